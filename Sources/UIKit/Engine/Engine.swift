/// All mutable state of one running app: its windows, its time, its platform, and what UIKit's code keeps between calls.
///
/// Several engines can exist in one process, and exactly one is current. Code reads the current engine; a harness that drives
/// several apps switches with ``run(_:)`` or ``makeCurrent()``.
@MainActor
package final class Engine {
  // MARK: The device and the app

  /// The app: its windows, its recognizers and its pending layout.
  @exclusivity(unchecked) package internal(set) var application = UIApplication()
  /// The app's time.
  @exclusivity(unchecked) package var clock = VirtualClock() {
    didSet {
      oldValue.engine = nil
      clock.engine = self
    }
  }
  /// What differs between versions of the system.
  @exclusivity(unchecked) package var platform: PlatformBehavior
  /// The display.
  package let screen = UIScreen()

  // MARK: Hit testing

  /// Whether a hit test takes the instrumented path: a method is replaced, a tracer is set, a fault is injected, or the test
  /// is being ended because of a recursion.
  @exclusivity(unchecked) private(set) var isInstrumented = false
  /// Runs in place of UIKit's hit-testing methods while methods are replaced.
  @exclusivity(unchecked) package var methodDispatch:
    (@MainActor (UIView, HitTesting.ImplementingClass, CGPoint, UIEvent?) -> UIView?)?
  {
    didSet { updateInstrumentation() }
  }
  /// Receives every question and answer of a hit test.
  @exclusivity(unchecked) package var tracer: (any HitTestTracer)? { didSet { updateInstrumentation() } }
  /// Faults injected into the engine.
  @exclusivity(unchecked) package var faults: Set<EngineFault> {
    didSet {
      hasFaults = !faults.isEmpty
      updateInstrumentation()
    }
  }
  @exclusivity(unchecked) private(set) var hasFaults = false
  /// The cycle of views that the running hit test was caught in.
  @exclusivity(unchecked) package internal(set) var recursion: [UIView]? { didSet { updateInstrumentation() } }
  /// How many views deep the running hit test is.
  @exclusivity(unchecked) package internal(set) var hitTestDepth = 0
  /// Which of the tests of one new touch is running, from 1.
  @exclusivity(unchecked) package var hitTestPass = 1
  /// Lists of subviews that were replaced during the running hit test, which may still read them.
  var replacedLists: [ChildList] = []

  // MARK: Animations and scrolling

  /// The animation block that is running.
  @exclusivity(unchecked) var animationScope: AnimationBlock.Scope? { didSet { updateAnimation() } }
  /// `UIView.areAnimationsEnabled`.
  var animationsAreEnabled = true { didSet { updateAnimation() } }
  /// Whether changes of views are animated now.
  @exclusivity(unchecked) private(set) var isRecordingAnimation = false
  /// Takes every animation that begins now, during an interactive transition.
  var heldAnimations: HeldAnimations?
  /// How many scroll views have content that moves by itself.
  @exclusivity(unchecked) var deceleratingScrollViews = 0

  /// What goes on over time, by identity.
  var activities: [ObjectIdentifier: any EngineActivity] = [:]

  // MARK: Replaced methods, counters, other modules

  /// Runs in place of `UIViewController.viewDidLoad()` while that method is replaced.
  package var viewDidLoad: (@MainActor (UIViewController) -> Void)?
  /// How many actions were made; numbers those without an identifier.
  var madeActions = 0
  /// How many detents without an identifier were made.
  var unnamedDetents = 0
  /// What modules above UIKit keep, by its type.
  var states: [ObjectIdentifier: any EngineState] = [:]

  /// Makes an engine with an empty app, at time zero.
  ///
  /// - Parameter faults: Faults to inject; those of the current engine unless given.
  package init(platform: PlatformBehavior = PlatformBehavior(), faults: Set<EngineFault>? = nil) {
    self.platform = platform
    self.faults = faults ?? Engine.currentIfAny?.faults ?? []
    hasFaults = !self.faults.isEmpty
    clock.engine = self
    updateInstrumentation()
  }

  isolated deinit { clock.engine = nil }

  /// Keeps a list of subviews that is being replaced until the running hit test, which may read it, is over.
  func keepWhileTesting(_ list: ChildList) {
    if hitTestDepth > 0 { replacedLists.append(list) }
  }

  private func updateInstrumentation() {
    isInstrumented = methodDispatch != nil || tracer != nil || hasFaults || recursion != nil
  }

  private func updateAnimation() {
    isRecordingAnimation = animationsAreEnabled && (animationScope.map { $0.group.duration > 0 } ?? false)
  }
}
