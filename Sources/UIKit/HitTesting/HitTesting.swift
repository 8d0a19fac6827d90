package import Foundation
package import HitTestTerms

/// The instrumentation between a call of `hitTest(_:with:)` and UIKit's code: replaced methods, a tracer, injected
/// faults, and the guard against endless recursion.
///
/// Without any of them ``isInstrumented`` is false, and the hit test takes the fast path.
@preconcurrency @MainActor
package enum HitTesting {
  /// The classes of UIKit whose runtime class overrides `hitTest:withEvent:`, and UIView.
  /// Source: iOS 9 runtime headers for all but UIView [O].
  package enum ImplementingClass: Int, CaseIterable, Sendable {
    case view
    case control
    case scrollView
    /// Whether UITransitionView overrides the method depends on the platform.
    case transitionView
  }

  /// Whether the current engine's hit test takes the instrumented path.
  static var isInstrumented: Bool {
    @inline(__always) get { Engine.pointer?._withUnsafeGuaranteedRef { $0.isInstrumented } ?? false }
  }

  /// Runs instead of UIKit's hit-testing methods while methods are replaced, and returns the result of the call.
  package static var methodDispatch: (@MainActor (UIView, ImplementingClass, CGPoint, UIEvent?) -> UIView?)? {
    get { Engine.current.methodDispatch }
    set { Engine.current.methodDispatch = newValue }
  }

  /// Whether the app has looked up methods to replace their code. Then UIKit's classes can have other code for hit tests.
  package static var hasReplaceableMethods: Bool { Engine.current.runtimeMethods != nil }

  /// Receives every call and result, if set.
  package static var tracer: (any HitTestTracer)? {
    get { Engine.current.tracer }
    set { Engine.current.tracer = newValue }
  }

  /// Faults that are injected into the current engine, to test that a gate detects them. Engines created later inherit
  /// them.
  package static var faults: Set<EngineFault> {
    get { Engine.current.faults }
    set { Engine.current.faults = newValue }
  }

  /// The depth of calls above which a hit test counts as endless.
  package static let depthLimit = 1_000

  /// The cycle of views in which a hit test recurses; `nil` if there is none. Once set, every call returns `nil` until
  /// ``beginHitTest()``, so that the hit test ends.
  package static var recursion: [UIView]? { Engine.current.recursion }

  /// The depth of the running hit test of the current engine, in views.
  static var depth: Int {
    @inline(__always) get { Engine.pointer?._withUnsafeGuaranteedRef { $0.hitTestDepth } ?? 0 }
    @inline(__always) set {
      guard let pointer = Engine.pointer else { return Engine.current.hitTestDepth = newValue }
      pointer._withUnsafeGuaranteedRef { $0.hitTestDepth = newValue }
    }
  }

  /// The number of the current hit test of a new touch, from 1. A hit test without a touch counts as the first.
  package static var pass: Int {
    get { Engine.current.hitTestPass }
    set { Engine.current.hitTestPass = newValue }
  }

  /// Clears a detected recursion. Call it before every hit test from outside.
  package static func beginHitTest() {
    let engine = Engine.current
    // An override may begin a hit test inside another one, which still reads the replaced lists.
    if engine.hitTestDepth == 0, !engine.replacedLists.isEmpty { engine.replacedLists = [] }
    if engine.recursion != nil { engine.recursion = nil }
  }

  /// Ends the running hit test, because it would never end by itself. The views of `cycle` call each other.
  package static func reportRecursion(_ cycle: [UIView]) {
    let engine = Engine.current
    if engine.recursion == nil { engine.recursion = cycle }
  }

  /// UIKit's code for one class: the original implementation of a method table.
  package static func stock(_ view: UIView, as implementer: ImplementingClass, _ point: CGPoint, _ event: UIEvent?)
    -> UIView?
  {
    switch implementer {
    case .view:
      return view.instrumentedHitTest(point, with: event)
    case .control:
      guard let control = view as? UIControl else { return view.instrumentedHitTest(point, with: event) }
      guard control.isEnabled || PlatformBehavior.current.disabledControlIsHit || EngineFault.disabledControl.isInjected
      else {
        tracer?.noteDecision(of: view, .disabledControl, other: nil)
        return nil
      }
      return control.hitTestOfView(point, with: event)
    case .scrollView:
      guard view is UIScrollView else { return view.instrumentedHitTest(point, with: event) }
      return view.hitTestOfView(point, with: event)
    case .transitionView:
      guard let transitionView = view as? UITransitionView else { return view.instrumentedHitTest(point, with: event) }
      return transitionView.instrumentedOverride(point, with: event)
    }
  }

  /// Calls a view's public `hitTest(_:with:)` on behalf of a parent, a window or a rule, and reports the call to the
  /// tracer.
  package static func hitTest(
    _ view: UIView, _ point: CGPoint, with event: UIEvent?, because reason: HitTestCallReason
  ) -> UIView? {
    guard isInstrumented else { return view.hitTest(point, with: event) }
    guard recursion == nil, admits(view) else { return nil }
    guard let tracer else { return view.hitTest(point, with: event) }
    tracer.willCall(view, at: point, because: reason)
    let answer = view.hitTest(point, with: event)
    tracer.didReturn(view, answer)
    return answer
  }

  /// Whether a view contains a point of its own space. In an ``AreaHitTest``, whether it contains the whole area.
  package static func isInside(_ view: UIView, _ point: CGPoint, with event: UIEvent?) -> Bool {
    if let area = Engine.current.areaHitTest { return area.isInside(point, of: view) }
    return view.point(inside: point, with: event)
  }

  /// Those of a view's subviews that a hit test at `point` can find, in the same order. All of them, except in an
  /// ``AreaHitTest``.
  package static func reachable(_ subviews: [UIView], of view: UIView, at point: CGPoint) -> [UIView] {
    Engine.current.areaHitTest?.reachable(subviews, of: view, at: point) ?? subviews
  }

  /// Whether the running hit test can call a view's `hitTest(_:with:)`. `false` only in an ``AreaHitTest``, which then ends.
  static func admits(_ view: UIView) -> Bool { Engine.current.areaHitTest?.admits(view) ?? true }

  /// Whether the running hit test is an ``AreaHitTest``.
  package static var isTestingArea: Bool { Engine.current.areaHitTest != nil }

  /// Ends an ``AreaHitTest`` that comes to code of `view` that may use its point in any way. Returns whether it did.
  package static func endsAreaHitTest(at view: UIView) -> Bool {
    guard let area = Engine.current.areaHitTest else { return false }
    area.stop(.unknown(view))
    return true
  }

  /// Runs the search of a replaced method below `view`, one level deeper. Ends the hit test if it is too deep.
  package static func descend(below view: UIView, _ walk: @MainActor () -> UIView?) -> UIView? {
    guard view.children.isEmpty || depth < depthLimit else { return view.endlessHitTest() }
    let outer = depth
    depth = outer + 1
    defer { depth = outer }
    return walk()
  }

  /// The instrumented path of a class's `hitTest(_:with:)`. Not inlined, so that the short path saves no registers for it.
  @inline(never)
  static func perform(_ view: UIView, as implementer: ImplementingClass, _ point: CGPoint, _ event: UIEvent?) -> UIView?
  {
    guard recursion == nil else { return nil }
    if let method = Engine.current.runtimeMethods?.hitTest(of: view, entered: implementer) {
      if endsAreaHitTest(at: view) { return nil }
      return method.implementation.code(view, [point, event]) as? UIView
    }
    return performStock(view, as: implementer, point, event)
  }

  /// What the instrumented path runs without methods that the app has replaced.
  static func performStock(
    _ view: UIView, as implementer: ImplementingClass, _ point: CGPoint, _ event: UIEvent?
  ) -> UIView? {
    if let methodDispatch { return methodDispatch(view, implementer, point, event) }
    return stock(view, as: implementer, point, event)
  }
}
