import CopyPaper
public import UIKit

/// What a scene says of its views that a strategy carries out in its own way.
@MainActor
public struct SceneMarks {
  /// Views that should let touches through.
  public var marked: [UIView] = []
  /// Views with the view that each asks under the delegate strategy.
  public var touchDelegates: [(view: UIView, delegate: UIView)] = []

  /// No marks.
  public init() {}
}

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

  /// Puts the strategy to work: tags views, gives overrides their rules, replaces methods.
  ///
  /// Several mechanisms meet as they would in an app: a category replaces UIView's method when the program is loaded, a
  /// swizzle wraps what it then finds, and the exchange with the container's class comes last, when a container is shown.
  /// Overrides apply their rules in the order given. ``uninstall()`` takes the replaced methods back.
  @MainActor
  @discardableResult
  public func install(on marks: SceneMarks) -> StrategyInstallation {
    Self.uninstall()
    let installation = StrategyInstallation(self)
    for view in marks.marked { installation.mark(view) }
    for (view, delegate) in marks.touchDelegates { installation.setTouchDelegate(delegate, of: view) }
    return installation
  }

  /// Gives UIKit its own methods back.
  @MainActor
  public static func uninstall() {
    HitTesting.methodDispatch = nil
    CopyPaper.activeVersion = nil
  }

  /// The strategy's own word on the runtime, else the platform's.
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
