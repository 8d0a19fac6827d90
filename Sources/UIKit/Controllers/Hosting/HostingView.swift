public import Foundation
import HitTestTerms

/// A model of SwiftUI's `_UIHostingView`: its content is not a view tree, so the result of a hit test depends on the
/// system version.
///
/// Source: until iOS 17 content is found as a descendant view; in iOS 18 the second of a touch's two hit tests finds
/// the root, Apple forums 762292, HostingPassthrough #5, SwiftUIX #547; in iOS 26 there may be no descendant views,
/// SwiftMessages, Flipper #273 [O]. That only the content's rectangles matter is a simplification of this model.
@preconcurrency @MainActor
@_spi(Instrumentation) open class HostingView: UIView {
  /// The rectangles in which the content receives touches, in this view's space. Elsewhere the view itself is hit.
  open var interactiveRegions: [CGRect] = [] {
    didSet { placeContent() }
  }

  private final let answer = PlatformBehavior.current.hostingViewContent
  private final var content: [UIView] = []

  /// Creates a hosting view without content, for the current platform.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    className = "_UIHostingView"
  }

  /// Decoding is not supported; always returns `nil`.
  public required init?(coder: NSCoder) {
    return nil
  }

  private final func placeContent() {
    for view in content { view.removeFromSuperview() }
    content = []
    guard answer != .root else { return }
    for region in interactiveRegions {
      let view = UIView(frame: region)
      view.className = "_UIHostingContentView"
      content.append(view)
      addSubview(view)
    }
  }

  /// UIView's result; in a later hit test of the same touch, the content may be found as the root.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    hasAddedHitTest ? runAddedHitTest(point, with: event) : hitTestOfClass(point, with: event)
  }

  override final func hitTestOfClass(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let found = hitTestOfView(point, with: event)
    guard answer == .descendantThenRoot, HitTesting.pass > 1, let found, content.contains(where: { $0 === found })
    else {
      return found
    }
    HitTesting.tracer?.noteDecision(of: self, .hostingRoot, other: found)
    return self
  }
}
