import Foundation
import UIKit

/// Forwards the app's touch handling to the invariants and then to the player.
final class Watch: EventObserver {
  /// The observer that makes the outcomes.
  var player: (any EventObserver)?
  let laws: [Invariant]

  init(_ laws: [Invariant]) {
    self.laws = laws
  }

  func didHitTest(_ touch: UITouch) {
    for law in laws { law.didHitTest(touch) }
    player?.didHitTest(touch)
  }

  func willDeliver(_ touch: UITouch, to view: UIView) {
    for law in laws { law.willDeliver(touch, to: view) }
    player?.willDeliver(touch, to: view)
  }

  func didChangeState(of recognizer: UIGestureRecognizer) {
    for law in laws { law.didChangeState(of: recognizer) }
    player?.didChangeState(of: recognizer)
  }

  func didFail(_ recognizer: UIGestureRecognizer, because reason: UIGestureRecognizer.FailureReason) {
    for law in laws { law.didFail(recognizer, because: reason) }
    player?.didFail(recognizer, because: reason)
  }

  func willCancel(_ touch: UITouch, in view: UIView, because recognizer: UIGestureRecognizer) {
    for law in laws { law.willCancel(touch, in: view, because: recognizer) }
    player?.willCancel(touch, in: view, because: recognizer)
  }

  func didEncounterUnmodelled(on dispute: Dispute, of recognizer: UIGestureRecognizer?, touch: UITouch?) {
    for law in laws { law.didEncounterUnmodelled(on: dispute, of: recognizer, touch: touch) }
    player?.didEncounterUnmodelled(on: dispute, of: recognizer, touch: touch)
  }

  func didSend(_ controlEvent: UIControl.Event, from control: UIControl, touch: UITouch?) {
    for law in laws { law.didSend(controlEvent, from: control, touch: touch) }
    player?.didSend(controlEvent, from: control, touch: touch)
  }

  func didScroll(_ scrollView: UIScrollView, to moment: UIScrollView.Moment) {
    for law in laws { law.didScroll(scrollView, to: moment) }
    player?.didScroll(scrollView, to: moment)
  }

  func didSelectRow(at indexPath: IndexPath, in tableView: UITableView) {
    for law in laws { law.didSelectRow(at: indexPath, in: tableView) }
    player?.didSelectRow(at: indexPath, in: tableView)
  }

  func beginHandlers() { player?.beginHandlers() }
  func willRun(_ handler: String, isGiven: Bool) { player?.willRun(handler, isGiven: isGiven) }
  func endHandlers(areKnown: Bool) { player?.endHandlers(areKnown: areKnown) }
  func beginCall(_ name: String, of source: AnyObject?) { player?.beginCall(name, of: source) }
}
