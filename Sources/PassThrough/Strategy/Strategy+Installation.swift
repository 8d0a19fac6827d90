import CopyPaper
import UIKit

extension Strategy {
  /// Whether a view with these marks must be made with an override, since its class decides what runs.
  public func needsOverride(isMarked: Bool, hasTouchDelegate: Bool) -> Bool {
    mechanisms.contains { mechanism in
      switch mechanism {
      case .flag: isMarked
      case .delegate: hasTouchDelegate
      case .swizzle, .tag: false
      }
    }
  }

  /// Puts the strategy to work: replaces methods, and is ready to mark views.
  ///
  /// Several mechanisms meet as they would in an app: a category replaces UIView's method when the program is loaded, a
  /// swizzle wraps what it then finds, and the exchange with the container's class comes last, when a container is shown.
  /// Overrides apply their rules in the order given. ``uninstall()`` takes the replaced methods back.
  @MainActor
  @discardableResult
  public func install() -> StrategyInstallation {
    Self.uninstall()
    return StrategyInstallation(self)
  }

  /// Puts UIKit's own methods back.
  @MainActor
  public static func uninstall() {
    HitTesting.methodDispatch = nil
    CopyPaper.forgetVersion()
  }

  /// What the strategy's `runtime` parameter says, else what the platform says.
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
