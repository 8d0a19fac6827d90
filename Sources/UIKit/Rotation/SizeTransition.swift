import Foundation

/// One change of the size that the app covers, from the first callback to the last: a turn of the interface, or another part of the
/// screen in Split View. It is the coordinator of the controllers.
///
/// Source: that the controllers are called before the sizes change, the trait callbacks before the size callbacks, and that
/// alongside animations run with the rotation, Apple's pages of UIContentContainer and of the coordinator [D]. That layout precedes
/// the alongside animations, logs of rotations [O]. The order of the notifications is inferred [I]. The duration, which is doubled
/// for a half turn, is that of `statusBarOrientationAnimationDuration` [D]. That Split View calls the same and takes as long as a
/// quarter turn is inferred [I].
@MainActor
final class SizeTransition: EngineActivity {
  typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void
  /// Seconds of a quarter turn.
  static let quarterTurn: TimeInterval = 0.3

  private let old: UIInterfaceOrientation
  private let new: UIInterfaceOrientation
  private let size: CGSize
  private unowned let engine: Engine
  private let root: UIView
  private var alongside: [Block] = []
  private var completions: [Block] = []
  private var hasStarted = false
  private var didEnd: (() -> Void)?
  private var deadline: VirtualClock.Token?

  /// A turn of the interface. After a quarter turn the app covers the whole screen.
  init(from old: UIInterfaceOrientation, to new: UIInterfaceOrientation, in engine: Engine) {
    (self.old, self.new, self.engine) = (old, new, engine)
    let (screen, isHalfTurn) = (engine.screen, old.isLandscape == new.isLandscape)
    size =
      isHalfTurn ? screen.sceneBounds.size : CGSize(width: screen.bounds.height, height: screen.bounds.width)
    root = Self.root(of: engine)
  }

  /// Another part of the screen that the app covers.
  init(to size: CGSize, in engine: Engine) {
    let orientation = engine.interfaceRotation.interfaceOrientation(of: engine)
    (old, new, self.size, self.engine) = (orientation, orientation, size, engine)
    root = Self.root(of: engine)
  }

  private static func root(of engine: Engine) -> UIView {
    engine.application.windows.first { $0.fillsScreen } ?? UIView()
  }

  /// Whether the interface turns, and not another part of the screen is covered.
  var isTurn: Bool { old != new }
  var transitionDuration: TimeInterval {
    let isHalfTurn = isTurn && old.isLandscape == new.isLandscape
    return isHalfTurn ? 2 * Self.quarterTurn : Self.quarterTurn
  }

  func run(didEnd: @escaping () -> Void) {
    self.didEnd = didEnd
    engine.begin(self)
    let screen = engine.screen
    let (oldTraits, oldBounds) = (screen.traitCollection, screen.sceneBounds)
    let windows = ResizedWindows(of: engine, event: isTurn ? .turn : .splitView)
    let changesSize = size != oldBounds.size
    let newTraits = UITraitCollection(screen, size: size)
    if changesSize {
      engine.interfaceRotation.noteFormerSize(oldBounds.size)
      windows.willChange(to: size, newTraits == oldTraits ? nil : newTraits, self)
    }
    if isTurn {
      post(UIApplication.willChangeStatusBarOrientationNotification, new)
      if changesSize { screen.turn(to: size, isLandscape: new.isLandscape, of: engine) }
    } else {
      screen.cover(size)
    }
    UIView.animate(withDuration: transitionDuration, delay: 0) {
      if changesSize { windows.change(from: oldTraits, to: newTraits) }
      LayoutPass.runPending()
      self.startAlongside()
    }
    if isTurn { post(UIApplication.didChangeStatusBarOrientationNotification, old) }
    let scene = engine.application.windowScene
    (scene.delegate as? any UIWindowSceneDelegate)?.windowScene(
      scene, didUpdate: FixedSpace(oldBounds), interfaceOrientation: old, traitCollection: oldTraits)
    if isTurn {
      engine.application.listener?.didChangeDevice(
        "interface \(new.name) \(Int(size.width.rounded())),\(Int(size.height.rounded()))")
    }
    deadline = engine.clock.schedule(afterNanoseconds: Int64(nanosecondsIn: transitionDuration)) { [weak self] in
      self?.end()
    }
  }

  private func post(_ name: Notification.Name, _ orientation: UIInterfaceOrientation) {
    NotificationCenter.default.post(
      name: name, object: engine.application,
      userInfo: [UIApplication.statusBarOrientationUserInfoKey: NSNumber(value: orientation.rawValue)])
  }

  private func startAlongside() {
    hasStarted = true
    let blocks = alongside
    alongside = []
    for block in blocks { block(self) }
  }

  private func end() {
    let blocks = completions
    didEnd?()
    for block in blocks { block(self) }
    release()
  }

  func abandon() {
    engine.interfaceRotation.abandon()
    release()
  }

  private func release() {
    engine.end(self)
    (alongside, completions, didEnd, deadline) = ([], [], nil, nil)
  }

  private func add(_ animation: Block?, _ completion: Block?) -> Bool {
    if let completion { completions.append(completion) }
    guard let animation else { return true }
    guard !hasStarted else { return false }
    alongside.append(animation)
    return true
  }
}

extension SizeTransition: UIViewControllerTransitionCoordinator {
  var isAnimated: Bool { true }
  var presentationStyle: UIModalPresentationStyle { .none }
  var initiallyInteractive: Bool { false }
  var isInterruptible: Bool { false }
  var isInteractive: Bool { false }
  var isCancelled: Bool { false }
  var percentComplete: CGFloat { 0 }
  var completionVelocity: CGFloat { 1 }
  var containerView: UIView { root }
  /// The turn of the interface against the previous one.
  var targetTransform: CGAffineTransform {
    let quarters = (new.clockwiseQuarters - old.clockwiseQuarters + 4) % 4
    return CGAffineTransform(rotationAngle: [0, .pi / 2, .pi, -.pi / 2][quarters])
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }
  func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }
  func animate(alongsideTransition animation: Block?, completion: Block?) -> Bool { add(animation, completion) }
  func animateAlongsideTransition(in view: UIView?, animation: Block?, completion: Block?) -> Bool {
    add(animation, completion)
  }
  /// A rotation is not interactive.
  func notifyWhenInteractionChanges(_ handler: @escaping Block) {}
}

extension UIInterfaceOrientation {
  /// The name of the case.
  var name: String { "\(self)" }
  /// The turn of the interface on the device, in quarters of a circle.
  fileprivate var clockwiseQuarters: Int {
    switch self {
    case .portrait, .unknown: 0
    case .landscapeRight: 1
    case .portraitUpsideDown: 2
    case .landscapeLeft: 3
    }
  }
}

/// The coordinates of a screen that has turned since.
private final class FixedSpace: UICoordinateSpace {
  let bounds: CGRect
  init(_ bounds: CGRect) { self.bounds = bounds }
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint { point }
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint { point }
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect { rect }
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect { rect }
}
