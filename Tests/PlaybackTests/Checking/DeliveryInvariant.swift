import Scenes
import UIKit

/// A view receives one began phase of a touch, then moves, then one ended or cancelled phase, and nothing after it.
/// Only the hit-tested view receives the touch, and only as many touches as the view and its window allow.
final class DeliveryInvariant: Invariant {
  private enum Stage {
    case begun, over
  }

  private var stages: [UITouch: Stage] = [:]
  /// For each touch, the other touches that were down when it began. A touch that has ended may be delivered late.
  private var together: [UITouch: [UITouch]] = [:]
  private var fingers: [UITouch] = []

  override func didHitTest(_ touch: UITouch) {
    fingers.removeAll { $0.phase == .ended || $0.phase == .cancelled }
    for other in fingers { together[other, default: []].append(touch) }
    together[touch] = fingers
    fingers.append(touch)
  }

  override func willDeliver(_ touch: UITouch, to view: UIView) {
    if view !== touch.view { note("\(view.nameInResults) receives \(touch.name)") }
    switch (stages[touch], touch.phase) {
    case (nil, .began):
      checkOthers(touch, view)
      stages[touch] = .begun
    case (.begun, .moved): break
    case (.begun, .ended), (.begun, .cancelled): stages[touch] = .over
    case (nil, let phase): note("\(touch.name): \(phase) is delivered before began")
    case (.begun, let phase): note("\(touch.name): \(phase) is delivered after began")
    case (.over, let phase): note("\(touch.name): \(phase) is delivered after the end")
    }
  }

  override func finish(_ scene: SceneInstance) {
    for (touch, stage) in stages where stage == .begun {
      note("\(touch.name) has begun and neither ended nor was cancelled")
    }
  }

  /// Checks against touches that are still down. A touch that has ended may be delivered late.
  private func checkOthers(_ touch: UITouch, _ view: UIView) {
    for other in together[touch] ?? []
    where stages[other] == .begun && other.phase != .ended && other.phase != .cancelled {
      if other.view === view, !view.isMultipleTouchEnabled {
        note("\(view.nameInResults) receives touch \(touch.identifier) beside \(other.identifier)")
      }
      if other.view !== view, other.window === touch.window,
        view.isExclusiveTouch || other.view?.isExclusiveTouch == true
      {
        note("\(touch.name) begins beside \(other.name), and one of them is exclusive")
      }
    }
  }
}
