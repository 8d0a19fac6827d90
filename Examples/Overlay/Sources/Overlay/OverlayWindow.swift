import UIKit

/// A window in front of the app's own that takes only the touches on its messages.
public final class OverlayWindow: UIWindow {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    windowLevel = .statusBar
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { fatalError("init(coder:) is not supported") }

  /// A touch that no message takes goes to the windows behind: the window, the root view and the views that the system
  /// puts between them let it through.
  public override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let hit = super.hitTest(point, with: event) else { return nil }
    guard let content = rootViewController?.viewIfLoaded, hit !== content else { return nil }
    return hit.isDescendant(of: content) ? hit : nil
  }
}
