import UIKit

/// The view behind a panel. An alpha below 0.01 takes no touches.
final class PanelBackdrop: UIView {
  enum State: String { case hidden, half, full }

  var state = State.hidden {
    didSet { alpha = state == .full ? 0.009 : 0 }
  }
}
