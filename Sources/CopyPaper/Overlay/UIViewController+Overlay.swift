import ObjectiveCRuntime
public import UIKit

extension UIViewController {
  /// Whether the controller's view is to be clear and let touches through. False.
  ///
  /// It is looked at once, when the view has loaded: set later it changes nothing. A child whose parent has it set is treated
  /// as if its own were set, and a child of that child is not. Source: CopyPaper at a217261 [S].
  public var overlay: Bool {
    get { OverlayFlag.values[self] ?? false }
    set { OverlayFlag.values[self] = newValue }
  }

  /// Lays a controller over this one as a child whose view lets touches through.
  ///
  /// Call it when this controller's view has loaded. The child gets this view's frame, not its bounds, so it stands too far
  /// to the right and down in a view that is not at the origin; and nobody sends it `didMove(toParent:)`.
  /// Source: CopyPaper at a217261 [S].
  public func overlayViewController(_ viewController: UIViewController) {
    addChild(viewController)
    viewController.overlay = true
    viewController.view.frame = view.frame
    view.addSubview(viewController.view)
  }
}

/// Where it is kept.
@MainActor
private enum OverlayFlag {
  static let values = AssociatedValue<Bool>()
}
