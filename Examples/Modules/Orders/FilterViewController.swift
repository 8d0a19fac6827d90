import UIKit

@MainActor
protocol FilterViewControllerDelegate: AnyObject {
  func filterViewController(_ controller: FilterViewController, didApply filter: OrderFilter)
}

final class FilterViewController: UIViewController {
  weak var delegate: FilterViewControllerDelegate?

  private var filter: OrderFilter
  private let statusControl = UISegmentedControl(items: ["All"] + Order.Status.allCases.map(\.title))
  private let ratingStepper = UIStepper()
  private let ratingLabel = UILabel()
  private let smallOrdersSwitch = UISwitch()

  init(filter: OrderFilter) {
    self.filter = filter
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Filter"
    view.backgroundColor = .systemGroupedBackground
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Reset", style: .plain, target: self, action: #selector(reset))

    statusControl.addTarget(self, action: #selector(statusChanged), for: .valueChanged)
    ratingStepper.maximumValue = 5
    ratingStepper.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        self.filter.minimumRating = Int(self.ratingStepper.value)
        self.update()
      }, for: .valueChanged)
    smallOrdersSwitch.addTarget(self, action: #selector(smallOrdersChanged(_:)), for: .valueChanged)

    var configuration = UIButton.Configuration.filled()
    configuration.title = "Apply"
    configuration.image = UIImage(systemName: "checkmark")
    configuration.imagePadding = 8
    configuration.cornerStyle = .large
    configuration.buttonSize = .large
    let applyButton = UIButton(configuration: configuration, primaryAction: UIAction { [weak self] _ in self?.apply() })
    applyButton.accessibilityIdentifier = "apply"

    let stackView = UIStackView(arrangedSubviews: [
      statusControl,
      row(ratingLabel, ratingStepper),
      row(label("Hide orders below 20 €"), smallOrdersSwitch),
      applyButton,
    ])
    stackView.axis = .vertical
    stackView.spacing = 16
    stackView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stackView)
    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      stackView.topAnchor.constraint(equalTo: guide.topAnchor, constant: 24),
      stackView.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stackView.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
    update()
  }

  private func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: .body)
    return label
  }

  private func row(_ label: UILabel, _ control: UIControl) -> UIStackView {
    let row = UIStackView(arrangedSubviews: [label, control])
    row.alignment = .center
    row.distribution = .equalSpacing
    return row
  }

  private func update() {
    let index = filter.status.flatMap(Order.Status.allCases.firstIndex(of:))
    statusControl.selectedSegmentIndex = index.map { $0 + 1 } ?? 0
    ratingStepper.value = Double(filter.minimumRating)
    ratingLabel.text = "At least \(filter.minimumRating) stars"
    smallOrdersSwitch.isOn = filter.hidesSmallOrders
  }

  private func apply() {
    delegate?.filterViewController(self, didApply: filter)
  }

  @objc private func reset() {
    filter = .none
    update()
  }

  @objc private func statusChanged() {
    let index = statusControl.selectedSegmentIndex
    filter.status = index == 0 ? nil : Order.Status.allCases[index - 1]
  }

  @objc private func smallOrdersChanged(_ sender: UISwitch) {
    filter.hidesSmallOrders = sender.isOn
  }
}
