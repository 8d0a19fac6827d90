import UIKit

/// A map with buttons, pins, and a panel over its lower part.
final class MapViewController: UIViewController {
  private let canvas = MapCanvas()
  private let panel = PanelViewController()
  private let zoomInButton = ZoomButton(type: .system)
  private let zoomOutButton = ZoomButton(type: .system)
  private let favoriteButton = UIButton(type: .system)
  private lazy var pinDropper = PinDropper(canvas: canvas)
  private var isFavorite = false
  private var history: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    canvas.frame = view.bounds
    canvas.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(canvas)

    zoomInButton.frame = CGRect(x: 326, y: 100, width: 44, height: 44)
    zoomInButton.setTitle("+", for: .normal)
    zoomInButton.addTarget(self, action: #selector(zoomIn), for: .touchUpInside)
    view.addSubview(zoomInButton)

    zoomOutButton.frame = CGRect(x: 326, y: 152, width: 44, height: 44)
    zoomOutButton.setTitle("-", for: .normal)
    zoomOutButton.addTarget(self, action: #selector(zoomOut), for: .touchUpInside)
    view.addSubview(zoomOutButton)

    favoriteButton.frame = CGRect(x: 20, y: 100, width: 120, height: 44)
    favoriteButton.setTitle("Favorite", for: .normal)
    let favorite = UIAction { [weak self] _ in self?.toggleFavorite() }
    favoriteButton.addAction(favorite, for: .touchUpInside)
    view.addSubview(favoriteButton)

    addRecognizers()
    addPanel()
  }

  private func addRecognizers() {
    let press = UILongPressGestureRecognizer(target: pinDropper, action: #selector(PinDropper.drop(_:)))
    canvas.addGestureRecognizer(press)
    let doubleTap = UITapGestureRecognizer(target: self, action: #selector(zoomIn))
    doubleTap.numberOfTapsRequired = 2
    canvas.addGestureRecognizer(doubleTap)
  }

  private func addPanel() {
    addChild(panel)
    panel.view.frame = CGRect(x: 0, y: 560, width: 390, height: 644)
    view.addSubview(panel.view)
    panel.didMove(toParent: self)
  }

  @objc private func zoomIn() {
    canvas.scale *= 2
  }

  @objc private func zoomOut() {
    canvas.scale /= 2
  }

  @objc func recenter(_ sender: Any?) {
    canvas.center = view.center
  }

  @objc private func remember() {
    history.append("scale \(canvas.scale)")
  }

  private func toggleFavorite() {
    isFavorite.toggle()
    favoriteButton.isSelected = isFavorite
  }
}
