import Foundation

/// A method of UIKit whose code the engine calls through the table of replaced methods.
@MainActor
struct DispatchedMethod {
  /// The name as the translation of `#selector` writes it.
  let name: String
  /// Apple's name if it is another one.
  let appleName: String?
  let owner: AnyClass
  /// UIKit's own code.
  let code: IMP.Code

  private init<Owner: AnyObject>(
    _ name: String, apple appleName: String? = nil, of owner: Owner.Type,
    _ code: @escaping @MainActor (Owner, [Any?]) -> Any?
  ) {
    (self.name, self.appleName, self.owner) = (name, appleName, owner)
    self.code = { target, arguments in
      guard let target = target as? Owner else {
        preconditionFailure("-[\(type(of: target)) \(name)]: unrecognized selector sent to an object")
      }
      return code(target, arguments)
    }
  }

  // MARK: The methods

  static let hitTestName = "hitTest:with:"
  static let pointInside = DispatchedMethod("pointInside:with:", apple: "pointInside:withEvent:", of: UIView.self) {
    view, arguments in view.storedBounds.hasInside(arguments[0] as! CGPoint)
  }
  static let viewDidMoveToWindow = DispatchedMethod("didMoveToWindow", of: UIView.self) { _, _ in () }
  static let windowSendEvent = DispatchedMethod("sendEvent:", of: UIWindow.self) { window, arguments in
    window.deliver(arguments[0] as! UIEvent)
  }
  static let applicationSendEvent = DispatchedMethod("sendEvent:", of: UIApplication.self) { application, arguments in
    application.sendToWindows(arguments[0] as! UIEvent)
  }
  static let viewDidLoad = DispatchedMethod("viewDidLoad", of: UIViewController.self) { controller, _ in
    controller.engine.viewDidLoad?(controller)
  }
  static let viewWillAppear = DispatchedMethod("viewWillAppear:", of: UIViewController.self) { _, _ in () }
  static let viewDidAppear = DispatchedMethod("viewDidAppear:", of: UIViewController.self) { _, _ in () }
  static let viewWillDisappear = DispatchedMethod("viewWillDisappear:", of: UIViewController.self) { _, _ in () }
  static let viewDidDisappear = DispatchedMethod("viewDidDisappear:", of: UIViewController.self) { _, _ in () }
  static let dismiss = DispatchedMethod(
    "dismissWithAnimated:completion:", apple: "dismissViewControllerAnimated:completion:", of: UIViewController.self
  ) { controller, arguments in
    controller.dismissStock(animated: arguments[0] as! Bool, completion: arguments[1] as? () -> Void)
  }

  private static func hitTest<Owner: UIView>(_ owner: Owner.Type, _ implementer: HitTesting.ImplementingClass) -> Self {
    DispatchedMethod(hitTestName, apple: "hitTest:withEvent:", of: owner) { view, arguments in
      HitTesting.performStock(view, as: implementer, arguments[0] as! CGPoint, arguments[1] as? UIEvent) as Any?
    }
  }

  /// The classes of UIKit that have their own `hitTest(_:with:)`.
  private static let hitTests: [Self] = [
    hitTest(UIView.self, .view), hitTest(UIControl.self, .control), hitTest(UIScrollView.self, .scrollView),
    hitTest(UITransitionView.self, .transitionView),
  ]

  private static let all: [Self] =
    hitTests + [
      pointInside, viewDidMoveToWindow, windowSendEvent, applicationSendEvent, viewDidLoad, viewWillAppear,
      viewDidAppear,
      viewWillDisappear, viewDidDisappear, dismiss,
    ]

  private static let appleNames = Dictionary(
    all.compactMap { method in method.appleName.map { ($0, method.name) } }, uniquingKeysWith: { first, _ in first })

  /// The name by which the table has a selector.
  static func name(_ selector: String) -> String { appleNames[selector] ?? selector }

  /// The method of a class or of its nearest superclass in UIKit that has it.
  static func named(_ name: String, ofDescendant aClass: AnyClass) -> Self? {
    let named = all.filter { $0.name == name }
    if named.isEmpty { return nil }
    var candidate: AnyClass? = aClass
    while let known = candidate {
      if let found = named.first(where: { $0.owner == known }), found.isOnPlatform { return found }
      candidate = _getSuperclass(known)
    }
    return nil
  }

  private var isOnPlatform: Bool {
    owner != UITransitionView.self || PlatformBehavior.current.transitionViewOverridesHitTest
  }

  /// Whether a class outside of UIKit may override the method itself. Only of the methods of the hit test it is known.
  func mayBeOverridden(by aClass: AnyClass) -> Bool {
    guard let view = aClass as? UIView.Type, let above = _getSuperclass(aClass) as? UIView.Type,
      let methods = HitTestMethodTable.calibrated
    else { return true }
    return switch name {
    case Self.hitTestName: methods.differ(view, above, inHitTest: true)
    case Self.pointInside.name: methods.differ(view, above, inHitTest: false)
    default: true
    }
  }
}
