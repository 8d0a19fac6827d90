import UIKit

/// The pan recognizer of the panel cancels the touch of the button as soon as the finger moves.
final class PanelViewController: UIViewController {
  private let panel = UIView(frame: CGRect(x: 0, y: 500, width: 390, height: 344))
  private let go = UIButton(frame: CGRect(x: 20, y: 20, width: 350, height: 60))

  override func viewDidLoad() {
    super.viewDidLoad()
    panel.accessibilityIdentifier = "panel"
    go.accessibilityIdentifier = "go"
    panel.addSubview(go)
    view.addSubview(panel)
    panel.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(drag(_:))))
  }

  @objc private func drag(_ pan: UIPanGestureRecognizer) {
    panel.center.y += pan.translation(in: view).y
    pan.setTranslation(.zero, in: view)
  }
}
