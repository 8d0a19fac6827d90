import CopyPaper
import UIKit

extension Strategy {
  /// Whether a view with these marks must be created with an override. A view's class cannot change later.
  package func needsOverride(isMarked: Bool, hasTouchDelegate: Bool) -> Bool {
    mechanisms.contains { $0.needsOverride(isMarked: isMarked, hasTouchDelegate: hasTouchDelegate) }
  }

  /// Replaces the methods that the strategy replaces, and returns the object that marks views.
  ///
  /// Several mechanisms are combined as in an app: a category replaces UIView's method when the program is loaded, a
  /// swizzle then wraps the method that it finds, and the exchange with the container's class comes last, when a container
  /// is shown. Overrides apply their rules in the order given. ``uninstall()`` restores the replaced methods.
  @MainActor
  @discardableResult
  package func install() -> StrategyInstallation {
    Self.uninstall()
    return StrategyInstallation(self)
  }

  /// Restores UIKit's own methods.
  @MainActor
  package static func uninstall() {
    HitTesting.methodDispatch = nil
    CopyPaper.clearVersion()
  }

  /// The strategy's own value of the platform parameter, else the platform's.
  @MainActor
  var transitionViewOverridesHitTest: Bool {
    mechanisms.lazy.compactMap(\.transitionViewOverridesHitTest).first
      ?? PlatformBehavior.current.transitionViewOverridesHitTest
  }
}
