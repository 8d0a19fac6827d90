public import UIKit

/// CopyPaper's `viewDidLoad()`: makes the view of an overlay transparent and marks it as pass-through.
///
/// UIViewController's own method is replaced, so a controller that overrides it without calling super is not affected.
/// Source: CopyPaper at a217261 [S].
@MainActor
public final class OverlaySwizzle {
  /// Marks a view as pass-through. CopyPaper sets the view's `passThrough`.
  public var markPassThrough: @MainActor (UIView) -> Void = { $0.passThrough = true }

  private let original: (@MainActor (UIViewController) -> Void)?

  /// Replaces UIViewController's `viewDidLoad()`; the previous implementation runs first.
  public init() {
    let original = ControllerMethods.viewDidLoad
    self.original = original
    ControllerMethods.viewDidLoad = { [self] controller in
      original?(controller)
      viewDidLoad(controller)
    }
  }

  /// Restores UIViewController's previous method.
  public func uninstall() { ControllerMethods.viewDidLoad = original }

  private func viewDidLoad(_ controller: UIViewController) {
    guard controller.isOverlay else { return }
    markPassThrough(controller.view)
    controller.view.backgroundColor = .clear
  }
}

extension UIViewController {
  /// Whether `viewDidLoad()` treats the controller as an overlay: its own flag or its parent's is set.
  package var isOverlay: Bool { overlay || parent?.overlay ?? false }
}
