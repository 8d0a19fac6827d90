import UIKit

/// A card over a dimmed screen with the progress of an export.
final class ExportProgressViewController: UIViewController {
  private let card = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
  private let progressView = UIProgressView(progressViewStyle: .default)
  private let spinner = UIActivityIndicatorView(style: .medium)
  private let titleLabel = UILabel()
  private let cancelButton = UIButton(configuration: .plain())
  private var task: Task<Void, Never>?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor.black.withAlphaComponent(0.4)
    card.layer.cornerRadius = 16
    card.clipsToBounds = true
    card.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(card)

    titleLabel.text = "Exporting…"
    titleLabel.font = .preferredFont(forTextStyle: .headline)
    cancelButton.configuration?.title = "Cancel"
    cancelButton.addTarget(self, action: #selector(cancel), for: .touchUpInside)

    let header = UIStackView(arrangedSubviews: [spinner, titleLabel])
    header.spacing = 8
    let stackView = UIStackView(arrangedSubviews: [header, progressView, cancelButton])
    stackView.axis = .vertical
    stackView.alignment = .center
    stackView.spacing = 16
    stackView.translatesAutoresizingMaskIntoConstraints = false
    card.contentView.addSubview(stackView)
    NSLayoutConstraint.activate([
      card.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      card.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      card.widthAnchor.constraint(equalToConstant: 260),
      stackView.topAnchor.constraint(equalTo: card.contentView.topAnchor, constant: 24),
      stackView.bottomAnchor.constraint(equalTo: card.contentView.bottomAnchor, constant: -16),
      stackView.leadingAnchor.constraint(equalTo: card.contentView.leadingAnchor, constant: 20),
      stackView.trailingAnchor.constraint(equalTo: card.contentView.trailingAnchor, constant: -20),
      progressView.widthAnchor.constraint(equalTo: stackView.widthAnchor),
    ])
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(backgroundTapped(_:))))
    spinner.startAnimating()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    task = Task { [weak self] in
      for step in 1...10 {
        try? await Task.sleep(for: .milliseconds(300))
        guard !Task.isCancelled, let self else { return }
        self.progressView.setProgress(Float(step) / 10, animated: true)
      }
      self?.finish()
    }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    task?.cancel()
  }

  private func finish() {
    spinner.stopAnimating()
    titleLabel.text = "Done"
    UIView.transition(with: cancelButton, duration: 0.2, options: .transitionCrossDissolve) {
      self.cancelButton.configuration?.title = "Close"
    }
    UINotificationFeedbackGenerator().notificationOccurred(.success)
  }

  @objc private func cancel() {
    dismiss(animated: true)
  }

  @objc private func backgroundTapped(_ recognizer: UITapGestureRecognizer) {
    let location = recognizer.location(in: view)
    if !card.frame.contains(location) { dismiss(animated: true) }
  }
}
