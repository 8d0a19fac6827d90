import UIKit

/// A rounded card with a title and rows.
final class SettingsSection: UIView {
  init(title: String, rows: [UIView]) {
    super.init(frame: .zero)
    let titleLabel = UILabel()
    titleLabel.text = title.uppercased()
    titleLabel.font = .preferredFont(forTextStyle: .footnote)
    titleLabel.textColor = .secondaryLabel

    let card = UIView()
    card.backgroundColor = .secondarySystemGroupedBackground
    card.layer.cornerRadius = 12
    card.layer.cornerCurve = .continuous

    let rowStack = UIStackView()
    rowStack.axis = .vertical
    rowStack.spacing = 12
    for (index, row) in rows.enumerated() {
      if index > 0 { rowStack.addArrangedSubview(Self.separator()) }
      rowStack.addArrangedSubview(row)
    }
    card.addSubview(rowStack)
    addSubview(titleLabel)
    addSubview(card)
    for view in [titleLabel, card, rowStack] { view.translatesAutoresizingMaskIntoConstraints = false }
    NSLayoutConstraint.activate([
      titleLabel.topAnchor.constraint(equalTo: topAnchor),
      titleLabel.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      titleLabel.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor, constant: -16),
      card.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 8),
      card.leadingAnchor.constraint(equalTo: leadingAnchor),
      card.trailingAnchor.constraint(equalTo: trailingAnchor),
      card.bottomAnchor.constraint(equalTo: bottomAnchor),
      rowStack.topAnchor.constraint(equalTo: card.topAnchor, constant: 12),
      rowStack.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -12),
      rowStack.leadingAnchor.constraint(equalTo: card.layoutMarginsGuide.leadingAnchor),
      rowStack.trailingAnchor.constraint(equalTo: card.layoutMarginsGuide.trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private static func separator() -> UIView {
    let line = UIView()
    line.backgroundColor = .separator
    line.heightAnchor.constraint(equalToConstant: 1 / UIScreen.main.scale).isActive = true
    return line
  }
}

/// A title and a value on the left, a control on the right.
final class SettingRow: UIView {
  var detail: String? {
    didSet {
      detailLabel.text = detail
      detailLabel.isHidden = detail == nil
    }
  }

  private let titleLabel = UILabel()
  private let detailLabel = UILabel()
  private let control: UIControl

  init(title: String, control: UIControl) {
    self.control = control
    super.init(frame: .zero)
    titleLabel.text = title
    titleLabel.font = .preferredFont(forTextStyle: .body)
    detailLabel.font = .preferredFont(forTextStyle: .body)
    detailLabel.textColor = .secondaryLabel
    detailLabel.isHidden = true
    control.setContentHuggingPriority(.required, for: .horizontal)
    control.setContentCompressionResistancePriority(.required, for: .horizontal)

    let stackView = UIStackView(arrangedSubviews: [titleLabel, UIView(), detailLabel, control])
    stackView.alignment = .center
    stackView.spacing = 8
    stackView.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stackView)
    NSLayoutConstraint.activate([
      stackView.topAnchor.constraint(equalTo: topAnchor),
      stackView.bottomAnchor.constraint(equalTo: bottomAnchor),
      stackView.leadingAnchor.constraint(equalTo: leadingAnchor),
      stackView.trailingAnchor.constraint(equalTo: trailingAnchor),
      stackView.heightAnchor.constraint(greaterThanOrEqualToConstant: 32),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}
