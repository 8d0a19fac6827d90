import ObjectiveCRuntime
public import UIKit

extension UIViewController {
  /// Whether the controller's view becomes transparent and pass-through. Default: false.
  ///
  /// The flag is read once, when the view has loaded; setting it later has no effect. A child whose parent has the flag
  /// is treated as if its own were set; a child of that child is not. Source: CopyPaper at a217261 [S].
  public var overlay: Bool {
    get { OverlayFlag.values[self] ?? false }
    set { OverlayFlag.values[self] = newValue }
  }

  /// Adds a controller as a child in front of this one, with a pass-through view.
  ///
  /// Call it after this controller's view has loaded. The child gets this view's frame, not its bounds, so its position
  /// is wrong in a view that is not at the origin, and `didMove(toParent:)` is never called. Source: CopyPaper at
  /// a217261 [S].
  public func overlayViewController(_ viewController: UIViewController) {
    addChild(viewController)
    viewController.overlay = true
    viewController.view.frame = view.frame
    view.addSubview(viewController.view)
  }
}

@MainActor
private enum OverlayFlag {
  static let values = AssociatedValue<Bool>()
}
