public import Foundation

/// How the rectangle of a text is calculated.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The last line that fits is truncated.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
  /// The text has several lines and its origin is the top left corner. Otherwise it is one line at a baseline.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// The leading of fonts is added. The system's fonts have none.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// The rectangle of the glyphs. Not modelled: the rectangle of the lines.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
}

/// How a text is made smaller. Texts keep their size here.
open class NSStringDrawingContext: NSObject {
  open var minimumScaleFactor: CGFloat = 0
  open internal(set) var actualScaleFactor: CGFloat = 1
  open internal(set) var totalBounds = CGRect.zero
  public override init() {}
}

extension TextUnits {
  /// The font of texts without one. Source: Apple's page of NSAttributedString.Key.font [D].
  fileprivate static let drawingFont = UIFont(name: "Helvetica", size: 12) ?? .systemFont(ofSize: 12)

  fileprivate func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions, context: NSStringDrawingContext?
  ) -> CGRect {
    var layout = TextLayout.Options()
    let hasLines = options.contains(.usesLineFragmentOrigin)
    if size.width > 0 { layout.width = size.width }
    if !hasLines { layout.maximumLines = 1 }
    if !hasLines || size.width <= 0 { layout.width = .greatestFiniteMagnitude }
    if options.contains(.truncatesLastVisibleLine), size.height > 0 { layout.maximumHeight = size.height }
    let text = TextLayout(self, layout)
    let rect = CGRect(origin: CGPoint(x: 0, y: hasLines ? 0 : -text.lastBaseline), size: text.size)
    context?.totalBounds = rect
    return rect
  }
}

extension NSAttributedString {
  /// The rectangle of the text in a size, not rounded. A width or height of zero is no limit.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    TextUnits(self, defaultFont: TextUnits.drawingFont).boundingRect(with: size, options: options, context: context)
  }

  /// The size of the text, whose lines are its paragraphs, not rounded.
  public func size() -> CGSize {
    boundingRect(with: .zero, options: .usesLineFragmentOrigin, context: nil).size
  }
}

extension String {
  /// The rectangle of the text in a size, not rounded. A width or height of zero is no limit.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    TextUnits(self, attributes: attributes ?? [:], defaultFont: TextUnits.drawingFont)
      .boundingRect(with: size, options: options, context: context)
  }

  /// The size of the text, whose lines are its paragraphs, not rounded.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    boundingRect(with: .zero, options: .usesLineFragmentOrigin, attributes: attributes, context: nil).size
  }
}

extension NSString {
  /// The rectangle of the text in a size, not rounded. A width or height of zero is no limit.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    String(describing: self).boundingRect(with: size, options: options, attributes: attributes, context: context)
  }

  /// The size of the text, whose lines are its paragraphs, not rounded.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    String(describing: self).size(withAttributes: attributes)
  }
}
