import UIKit

final class GalleryViewController: UIViewController {
  enum Kind { case all, favorites }
  private enum Section { case main }

  private let kind: Kind
  private let library = PhotoLibrary.shared
  private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
  private lazy var dataSource = makeDataSource()
  private let addButton = UIButton(type: .custom)
  private let panel = PanelViewController()

  init(kind: Kind) {
    self.kind = kind
    super.init(nibName: nil, bundle: nil)
    title = kind == .all ? "Photos" : "Favorites"
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    navigationController?.navigationBar.prefersLargeTitles = true
    collectionView.delegate = self
    collectionView.frame = view.bounds
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collectionView)

    if kind == .all {
      setUpAddButton()
      embedPanel()
    }
    NotificationCenter.default.addObserver(self, selector: #selector(reload), name: PhotoLibrary.didChange, object: nil)
    reload()
  }

  private func makeLayout() -> UICollectionViewLayout {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1 / 3), heightDimension: .fractionalHeight(1)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(1 / 3)),
      subitems: [item])
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }

  private func makeDataSource() -> UICollectionViewDiffableDataSource<Section, Photo.ID> {
    let registration = UICollectionView.CellRegistration<PhotoCell, Photo.ID> { [weak self] cell, _, id in
      guard let self, let photo = self.library.photo(with: id) else { return }
      cell.configure(with: photo)
      cell.onToggleFavorite = { [weak self] in self?.library.toggleFavorite(id) }
    }
    return UICollectionViewDiffableDataSource(collectionView: collectionView) { collectionView, indexPath, id in
      collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: id)
    }
  }

  private func setUpAddButton() {
    addButton.setImage(UIImage(systemName: "plus"), for: .normal)
    addButton.backgroundColor = .systemBlue
    addButton.tintColor = .white
    addButton.layer.cornerRadius = 28
    addButton.layer.shadowOpacity = 0.3
    addButton.translatesAutoresizingMaskIntoConstraints = false
    addButton.addTarget(self, action: #selector(addPhoto), for: .touchUpInside)
    view.addSubview(addButton)
    NSLayoutConstraint.activate([
      addButton.widthAnchor.constraint(equalToConstant: 56),
      addButton.heightAnchor.constraint(equalToConstant: 56),
      addButton.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor, constant: -20),
      addButton.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -100),
    ])
  }

  private func embedPanel() {
    addChild(panel)
    panel.view.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(panel.view)
    NSLayoutConstraint.activate([
      panel.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      panel.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    panel.attach(to: view.safeAreaLayoutGuide.bottomAnchor)
    panel.didMove(toParent: self)
  }

  func scrollToTop() {
    collectionView.setContentOffset(CGPoint(x: 0, y: -collectionView.adjustedContentInset.top), animated: true)
  }

  @objc private func reload() {
    let photos = kind == .all ? library.photos : library.photos.filter(\.isFavorite)
    var snapshot = NSDiffableDataSourceSnapshot<Section, Photo.ID>()
    snapshot.appendSections([.main])
    snapshot.appendItems(photos.map(\.id))
    let known = Set(dataSource.snapshot().itemIdentifiers)
    snapshot.reconfigureItems(photos.map(\.id).filter(known.contains))
    dataSource.apply(snapshot, animatingDifferences: view.window != nil)
  }

  @objc private func addPhoto() {
    UIImpactFeedbackGenerator(style: .light).impactOccurred()
    library.add()
  }
}

extension GalleryViewController: UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
    guard let id = dataSource.itemIdentifier(for: indexPath) else { return }
    navigationController?.pushViewController(PhotoDetailViewController(photoID: id), animated: true)
  }

  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let indexPath = indexPaths.first, let id = dataSource.itemIdentifier(for: indexPath) else { return nil }
    return UIContextMenuConfiguration(identifier: id as NSNumber, previewProvider: nil) { [weak self] _ in
      UIMenu(children: [
        UIAction(title: "Favorite", image: UIImage(systemName: "heart")) { _ in self?.library.toggleFavorite(id) },
        UIAction(title: "Delete", image: UIImage(systemName: "trash"), attributes: .destructive) { _ in self?.library.delete(id) },
      ])
    }
  }
}
