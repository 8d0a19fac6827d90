import UIKit

protocol OrderCellDelegate: AnyObject {
  func orderCell(_ cell: OrderCell, didRate rating: Int)
}

final class OrderCell: UITableViewCell {
  static let reuseIdentifier = "OrderCell"

  weak var delegate: OrderCellDelegate?
  private(set) var orderID: Order.ID?

  private let iconView = UIImageView(image: UIImage(systemName: "shippingbox"))
  private let titleLabel = UILabel()
  private let detailLabel = UILabel()
  private let ratingControl = RatingControl()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    accessoryType = .disclosureIndicator

    iconView.tintColor = .secondaryLabel
    iconView.contentMode = .scaleAspectFit
    titleLabel.font = .preferredFont(forTextStyle: .headline)
    titleLabel.adjustsFontForContentSizeCategory = true
    detailLabel.font = .preferredFont(forTextStyle: .subheadline)
    detailLabel.textColor = .secondaryLabel
    detailLabel.numberOfLines = 0
    ratingControl.addTarget(self, action: #selector(ratingChanged), for: .valueChanged)

    let texts = UIStackView(arrangedSubviews: [titleLabel, detailLabel])
    texts.axis = .vertical
    texts.spacing = 2

    for view in [iconView, texts, ratingControl] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      iconView.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      iconView.centerYAnchor.constraint(equalTo: margins.centerYAnchor),
      iconView.widthAnchor.constraint(equalToConstant: 28),
      iconView.heightAnchor.constraint(equalToConstant: 28),

      texts.leadingAnchor.constraint(equalTo: iconView.trailingAnchor, constant: 12),
      texts.topAnchor.constraint(equalTo: margins.topAnchor),
      texts.bottomAnchor.constraint(equalTo: margins.bottomAnchor),

      ratingControl.leadingAnchor.constraint(greaterThanOrEqualTo: texts.trailingAnchor, constant: 8),
      ratingControl.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      ratingControl.centerYAnchor.constraint(equalTo: margins.centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    orderID = nil
    delegate = nil
  }

  func configure(with order: Order) {
    orderID = order.id
    iconView.image = UIImage(systemName: order.status.symbolName)
    titleLabel.text = "#\(order.id) \(order.customer)"
    detailLabel.text = "\(order.total) € · \(order.status.title)"
    ratingControl.rating = order.rating
  }

  @objc private func ratingChanged() {
    delegate?.orderCell(self, didRate: ratingControl.rating)
  }
}

/// Five stars; a finger that slides over them changes the rating.
final class RatingControl: UIControl {
  var rating = 0 { didSet { updateStars() } }

  private let stars = (0..<5).map { _ in UIImageView(image: UIImage(systemName: "star")) }
  private let stackView = UIStackView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    stars.forEach(stackView.addArrangedSubview)
    stackView.spacing = 2
    stackView.isUserInteractionEnabled = false
    stackView.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stackView)
    NSLayoutConstraint.activate([
      stackView.leadingAnchor.constraint(equalTo: leadingAnchor),
      stackView.trailingAnchor.constraint(equalTo: trailingAnchor),
      stackView.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      stackView.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
    ])
    updateStars()
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    track(touch)
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    track(touch)
    return true
  }

  private func track(_ touch: UITouch) {
    let x = touch.location(in: self).x
    let newRating = min(max(Int((x / bounds.width * 5).rounded(.up)), 0), 5)
    guard newRating != rating else { return }
    rating = newRating
    sendActions(for: .valueChanged)
  }

  private func updateStars() {
    for (index, star) in stars.enumerated() {
      star.image = UIImage(systemName: index < rating ? "star.fill" : "star")
      star.tintColor = index < rating ? .systemYellow : .tertiaryLabel
    }
  }
}
