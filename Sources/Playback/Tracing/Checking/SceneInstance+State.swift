package import Foundation
import PassThrough
package import Scenes
import UIKit

extension SceneInstance {
  /// The properties that a hit test at `point` reads.
  package func hitTestState(at point: CGPoint) -> HitTestState {
    engine.run {
      let platform = engine.platform
      var state = HitTestState(
        windows: application.windows.reversed().map(\.viewID), views: [:], point: point,
        alphaThreshold: min(platform.hitTestAlphaThreshold, 0.01)...max(platform.hitTestAlphaThreshold, 0.01),
        hasExactPoints: !clock.hasPendingTimers, isCombined: strategy.mechanisms.count > 1)
      for window in application.windows { add(window, to: &state) }
      // A touch delegate may be in a window that is not shown.
      for window in windows where state.views[window.viewID] == nil { add(window, to: &state) }
      return state
    }
  }

  private func add(_ view: UIView, to state: inout HitTestState) {
    let (overrides, isReplaced) = (HitTestOverrides(of: view), HitTesting.hasReplaceableMethods)
    state.views[view.viewID] = HitTestState.View(
      superview: view.superview?.viewID, subviews: view.subviews.map(\.viewID), bounds: view.bounds,
      isHidden: view.isHidden, isUserInteractionEnabled: view.isUserInteractionEnabled, alpha: view.alpha,
      isEnabled: (view as? UIControl)?.isEnabled, tag: view.tag, overridesHitTest: !view.canAddHitTest || isReplaced,
      overridesPointInside: overrides.contains(.pointInside) || isReplaced,
      screenPoints: [CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 0), CGPoint(x: 0, y: 1)].map {
        Self.comparable(view.convertFromScreen($0))
      })
    for subview in view.subviews { add(subview, to: &state) }
  }

  /// A point that equals itself, without values that are no numbers.
  private static func comparable(_ point: CGPoint) -> CGPoint {
    CGPoint(x: point.x.isFinite ? point.x : .infinity, y: point.y.isFinite ? point.y : .infinity)
  }
}
