import UIKit

/// The sheet in which an address is chosen.
final class AddressViewController: UIViewController {
  var onSave: (String) -> Void = { _ in }

  private let homeButton = UIButton(type: .system)
  private let workButton = UIButton(type: .system)
  private let saveButton = UIButton(type: .system)
  private var address = "home"

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    homeButton.frame = CGRect(x: 20, y: 100, width: 350, height: 50)
    homeButton.setTitle("Home", for: .normal)
    homeButton.addTarget(self, action: #selector(chooseHome), for: .touchUpInside)
    view.addSubview(homeButton)

    workButton.frame = CGRect(x: 20, y: 160, width: 350, height: 50)
    workButton.setTitle("Work", for: .normal)
    workButton.addTarget(self, action: #selector(chooseWork), for: .touchUpInside)
    view.addSubview(workButton)

    saveButton.frame = CGRect(x: 20, y: 220, width: 350, height: 50)
    saveButton.setTitle("Save", for: .normal)
    saveButton.addTarget(self, action: #selector(save), for: .touchUpInside)
    view.addSubview(saveButton)
  }

  @objc private func chooseHome() {
    address = "home"
  }

  @objc private func chooseWork() {
    address = "work"
  }

  @objc private func save() {
    onSave(address)
    dismiss(animated: true)
  }

  @objc private func cancel() {
    dismiss(animated: true)
  }
}
