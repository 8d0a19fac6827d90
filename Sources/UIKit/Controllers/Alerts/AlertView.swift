import Foundation

/// The view of an alert: its texts take no touches, and each action has a button.
@MainActor
final class AlertView: UIView {
  override var hidesPartsInEffects: Bool { true }

  private var buttons: [AlertButton] = []

  init() {
    super.init(frame: .zero)
    className = "_UIAlertControllerView"
  }

  required init?(coder: NSCoder) { return nil }

  /// Places a button for each action.
  func show(_ layout: AlertLayout?) {
    let rows = layout?.rows ?? []
    for button in buttons where !rows.contains(where: { $0.action === button.action }) {
      button.removeFromSuperview()
    }
    buttons = rows.map { row in
      let button = buttons.first { $0.action === row.action } ?? AlertButton(row.action)
      if button.superview !== self { addSubview(button) }
      button.systemFrame = row.frame.offsetBy(
        dx: -(layout?.frame.minX ?? 0), dy: -(layout?.frame.minY ?? 0))
      return button
    }
  }
}

/// The button of an action. It is chosen by a finger that comes down and lifts in it.
///
/// Source: that alerts choose by a press that may slide, the class _UIInterfaceActionSelectByPressGestureRecognizer in dumps of
/// hierarchies [O].
@MainActor
final class AlertButton: UIControl {
  let action: UIAlertAction

  init(_ action: UIAlertAction) {
    self.action = action
    super.init(frame: .zero)
    className = "_UIInterfaceActionCustomViewRepresentationView"
  }

  required init?(coder: NSCoder) { return nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    guard hasKnownEnd(touch) else {
      return Dispute("which action a finger chooses that slides in an alert").note(
        by: nil, touch: touch)
    }
    guard bounds.contains(touch.location(in: self)), action.isEnabled else { return }
    send(.primaryActionTriggered)
    (superview?.viewController as? UIAlertController)?.select(action)
  }

  /// The action runs when the alert is gone.
  override var isCodeKnown: Bool { false }

  /// Whether a finger lifts in this button away from its edges, or outside of the alert.
  private func hasKnownEnd(_ touch: UITouch) -> Bool {
    guard let alertView = superview, let container = alertView.superview as? UITransitionView else {
      return false
    }
    if container.partUncertainty(at: touch.location(in: container)) != nil { return false }
    return bounds.contains(touch.location(in: self))
      || !alertView.bounds.contains(touch.location(in: alertView))
  }
}
