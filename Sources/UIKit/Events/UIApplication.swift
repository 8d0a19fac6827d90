package import Foundation

/// The app: it holds the windows and passes events to them.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// The running app.
  public static var shared: UIApplication { running }
  /// The running app, for this module alone.
  static var running: UIApplication {
    @inline(__always) get { Engine.current.application }
  }

  /// The windows that are shown, back to front: by level, and within one level in the order in which they were shown.
  ///
  /// Apple does not guarantee the order within a level; that the last shown is in front is inferred [I].
  public final var windows: [UIWindow] {
    if let ordered { return ordered }
    let windows = shown.enumerated().sorted {
      ($0.element.windowLevel, $0.offset) < ($1.element.windowLevel, $1.offset)
    }.map(\.element)
    ordered = windows
    return windows
  }

  /// Hears what the app does with touches; for recording.
  package final var observer: (any EventObserver)? {
    get { listener }
    set { listener = newValue }
  }
  @exclusivity(unchecked) final var listener: (any EventObserver)?

  /// Decides among the recognizers of the app.
  final let gestures = GestureEnvironment()

  /// Who has the focus.
  final weak var firstResponder: UIResponder?

  /// Layout that waits for the end of the turn.
  @exclusivity(unchecked) final let layoutPass = LayoutPass()

  private final var shown: [UIWindow] = [] { didSet { ordered = nil } }
  /// ``windows``, until one comes, goes or gets another level: every hit test and every layout asks for them.
  private final var ordered: [UIWindow]?

  /// Puts the windows in order again.
  final func windowLevelDidChange() { ordered = nil }

  /// An app without windows.
  public override init() {
    super.init()
  }

  /// Hides the windows and removes the observer, without calling the app's code.
  final func end() {
    for window in shown { window.abandonGestures() }
    shown = []
    listener = nil
    gestures.abandonTouches()
  }

  /// Lays out what waits for it, as the end of a turn of the run loop does; for harnesses that build a scene.
  package final func layOutPending() { LayoutPass.runPending() }

  /// Hands an event to the windows that have touches in it.
  open func sendEvent(_ event: UIEvent) {
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

  /// The view that gets a new touch at `point` of the screen: windows are asked front to back, the first answer counts.
  package final func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    for window in windows.reversed() {
      let inside = window.convertForHitTest(point)
      let view =
        window.ignoresTouches
        ? drop(in: window, inside, event) : HitTesting.ask(window, inside, with: event, because: .window)
      // An override may answer even after the test was ended.
      if HitTesting.recursion != nil { return nil }
      if let view { return window.ignoresTouches ? nil : view }
    }
    return nil
  }

  /// Asks a window that drops its touches: what it finds keeps windows behind it from being asked, and is dropped.
  private final func drop(in window: UIWindow, _ point: CGPoint, _ event: UIEvent?) -> UIView? {
    HitTesting.tracer?.willAsk(window, at: point, because: .window)
    let found = window.hitTest(point, with: event)
    if found != nil { HitTesting.tracer?.noteDecision(of: window, .transitionRunning, other: nil) }
    HitTesting.tracer?.didAnswer(window, nil)
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
