public import Foundation

/// An image without content. It has no effect on touches.
///
/// The size is known of images that code draws and of empty ones. Of others it is known only within a range.
open class UIImage: NSObject, @unchecked Sendable {
  /// How the colors of an image are used.
  public enum RenderingMode: Int, Sendable {
    case automatic, alwaysOriginal, alwaysTemplate
  }

  /// The direction in which an image is stored.
  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  /// How the parts of an image fill a larger place.
  public enum ResizingMode: Int, Sendable {
    case tile, stretch
  }

  /// The values that make one image another.
  struct Variant {
    var size: CGSize?
    var scale: CGFloat = 1
    var renderingMode = RenderingMode.automatic
    var orientation = Orientation.up
    var capInsets = UIEdgeInsets.zero
    var resizingMode = ResizingMode.tile
    var alignmentInsets = UIEdgeInsets.zero
    var configuration: UIImage.Configuration?
    /// The name of a symbol of the system.
    var symbol: String?
    /// The name of an image of the app.
    var name: String?
    var flips = false
    var pixels: CGImage?
    var frames: [UIImage]?
    var duration: TimeInterval = 0
  }
  private let variant: Variant

  private init(_ variant: Variant) { self.variant = variant }
  /// The name by which code got the image; `nil` for images that it made.
  final var effectName: String? { variant.symbol ?? variant.name }

  /// An image of a size.
  convenience init(size: CGSize, scale: CGFloat) {
    let pixels = CGImage(width: Int((size.width * scale).rounded(.up)), height: Int((size.height * scale).rounded(.up)))
    self.init(Variant(size: size, scale: scale, pixels: pixels))
  }

  /// An empty image: its size is zero.
  public override init() { variant = Variant(size: .zero) }
  /// An image of the app's bundle. Whether it exists is not modelled.
  public init?(named name: String) { variant = Variant(name: name) }
  public init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    variant = Variant(name: name)
  }
  public init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
    variant = Variant(configuration: configuration, name: name)
  }
  /// A symbol of the system. Whether it exists is not modelled.
  public init?(systemName name: String) { variant = Variant(symbol: name) }
  public init?(systemName name: String, withConfiguration configuration: Configuration?) {
    variant = Variant(configuration: configuration, symbol: name)
  }
  public init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
    variant = Variant(symbol: name)
  }
  public init?(systemName name: String, variableValue value: Double, configuration: Configuration? = nil) {
    variant = Variant(configuration: configuration, symbol: name)
  }
  public init?(data: Data) { variant = Variant() }
  public init?(data: Data, scale: CGFloat) { variant = Variant(scale: scale) }
  public init?(contentsOfFile path: String) { variant = Variant() }
  public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }
  public init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    let (width, height) = (CGFloat(cgImage.width) / scale, CGFloat(cgImage.height) / scale)
    let isTurned = [.left, .right, .leftMirrored, .rightMirrored].contains(orientation)
    variant = Variant(
      size: isTurned ? CGSize(width: height, height: width) : CGSize(width: width, height: height), scale: scale,
      orientation: orientation, pixels: cgImage)
  }
  /// The image of an image literal.
  public required convenience init(imageLiteralResourceName name: String) { self.init(Variant()) }

  open class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    var variant = images.first?.variant ?? Variant(size: .zero)
    (variant.frames, variant.duration) = (images, duration)
    return UIImage(variant)
  }
  open class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    UIImage(Variant(duration: duration))
  }

  /// The size in points. Where it is not known: one in a range (``UnknownLength``).
  ///
  /// That of a symbol depends on its shape (``SymbolShape``). An image of the app's bundle can have any size that fits a screen.
  @preconcurrency @MainActor
  open var size: CGSize {
    if let size = variant.size { return size }
    guard let symbol = variant.symbol else {
      let side = UnknownLength.images.reading.value(in: 1...1_000, stated: 24)
      return CGSize(width: side, height: side)
    }
    let points = symbolConfiguration?.symbolPoints ?? SymbolConfiguration.defaultPoints
    return SymbolShape(of: symbol).size(points: points, UnknownLength.symbols.reading)
  }
  open var scale: CGFloat { variant.scale }
  open var renderingMode: RenderingMode { variant.renderingMode }
  open var imageOrientation: Orientation { variant.orientation }
  open var capInsets: UIEdgeInsets { variant.capInsets }
  open var resizingMode: ResizingMode { variant.resizingMode }
  open var alignmentRectInsets: UIEdgeInsets { variant.alignmentInsets }
  open var configuration: Configuration? { variant.configuration }
  open var symbolConfiguration: SymbolConfiguration? { variant.configuration as? SymbolConfiguration }
  open var traitCollection: UITraitCollection { UITraitCollection() }
  open var isSymbolImage: Bool { variant.symbol != nil }
  open var flipsForRightToLeftLayoutDirection: Bool { variant.flips }
  open var images: [UIImage]? { variant.frames }
  open var duration: TimeInterval { variant.duration }
  /// The pixels, if code drew the image.
  open var cgImage: CGImage? { variant.pixels }
  open var baselineOffsetFromBottom: CGFloat? { nil }

  // MARK: Other images

  private func with(_ change: (inout Variant) -> Void) -> UIImage {
    var other = variant
    change(&other)
    return UIImage(other)
  }
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { with { $0.renderingMode = renderingMode } }
  open func withTintColor(_ color: UIColor) -> UIImage { with { _ in } }
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    withRenderingMode(renderingMode)
  }
  open func withConfiguration(_ configuration: Configuration) -> UIImage { with { $0.configuration = configuration } }
  open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    withConfiguration(configuration)
  }
  open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    with { $0.alignmentInsets = alignmentInsets }
  }
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { with { $0.capInsets = capInsets } }
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
    with { ($0.capInsets, $0.resizingMode) = (capInsets, resizingMode) }
  }
  open func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage { with { _ in } }
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage { with { $0.flips = true } }
  open func withHorizontallyFlippedOrientation() -> UIImage { with { _ in } }
  open func withoutBaseline() -> UIImage { with { _ in } }
  open func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage { with { _ in } }
  open func preparingForDisplay() -> UIImage? { self }
  open func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) { completionHandler(self) }
  open func preparingThumbnail(of size: CGSize) -> UIImage? { with { $0.size = size } }

  // MARK: Drawing, which has no effect

  open func draw(at point: CGPoint) {}
  open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {}
  open func draw(in rect: CGRect) {}
  open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {}
  open func drawAsPattern(in rect: CGRect) {}
  /// `nil`: an image has no content.
  open func pngData() -> Data? { nil }
  open func jpegData(compressionQuality: CGFloat) -> Data? { nil }
}

extension UIImage: _ExpressibleByImageLiteral {}
public typealias _ImageLiteralType = UIImage
extension UIImage: NSItemProviderWriting, NSItemProviderReading {}
