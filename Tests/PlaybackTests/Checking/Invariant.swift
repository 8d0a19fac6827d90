import Scenes
import UIKit

/// Something that holds at every moment of every session; it watches, and notes what breaks it.
class Invariant: EventObserver {
  private(set) var problems: [String] = []

  /// Looks at the app once the session has come to rest.
  func finish(_ scene: SceneInstance) {}

  final func note(_ problem: String) {
    problems.append(problem)
  }
}

extension UITouch {
  var name: String { "touch \(identifier) on \(view?.nameInResults ?? "-")" }
}

extension UIGestureRecognizer {
  var label: String { "\(name ?? "?") (\(type(of: self)))" }

  /// Whether the touch belongs to what the recognizer follows now.
  func follows(_ touch: UITouch) -> Bool { sequenceTouches.contains { $0 === touch } }

  /// Taps and swipes report one state, all others a beginning and an end.
  var isDiscrete: Bool { self is UITapGestureRecognizer || self is UISwipeGestureRecognizer }
}

extension UIView {
  /// Every recognizer of the view and of all below it.
  var allRecognizers: [UIGestureRecognizer] {
    (gestureRecognizers ?? []) + subviews.flatMap(\.allRecognizers)
  }
}
