public import UIKit

/// CopyPaper's `viewDidLoad()`: the view of an overlay becomes clear and lets touches through.
///
/// It is UIViewController's method that is replaced, so a controller that overrides it without calling super is passed over.
/// Source: CopyPaper at a217261 [S].
@MainActor
public final class OverlaySwizzle {
  /// Makes a view let touches through. CopyPaper sets the view's `passThrough`.
  public var markPassThrough: @MainActor (UIView) -> Void = { $0.passThrough = true }

  private let original: (@MainActor (UIViewController) -> Void)?

  /// Replaces UIViewController's `viewDidLoad()`; what was there before runs first.
  public init() {
    let original = ControllerMethods.viewDidLoad
    self.original = original
    ControllerMethods.viewDidLoad = { [self] controller in
      original?(controller)
      viewDidLoad(controller)
    }
  }

  /// Gives UIViewController the method back that it had.
  public func uninstall() { ControllerMethods.viewDidLoad = original }

  private func viewDidLoad(_ controller: UIViewController) {
    guard controller.isOverlay else { return }
    markPassThrough(controller.view)
    controller.view.backgroundColor = .clear
  }
}

extension UIViewController {
  /// Whether `viewDidLoad()` takes the controller for an overlay: for its own sake or for that of its parent.
  package var isOverlay: Bool { overlay || parent?.overlay ?? false }
}
