import UIKit

struct Profile {
  enum Theme: Int, CaseIterable {
    case system, light, dark

    var title: String {
      switch self {
      case .system: "System"
      case .light: "Light"
      case .dark: "Dark"
      }
    }

    var interfaceStyle: UIUserInterfaceStyle {
      switch self {
      case .system: .unspecified
      case .light: .light
      case .dark: .dark
      }
    }
  }

  var name: String
  var email: String
  var bio = ""
  var avatarName = "person.crop.circle.fill"
  var allowsNotifications = true
  var devices = 2
  var textScale: Float = 0.5
  var theme = Theme.system

  static let sample = Profile(name: "Mira Novak", email: "mira@example.com", bio: "Likes long walks and short functions.")
  static let empty = Profile(name: "", email: "")

  static let avatars = [
    (title: "Person", symbolName: "person.crop.circle.fill"),
    (title: "Hare", symbolName: "hare.fill"),
    (title: "Tortoise", symbolName: "tortoise.fill"),
  ]
}

/// The picture, the name and the address of a person; a tap on the picture changes it.
final class ProfileHeaderView: UIView {
  var onTap: (() -> Void)?

  private let avatarView = UIImageView()
  private let badge = UIImageView(image: UIImage(systemName: "camera.circle.fill"))
  private let nameLabel = UILabel()
  private let emailLabel = UILabel()
  private let bioLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    avatarView.contentMode = .scaleAspectFit
    avatarView.clipsToBounds = true
    avatarView.layer.cornerRadius = 48
    avatarView.backgroundColor = .tertiarySystemFill
    avatarView.isUserInteractionEnabled = true
    avatarView.accessibilityIdentifier = "avatar"
    avatarView.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(avatarTapped)))
    badge.tintColor = .systemBlue

    nameLabel.font = .preferredFont(forTextStyle: .title2)
    nameLabel.textAlignment = .center
    emailLabel.font = .preferredFont(forTextStyle: .subheadline)
    emailLabel.textColor = .secondaryLabel
    emailLabel.textAlignment = .center
    bioLabel.font = .preferredFont(forTextStyle: .footnote)
    bioLabel.numberOfLines = 0
    bioLabel.textAlignment = .center

    let texts = UIStackView(arrangedSubviews: [nameLabel, emailLabel, bioLabel])
    texts.axis = .vertical
    texts.spacing = 4
    [avatarView, badge, texts].forEach {
      $0.translatesAutoresizingMaskIntoConstraints = false
      addSubview($0)
    }
    NSLayoutConstraint.activate([
      avatarView.topAnchor.constraint(equalTo: topAnchor),
      avatarView.centerXAnchor.constraint(equalTo: centerXAnchor),
      avatarView.widthAnchor.constraint(equalToConstant: 96),
      avatarView.heightAnchor.constraint(equalTo: avatarView.widthAnchor),
      badge.trailingAnchor.constraint(equalTo: avatarView.trailingAnchor),
      badge.bottomAnchor.constraint(equalTo: avatarView.bottomAnchor),
      texts.topAnchor.constraint(equalTo: avatarView.bottomAnchor, constant: 12),
      texts.leadingAnchor.constraint(equalTo: leadingAnchor),
      texts.trailingAnchor.constraint(equalTo: trailingAnchor),
      texts.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func configure(with profile: Profile) {
    avatarView.image = UIImage(systemName: profile.avatarName)
    nameLabel.text = profile.name
    emailLabel.text = profile.email
    bioLabel.text = profile.bio
    bioLabel.isHidden = profile.bio.isEmpty
  }

  @objc private func avatarTapped() {
    onTap?()
  }
}
