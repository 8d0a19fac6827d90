public import Foundation

/// How text is aligned. It has no effect on touches.
public enum NSTextAlignment: Int, Sendable {
  case left, center, right, justified, natural
}

/// How text that is too long is broken. It has no effect on touches.
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

/// How the baselines of a text are moved when it is made smaller. It has no effect on touches.
public enum UIBaselineAdjustment: Int, Sendable {
  case alignBaselines, alignCenters, none
}

/// The style of underlines. It has no effect on touches.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let single = NSUnderlineStyle(rawValue: 1)
  public static let thick = NSUnderlineStyle(rawValue: 2)
  public static let double = NSUnderlineStyle(rawValue: 9)
}

/// The style of a paragraph. It has no effect on touches.
open class NSParagraphStyle: NSObject, @unchecked Sendable {
  public override init() {}
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }
}

/// A style of a paragraph that can be changed. It has no effect on touches.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  open var alignment = NSTextAlignment.natural
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  open var lineSpacing: CGFloat = 0
  open var paragraphSpacing: CGFloat = 0
  open var lineHeightMultiple: CGFloat = 0
  open var minimumLineHeight: CGFloat = 0
  open var maximumLineHeight: CGFloat = 0
}

extension NSAttributedString.Key {
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
}
