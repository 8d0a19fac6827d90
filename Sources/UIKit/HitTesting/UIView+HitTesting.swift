import Foundation
import HitTestTerms

extension UIView {
  /// Updates ``takesTouches``. Called by the setters of the properties that it depends on.
  final func updateTakesTouches() {
    takesTouches = !isHidden && isUserInteractionEnabled && !isTooTransparent && !isBlockedByAnimation
  }

  final var isTooTransparent: Bool {
    let platform = engine.platform
    return switch platform.alphaRule {
    case .lessThan: CGFloat(storedAlpha) < platform.hitTestAlphaThreshold
    case .lessThanSinglePrecision: storedAlpha < Float(platform.hitTestAlphaThreshold)
    case .lessThanOrEqual: CGFloat(storedAlpha) <= platform.hitTestAlphaThreshold
    }
  }

  /// UIKit's algorithm with a tracer, replaced methods or injected faults. It calls `hitTest(_:with:)` of every subview
  /// up to the first hit. Tests use it as the oracle of ``plainHitTest(_:with:)``.
  final func instrumentedHitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let tracer = HitTesting.tracer
    let isUnannounced = tracer?.willRunImplementation(of: self, at: point) ?? false
    let answer = HitTesting.descend(below: self) { instrumentedAnswer(point, with: event, tracer: tracer) }
    if isUnannounced { tracer?.didRunImplementation(of: self, answer: answer) }
    return answer
  }

  private final func instrumentedAnswer(_ point: CGPoint, with event: UIEvent?, tracer: (any HitTestTracer)?) -> UIView?
  {
    let faults = HitTesting.faults
    if let rule = refusal(faults: faults) {
      tracer?.noteDecision(of: self, rule, other: nil)
      return nil
    }
    guard
      HitTesting.isInside(self, point, with: event) || (faults.contains(.closedBounds) && storedBounds.hasOnEdge(point))
    else {
      tracer?.noteDecision(of: self, .outsideBounds, other: nil)
      return nil
    }
    let subviews = HitTesting.reachable(children, of: self, at: point)
    for view in faults.contains(.siblingOrder) ? subviews : subviews.reversed() {
      let inside = faults.contains(.transform) ? view.convertIgnoringTransform(point) : view.convertForHitTest(point)
      if let answer = HitTesting.hitTest(view, inside, with: event, because: .subview) {
        tracer?.noteDecision(of: self, .subview, other: view)
        return answer
      }
    }
    if HitTesting.recursion != nil { return nil }
    tracer?.noteDecision(of: self, isBlockedByAnimation ? .animating : .itself, other: nil)
    return isBlockedByAnimation ? nil : self
  }

  /// The algorithm for a view whose animation blocks touches: on some platforms its subviews can still be hit.
  @inline(never)
  final func hitTestBelow(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard refusal(faults: []) == nil, self.point(inside: point, with: event) else { return nil }
    return HitTesting.descend(below: self) {
      for view in children.reversed() {
        if let answer = HitTesting.hitTest(view, view.convertForHitTest(point), with: event, because: .subview) {
          return answer
        }
      }
      return nil
    }
  }

  /// The rule by which the view and its descendants are skipped; `nil` if the view takes touches.
  private final func refusal(faults: Set<EngineFault>) -> HitTestRule? {
    if isHidden && !faults.contains(.hiddenViews) { return .hidden }
    if !isUserInteractionEnabled && !faults.contains(.interactionDisabled) { return .userInteractionDisabled }
    if isTooTransparent && !faults.contains(.alphaRule) { return .alpha }
    if isBlockedByAnimation, engine.platform.animationTouchRule != .viewAlone { return .animating }
    return nil
  }

  /// Ends the hit test at a view beyond the depth limit; returns `nil`.
  @inline(never)
  final func endlessHitTest() -> UIView? {
    var cycle: [UIView] = [self]
    var ancestor = parent
    while let known = ancestor {
      cycle.insert(known, at: 0)
      ancestor = known.parent
    }
    HitTesting.reportRecursion(cycle)
    return nil
  }

  private final func convertIgnoringTransform(_ point: CGPoint) -> CGPoint {
    CGPoint(x: point.x - origin.x + storedBounds.origin.x, y: point.y - origin.y + storedBounds.origin.y)
  }
}

extension CGRect {
  /// Whether the point is in the rectangle, including all four edges.
  fileprivate func hasOnEdge(_ point: CGPoint) -> Bool {
    point.x >= minX && point.y >= minY && point.x <= maxX && point.y <= maxY
  }
}
