import Foundation
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

  func didHitTest(_ touch: UITouch) {}
  func willDeliver(_ touch: UITouch, to view: UIView) {}
  func didChangeState(of recognizer: UIGestureRecognizer) {}
  func didFail(_ recognizer: UIGestureRecognizer, because reason: UIGestureRecognizer.FailureReason) {}
  func willCancel(_ touch: UITouch, in view: UIView, because recognizer: UIGestureRecognizer) {}
  func didEncounterUnmodelled(on dispute: Dispute, of recognizer: UIGestureRecognizer?, touch: UITouch?) {}
  func didSend(_ controlEvent: UIControl.Event, from control: UIControl, touch: UITouch?) {}
  func didScroll(_ scrollView: UIScrollView, to moment: UIScrollView.Moment) {}
  func didSelectRow(at indexPath: IndexPath, in tableView: UITableView) {}
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
