import UIKit

/// The view behind a panel, darker the higher the panel is.
final class PanelBackdrop: UIView {
  enum State: String { case hidden, half, full }

  var state = State.hidden {
    didSet { alpha = state == .full ? 0.3 : 0 }
  }
}
