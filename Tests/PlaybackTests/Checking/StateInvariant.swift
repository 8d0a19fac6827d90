import Scenes
import UIKit

/// The reported states: possible → ended for a discrete recognizer; possible → began → changed* → ended or cancelled
/// for a continuous one. A touch belongs to at most one gesture of a recognizer. An excluded recognizer reports
/// nothing.
final class StateInvariant: Invariant {
  private var reported: [UIGestureRecognizer: UIGestureRecognizer.State] = [:]
  private var used: [UIGestureRecognizer: [UITouch]] = [:]

  override func didChangeState(of recognizer: UIGestureRecognizer) {
    let state = recognizer.state
    let last = reported[recognizer]
    let isOn = last == .began || last == .changed
    let isLegal =
      switch state {
      case .ended: recognizer.isDiscrete ? !isOn : isOn
      case .began: !recognizer.isDiscrete && !isOn
      case .changed, .cancelled: isOn
      case .possible, .failed: false
      }
    if !isLegal { note("\(recognizer.label) goes from \(last.map { "\($0)" } ?? "possible") to \(state)") }
    if !isOn { begin(recognizer) }
    reported[recognizer] = state
    if state == .ended || state == .cancelled { used[recognizer, default: []] += recognizer.sequenceTouches }
  }

  override func didFail(_ recognizer: UIGestureRecognizer, because reason: UIGestureRecognizer.FailureReason) {
    if let last = reported[recognizer], last == .began || last == .changed {
      note("\(recognizer.label) fails after \(last)")
    }
    used[recognizer, default: []] += recognizer.sequenceTouches
  }

  private func begin(_ recognizer: UIGestureRecognizer) {
    if let again = used[recognizer]?.first(where: recognizer.follows) {
      note("\(recognizer.label) recognizes \(again.name) after it had decided")
    }
    if !recognizer.isEnabled { note("\(recognizer.label) is disabled and recognizes") }
    if recognizer.sequenceTouches.isEmpty { note("\(recognizer.label) recognizes without a touch") }
    guard let delegate = recognizer.delegate, let touch = recognizer.sequenceTouches.first else { return }
    if !delegate.gestureRecognizerShouldBegin(recognizer) { note("\(recognizer.label) should not begin and does") }
    if !delegate.gestureRecognizer(recognizer, shouldReceive: touch) {
      note("\(recognizer.label) should not receive and recognizes")
    }
  }

  override func finish(_ scene: SceneInstance) {
    for (recognizer, state) in reported where state == .began || state == .changed {
      note("\(recognizer.label) never ends")
    }
    for recognizer in scene.windows.flatMap(\.allRecognizers) {
      if recognizer.state != .possible { note("\(recognizer.label) rests in \(recognizer.state)") }
      if !recognizer.sequenceTouches.isEmpty || !recognizer.trackedTouches.isEmpty {
        note("\(recognizer.label) keeps touches when all is at rest")
      }
    }
  }
}
