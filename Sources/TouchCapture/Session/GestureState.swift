import UIKit

/// The names of the states in which a recognizer calls its targets.
@MainActor
enum GestureState {
  static func name(of state: UIGestureRecognizer.State) -> String? {
    switch state {
    case .began: "began"
    case .changed: "changed"
    case .ended: "ended"
    case .cancelled: "cancelled"
    default: nil
    }
  }
}
