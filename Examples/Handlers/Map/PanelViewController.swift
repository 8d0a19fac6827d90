import UIKit

/// A panel that is dragged between three heights.
final class PanelViewController: UIViewController {
  private let handle = UIView()
  private let closeButton = UIButton(type: .system)
  private let routeButton = CardButton(type: .custom)
  private let locateButton = UIButton(type: .system)
  private let opacitySlider = UISlider()

  private let heights: [CGFloat] = [200, 560, 780]
  private var startY: CGFloat = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    handle.frame = CGRect(x: 145, y: 8, width: 100, height: 24)
    handle.backgroundColor = .systemGray
    view.addSubview(handle)

    closeButton.frame = CGRect(x: 330, y: 8, width: 44, height: 44)
    closeButton.setTitle("Close", for: .normal)
    view.addSubview(closeButton)

    routeButton.frame = CGRect(x: 20, y: 64, width: 350, height: 50)
    routeButton.setTitle("Route", for: .normal)
    view.addSubview(routeButton)

    locateButton.frame = CGRect(x: 20, y: 124, width: 350, height: 50)
    locateButton.setTitle("Where am I?", for: .normal)
    view.addSubview(locateButton)

    opacitySlider.frame = CGRect(x: 20, y: 184, width: 350, height: 34)
    opacitySlider.value = 1
    view.addSubview(opacitySlider)

    addActions()
  }

  private func addActions() {
    let pan = UIPanGestureRecognizer(target: self, action: #selector(panned(_:)))
    pan.delegate = self
    view.addGestureRecognizer(pan)
    let tap = UITapGestureRecognizer(target: self, action: #selector(toggle))
    handle.addGestureRecognizer(tap)
    closeButton.addAction(UIAction(title: "Close") { [weak self] _ in self?.settle(at: 780) }, for: .touchUpInside)
    routeButton.addTarget(self, action: #selector(startRoute), for: .touchUpInside)
    locateButton.addTarget(nil, action: #selector(MapViewController.recenter(_:)), for: .touchUpInside)
    opacitySlider.addTarget(self, action: #selector(changeOpacity(_:)), for: .valueChanged)
  }

  @objc private func panned(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      startY = view.frame.minY
    case .changed:
      view.frame.origin.y = max(startY + pan.translation(in: nil).y, 100)
    case .ended, .cancelled:
      settle(at: nearestHeight(to: view.frame.minY))
    default:
      break
    }
  }

  @objc private func dimmed(_ pan: UIPanGestureRecognizer) {
    view.alpha = 0.9
  }

  @objc private func toggle() {
    settle(at: view.frame.minY > 300 ? 200 : 560)
  }

  @objc private func startRoute() {
    routeButton.isSelected = true
  }

  @objc private func changeOpacity(_ slider: UISlider) {
    handle.alpha = CGFloat(max(slider.value, 0.5))
  }

  private func nearestHeight(to y: CGFloat) -> CGFloat {
    heights.min { abs($0 - y) < abs($1 - y) } ?? y
  }

  private func settle(at y: CGFloat) {
    UIView.animate(withDuration: 0.25) {
      self.view.frame.origin.y = y
    }
  }
}

extension PanelViewController: UIGestureRecognizerDelegate {
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    !(touch.view is UIControl)
  }
}
