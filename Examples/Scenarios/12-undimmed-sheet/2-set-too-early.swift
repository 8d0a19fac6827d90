import UIKit

/// The identifier is set before the detents, and lost with the sheet that is replaced.
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
    let early = details.sheetPresentationController
    early?.largestUndimmedDetentIdentifier = .medium
    details.modalPresentationStyle = .formSheet
    details.sheetPresentationController?.detents = [.medium(), .large()]
    details.sheetPresentationController?.largestUndimmedDetentIdentifier = nil
    present(details, animated: false)
  }
}
