import Scenes
import UIKit

/// A condition that holds at every moment of every session. A subclass observes the app and notes violations.
class Invariant: EventObserver {
  private(set) var problems: [String] = []

  /// Checks the app after the session has come to rest.
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

  /// Whether the touch belongs to the recognizer's current sequence.
  func follows(_ touch: UITouch) -> Bool { sequenceTouches.contains { $0 === touch } }

  /// Whether the recognizer is discrete. Taps and swipes report one state, all others a beginning and an end.
  var isDiscrete: Bool { self is UITapGestureRecognizer || self is UISwipeGestureRecognizer }
}

extension UIView {
  /// All recognizers of the view and its descendants.
  var allRecognizers: [UIGestureRecognizer] {
    (gestureRecognizers ?? []) + subviews.flatMap(\.allRecognizers)
  }
}
