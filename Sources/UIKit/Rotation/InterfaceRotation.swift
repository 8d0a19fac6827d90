import Foundation

/// How the device is held, how the interface is turned, and the rotation from one orientation of the interface to another.
///
/// Before the first rotation both orientations follow from the size of the screen.
@MainActor
package final class InterfaceRotation {
  /// How the device was turned last.
  private var heldOrientation: UIDeviceOrientation?
  /// How the interface was turned last.
  private var shownOrientation: UIInterfaceOrientation?
  /// The change of the size whose animation runs.
  private var running: SizeTransition?
  private var isUpdateScheduled = false

  /// The safe area of the screen in its other orientation, if a scene states it.
  package var rotatedSafeAreaInsets: UIEdgeInsets?
  /// The sizes that the app covered before.
  private(set) var formerSizes: [CGSize] = []
  /// Whether the interface turns, or its windows are resized, now.
  package var isRunning: Bool { running != nil }
  /// Whether the windows are resized now, and the interface does not turn.
  package var isResizing: Bool { running?.isTurn == false }
  /// What happens now, while something runs.
  package var runningText: String { isResizing ? "the app's windows are resized" : "the interface turns" }

  func deviceOrientation(of engine: Engine) -> UIDeviceOrientation {
    heldOrientation ?? (engine.screen.isLandscape ? .landscapeLeft : .portrait)
  }

  func interfaceOrientation(of engine: Engine) -> UIInterfaceOrientation {
    shownOrientation ?? (engine.screen.isLandscape ? .landscapeRight : .portrait)
  }

  /// Turns the device, and the interface if its controllers support the orientation.
  func turnDevice(to orientation: UIDeviceOrientation, in engine: Engine, while touches: [UITouch]) {
    guard orientation != deviceOrientation(of: engine) else { return }
    let before = interfaceOrientation(of: engine)
    shownOrientation = before
    heldOrientation = orientation
    engine.application.listener?.didChangeDevice("rotate \(orientation.name)")
    NotificationCenter.default.post(name: UIDevice.orientationDidChangeNotification, object: UIDevice.current)
    update(engine, while: touches, isForced: false)
  }

  /// Turns the interface to the orientation of the device if that is supported.
  ///
  /// - Parameter isForced: Whether the interface turns to another supported orientation if it must not stay as it is.
  private func update(_ engine: Engine, while touches: [UITouch], isForced: Bool) {
    let present = interfaceOrientation(of: engine)
    guard let supported = SupportedOrientations.mask(of: engine) else { return }
    let wanted = deviceOrientation(of: engine).interface ?? present
    if supported.contains(wanted.mask) {
      turnInterface(to: wanted, in: engine, while: touches)
    } else if isForced, !supported.contains(present.mask),
      let other = UIInterfaceOrientation.inOrderOfPreference.first(where: { supported.contains($0.mask) })
    {
      turnInterface(to: other, in: engine, while: touches)
    }
  }

  /// Turns the interface in the next turn of the run loop, if what its controllers support requires it.
  func setNeedsUpdate(of engine: Engine, isForced: Bool) {
    guard !isUpdateScheduled else { return }
    isUpdateScheduled = true
    engine.clock.schedule(afterNanoseconds: 1) { [weak self, unowned engine] in
      guard let self else { return }
      isUpdateScheduled = false
      update(engine, while: engine.application.touchesThatAreDown, isForced: isForced)
    }
  }

  /// Turns the interface, if it is not turned so already.
  func turnInterface(to orientation: UIInterfaceOrientation, in engine: Engine, while touches: [UITouch]) {
    let present = interfaceOrientation(of: engine)
    guard orientation != present else { return }
    if isResizing {
      Unmodelled.note("the interface was turned while the app's windows were resized")
    } else if isRunning {
      Unmodelled.note("the interface was turned while it was turning")
    }
    if orientation.isLandscape != present.isLandscape, engine.screen.sceneBounds != engine.screen.bounds {
      Unmodelled.note(
        "the interface was turned in Split View, and the part of the screen that the app has then is not known")
    }
    for touch in touches {
      Dispute("what becomes of a touch that is down while the interface turns").note(by: nil, touch: touch)
    }
    shownOrientation = orientation
    run(SizeTransition(from: present, to: orientation, in: engine))
  }

  /// Gives the app's windows another part of the screen, in points, as when the divider of Split View is moved.
  package func resizeWindows(to size: CGSize, in engine: Engine) {
    guard size != engine.screen.sceneBounds.size else { return }
    if isRunning { Unmodelled.note("the app's windows were resized while the interface turned or they were resized") }
    for touch in engine.application.touchesThatAreDown {
      Dispute("what becomes of a touch that is down while the app's windows are resized").note(by: nil, touch: touch)
    }
    run(SizeTransition(to: size, in: engine))
  }

  func noteFormerSize(_ size: CGSize) {
    if !formerSizes.contains(size) { formerSizes.append(size) }
  }

  private func run(_ transition: SizeTransition) {
    running = transition
    transition.run { [weak self, weak transition] in
      if let self, running === transition { running = nil }
    }
  }

  /// Ends without calling the app's code.
  func abandon() { running = nil }
}

extension UIApplication {
  /// The touches of all windows that have not ended.
  fileprivate final var touchesThatAreDown: [UITouch] {
    windows.flatMap(\.deliveredTouches).filter { $0.phase != .ended && $0.phase != .cancelled }
  }
}

extension UIWindow {
  /// Reports a window that appears with a frame which it does not have in UIKit, or may not have.
  final func noteFrame() {
    let (screen, size) = (engine.screen, frame.size)
    if screen.sceneBounds != screen.bounds, !screen.sceneBounds.contains(frame) {
      Unmodelled.note("a window reaches beyond the part of the screen that the app covers, and its frame is not known")
    } else if size != screen.sceneBounds.size, engine.interfaceRotation.formerSizes.contains(size) {
      Unmodelled.note("a window appeared with the size that the app had before, and its new frame is not known")
    }
  }
}

extension UIDeviceOrientation {
  /// The name of the case.
  package var name: String { "\(self)" }

  /// The orientation of an interface that is upright on a device that is held so. The two landscape orientations are exchanged:
  /// a device turned to its left shows an interface turned to the right. Source: Apple's page of UIInterfaceOrientation [D].
  var interface: UIInterfaceOrientation? {
    switch self {
    case .portrait: .portrait
    case .portraitUpsideDown: .portraitUpsideDown
    case .landscapeLeft: .landscapeRight
    case .landscapeRight: .landscapeLeft
    case .unknown, .faceUp, .faceDown: nil
    }
  }
}

extension UIInterfaceOrientation {
  static let inOrderOfPreference: [UIInterfaceOrientation] = [
    .portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown,
  ]

  var mask: UIInterfaceOrientationMask { UIInterfaceOrientationMask(rawValue: 1 << UInt(rawValue)) }
}
