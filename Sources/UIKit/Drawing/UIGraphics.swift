public import Foundation

/// The contexts that code draws in, the current one last.
@MainActor
enum DrawingContexts {
  struct Entry {
    let context: CGContext
    let scale: CGFloat
  }
  /// The contexts of an app.
  private final class Stack: EngineState {
    var entries: [Entry] = []
  }
  static var stack: [Entry] {
    get { Engine.current.state(of: Stack.self).entries }
    set { Engine.current.state(of: Stack.self).entries = newValue }
  }
}

/// The context of the innermost drawing; `nil` outside of one, as in UIKit. Views are not drawn, so that ``UIView/draw(_:)`` is not
/// called.
@preconcurrency @MainActor
public func UIGraphicsGetCurrentContext() -> CGContext? { DrawingContexts.stack.last?.context }
@preconcurrency @MainActor
public func UIGraphicsPushContext(_ context: CGContext) {
  DrawingContexts.stack.append(DrawingContexts.Entry(context: context, scale: 1))
}
@preconcurrency @MainActor
public func UIGraphicsPopContext() { _ = DrawingContexts.stack.popLast() }
@preconcurrency @MainActor
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }
@preconcurrency @MainActor
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  DrawingContexts.stack.append(
    DrawingContexts.Entry(context: CGContext(size: size), scale: scale == 0 ? UIScreen.main.scale : scale))
}
@preconcurrency @MainActor
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  DrawingContexts.stack.last.map { UIImage(size: $0.context.size, scale: $0.scale) }
}
@preconcurrency @MainActor
public func UIGraphicsEndImageContext() { UIGraphicsPopContext() }
public func UIRectFill(_ rect: CGRect) {}
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {}
public func UIRectFrame(_ rect: CGRect) {}
public func UIRectClip(_ rect: CGRect) {}

/// How a renderer draws.
open class UIGraphicsRendererFormat: NSObject, @unchecked Sendable {
  public required override init() {}
  open class func `default`() -> Self { make() }
  open class func preferred() -> Self { make() }
  open class func forCurrentTraits() -> Self { make() }
  private class func make() -> Self { self.init() }
}

/// How a renderer of images draws.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat, @unchecked Sendable {
  /// The colors of an image.
  public enum Range: Int, Sendable { case unspecified = -1, automatic = 0, extended = 1, standard = 2 }
  open var scale: CGFloat = 0
  open var opaque = false
  open var prefersExtendedRange = false
  open var preferredRange = Range.automatic
  public convenience init(for traitCollection: UITraitCollection) { self.init() }
}

/// Makes images by drawing, of which only the size is known.
@preconcurrency @MainActor
open class UIGraphicsImageRenderer: NSObject {
  public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void
  private let size: CGSize
  public final let format: UIGraphicsImageRendererFormat

  public init(size: CGSize, format: UIGraphicsImageRendererFormat) { (self.size, self.format) = (size, format) }
  public convenience init(size: CGSize) { self.init(size: size, format: UIGraphicsImageRendererFormat()) }
  public convenience init(bounds: CGRect) { self.init(size: bounds.size) }
  public convenience init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.init(size: bounds.size, format: format)
  }

  /// Runs the actions, and returns an image of the renderer's size.
  open func image(actions: DrawingActions) -> UIImage {
    let scale = format.scale == 0 ? UIScreen.main.scale : format.scale
    UIGraphicsBeginImageContextWithOptions(size, format.opaque, scale)
    defer { UIGraphicsEndImageContext() }
    let context = DrawingContexts.stack[DrawingContexts.stack.count - 1].context
    actions(UIGraphicsImageRendererContext(cgContext: context, format: format, scale: scale))
    return UIImage(size: size, scale: scale)
  }
  /// The data of the image: none, because nothing is drawn.
  open func pngData(actions: DrawingActions) -> Data {
    _ = image(actions: actions)
    return Data()
  }
  open func jpegData(withCompressionQuality compressionQuality: CGFloat, actions: DrawingActions) -> Data {
    pngData(actions: actions)
  }
}

/// The context of a renderer of images.
@preconcurrency @MainActor
open class UIGraphicsImageRendererContext: NSObject {
  public final let cgContext: CGContext
  public final let format: UIGraphicsImageRendererFormat
  private let scale: CGFloat

  init(cgContext: CGContext, format: UIGraphicsImageRendererFormat, scale: CGFloat) {
    (self.cgContext, self.format, self.scale) = (cgContext, format, scale)
  }
  open var currentImage: UIImage { UIImage(size: cgContext.size, scale: scale) }
  open func fill(_ rect: CGRect) {}
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {}
  open func stroke(_ rect: CGRect) {}
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {}
  open func clip(to rect: CGRect) {}
}
