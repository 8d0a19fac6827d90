import UIKit

final class PhotoDetailViewController: UIViewController {
  private let photoID: Photo.ID
  private let library = PhotoLibrary.shared
  private let scrollView = UIScrollView()
  private let imageView = UIImageView()
  private let captionLabel = UILabel()
  private let toolbar = UIToolbar()

  init(photoID: Photo.ID) {
    self.photoID = photoID
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    navigationItem.largeTitleDisplayMode = .never

    scrollView.delegate = self
    scrollView.maximumZoomScale = 4
    imageView.contentMode = .scaleAspectFit
    imageView.isUserInteractionEnabled = true
    captionLabel.font = .preferredFont(forTextStyle: .callout)
    captionLabel.textAlignment = .center
    captionLabel.numberOfLines = 0
    for (view, superview) in [(scrollView, view!), (imageView, scrollView), (captionLabel, view!), (toolbar, view!)] as [(UIView, UIView)] {
      view.translatesAutoresizingMaskIntoConstraints = false
      superview.addSubview(view)
    }
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: captionLabel.topAnchor, constant: -12),
      imageView.topAnchor.constraint(equalTo: scrollView.topAnchor),
      imageView.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
      imageView.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
      imageView.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
      imageView.widthAnchor.constraint(equalTo: scrollView.widthAnchor),
      imageView.heightAnchor.constraint(equalTo: scrollView.heightAnchor),
      captionLabel.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      captionLabel.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      captionLabel.bottomAnchor.constraint(equalTo: toolbar.topAnchor, constant: -12),
      toolbar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      toolbar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      toolbar.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
    ])

    let doubleTap = UITapGestureRecognizer(target: self, action: #selector(doubleTapped(_:)))
    doubleTap.numberOfTapsRequired = 2
    imageView.addGestureRecognizer(doubleTap)
    let singleTap = UITapGestureRecognizer(target: self, action: #selector(toggleBars))
    singleTap.require(toFail: doubleTap)
    imageView.addGestureRecognizer(singleTap)
    toolbar.items = [
      UIBarButtonItem(systemItem: .flexibleSpace),
      UIBarButtonItem(barButtonSystemItem: .trash, target: self, action: #selector(confirmDeletion)),
    ]
    update()
  }

  private func update() {
    guard let photo = library.photo(with: photoID) else { return }
    title = photo.title
    imageView.image = UIImage(systemName: photo.symbolName)
    captionLabel.text = photo.isFavorite ? "One of your favorites" : "\(photo.commentCount) comments"
    navigationItem.rightBarButtonItems = [
      UIBarButtonItem(
        image: UIImage(systemName: photo.isFavorite ? "heart.fill" : "heart"), style: .plain, target: self,
        action: #selector(toggleFavorite)),
      UIBarButtonItem(barButtonSystemItem: .action, target: self, action: #selector(share)),
    ]
  }

  @objc private func toggleFavorite() {
    library.toggleFavorite(photoID)
    update()
  }

  @objc private func share(_ sender: UIBarButtonItem) {
    let sheet = UIActivityViewController(activityItems: [title ?? ""], applicationActivities: nil)
    sheet.popoverPresentationController?.barButtonItem = sender
    present(sheet, animated: true)
  }

  @objc private func confirmDeletion() {
    let alert = UIAlertController(title: nil, message: "Delete this photo?", preferredStyle: .actionSheet)
    alert.addAction(
      UIAlertAction(title: "Delete Photo", style: .destructive) { [weak self] _ in
        guard let self else { return }
        self.library.delete(self.photoID)
        self.navigationController?.popViewController(animated: true)
      })
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    present(alert, animated: true)
  }

  @objc private func toggleBars() {
    guard let navigationController else { return }
    let hides = !navigationController.isNavigationBarHidden
    navigationController.setNavigationBarHidden(hides, animated: true)
    UIView.animate(withDuration: 0.2) { self.toolbar.alpha = hides ? 0 : 1 }
  }

  @objc private func doubleTapped(_ recognizer: UITapGestureRecognizer) {
    if scrollView.zoomScale > 1 {
      scrollView.setZoomScale(1, animated: true)
    } else {
      let point = recognizer.location(in: imageView)
      scrollView.zoom(to: CGRect(x: point.x - 60, y: point.y - 60, width: 120, height: 120), animated: true)
    }
  }
}

extension PhotoDetailViewController: UIScrollViewDelegate {
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { imageView }
}
