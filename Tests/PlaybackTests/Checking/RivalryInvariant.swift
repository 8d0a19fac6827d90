import UIKit

/// Two recognizers that exclude each other never both recognize one touch, and one that waits for another to fail never
/// recognizes while that one may still, or has.
final class RivalryInvariant: Invariant {
  private var reported: [UIGestureRecognizer: UIGestureRecognizer.State] = [:]
  /// The touches of the gesture reported last.
  private var touches: [UIGestureRecognizer: [UITouch]] = [:]
  private let required: [String: [String]]
  private var recognizers: [String: UIGestureRecognizer] = [:]

  init(_ scene: SceneShape) {
    required = Dictionary(uniqueKeysWithValues: scene.recognizers.map { ($0.id, $0.requireToFail) })
  }

  /// In which order touches came down.
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

  /// Others fail before the recognition that excludes them is told.
  override func didFail(_ recognizer: UIGestureRecognizer, because reason: UIGestureRecognizer.FailureReason) {
    guard case .exclusion(let other) = reason, requirements(of: other).contains(recognizer) else { return }
    note("\(other.label) recognizes and excludes \(recognizer.label), for which it waits")
  }

  /// The recognizers that must have failed. One that got its first touch later may have had none when the attempt was made.
  private func requirements(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
    guard let first = recognizer.sequenceTouches.first else { return [] }
    return (required[recognizer.name ?? ""] ?? []).compactMap { recognizers[$0] }.filter { other in
      other.sequenceTouches.first.map { order[$0, default: 0] <= order[first, default: 0] } ?? false
    }
  }

  private func isActive(_ recognizer: UIGestureRecognizer) -> Bool {
    switch reported[recognizer] {
    case .began, .changed: true
    // One that has been reset since may be about to end again.
    case .ended: recognizer.state == .ended && touches[recognizer]?.first.map(recognizer.follows) ?? false
    default: false
    }
  }

  private func accepts(_ recognizer: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    recognizer.delegate?.gestureRecognizer(recognizer, shouldRecognizeSimultaneouslyWith: other) ?? false
  }
}
