import UIKit

/// A form with the options of an order, whose address is changed in a sheet.
final class CheckoutViewController: UIViewController {
  private let nameField = UITextField()
  private let deliveryControl = UISegmentedControl(items: ["Post", "Courier"])
  private let giftRow = LabeledRow(title: "Gift wrap", control: UISwitch())
  private let copiesRow = LabeledRow(title: "Copies", control: UIStepper())
  private let tipSlider = UISlider()
  private let addressButton = UIButton(type: .system)
  private let couponButton = UIButton(type: .system)
  private let payButton = UIButton(type: .system)
  private let priceLabel = UILabel()

  private var order = Order()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    nameField.frame = CGRect(x: 20, y: 70, width: 350, height: 40)
    nameField.borderStyle = .roundedRect
    nameField.delegate = self
    view.addSubview(nameField)

    deliveryControl.frame = CGRect(x: 20, y: 130, width: 350, height: 32)
    deliveryControl.selectedSegmentIndex = 0
    view.addSubview(deliveryControl)

    giftRow.frame = CGRect(x: 20, y: 180, width: 350, height: 44)
    view.addSubview(giftRow)
    copiesRow.frame = CGRect(x: 20, y: 240, width: 350, height: 44)
    view.addSubview(copiesRow)
    tipSlider.frame = CGRect(x: 20, y: 300, width: 350, height: 34)
    view.addSubview(tipSlider)
    priceLabel.frame = CGRect(x: 20, y: 360, width: 350, height: 30)
    view.addSubview(priceLabel)

    addressButton.frame = CGRect(x: 20, y: 410, width: 350, height: 50)
    addressButton.setTitle("Change address", for: .normal)
    view.addSubview(addressButton)
    couponButton.frame = CGRect(x: 20, y: 470, width: 350, height: 50)
    couponButton.setTitle("Use a coupon", for: .normal)
    couponButton.accessibilityIdentifier = "coupon-button"
    view.addSubview(couponButton)
    payButton.frame = CGRect(x: 20, y: 530, width: 350, height: 50)
    payButton.setTitle("Pay", for: .normal)
    view.addSubview(payButton)

    addActions()
  }

  private func addActions() {
    deliveryControl.addTarget(self, action: #selector(deliveryChanged), for: .valueChanged)
    giftRow.control.addTarget(self, action: #selector(giftChanged), for: .valueChanged)
    copiesRow.control.addTarget(self, action: #selector(copiesChanged), for: .valueChanged)
    tipSlider.addTarget(self, action: #selector(tipChanged), for: .valueChanged)
    addressButton.addTarget(self, action: #selector(changeAddress), for: .touchUpInside)
    payButton.addTarget(self, action: #selector(pay), for: .touchUpInside)
    let coupon = UIAction(identifier: UIAction.Identifier("com.example.coupon")) { [weak self] _ in self?.useCoupon() }
    couponButton.addAction(coupon, for: .touchUpInside)
  }

  @objc private func deliveryChanged() {
    order.isExpress = deliveryControl.selectedSegmentIndex == 1
    showPrice()
  }

  @objc private func giftChanged() {
    order.isGift = giftRow.control.isOn
    showPrice()
  }

  @objc private func copiesChanged() {
    order.copies = Int(copiesRow.control.value)
    showPrice()
  }

  @objc private func tipChanged() {
    order.tip = Double(tipSlider.value)
  }

  @objc private func changeAddress() {
    let address = AddressViewController()
    address.onSave = { [weak self] in self?.order.address = $0 }
    address.presentationController?.delegate = self
    present(address, animated: true)
  }

  @objc private func pay() {
    order.isPaid = true
    let alert = UIAlertController(title: "Thank you", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default) { [weak self] _ in self?.startOver() })
    present(alert, animated: true)
  }

  @objc private func refund() {
    order.isPaid = false
    let alert = UIAlertController(title: "Refunded", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default) { [weak self] _ in self?.startOver() })
    present(alert, animated: true)
  }

  private func useCoupon() {
    order.hasCoupon = true
    nameField.resignFirstResponder()
    showPrice()
  }

  private func startOver() {
    order = Order()
    showPrice()
  }

  private func showPrice() {
    priceLabel.text = "\(order.price)"
  }
}

extension CheckoutViewController: UITextFieldDelegate {
  func textFieldDidBeginEditing(_ textField: UITextField) {
    textField.textColor = .systemBlue
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    order.name = textField.text ?? ""
  }
}

extension CheckoutViewController: UIAdaptivePresentationControllerDelegate {
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    showPrice()
  }
}
