package import Foundation

/// What can stand between a call of `hitTest(_:with:)` and UIKit's own code: replaced methods, a tracer, an injected fault, and
/// the guard that ends a recursion.
///
/// With none of them ``isInstrumented`` is false, and the hit test takes its short path.
@preconcurrency @MainActor
package enum HitTesting {
  /// The classes of UIKit whose runtime class has a `hitTest:withEvent:` of its own.
  /// Source: iOS 9 runtime headers for all but UIView [O].
  package enum ImplementingClass: Int, CaseIterable, Sendable {
    /// UIView.
    case view
    /// UIControl.
    case control
    /// UIScrollView.
    case scrollView
    /// UITransitionView; whether it has one depends on the platform.
    case transitionView
  }

  /// Whether the current engine's hit test takes the instrumented path.
  static var isInstrumented: Bool {
    @inline(__always) get { Engine.pointer?._withUnsafeGuaranteedRef { $0.isInstrumented } ?? false }
  }

  /// Runs in place of UIKit's hit-testing methods while methods are replaced; returns what the message returns.
  package static var methodDispatch: (@MainActor (UIView, ImplementingClass, CGPoint, UIEvent?) -> UIView?)? {
    get { Engine.current.methodDispatch }
    set { Engine.current.methodDispatch = newValue }
  }

  /// Receives every question and answer while set.
  package static var tracer: (any HitTestTracer)? {
    get { Engine.current.tracer }
    set { Engine.current.tracer = newValue }
  }

  /// Faults injected into the current engine, to see that a gate notices them. Engines that are made later take them over.
  package static var faults: Set<EngineFault> {
    get { Engine.current.faults }
    set { Engine.current.faults = newValue }
  }

  /// How many questions deep a hit test may go before it counts as endless.
  package static let depthLimit = 1_000

  /// The cycle of views that a hit test was caught in; `nil` while all is well. Once set, every question is answered
  /// with `nil` until ``beginHitTest()``, so that the test unwinds.
  package static var recursion: [UIView]? { Engine.current.recursion }

  /// How many views deep the running hit test of the current engine is.
  static var depth: Int {
    @inline(__always) get { Engine.pointer?._withUnsafeGuaranteedRef { $0.hitTestDepth } ?? 0 }
    @inline(__always) set {
      guard let pointer = Engine.pointer else { return Engine.current.hitTestDepth = newValue }
      pointer._withUnsafeGuaranteedRef { $0.hitTestDepth = newValue }
    }
  }

  /// Which of the tests of one new touch is running, from 1. A hit test that no touch causes counts as the first.
  package static var pass: Int {
    get { Engine.current.hitTestPass }
    set { Engine.current.hitTestPass = newValue }
  }

  /// Forgets a recursion that was found: call it before every hit test from outside.
  package static func beginHitTest() {
    let engine = Engine.current
    // An override may begin a hit test inside another one, which still reads the replaced lists.
    if engine.hitTestDepth == 0, !engine.replacedLists.isEmpty { engine.replacedLists = [] }
    if engine.recursion != nil { engine.recursion = nil }
  }

  /// Ends the running hit test because it would never end by itself; `cycle` are the views that ask each other.
  package static func reportRecursion(_ cycle: [UIView]) {
    let engine = Engine.current
    if engine.recursion == nil { engine.recursion = cycle }
  }

  /// UIKit's own code for one class: what a method table's original implementation runs.
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
      return control.superHitTest(point, with: event)
    case .scrollView:
      guard let scrollView = view as? UIScrollView else { return view.instrumentedHitTest(point, with: event) }
      return scrollView.superHitTest(point, with: event)
    case .transitionView:
      guard let transitionView = view as? UITransitionView else { return view.instrumentedHitTest(point, with: event) }
      return transitionView.superHitTest(point, with: event)
    }
  }

  /// Asks a view as a parent, a window or a rule does: through its public method, and told to the tracer.
  package static func ask(
    _ view: UIView, _ point: CGPoint, with event: UIEvent?, because cause: HitTestCause
  ) -> UIView? {
    guard recursion == nil else { return nil }
    guard let tracer else { return view.hitTest(point, with: event) }
    tracer.willAsk(view, at: point, because: cause)
    let answer = view.hitTest(point, with: event)
    tracer.didAnswer(view, answer)
    return answer
  }

  /// Runs a replaced method's own walk below `view` one level deeper, and ends the hit test where that is too deep.
  package static func descend(below view: UIView, _ walk: @MainActor () -> UIView?) -> UIView? {
    guard view.children.isEmpty || depth < depthLimit else { return view.endlessHitTest() }
    let outer = depth
    depth = outer + 1
    defer { depth = outer }
    return walk()
  }

  static func perform(_ view: UIView, as implementer: ImplementingClass, _ point: CGPoint, _ event: UIEvent?) -> UIView?
  {
    guard recursion == nil else { return nil }
    if let methodDispatch { return methodDispatch(view, implementer, point, event) }
    return stock(view, as: implementer, point, event)
  }
}
