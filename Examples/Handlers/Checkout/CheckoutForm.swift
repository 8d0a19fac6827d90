import UIKit

/// What is bought, and how.
struct Order {
  var name = ""
  var address = "home"
  var isExpress = false
  var isGift = false
  var isPaid = false
  var hasCoupon = false
  var copies = 1
  var tip = 0.0

  var price: Int {
    copies * 20 + (isExpress ? 10 : 0) + (isGift ? 5 : 0) - (hasCoupon ? 4 : 0)
  }
}

/// A row of the form: a title, and a control at its right end.
final class LabeledRow<Control: UIControl>: UIView {
  let control: Control
  private let label = UILabel()

  init(title: String, control: Control) {
    self.control = control
    super.init(frame: .zero)
    label.text = title
    addSubview(label)
    addSubview(control)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = CGRect(x: 0, y: 0, width: 200, height: bounds.height)
    control.frame = CGRect(x: bounds.width - 110, y: 6, width: 94, height: 32)
  }
}
