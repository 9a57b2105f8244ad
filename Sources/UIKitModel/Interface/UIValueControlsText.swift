import Frameworks

extension UIKitText {
  /// Controls that hold a value; set by code they are silent, moved by a finger they send `.valueChanged`.
  static let valueControls: StaticText = """
    @MainActor open class UISlider: UIControl {
      open var value: Float = 0
      open var minimumValue: Float = 0
      open var maximumValue: Float = 1
      open var isContinuous: Bool = true
      open var minimumValueImage: UIImage? = nil
      open var maximumValueImage: UIImage? = nil
      open var minimumTrackTintColor: UIColor? = nil
      open var maximumTrackTintColor: UIColor? = nil
      open var thumbTintColor: UIColor? = nil
      open func setValue(_ value: Float, animated: Bool) { self.value = value }
      /// - Unsimulated: nothing is drawn; the colours of the tracks are kept
      open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {}
      open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {}
      open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {}
      open func trackRect(forBounds bounds: CGRect) -> CGRect { bounds }
      open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect { rect }
    }
    @MainActor open class UIStepper: UIControl {
      open var value: Double = 0
      open var minimumValue: Double = 0
      open var maximumValue: Double = 100
      open var stepValue: Double = 1
      open var wraps: Bool = false
      open var autorepeat: Bool = true
      open var isContinuous: Bool = true
      open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {}
      open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {}
      open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {}
    }
    @MainActor open class UISegmentedControl: UIControl {
      public static let noSegment: Int = -1
      public init(items: [Any]?)
      public convenience init(frame: CGRect, actions: [UIAction])
      open var selectedSegmentIndex: Int = -1
      open var isMomentary: Bool = false
      open var apportionsSegmentWidthsByContent: Bool = false
      open var selectedSegmentTintColor: UIColor? = nil
      open var numberOfSegments: Int { get }
      open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool)
      open func insertSegment(action: UIAction, at segment: Int, animated: Bool)
      open func removeSegment(at segment: Int, animated: Bool)
      open func removeAllSegments()
      open func setTitle(_ title: String?, forSegmentAt segment: Int)
      open func titleForSegment(at segment: Int) -> String?
      open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int)
      open func isEnabledForSegment(at segment: Int) -> Bool
      open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}
      open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {}
      open func widthForSegment(at segment: Int) -> CGFloat { 0 }
      open func setBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {}
      open func setDividerImage(_ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics) {}
    }
    @MainActor open class UIPageControl: UIControl {
      open var numberOfPages: Int = 0
      open var currentPage: Int = 0
      open var hidesForSinglePage: Bool = false
      open var pageIndicatorTintColor: UIColor? = nil
      open var currentPageIndicatorTintColor: UIColor? = nil
      open var backgroundStyle: UIPageControl.BackgroundStyle = .automatic
      open var allowsContinuousInteraction: Bool = true
      open func size(forNumberOfPages pageCount: Int) -> CGSize { CGSize(width: 26 + CGFloat(pageCount) * 16, height: 26) }
      public enum BackgroundStyle: Int {
        case automatic, prominent, minimal
      }
      open var preferredIndicatorImage: UIImage? = nil
      open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {}
    }
    @MainActor open class UIProgressView: UIView {
      public convenience init(progressViewStyle style: UIProgressView.Style)
      open var progress: Float = 0
      open var progressViewStyle: UIProgressView.Style = .default
      open var progressTintColor: UIColor? = nil
      open var trackTintColor: UIColor? = nil
      open var observedProgress: AnyObject? = nil
      open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
      public enum Style: Int {
        case `default`, bar
      }
      open var progressImage: UIImage? = nil
      open var trackImage: UIImage? = nil
    }
    @MainActor open class UIColorWell: UIControl {
      open var selectedColor: UIColor? = nil
      open var supportsAlpha: Bool = true
      open var title: String? = nil
    }
    @MainActor open class UIRefreshControl: UIControl {
      open var isRefreshing: Bool { get }
      open var attributedTitle: NSAttributedString? = nil
      open func beginRefreshing()
      open func endRefreshing()
    }
    @MainActor open class UIDatePicker: UIControl {
      open var date: Date = Date()
      open var minimumDate: Date? = nil
      open var maximumDate: Date? = nil
      open var datePickerMode: UIDatePicker.Mode = .dateAndTime
      open var preferredDatePickerStyle: UIDatePickerStyle = .automatic
      open var minuteInterval: Int = 1
      open var countDownDuration: Double = 0
      open var locale: Locale? = nil
      open var calendar: Calendar! = nil
      open var timeZone: TimeZone? = nil
      open var roundsToMinuteInterval: Bool = true
      open func setDate(_ date: Date, animated: Bool) { self.date = date }
      public enum Mode: Int {
        case time, date, dateAndTime, countDownTimer, yearAndMonth
      }
      open var datePickerStyle: UIDatePickerStyle { preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle }
    }
    public enum UIDatePickerStyle: Int {
      case automatic, wheels, compact, inline
    }
    @MainActor public protocol UIPickerViewDataSource: NSObjectProtocol {
      func numberOfComponents(in pickerView: UIPickerView) -> Int
      func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
    }
    @MainActor public protocol UIPickerViewDelegate: NSObjectProtocol {
    }
    extension UIPickerViewDelegate {
      public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? { nil }
      public func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int) -> NSAttributedString? { nil }
      public func pickerView(_ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?) -> UIView { UIView() }
      public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 0 }
      public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 0 }
      public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
    }
    @MainActor open class UIPickerView: UIView {
      open weak var dataSource: UIPickerViewDataSource?
      open weak var delegate: UIPickerViewDelegate?
      open var numberOfComponents: Int { get }
      open func numberOfRows(inComponent component: Int) -> Int
      open func selectedRow(inComponent component: Int) -> Int
      open func selectRow(_ row: Int, inComponent component: Int, animated: Bool)
      open func reloadAllComponents()
      open func reloadComponent(_ component: Int)
      open func view(forRow row: Int, forComponent component: Int) -> UIView?
      open func rowSize(forComponent component: Int) -> CGSize { CGSize(width: 320, height: 32) }
    }
    """
}
