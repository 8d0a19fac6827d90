import CopyPaper
import UIKit

extension Strategy {
  /// Whether a view with these marks must be created with an override. A view's class cannot change later.
  public func needsOverride(isMarked: Bool, hasTouchDelegate: Bool) -> Bool {
    mechanisms.contains { mechanism in
      switch mechanism {
      case .flag: isMarked
      case .delegate: hasTouchDelegate
      case .swizzle, .tag: false
      }
    }
  }

  /// Installs the strategy: replaces methods and prepares for marking views.
  ///
  /// Mechanisms combine as in an app: a category replaces UIView's method when the program is loaded, a swizzle wraps
  /// the method that it then finds, and the exchange with the container's class comes last, when a container is shown.
  /// Overrides apply their rules in the given order. ``uninstall()`` reverts the replaced methods.
  @MainActor
  @discardableResult
  public func install() -> StrategyInstallation {
    Self.uninstall()
    return StrategyInstallation(self)
  }

  /// Restores UIKit's own methods.
  @MainActor
  public static func uninstall() {
    HitTesting.methodDispatch = nil
    CopyPaper.forgetVersion()
  }

  /// The strategy's `runtime` parameter, else the platform's value.
  @MainActor
  var transitionViewOverridesHitTest: Bool {
    for case .tag(_, _, _, let runtime?) in mechanisms { return runtime == .ios8 }
    return PlatformBehavior.current.transitionViewOverridesHitTest
  }
}

extension Strategy.Mechanism {
  var replacesMethods: Bool {
    switch self {
    case .swizzle, .tag: true
    case .delegate, .flag: false
    }
  }
}
