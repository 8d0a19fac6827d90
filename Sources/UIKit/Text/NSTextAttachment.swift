public import Foundation

/// An image in a text, in place of a character.
open class NSTextAttachment: NSObject, @unchecked Sendable {
  private final let mark = CoreFoundationMark()
  /// The character that stands for an attachment.
  public static let character = 0xFFFC

  open var image: UIImage?
  /// The rectangle of the attachment, with the origin at the baseline and y upwards. Empty: the size of the image.
  open var bounds = CGRect.zero
  open var contents: Data?
  open var fileType: String?

  public init(data contentData: Data?, ofType uti: String?) { (contents, fileType) = (contentData, uti) }
  public convenience init(image: UIImage) {
    self.init(data: nil, ofType: nil)
    self.image = image
  }
  public override convenience init() { self.init(data: nil, ofType: nil) }

  /// The image that is drawn: always ``image``.
  open func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage? { image }

  /// The rectangle, or that of the image, whose size is not modelled.
  var layoutBounds: CGRect {
    guard bounds.isEmpty, let image, Thread.isMainThread else { return bounds }
    return MainActor.assumeIsolated { CGRect(origin: .zero, size: image.size) }
  }
}

extension NSAttributedString {
  /// A text of an attachment alone.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
