import UIKit

/// The pan recognizer does not begin on a control.
final class PanelViewController: UIViewController, UIGestureRecognizerDelegate {
  private let panel = UIView(frame: CGRect(x: 0, y: 500, width: 390, height: 344))
  private let go = UIButton(frame: CGRect(x: 20, y: 20, width: 350, height: 60))

  override func viewDidLoad() {
    super.viewDidLoad()
    panel.accessibilityIdentifier = "panel"
    go.accessibilityIdentifier = "go"
    panel.addSubview(go)
    view.addSubview(panel)
    let pan = UIPanGestureRecognizer(target: self, action: #selector(drag(_:)))
    pan.delegate = self
    panel.addGestureRecognizer(pan)
  }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    !(touch.view is UIControl)
  }

  @objc private func drag(_ pan: UIPanGestureRecognizer) {
    panel.center.y += pan.translation(in: view).y
    pan.setTranslation(.zero, in: view)
  }
}
