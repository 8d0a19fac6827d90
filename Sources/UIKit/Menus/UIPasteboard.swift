public import Foundation

/// What was copied. It lives as long as the process.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  /// The pasteboard of the device, which begins empty.
  public static let general = UIPasteboard()
  public override nonisolated init() {}
  open var strings: [String]?
  open var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }
  open var urls: [URL]?
  open var url: URL? {
    get { urls?.first }
    set { urls = newValue.map { [$0] } }
  }
  open var images: [UIImage]?
  open var image: UIImage? {
    get { images?.first }
    set { images = newValue.map { [$0] } }
  }
  open var hasStrings: Bool { strings?.isEmpty == false }
  open var hasURLs: Bool { urls?.isEmpty == false }
  open var hasImages: Bool { images?.isEmpty == false }
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) { datas[pasteboardType] = data }
  open func data(forPasteboardType pasteboardType: String) -> Data? { datas[pasteboardType] }
  private var datas: [String: Data] = [:]
}
