import TestSupport
import UIKit

/// Returns itself for every point in its bounds, even when it is hidden or disabled.
final class StubbornView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    bounds.contains(point) ? self : nil
  }
}

/// Contains only the points of a disc.
final class RoundView: UIView {
  var questions = 0

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    questions += 1
    let x = point.x - bounds.midX
    let y = point.y - bounds.midY
    return x * x + y * y < bounds.width * bounds.width / 4
  }
}

/// Contains the points up to 50 points outside of its bounds.
final class WideView: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -50, dy: -50).contains(point)
  }
}

/// Forwards its own hits to another view. Source: FloatingPanel, PassthroughView.
final class ForwardingView: UIView {
  var target: UIView?

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let view = super.hitTest(point, with: event)
    guard view === self else { return view }
    return target?.hitTest(convert(point, to: target), with: event)
  }
}

/// Returns nil instead of itself.
final class EmptyIsNoneView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let view = super.hitTest(point, with: event)
    return view === self ? nil : view
  }
}

/// React Native's `pointerEvents`.
final class PointerEventsView: UIView {
  enum Mode: String, CaseIterable, Sendable {
    case auto, none, boxNone, boxOnly
  }

  var mode = Mode.auto

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    switch mode {
    case .auto:
      return super.hitTest(point, with: event)
    case .none:
      return nil
    case .boxNone:
      let view = super.hitTest(point, with: event)
      return view === self ? nil : view
    case .boxOnly:
      return self.point(inside: point, with: event) ? self : nil
    }
  }
}
