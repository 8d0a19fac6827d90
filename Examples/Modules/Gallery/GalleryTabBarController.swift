import UIKit

struct Photo: Hashable, Identifiable {
  let id: Int
  var title: String
  var symbolName: String
  var isFavorite = false
  var commentCount = 0
}

@MainActor
final class PhotoLibrary {
  static let shared = PhotoLibrary()
  static let didChange = Notification.Name("PhotoLibraryDidChange")

  private(set) var photos: [Photo]

  init() {
    let symbols = ["sun.max", "cloud", "moon", "leaf", "flame", "drop", "bolt", "snowflake"]
    photos = (0..<40).map { index in
      Photo(id: index, title: "Photo \(index)", symbolName: symbols[index % symbols.count], commentCount: index % 4)
    }
  }

  func photo(with id: Photo.ID) -> Photo? {
    photos.first { $0.id == id }
  }

  func toggleFavorite(_ id: Photo.ID) {
    guard let index = photos.firstIndex(where: { $0.id == id }) else { return }
    photos[index].isFavorite.toggle()
    notify()
  }

  func delete(_ id: Photo.ID) {
    photos.removeAll { $0.id == id }
    notify()
  }

  func add() {
    let id = (photos.map(\.id).max() ?? -1) + 1
    photos.insert(Photo(id: id, title: "Photo \(id)", symbolName: "plus.viewfinder"), at: 0)
    notify()
  }

  private func notify() {
    NotificationCenter.default.post(name: Self.didChange, object: self)
  }
}

final class GalleryTabBarController: UITabBarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let all = GalleryViewController(kind: .all)
    all.tabBarItem = UITabBarItem(title: "Photos", image: UIImage(systemName: "photo.on.rectangle"), tag: 0)
    let favorites = GalleryViewController(kind: .favorites)
    favorites.tabBarItem = UITabBarItem(
      title: "Favorites", image: UIImage(systemName: "heart"), selectedImage: UIImage(systemName: "heart.fill"))
    let about = AboutViewController()
    about.tabBarItem = UITabBarItem(title: "About", image: UIImage(systemName: "info.circle"), tag: 2)
    viewControllers = [all, favorites].map { UINavigationController(rootViewController: $0) } + [about]
    delegate = self

    NotificationCenter.default.addObserver(
      self, selector: #selector(libraryDidChange), name: PhotoLibrary.didChange, object: nil)
  }

  @objc private func libraryDidChange() {
    let count = PhotoLibrary.shared.photos.filter(\.isFavorite).count
    viewControllers?[1].tabBarItem.badgeValue = count == 0 ? nil : "\(count)"
  }
}

extension GalleryTabBarController: UITabBarControllerDelegate {
  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
    if viewController === selectedViewController,
      let gallery = (viewController as? UINavigationController)?.topViewController as? GalleryViewController
    {
      gallery.scrollToTop()
    }
    return true
  }
}

final class AboutViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let icon = UIImageView(image: UIImage(systemName: "photo.stack"))
    let label = UILabel()
    label.text = "Gallery 1.0"
    label.font = .preferredFont(forTextStyle: .title1)
    let button = UIButton(type: .system)
    button.setTitle("Rate This App", for: .normal)
    button.addAction(UIAction { [weak button] _ in button?.isEnabled = false }, for: .touchUpInside)
    let stackView = UIStackView(arrangedSubviews: [icon, label, button])
    stackView.axis = .vertical
    stackView.alignment = .center
    stackView.spacing = 20
    stackView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stackView)
    NSLayoutConstraint.activate([
      stackView.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      stackView.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }
}
