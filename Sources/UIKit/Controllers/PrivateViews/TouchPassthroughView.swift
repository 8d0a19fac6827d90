package import Foundation
import HitTestTerms

/// A private view of UIKit that covers the screen or a bar and is never hit itself; its subviews are hit as usual.
///
/// Source: listings of UIKitCore and hierarchies of iOS 13 to 27 in which such a view lies above content that works (Vercantez/openuikit,
/// callstack/agent-device) [M], [O]; that the containers of tab bars inherit this, their superclass in these hierarchies [O].
@preconcurrency @MainActor
package final class TouchPassthroughView: UIView {
  /// The classes that are such views.
  package static let names: Set = [
    "_UITouchPassthroughView", "_UITabBarContainerWrapperView", "_UITabBarContainerView", "_UITabContainerView",
  ]

  package override init(frame: CGRect) { super.init(frame: frame) }
  package required init?(coder: NSCoder) { super.init(coder: coder) }

  package convenience init(className: String) {
    self.init(frame: .zero)
    self.className = className
  }

  package override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    hasAddedHitTest ? runAddedHitTest(point, with: event) : hitTestOfClass(point, with: event)
  }

  override func hitTestOfClass(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let found = hitTestOfView(point, with: event)
    guard found === self else { return found }
    HitTesting.tracer?.noteDecision(of: self, .directTouchIgnored, other: nil)
    return nil
  }
}

/// The private view in front of a navigation controller's bar that holds the items of iOS 26: it contains a point only where a bar item's
/// platter is.
///
/// Source: listings of its `point(inside:with:)`, and dumps in which it covers content that works, iOS 26.1 (Vercantez/openuikit) [M].
@preconcurrency @MainActor
package final class FloatingBarContainerView: UIView {
  package static let names: Set = ["_UIFloatingBarContainerView", "FloatingBarContainerView"]

  package override init(frame: CGRect) { super.init(frame: frame) }
  package required init?(coder: NSCoder) { super.init(coder: coder) }

  package convenience init(className: String) {
    self.init(frame: .zero)
    self.className = className
  }

  package override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    Self.platters(in: self).contains { $0.bounds.contains($0.convert(point, from: self)) }
  }

  private static func platters(in view: UIView) -> [UIView] {
    view.subviews.flatMap { child -> [UIView] in
      guard !child.isHidden else { return [] }
      let isPlatter = child.className.contains("Platter") || child.className.contains("GlassInteraction")
      return isPlatter ? [child] : platters(in: child)
    }
  }
}
