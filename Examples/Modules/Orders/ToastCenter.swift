import UIKit

struct Toast {
  let message: String
  let symbolName: String
  let undo: (() -> Void)?
}

/// Shows toasts, one after the other, in a window over the app.
@MainActor
final class ToastCenter {
  static let shared = ToastCenter()

  private var queue: [Toast] = []
  private var current: ToastView?
  private var timer: Timer?
  private lazy var window: ToastWindow = {
    let scene = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.first
    let window = scene.map(ToastWindow.init(windowScene:)) ?? ToastWindow(frame: UIScreen.main.bounds)
    window.windowLevel = .alert - 1
    window.rootViewController = UIViewController()
    return window
  }()

  func show(_ toast: Toast) {
    queue.append(toast)
    if current == nil { showNext() }
  }

  private func showNext() {
    guard !queue.isEmpty else {
      window.isHidden = true
      return
    }
    let toast = queue.removeFirst()
    window.isHidden = false
    guard let container = window.rootViewController?.view else { return }
    let toastView = ToastView(toast: toast)
    toastView.onFinish = { [weak self] in self?.dismissCurrent() }
    toastView.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(toastView)
    NSLayoutConstraint.activate([
      toastView.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 16),
      toastView.trailingAnchor.constraint(equalTo: container.trailingAnchor, constant: -16),
      toastView.bottomAnchor.constraint(equalTo: container.safeAreaLayoutGuide.bottomAnchor, constant: -16),
    ])
    container.layoutIfNeeded()
    current = toastView
    toastView.transform = CGAffineTransform(translationX: 0, y: 120)
    UIView.animate(withDuration: 0.35, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0, options: .allowUserInteraction) {
      toastView.transform = .identity
    }
    timer = Timer.scheduledTimer(withTimeInterval: 4, repeats: false) { [weak self] _ in
      MainActor.assumeIsolated { self?.dismissCurrent() }
    }
  }

  private func dismissCurrent() {
    timer?.invalidate()
    timer = nil
    guard let toastView = current else { return }
    current = nil
    UIView.animate(withDuration: 0.25) {
      toastView.alpha = 0
    } completion: { [weak self] _ in
      toastView.removeFromSuperview()
      self?.showNext()
    }
  }
}

final class ToastWindow: UIWindow {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit == self || hit == rootViewController?.view ? nil : hit
  }
}

final class ToastView: UIView {
  var onFinish: (() -> Void)?
  private let toast: Toast

  init(toast: Toast) {
    self.toast = toast
    super.init(frame: .zero)
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 14

    let icon = UIImageView(image: UIImage(systemName: toast.symbolName))
    icon.setContentHuggingPriority(.required, for: .horizontal)
    let label = UILabel()
    label.text = toast.message
    label.numberOfLines = 0
    let stackView = UIStackView(arrangedSubviews: [icon, label])
    stackView.spacing = 12
    stackView.alignment = .center
    if toast.undo != nil {
      let button = UIButton(type: .system)
      button.setTitle("Undo", for: .normal)
      button.addTarget(self, action: #selector(undoTapped), for: .touchUpInside)
      button.setContentHuggingPriority(.required, for: .horizontal)
      stackView.addArrangedSubview(button)
    }
    stackView.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stackView)
    NSLayoutConstraint.activate([
      stackView.topAnchor.constraint(equalTo: topAnchor, constant: 12),
      stackView.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -12),
      stackView.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      stackView.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
    ])
    let swipe = UISwipeGestureRecognizer(target: self, action: #selector(swipedAway))
    swipe.direction = .down
    addGestureRecognizer(swipe)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  @objc private func undoTapped() {
    toast.undo?()
    onFinish?()
  }

  @objc private func swipedAway() {
    onFinish?()
  }
}
