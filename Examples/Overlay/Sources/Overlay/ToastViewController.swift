import UIKit

/// Shows a message with a button at the bottom of the screen until the button is pressed.
public final class ToastViewController: UIViewController {
  private let toast = UIView()
  private let undoButton = UIButton(type: .system)
  private let onUndo: @MainActor () -> Void

  public init(onUndo: @escaping @MainActor () -> Void) {
    self.onUndo = onUndo
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { fatalError("init(coder:) is not supported") }

  public override func viewDidLoad() {
    super.viewDidLoad()
    toast.accessibilityIdentifier = "toast"
    undoButton.accessibilityIdentifier = "undo"
    undoButton.addAction(UIAction { [weak self] _ in self?.undo() }, for: .touchUpInside)
    toast.addSubview(undoButton)
    view.addSubview(toast)
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let margin: CGFloat = 16
    let height: CGFloat = 56
    toast.frame = CGRect(
      x: margin, y: view.bounds.height - height - 2 * margin, width: view.bounds.width - 2 * margin, height: height)
    undoButton.frame = CGRect(x: toast.bounds.width - 96, y: 6, width: 88, height: 44)
  }

  private func undo() {
    onUndo()
    toast.removeFromSuperview()
  }
}
