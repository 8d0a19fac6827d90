import UIKit

/// Two recognizers that exclude each other never both recognize one touch. A recognizer that requires another to fail
/// does not recognize while the other one is possible or after it has recognized.
final class RivalryInvariant: Invariant {
  private var reported: [UIGestureRecognizer: UIGestureRecognizer.State] = [:]
  /// The touches of each recognizer's last reported gesture.
  private var touches: [UIGestureRecognizer: [UITouch]] = [:]
  private let required: [String: [String]]
  private var recognizers: [String: UIGestureRecognizer] = [:]

  init(_ scene: SceneShape) {
    required = Dictionary(uniqueKeysWithValues: scene.recognizers.map { ($0.id, $0.requireToFail) })
  }

  /// The position of each touch in the order in which touches began.
  private var order: [UITouch: Int] = [:]

  override func didHitTest(_ touch: UITouch) {
    order[touch] = order.count
    for recognizer in touch.gestureRecognizers ?? [] { recognizers[recognizer.name ?? ""] = recognizer }
  }

  override func didChangeState(of recognizer: UIGestureRecognizer) {
    let last = reported[recognizer]
    if last != .began && last != .changed { begin(recognizer) }
    reported[recognizer] = recognizer.state
    touches[recognizer] = recognizer.sequenceTouches
  }

  private func begin(_ recognizer: UIGestureRecognizer) {
    for touch in recognizer.sequenceTouches {
      for other in touch.gestureRecognizers ?? [] where other !== recognizer && other.follows(touch) {
        guard isActive(other), other.canPrevent(recognizer), recognizer.canBePrevented(by: other) else { continue }
        guard !accepts(recognizer, other), !accepts(other, recognizer) else { continue }
        note("\(recognizer.label) recognizes \(touch.name) beside \(other.label)")
      }
    }
    for other in requirements(of: recognizer) {
      if isActive(other) { note("\(recognizer.label) recognizes though \(other.label) has") }
      if other.state == .possible { note("\(recognizer.label) recognizes before \(other.label) has failed") }
    }
  }

  /// Other recognizers fail before the state change that excludes them is reported.
  override func didFail(_ recognizer: UIGestureRecognizer, because reason: UIGestureRecognizer.FailureReason) {
    guard case .exclusion(let other) = reason, requirements(of: other).contains(recognizer) else { return }
    note("\(other.label) recognizes and excludes \(recognizer.label), for which it waits")
  }

  /// The recognizers that must have failed. A recognizer whose first touch began later is left out, because it may have
  /// had no touch at the time of the attempt.
  private func requirements(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
    guard let first = recognizer.sequenceTouches.first else { return [] }
    return (required[recognizer.name ?? ""] ?? []).compactMap { recognizers[$0] }.filter { other in
      other.sequenceTouches.first.map { order[$0, default: 0] <= order[first, default: 0] } ?? false
    }
  }

  private func isActive(_ recognizer: UIGestureRecognizer) -> Bool {
    switch reported[recognizer] {
    case .began, .changed: true
    // A recognizer that was reset after the gesture may be about to end another one.
    case .ended: recognizer.state == .ended && touches[recognizer]?.first.map(recognizer.follows) ?? false
    default: false
    }
  }

  private func accepts(_ recognizer: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    recognizer.delegate?.gestureRecognizer(recognizer, shouldRecognizeSimultaneouslyWith: other) ?? false
  }
}
