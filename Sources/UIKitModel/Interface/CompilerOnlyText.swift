import Frameworks

extension UIKitText {
  /// What UIKit adds to Foundation's types, and what only Apple's Foundation has. Here they are declared with these
  /// types; the compiler's Foundation on this system does not have them.
  static let compilerOnly: StaticText = """
    extension NSAttributedString.Key {
      public static let font: NSAttributedString.Key = NSAttributedString.Key(rawValue: "NSFont")
      public static let foregroundColor: NSAttributedString.Key = NSAttributedString.Key(rawValue: "NSColor")
      public static let backgroundColor: NSAttributedString.Key = NSAttributedString.Key(rawValue: "NSBackgroundColor")
      public static let kern: NSAttributedString.Key = NSAttributedString.Key(rawValue: "NSKern")
      public static let underlineStyle: NSAttributedString.Key = NSAttributedString.Key(rawValue: "NSUnderline")
      public static let underlineColor: NSAttributedString.Key = NSAttributedString.Key(rawValue: "NSUnderlineColor")
      public static let strikethroughStyle: NSAttributedString.Key = NSAttributedString.Key(rawValue: "NSStrikethrough")
      public static let paragraphStyle: NSAttributedString.Key = NSAttributedString.Key(rawValue: "NSParagraphStyle")
      public static let link: NSAttributedString.Key = NSAttributedString.Key(rawValue: "NSLink")
      public static let baselineOffset: NSAttributedString.Key = NSAttributedString.Key(rawValue: "NSBaselineOffset")
      public static let shadow: NSAttributedString.Key = NSAttributedString.Key(rawValue: "NSShadow")
      public static let strokeColor: NSAttributedString.Key = NSAttributedString.Key(rawValue: "NSStrokeColor")
      public static let strokeWidth: NSAttributedString.Key = NSAttributedString.Key(rawValue: "NSStrokeWidth")
      public static let attachment: NSAttributedString.Key = NSAttributedString.Key(rawValue: "NSAttachment")
    }
    extension NotificationCenter {
      public func notifications(named name: Notification.Name, object: AnyObject? = nil) -> AsyncStream<Notification>
    }
    """
}
