package import Foundation
import HitTestTerms

/// The app: contains the windows and sends events to them.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// The running app.
  public static var shared: UIApplication { running }
  /// The running app. Internal, so that it is read without a run-time check.
  static var running: UIApplication {
    @inline(__always) get { Engine.current.application }
  }

  /// The visible windows, back to front: by level, and within one level in the order in which they were shown.
  ///
  /// Apple does not guarantee the order within a level; that the last shown window is in front is inferred [I].
  public final var windows: [UIWindow] {
    if let ordered { return ordered }
    let windows = shown.enumerated().sorted {
      ($0.element.windowLevel.rawValue, $0.offset) < ($1.element.windowLevel.rawValue, $1.offset)
    }.map(\.element)
    ordered = windows
    return windows
  }

  /// Receives the events of the app's touch handling; for recording.
  package final var observer: (any EventObserver)? {
    get { listener }
    set { listener = newValue }
  }
  @exclusivity(unchecked) final var listener: (any EventObserver)?

  /// The one scene of the app's windows.
  final lazy var windowScene = UIWindowScene()
  final let settings = ApplicationSettings()

  /// The environment of the app's recognizers.
  final let gestures = GestureEnvironment()

  /// The responder with the focus.
  final weak var firstResponder: UIResponder?

  /// The layout that is pending until the end of the turn.
  @exclusivity(unchecked) final let layoutPass = LayoutPass()

  private final var shown: [UIWindow] = [] { didSet { ordered = nil } }
  /// A cache of ``windows``, which every hit test and every layout reads. `nil` after a change of a window or level.
  private final var ordered: [UIWindow]?

  /// Clears the cache of ``windows``.
  final func windowLevelDidChange() { ordered = nil }

  public override init() {
    super.init()
  }

  /// The end of the chain. An extension of the app's code may override the property, as a category replaces a method.
  open override var next: UIResponder? {
    guard let method = _SelectorTable.method("next", of: self) else { return super.next }
    return method(self, nil, nil) as? UIResponder
  }

  /// Hides the windows and removes the observer, without calling the app's code.
  final func end() {
    for window in shown { window.abandonGestures() }
    shown = []
    listener = nil
    gestures.abandonTouches()
  }

  /// Performs pending layout, as the end of a turn of the run loop does; for harnesses that build a scene.
  package final func layOutPending() { LayoutPass.runPending() }

  /// Sends an event to the windows that have touches in it.
  open func sendEvent(_ event: UIEvent) {
    RuntimeMethods.run(.applicationSendEvent, on: self, [event]) { sendToWindows(event) }
  }

  /// UIKit's own code of ``sendEvent(_:)``.
  final func sendToWindows(_ event: UIEvent) {
    if event.orderedTouches.count == 1 {
      event.orderedTouches[0].hitWindow?.sendEvent(event)
      return
    }
    let touches = event.orderedTouches
    guard let first = touches.first else { return }
    if touches.allSatisfy({ $0.hitWindow === first.hitWindow }) {
      first.hitWindow?.sendEvent(event)
      return
    }
    var served: [UIWindow] = []
    for touch in touches {
      guard let window = touch.hitWindow, !served.contains(where: { $0 === window }) else { continue }
      served.append(window)
      window.sendEvent(event)
    }
  }

  /// Calls a method of a target. Without a target, that of the first responder in the chain that has it: the chain begins at the first
  /// responder, else at the sender. Returns whether there was one. Source: Apple's page of this method [D].
  ///
  /// Controls send the methods of their targets through it, so an app's override receives them all. Source: Apple's page of
  /// UIControl's sendAction(_:to:for:) [D]. A `UIAction` is not sent through it [I].
  @discardableResult
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    if let target {
      Engine.current.handlers.perform(action, on: target as AnyObject, sender, event)
      return true
    }
    let chain = sequence(first: firstResponder ?? sender as? UIResponder ?? self, next: \.next)
    if action.description == "resignFirstResponder" { return firstResponder?.resignFirstResponder() ?? false }
    if let responder = chain.first(where: { _SelectorTable.method(action.description, of: $0) != nil }) {
      Engine.current.handlers.perform(action, on: responder, sender, event)
      return true
    }
    if action.hasCall { Unmodelled.note("which responder has a method \(action) is not known") }
    return false
  }

  /// The view that a new touch at `point` of the screen hits. Windows are called front to back; the first result
  /// counts.
  package final func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    for window in windows.reversed() {
      let inside = window.convertForHitTest(point)
      let view =
        window.ignoresTouches
        ? drop(in: window, inside, event) : HitTesting.hitTest(window, inside, with: event, because: .window)
      // An override may return a view even after the hit test was ended.
      if HitTesting.recursion != nil { return nil }
      if let view { return window.ignoresTouches ? nil : view }
    }
    return nil
  }

  /// Hit-tests a window that drops its touches. If it has a hit, windows behind it are not called, and the hit is
  /// dropped.
  private final func drop(in window: UIWindow, _ point: CGPoint, _ event: UIEvent?) -> UIView? {
    guard HitTesting.admits(window) else { return nil }
    HitTesting.tracer?.willCall(window, at: point, because: .window)
    let found = window.hitTest(point, with: event)
    if found != nil { HitTesting.tracer?.noteDecision(of: window, .transitionRunning, other: nil) }
    HitTesting.tracer?.didReturn(window, nil)
    return found
  }

  func show(_ window: UIWindow) {
    remove(window)
    shown.append(window)
    layoutPass.isPending = true
  }

  func remove(_ window: UIWindow) {
    shown.removeAll { $0 === window }
  }
}
