import Frameworks

extension UIKitText {
  static let textInput: StaticText = """
    @MainActor public protocol UITextFieldDelegate: NSObjectProtocol {
    }
    extension UITextFieldDelegate {
      public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
      public func textFieldDidBeginEditing(_ textField: UITextField) {}
      public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
      public func textFieldDidEndEditing(_ textField: UITextField) {}
      public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {}
      public func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool { true }
      public func textFieldDidChangeSelection(_ textField: UITextField) {}
      public func textField(_ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]) -> UIMenu? { nil }
      public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
      public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
    }
    @MainActor public protocol UITextInputTraits: NSObjectProtocol {
    }
    @MainActor open class UITextField: UIControl, UITextInputTraits {
      open override var canBecomeFirstResponder: Bool { true }
      open var text: String? { get set }
      open var attributedText: NSAttributedString? { get set }
      open var placeholder: String? = nil
      open var attributedPlaceholder: NSAttributedString? = nil
      open var font: UIFont? = UIFont.systemFont(ofSize: 17)
      open var textColor: UIColor? = UIColor.label
      open var textAlignment: NSTextAlignment = .natural
      open var borderStyle: UITextField.BorderStyle = .none
      open var clearButtonMode: UITextField.ViewMode = .never
      open var clearsOnBeginEditing: Bool = false
      open var leftView: UIView? = nil
      open var rightView: UIView? = nil
      open var leftViewMode: UITextField.ViewMode = .never
      open var rightViewMode: UITextField.ViewMode = .never
      open var returnKeyType: UIReturnKeyType = .default
      open var keyboardType: UIKeyboardType = .default
      open var keyboardAppearance: UIKeyboardAppearance = .default
      open var autocorrectionType: UITextAutocorrectionType = .default
      open var autocapitalizationType: UITextAutocapitalizationType = .sentences
      open var spellCheckingType: UITextSpellCheckingType = .default
      open var textContentType: UITextContentType? = nil
      open var isSecureTextEntry: Bool = false
      open var enablesReturnKeyAutomatically: Bool = false
      open var adjustsFontSizeToFitWidth: Bool = false
      open var minimumFontSize: CGFloat = 0
      open var isEditing: Bool { get }
      open weak var delegate: UITextFieldDelegate?
      public enum BorderStyle: Int {
        case none, line, bezel, roundedRect
      }
      public enum ViewMode: Int {
        case never, whileEditing, unlessEditing, always
      }
      public enum DidEndEditingReason: Int {
        case committed
      }
      public static let textDidBeginEditingNotification: Notification.Name = Notification.Name("UITextFieldTextDidBeginEditingNotification")
      public static let textDidChangeNotification: Notification.Name = Notification.Name("UITextFieldTextDidChangeNotification")
      public static let textDidEndEditingNotification: Notification.Name = Notification.Name("UITextFieldTextDidEndEditingNotification")
      open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
      open var typingAttributes: [NSAttributedString.Key: Any]? = nil
      open var allowsEditingTextAttributes: Bool = false
      open var clearsOnInsertion: Bool = false
      open var background: UIImage? = nil
      open var disabledBackground: UIImage? = nil
      open var smartQuotesType: UITextSmartQuotesType = .default
      open var smartDashesType: UITextSmartDashesType = .default
      open var smartInsertDeleteType: UITextSmartInsertDeleteType = .default
      open var hasText: Bool { !(text ?? "").isEmpty }
      open func insertText(_ text: String)
      open func deleteBackward()
      open func textRect(forBounds bounds: CGRect) -> CGRect { bounds }
      open func editingRect(forBounds bounds: CGRect) -> CGRect { bounds }
      open func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds }
      open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { bounds }
      open func leftViewRect(forBounds bounds: CGRect) -> CGRect { bounds }
      open func rightViewRect(forBounds bounds: CGRect) -> CGRect { bounds }
      open var selectedTextRange: UITextRange? { get set }
      open var beginningOfDocument: UITextPosition { UITextPosition(_offset: 0) }
      open var endOfDocument: UITextPosition { UITextPosition(_offset: (text ?? "").utf16.count) }
      open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        let place = position._offset + offset
        return place < 0 || place > (text ?? "").utf16.count ? nil : UITextPosition(_offset: place)
      }
      open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { toPosition._offset - from._offset }
      open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? { UITextRange(_start: fromPosition, _end: toPosition) }
      open func text(in range: UITextRange) -> String?
      open func replace(_ range: UITextRange, withText text: String)
    }
    /// A place between two characters, in UTF-16 units.
    @MainActor open class UITextPosition: NSObject {
      open var _offset: Int
      public init(_offset: Int) { self._offset = _offset }
    }
    @MainActor open class UITextRange: NSObject {
      open var _start: UITextPosition
      open var _end: UITextPosition
      public init(_start: UITextPosition, _end: UITextPosition) {
        self._start = _start
        self._end = _end
      }
      open var start: UITextPosition { _start }
      open var end: UITextPosition { _end }
      open var isEmpty: Bool { _start._offset == _end._offset }
    }
    public enum UITextSmartQuotesType: Int {
      case `default`, no, yes
    }
    public enum UITextSmartDashesType: Int {
      case `default`, no, yes
    }
    public enum UITextSmartInsertDeleteType: Int {
      case `default`, no, yes
    }
    /// Where a text view's text is laid out: its values are kept, lines are as wide as the view.
    open class NSTextContainer: NSObject {
      public override init()
      open var size: CGSize = CGSize(width: 0, height: 0)
      open var lineFragmentPadding: CGFloat = 5
      open var maximumNumberOfLines: Int = 0
      open var lineBreakMode: NSLineBreakMode = .byWordWrapping
      open var widthTracksTextView: Bool = true
      open var heightTracksTextView: Bool = false
    }
    public enum UIReturnKeyType: Int {
      case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
    }
    public enum UIKeyboardType: Int {
      case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
    }
    public enum UIKeyboardAppearance: Int {
      case `default`, dark, light
    }
    public enum UITextAutocorrectionType: Int {
      case `default`, no, yes
    }
    public enum UITextAutocapitalizationType: Int {
      case none, words, sentences, allCharacters
    }
    public enum UITextSpellCheckingType: Int {
      case `default`, no, yes
    }
    public struct UITextContentType: Hashable {
      public var rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let name: UITextContentType = UITextContentType(rawValue: "name")
      public static let emailAddress: UITextContentType = UITextContentType(rawValue: "email")
      public static let password: UITextContentType = UITextContentType(rawValue: "password")
      public static let username: UITextContentType = UITextContentType(rawValue: "username")
      public static let creditCardNumber: UITextContentType = UITextContentType(rawValue: "credit-card-number")
      public static let telephoneNumber: UITextContentType = UITextContentType(rawValue: "tel")
      public static let URL: UITextContentType = UITextContentType(rawValue: "url")
      public static let newPassword: UITextContentType = UITextContentType(rawValue: "new-password")
      public static let oneTimeCode: UITextContentType = UITextContentType(rawValue: "one-time-code")
    }
    @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
    }
    extension UITextViewDelegate {
      public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
      public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
      public func textViewDidBeginEditing(_ textView: UITextView) {}
      public func textViewDidEndEditing(_ textView: UITextView) {}
      public func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool { true }
      public func textViewDidChange(_ textView: UITextView) {}
      public func textViewDidChangeSelection(_ textView: UITextView) {}
    }
    @MainActor open class UITextView: UIScrollView, UITextInputTraits {
      open override var canBecomeFirstResponder: Bool { true }
      open var text: String! { get set }
      open var attributedText: NSAttributedString! { get set }
      open var typingAttributes: [NSAttributedString.Key: Any] = [:]
      open var font: UIFont? = nil
      open var textColor: UIColor? = nil
      open var textAlignment: NSTextAlignment = .natural
      open var isEditable: Bool = true
      open var isSelectable: Bool = true
      open var selectedRange: NSRange { get set }
      open func scrollRangeToVisible(_ range: NSRange) {}
      open var dataDetectorTypes: Int = 0
      open var allowsEditingTextAttributes: Bool = false
      open var returnKeyType: UIReturnKeyType = .default
      open var keyboardType: UIKeyboardType = .default
      open var autocorrectionType: UITextAutocorrectionType = .default
      open var autocapitalizationType: UITextAutocapitalizationType = .sentences
      open var textContainerInset: UIEdgeInsets = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
      public init(frame: CGRect, textContainer: NSTextContainer?)
      public convenience override init(frame: CGRect) {
        self.init(frame: frame, textContainer: nil)
      }
      public static let textDidBeginEditingNotification: Notification.Name = Notification.Name("UITextViewTextDidBeginEditingNotification")
      public static let textDidChangeNotification: Notification.Name = Notification.Name("UITextViewTextDidChangeNotification")
      public static let textDidEndEditingNotification: Notification.Name = Notification.Name("UITextViewTextDidEndEditingNotification")
      open var textContainer: NSTextContainer = NSTextContainer()
      open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
      open var usesStandardTextScaling: Bool = false
      open var adjustsFontForContentSizeCategory: Bool = false
      open var clearsOnInsertion: Bool = false
      open var isFindInteractionEnabled: Bool = false
      open var keyboardAppearance: UIKeyboardAppearance = .default
      open var spellCheckingType: UITextSpellCheckingType = .default
      open var smartQuotesType: UITextSmartQuotesType = .default
      open var smartDashesType: UITextSmartDashesType = .default
      open var smartInsertDeleteType: UITextSmartInsertDeleteType = .default
      open var textContentType: UITextContentType! = nil
      open var enablesReturnKeyAutomatically: Bool = false
      open var hasText: Bool { !text.isEmpty }
      open func insertText(_ text: String)
      open func deleteBackward()
      open var selectedTextRange: UITextRange? { get set }
      open var beginningOfDocument: UITextPosition { UITextPosition(_offset: 0) }
      open var endOfDocument: UITextPosition { UITextPosition(_offset: (text ?? "").utf16.count) }
      open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        let place = position._offset + offset
        return place < 0 || place > (text ?? "").utf16.count ? nil : UITextPosition(_offset: place)
      }
      open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { toPosition._offset - from._offset }
      open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? { UITextRange(_start: fromPosition, _end: toPosition) }
      open func text(in range: UITextRange) -> String?
      open func replace(_ range: UITextRange, withText text: String)
    }
    @MainActor public protocol UISearchBarDelegate: NSObjectProtocol {
    }
    extension UISearchBarDelegate {
      public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
      public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
      public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
      public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
      public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
      public func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool { true }
      public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
      public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
      public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
    }
    @MainActor open class UISearchBar: UIView, UITextInputTraits {
      open override var canBecomeFirstResponder: Bool { true }
      open var text: String? { get set }
      open var placeholder: String? = nil
      open var prompt: String? = nil
      open var showsCancelButton: Bool = false
      open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) { self.showsCancelButton = showsCancelButton }
      open var scopeButtonTitles: [String]? = nil
      open var selectedScopeButtonIndex: Int = 0
      open var showsScopeBar: Bool = false
      open var barTintColor: UIColor? = nil
      open var isTranslucent: Bool = true
      open var searchBarStyle: UISearchBar.Style = .default
      open var returnKeyType: UIReturnKeyType = .search
      open var autocapitalizationType: UITextAutocapitalizationType = .sentences
      open var autocorrectionType: UITextAutocorrectionType = .default
      open var keyboardType: UIKeyboardType = .default
      open weak var delegate: UISearchBarDelegate?
      public enum Style: Int {
        case `default`, prominent, minimal
      }
      open var showsBookmarkButton: Bool = false
      open var showsSearchResultsButton: Bool = false
      open var isSearchResultsButtonSelected: Bool = false
      open var barStyle: UIBarStyle = .default
      open var backgroundImage: UIImage? = nil
      open var isEnabled: Bool = true
      open var textContentType: UITextContentType? = nil
      open var keyboardAppearance: UIKeyboardAppearance = .default
      open var spellCheckingType: UITextSpellCheckingType = .default
      open var enablesReturnKeyAutomatically: Bool = true
      open var searchTextPositionAdjustment: UIOffset = UIOffset(horizontal: 0, vertical: 0)
      open func setImage(_ iconImage: UIImage?, for icon: UISearchBar.Icon, state: UIControl.State) {}
      open func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {}
      public enum Icon: Int {
        case search, clear, bookmark, resultsList
      }
    }
    """
}
