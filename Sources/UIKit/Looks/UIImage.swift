public import Foundation

/// An image without content. It has no effect on touches, and its size is not modelled.
open class UIImage: NSObject, @unchecked Sendable {
  /// How the colors of an image are used.
  public enum RenderingMode: Int, Sendable {
    case automatic, alwaysOriginal, alwaysTemplate
  }

  /// The direction in which an image is stored.
  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  public override init() {}
  /// An image of the app's bundle. Whether it exists is not modelled.
  public init?(named name: String) {}
  public init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {}
  /// A symbol of the system. Whether it exists is not modelled.
  public init?(systemName name: String) {}
  public init?(data: Data) {}
  public init?(contentsOfFile path: String) {}

  /// The size in points. It is not modelled: zero, and the outcomes that follow are unknown.
  @preconcurrency @MainActor
  open var size: CGSize {
    Unmodelled.note("the size of an image was read, and sizes of images are not modelled")
    return .zero
  }
  open var scale: CGFloat { 1 }
  open var renderingMode: RenderingMode { .automatic }
  open var imageOrientation: Orientation { .up }

  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { self }
  open func withTintColor(_ color: UIColor) -> UIImage { self }
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage { self }
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { self }
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }
}
