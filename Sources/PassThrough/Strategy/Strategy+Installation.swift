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

  /// Puts the strategy to work on a finished tree: tags views, gives overrides their rules, replaces methods.
  ///
  /// Several mechanisms meet as they would in an app: a category replaces UIView's method when the program is loaded, a
  /// swizzle wraps what it then finds, and the exchange with the container's class comes last, when a container is shown.
  /// Overrides apply their rules in the order given. ``uninstall()`` takes the replaced methods back.
  @MainActor
  public func install(on marks: SceneMarks) {
    Self.uninstall()
    for mechanism in mechanisms {
      switch mechanism {
      case .tag(let tag, _, _, _):
        for view in marks.marked where view.tag == 0 { view.tag = tag }
      case .delegate(let answer):
        for (view, delegate) in marks.touchDelegates {
          (view as? any OverridingView)?.rewrites.append(TouchDelegateRule(touchDelegate: delegate, answer: answer))
        }
      case .flag:
        for view in marks.marked { (view as? any OverridingView)?.rewrites.append(PassThroughRule()) }
      case .swizzle:
        break
      }
    }
    methodTable(marked: marks.marked)?.install()
  }

  /// Gives UIKit its own methods back.
  @MainActor
  public static func uninstall() {
    HitTesting.methodDispatch = nil
  }

  /// The method table with every replacement made; `nil` when no mechanism replaces a method.
  @MainActor
  private func methodTable(marked: [UIView]) -> MethodTable? {
    guard mechanisms.contains(where: \.replacesMethods) else { return nil }
    let table = MethodTable(transitionViewOverridesHitTest: transitionViewOverridesHitTest)
    for case .tag(let tag, .global, _, _) in mechanisms { TagSwizzle.replaceGlobally(in: table, tag: tag) }
    for case .swizzle(let version) in mechanisms {
      switch version {
      case .head: _ = CopyPaperSwizzle(in: table, marked: marked)
      case .first: _ = FirstCopyPaperSwizzle(in: table, marked: marked)
      }
    }
    for case .tag(let tag, .class, let body, _) in mechanisms { TagSwizzle.exchange(in: table, tag: tag, body: body) }
    return table
  }

  /// The strategy's own word on the runtime, else the platform's.
  @MainActor
  private var transitionViewOverridesHitTest: Bool {
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
