import UIKit

/// A window in front of the app's own with a button that dismisses it.
public final class ToastWindow: UIWindow {
  private let dismissButton = ToastButton(type: .custom)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    let (size, margin) = (ToastMetrics.button, ToastMetrics.margin)
    dismissButton.frame = CGRect(
      x: frame.width - size.width - margin, y: frame.height - size.height - 2 * margin, width: size.width,
      height: size.height)
    dismissButton.accessibilityIdentifier = "dismiss"
    dismissButton.addTarget(self, action: #selector(dismissToast(_:)), for: .touchUpInside)
    addSubview(dismissButton)
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { fatalError("init(coder:) is not supported") }

  @objc private func dismissToast(_ sender: UIButton) {
    sender.removeFromSuperview()
  }
}

extension ToastWindow {
  /// Touches beside the button go to the windows behind.
  public override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}

/// A button that takes touches around it, where fingers are imprecise. The controls of iOS 26 are large enough.
final class ToastButton: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    if #available(iOS 26, *) { return super.point(inside: point, with: event) }
    return bounds.insetBy(dx: -ToastMetrics.slop, dy: -ToastMetrics.slop).contains(point)
  }
}
