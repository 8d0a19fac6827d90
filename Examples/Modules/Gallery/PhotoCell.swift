import UIKit

final class PhotoCell: UICollectionViewCell {
  var onToggleFavorite: (() -> Void)?

  private let imageView = UIImageView()
  private let titleLabel = UILabel()
  private let badge = BadgeView()
  private let favoriteButton = UIButton(type: .system)

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .secondarySystemBackground
    contentView.layer.cornerRadius = 8
    contentView.clipsToBounds = true
    imageView.contentMode = .scaleAspectFit
    imageView.tintColor = .systemTeal
    titleLabel.font = .preferredFont(forTextStyle: .caption1)
    titleLabel.textAlignment = .center
    favoriteButton.addAction(UIAction { [weak self] _ in self?.onToggleFavorite?() }, for: .primaryActionTriggered)

    [imageView, titleLabel, badge, favoriteButton].forEach {
      $0.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview($0)
    }
    NSLayoutConstraint.activate([
      imageView.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
      imageView.centerYAnchor.constraint(equalTo: contentView.centerYAnchor, constant: -8),
      imageView.widthAnchor.constraint(equalTo: contentView.widthAnchor, multiplier: 0.4),
      imageView.heightAnchor.constraint(equalTo: imageView.widthAnchor),
      titleLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 4),
      titleLabel.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -4),
      titleLabel.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -6),
      badge.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 6),
      badge.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -6),
      favoriteButton.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 2),
      favoriteButton.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 2),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override var isHighlighted: Bool {
    didSet {
      UIView.animate(withDuration: 0.15) {
        self.contentView.transform = self.isHighlighted ? CGAffineTransform(scaleX: 0.95, y: 0.95) : .identity
      }
    }
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    onToggleFavorite = nil
    imageView.image = nil
  }

  func configure(with photo: Photo) {
    imageView.image = UIImage(systemName: photo.symbolName)
    titleLabel.text = photo.title
    badge.count = photo.commentCount
    favoriteButton.setImage(UIImage(systemName: photo.isFavorite ? "heart.fill" : "heart"), for: .normal)
  }
}

/// A red circle with a number, as wide as the number needs.
final class BadgeView: UIView {
  var count = 0 {
    didSet {
      label.text = "\(count)"
      isHidden = count == 0
    }
  }

  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemRed
    isUserInteractionEnabled = false
    label.font = .systemFont(ofSize: 12, weight: .semibold)
    label.textColor = .white
    label.textAlignment = .center
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: topAnchor, constant: 2),
      label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -2),
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 5),
      label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -5),
      widthAnchor.constraint(greaterThanOrEqualTo: heightAnchor),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
  }
}
