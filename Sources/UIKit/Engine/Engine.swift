/// All mutable state of one running app: its windows, its time, its platform, and the values that UIKit keeps between
/// calls.
///
/// Several engines can exist in one process, and exactly one is current. Code reads the current engine; a harness that
/// drives several apps switches with ``run(_:)`` or ``makeCurrent()``.
@MainActor
package final class Engine {
  /// Makes the app of each new engine: a harness can use a subclass.
  package static var makeApplication: @MainActor () -> UIApplication = { UIApplication() }

  // MARK: The device and the app

  /// The app: its windows, its recognizers and its pending layout.
  @exclusivity(unchecked) package internal(set) var application = Engine.makeApplication()
  /// The app's time.
  @exclusivity(unchecked) package var clock = VirtualClock() {
    didSet {
      oldValue.engine = nil
      clock.engine = self
    }
  }
  /// Whether a timer of the app's clock is waiting. Players read it at every event, without a reference to the clock.
  package var hasPendingTimers: Bool { clock.hasPendingTimers }
  /// The behaviour of the modelled version of the system.
  @exclusivity(unchecked) package var platform: PlatformBehavior
  /// The major version of the modelled system, which version conditions of user code are compared with.
  package var systemVersion = 17
  /// The display.
  package let screen = UIScreen()
  /// The orientations of the device and of the interface.
  package let interfaceRotation = InterfaceRotation()
  /// The software keyboard.
  package let keyboard = SoftwareKeyboard()

  /// Reports which code of the app UIKit calls.
  @exclusivity(unchecked) package let handlers = HandlerLog()

  /// Notes what changes for a person.
  @exclusivity(unchecked) package let effects = EffectLog()

  /// The identities of the app's views in results.
  package let identities = ViewIdentities()

  /// Whether the app has a delegate of scenes: a window is then shown by a scene only.
  package var isSceneBased = false

  /// The random numbers that the app's code gets, from the same start in each replay; `nil`: the system's.
  @exclusivity(unchecked) package var random: (any RandomNumberGenerator)?

  // MARK: Lengths that are known within a range

  /// Which lengths within their ranges the app has.
  @exclusivity(unchecked) package var lengths = LengthChoice.nominal
  /// The kinds of such lengths that were read.
  @exclusivity(unchecked) package internal(set) var unknownLengths: Set<UnknownLength> = []

  /// The views whose frames or contents constraints leave open.
  @exclusivity(unchecked) var openFrames: [OpenFrame] = []

  // MARK: Hit testing

  /// Whether a hit test takes the instrumented path: a method is replaced, a tracer is set, a fault is injected, or the test
  /// is being ended because of a recursion.
  @exclusivity(unchecked) private(set) var isInstrumented = false
  /// Runs instead of UIKit's hit-testing methods while methods are replaced.
  @exclusivity(unchecked) package var methodDispatch:
    (@MainActor (UIView, HitTesting.ImplementingClass, CGPoint, UIEvent?) -> UIView?)?
  {
    didSet { updateInstrumentation() }
  }
  /// Receives every call and result of a hit test.
  @exclusivity(unchecked) package var tracer: (any HitTestTracer)? { didSet { updateInstrumentation() } }
  /// Faults injected into the engine.
  @exclusivity(unchecked) package var faults: Set<EngineFault> {
    didSet {
      hasFaults = !faults.isEmpty
      updateInstrumentation()
    }
  }
  @exclusivity(unchecked) private(set) var hasFaults = false
  /// The methods that the app has looked up or replaced by functions of the Objective-C runtime; `nil` if there are none.
  @exclusivity(unchecked) var runtimeMethods: RuntimeMethods? { didSet { updateInstrumentation() } }
  /// The running hit test of an area.
  @exclusivity(unchecked) var areaHitTest: AreaHitTest? { didSet { updateInstrumentation() } }
  /// The `return` of a hit-test method in a user's source that was executed last.
  @exclusivity(unchecked) package var lastReturn: HitTestReturn?
  /// The cycle of views in which the running hit test recurses.
  @exclusivity(unchecked) package internal(set) var recursion: [UIView]? { didSet { updateInstrumentation() } }
  /// The depth of the running hit test, in views.
  @exclusivity(unchecked) package internal(set) var hitTestDepth = 0
  /// The number of the current hit test of a new touch, from 1.
  @exclusivity(unchecked) package var hitTestPass = 1
  /// Why the running hit test of a touch is not known: it has asked a hosting view whose content is not stated. See ``HostingView``.
  @exclusivity(unchecked) package var hostUncertainty: String?
  /// Whether a value of SwiftUI is hosted, so that hit tests may be unknown.
  package var hasHostedTypes = false
  /// The number of fingers that are down.
  @exclusivity(unchecked) var fingerCount = 0
  /// The SwiftUI content that the scene states, by the name of the hosted type.
  package var hostedContent: [String: [HostedContent]] = [:]
  /// Performs the action of a scene that stated SwiftUI content fires.
  package var hostedAction: (@MainActor (_ action: String, _ host: UIView) -> Void)?
  /// Lists of subviews that were replaced during the running hit test, which may still read them.
  var replacedLists: [ChildList] = []

  // MARK: Animations and scrolling

  /// The running animation block.
  @exclusivity(unchecked) var animationScope: AnimationBlock.Scope? { didSet { updateAnimation() } }
  /// `UIView.areAnimationsEnabled`.
  var animationsAreEnabled = true { didSet { updateAnimation() } }
  /// Whether changes of views are animated now.
  @exclusivity(unchecked) private(set) var isRecordingAnimation = false
  /// Collects every animation that begins during an interactive transition.
  var heldAnimations: HeldAnimations?
  /// The blocks of `UIView.beginAnimations(_:context:)` that are not committed, the innermost last.
  var begunAnimations: [BegunAnimations] = []
  /// The number of scroll views that are decelerating.
  @exclusivity(unchecked) var deceleratingScrollViews = 0
  /// Whether code has ever asked for large titles in a navigation bar.
  @exclusivity(unchecked) var hasLargeTitles = false

  /// The running activities, by identity.
  var activities: [ObjectIdentifier: any EngineActivity] = [:]

  // MARK: Constraints

  @exclusivity(unchecked) private var createdConstraints = 0
  /// The number of a new constraint.
  func nextConstraintNumber() -> Int {
    createdConstraints += 1
    return createdConstraints
  }

  /// The number of activations of constraints. While it is zero, no view looks for constraints.
  @exclusivity(unchecked) var activatedConstraints = 0

  /// Requests a layout at the end of this turn, if a tree is in a window.
  func requestLayoutPass(in root: UIView) {
    if root.enclosingWindow != nil { application.layoutPass.isPending = true }
  }

  // MARK: Replaced methods, counters, other modules

  /// Runs instead of `UIViewController.viewDidLoad()` while that method is replaced.
  package var viewDidLoad: (@MainActor (UIViewController) -> Void)?
  /// The reports of ``Unmodelled`` that were sent.
  package internal(set) var unmodelled: [String] = []
  /// The file and line where the app declares a view, if that is known.
  package var placeOfDeclaration: (@MainActor (UIView) -> String?)?
  /// The values of the app's static properties, by what holds them.
  package var staticValues: [ObjectIdentifier: AnyObject] = [:]
  /// A row that a swipe may have opened.
  var openRow: OpenRow?
  /// Whether code has overridden traits.
  var overridesTraits = false
  /// The number of created actions, from which actions without an identifier get their numbers.
  var madeActions = 0
  /// The number of created detents without an identifier.
  var unnamedDetents = 0
  /// The latest drag of a sheet.
  weak var sheetDrag: SheetDrag?
  /// The state of modules above UIKit, by its type.
  var states: [ObjectIdentifier: any EngineState] = [:]

  /// Creates an engine with an empty app, at time zero.
  ///
  /// - Parameter faults: Faults to inject; by default those of the current engine.
  package init(platform: PlatformBehavior = PlatformBehavior(), faults: Set<EngineFault>? = nil) {
    self.platform = platform
    self.faults = faults ?? Engine.currentIfAny?.faults ?? []
    hasFaults = !self.faults.isEmpty
    runtimeMethods = Engine.currentIfAny?.runtimeMethods
    clock.engine = self
    handlers.engine = self
    effects.engine = self
    updateInstrumentation()
  }

  isolated deinit { clock.engine = nil }

  /// Retains a replaced list of subviews until the running hit test, which may still read it, ends.
  func keepWhileTesting(_ list: ChildList) {
    if hitTestDepth > 0 { replacedLists.append(list) }
  }

  private func updateInstrumentation() {
    isInstrumented =
      methodDispatch != nil || tracer != nil || hasFaults || recursion != nil || areaHitTest != nil
      || runtimeMethods != nil
  }

  private func updateAnimation() {
    isRecordingAnimation = animationsAreEnabled && (animationScope.map { $0.group.duration > 0 } ?? false)
  }
}
