import UIKit

/// The map stays live under the sheet at half height.
final class MapViewController: UIViewController {
  private let map = UIButton()

  override func viewDidLoad() {
    super.viewDidLoad()
    map.accessibilityIdentifier = "map"
    map.frame = CGRect(x: 0, y: 0, width: 390, height: 500)
    view.addSubview(map)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard presentedViewController == nil else { return }
    let details = UIViewController()
    details.view.accessibilityIdentifier = "details"
    details.sheetPresentationController?.detents = [.medium(), .large()]
    details.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
    present(details, animated: false)
  }
}
