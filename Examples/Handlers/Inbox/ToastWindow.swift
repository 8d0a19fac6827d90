import UIKit

/// A window over the app that takes only touches on toasts.
final class ToastWindow: UIWindow {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self || hit === rootViewController?.view ? nil : hit
  }
}

protocol ToastViewDelegate: AnyObject {
  func toastViewDidUndo(_ toastView: ToastView)
  func toastViewDidClose(_ toastView: ToastView)
}

final class ToastView: UIView {
  weak var delegate: (any ToastViewDelegate)?
  let toast: Toast
  private let label = UILabel()
  private let undoButton = UIButton(type: .system)

  init(toast: Toast) {
    self.toast = toast
    super.init(frame: .zero)
    backgroundColor = .darkGray
    label.text = toast.text
    addSubview(label)
    undoButton.setTitle("Undo", for: .normal)
    undoButton.accessibilityIdentifier = "toast-undo"
    addSubview(undoButton)

    undoButton.addTarget(self, action: #selector(undo), for: .touchUpInside)
    let tap = UITapGestureRecognizer(target: self, action: #selector(close))
    addGestureRecognizer(tap)
    let swipe = UISwipeGestureRecognizer(target: self, action: #selector(swipeAway))
    swipe.direction = .down
    addGestureRecognizer(swipe)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = CGRect(x: 16, y: 0, width: bounds.width - 120, height: bounds.height)
    undoButton.frame = CGRect(x: bounds.width - 100, y: 8, width: 90, height: 44)
  }

  @objc private func undo() {
    delegate?.toastViewDidUndo(self)
  }

  @objc private func close() {
    delegate?.toastViewDidClose(self)
  }

  @objc private func swipeAway() {
    delegate?.toastViewDidClose(self)
  }
}
