public import Foundation

/// The layer of a hosting view. Its hit test distinguishes drawn content from empty space.
@preconcurrency @MainActor
@_spi(Instrumentation) open class HostingLayer: CALayer {
  /// What a hit test finds.
  enum Answer {
    /// A layer of drawn content, which has no name.
    case content
    /// A layer of the host's own structure, which has a name.
    case host
    /// Not known, with the reason.
    case unknown(String)
  }

  private final let contentLayer = CALayer()
  private final let structureLayer = CALayer()

  public override init() {
    super.init()
    structureLayer.name = "_UIHostingView"
  }

  public override init(layer: Any) {
    super.init(layer: layer)
  }

  /// Decoding is not supported; always returns `nil`.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// The layer of a view in front of the content, the content's, or the host's.
  open override func hitTest(_ point: CGPoint) -> CALayer? {
    guard let found = super.hitTest(point) else { return nil }
    guard let host = view as? HostingView, found === self || found.view.map(host.receives(touchesOf:)) ?? false
    else { return found }
    switch host.layerAnswer(at: geometry.convertFromSuperlayer(point)) {
    case .content: return contentLayer
    case .host: return structureLayer
    case .unknown(let reason):
      host.noteUncertainty(reason)
      return found
    }
  }
}
