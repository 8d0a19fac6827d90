import Foundation
import TestSupport
import Testing
import UIKit

/// A controller that logs what a rotation calls.
private final class TurnedController: UIViewController {
  let log: Log
  let name: String
  var orientations = UIInterfaceOrientationMask.all
  var turns = true
  var hasAlongside = false

  init(_ name: String, _ log: Log) {
    (self.name, self.log) = (name, log)
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }

  private func note(_ word: String) { log.note("\(name).\(word)") }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { orientations }
  override var shouldAutorotate: Bool { turns }
  override func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    note("willTraits(\(newCollection.verticalSizeClass))")
    super.willTransition(to: newCollection, with: coordinator)
  }
  override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    note("willSize(\(Int(size.width)),\(Int(size.height)))")
    super.viewWillTransition(to: size, with: coordinator)
    guard hasAlongside else { return }
    coordinator.animate(
      alongsideTransition: { [unowned self] context in
        note("alongside(\(Int(view.frame.width)),\(UIView.inheritedAnimationDuration),\(context.isAnimated))")
      },
      completion: { [unowned self] _ in note("completion") })
  }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    note("traits(\(previousTraitCollection?.verticalSizeClass ?? .unspecified)→\(traitCollection.verticalSizeClass))")
  }
  override func viewDidLayoutSubviews() { note("didLayout") }
  override func viewSafeAreaInsetsDidChange() { note("safeArea") }
}

@MainActor
private final class TurnObserver: EventObserver {
  var changes: [String] = []
  var questions: [String] = []
  func didChangeDevice(_ what: String) { changes.append(what) }
  func didEncounterUnmodelled(on dispute: Dispute, of recognizer: UIGestureRecognizer?, touch: UITouch?) {
    questions.append(dispute.question + (touch.map { " (\($0.identifier))" } ?? ""))
  }
}

extension EngineTests {
  @Suite("A rotation")
  @MainActor
  struct Rotation {
    private let log = Log()

    /// Runs `body` with an app that has one window with a root controller, on a screen of 390 × 844 points.
    private func withApp(
      insets: UIEdgeInsets = .zero, size: CGSize = CGSize(width: 390, height: 844),
      _ body: (UIWindow, TurnedController, Digitizer, TurnObserver) -> Void
    ) {
      withEngine {
        UIScreen.main.bounds.size = size
        UIScreen.main.safeAreaInsets = insets
        let observer = TurnObserver()
        UIApplication.shared.observer = observer
        let window = UIWindow(frame: UIScreen.main.bounds)
        let root = TurnedController("root", log)
        window.rootViewController = root
        window.isHidden = false
        settle()
        _ = log.take()
        body(window, root, Digitizer(), observer)
      }
    }

    private func turn(_ digitizer: Digitizer, _ orientation: UIDeviceOrientation) {
      digitizer.rotate(to: orientation, at: VirtualClock.current.now)
    }

    @Test(
      "calls the controllers before the change, then changes sizes and traits, and lays out before the alongside block")
    func order() {
      withApp(insets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)) { window, root, digitizer, observer in
        let child = TurnedController("child", log)
        root.addChild(child)
        root.view.addSubview(child.view)
        settle()
        root.hasAlongside = true
        _ = log.take()
        turn(digitizer, .landscapeLeft)
        #expect(
          log.take() == """
            root.willTraits(compact) child.willTraits(compact) root.willSize(844,390) child.willSize(844,390) \
            root.traits(regular→compact) child.traits(regular→compact) root.safeArea child.safeArea root.didLayout \
            child.didLayout root.alongside(844,0.3,true)
            """)
        #expect(observer.changes == ["rotate landscapeLeft", "interface landscapeRight 844,390"])
        #expect(window.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
        #expect(UIScreen.main.nativeBounds.size == CGSize(width: 1_170, height: 2_532))
        #expect(child.view.frame == window.bounds)
        #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
        #expect(UIDevice.current.orientation == .landscapeLeft)
        #expect(window.windowScene?.interfaceOrientation == .landscapeRight)
        #expect(window.windowScene?.effectiveGeometry.interfaceOrientation == .landscapeRight)
        settle(0.299)
        #expect(Engine.current.interfaceRotation.isRunning && log.take() == "")
        settle(0.001)
        #expect(!Engine.current.interfaceRotation.isRunning && log.take() == "root.completion")
        root.hasAlongside = false
        turn(digitizer, .portrait)
        settle(0.3)
        #expect(window.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
        #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
        #expect(Engine.current.unmodelled.isEmpty && observer.questions.isEmpty)
      }
    }

    @Test("does not turn an interface whose topmost full-screen controller, app or device excludes the orientation")
    func excluded() {
      withApp { window, root, digitizer, observer in
        root.orientations = .portrait
        turn(digitizer, .landscapeLeft)
        #expect(window.frame.width == 390 && UIDevice.current.orientation == .landscapeLeft)
        #expect(observer.changes == ["rotate landscapeLeft"] && log.take() == "")
        root.orientations = .all
        // The app of an iPhone does not support it.
        turn(digitizer, .portraitUpsideDown)
        turn(digitizer, .faceUp)
        #expect(window.windowScene?.interfaceOrientation == .portrait)
        let presented = TurnedController("presented", log)
        presented.modalPresentationStyle = .fullScreen
        root.present(presented, animated: false)
        presented.orientations = .portrait
        settle()
        turn(digitizer, .landscapeRight)
        #expect(window.frame.width == 390)
        presented.orientations = .landscape
        turn(digitizer, .landscapeLeft)
        #expect(window.frame.width == 844 && presented.view.frame.size == CGSize(width: 844, height: 390))
        #expect(Engine.current.unmodelled.isEmpty)
      }
    }

    @Test("before iOS 16 a controller can refuse every rotation; later it cannot", arguments: [(15, 390), (16, 844)])
    func autorotation(version: Int, width: CGFloat) {
      withApp { window, root, digitizer, _ in
        Engine.current.systemVersion = version
        root.turns = false
        turn(digitizer, .landscapeLeft)
        #expect(window.frame.width == width)
      }
    }

    @Test("changes the size classes of iPhones and not those of iPads, which keep their safe area")
    func sizeClasses() {
      withApp(size: CGSize(width: 428, height: 926)) { _, root, digitizer, _ in
        turn(digitizer, .landscapeLeft)
        #expect(root.traitCollection.horizontalSizeClass == .regular)
        #expect(root.traitCollection.verticalSizeClass == .compact)
      }
      withApp(insets: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0), size: CGSize(width: 834, height: 1194)) {
        window, root, digitizer, _ in
        _ = log.take()
        turn(digitizer, .landscapeLeft)
        #expect(log.take() == "root.willSize(1194,834) root.didLayout")
        #expect(window.safeAreaInsets == UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0))
        turn(digitizer, .landscapeRight)
        #expect(log.take() == "" && window.windowScene?.interfaceOrientation == .landscapeLeft)
      }
    }

    @Test("has the safe area that the scene states, or the one that devices have; for other insets it is unknown")
    func safeAreas() {
      let odd = UIEdgeInsets(top: 30, left: 5, bottom: 34, right: 0)
      for (insets, stated, expected, isUnknown) in [
        (UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0), nil, .zero, false), (.zero, nil, .zero, false),
        (
          UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0), nil,
          UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59), false
        ),
        (
          odd, UIEdgeInsets(top: 0, left: 7, bottom: 0, right: 0), UIEdgeInsets(top: 0, left: 7, bottom: 0, right: 0),
          false
        ), (odd, nil, odd, true),
      ] as [(UIEdgeInsets, UIEdgeInsets?, UIEdgeInsets, Bool)] {
        withApp(insets: insets) { window, _, digitizer, _ in
          Engine.current.interfaceRotation.rotatedSafeAreaInsets = stated
          turn(digitizer, .landscapeLeft)
          #expect(UIScreen.main.safeAreaInsets == expected)
          #expect(!Engine.current.unmodelled.isEmpty == isUnknown)
          turn(digitizer, .portrait)
          #expect(UIScreen.main.safeAreaInsets == insets)
        }
      }
    }

    @Test("calls the handlers of the traits that change, of views, controllers and the scene, with the old traits")
    func registrations() {
      withApp { window, root, digitizer, _ in
        window.registerForTraitChanges([UITraitVerticalSizeClass.self]) { (_: UIWindow, old) in
          self.log.note("height \(old.verticalSizeClass)")
        }
        root.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: TurnedController, _) in
          self.log.note("style")
        }
        window.windowScene?.registerForTraitChanges([UITraitVerticalSizeClass.self]) { (_: UIWindowScene, _) in
          self.log.note("scene")
        }
        turn(digitizer, .landscapeLeft)
        let words = log.take().split(separator: " ").filter { !$0.hasPrefix("root.") }
        #expect(words == ["scene", "height", "regular"])
      }
    }

    @Test("posts the notifications of the device and of the status bar")
    func notifications() {
      withApp { _, root, digitizer, _ in
        var names: [String] = []
        let tokens = [
          UIDevice.orientationDidChangeNotification, UIApplication.willChangeStatusBarOrientationNotification,
          UIApplication.didChangeStatusBarOrientationNotification,
        ].map { name in
          NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
            nonisolated(unsafe) let note = note
            MainActor.assumeIsolated {
              let value = note.userInfo?[UIApplication.statusBarOrientationUserInfoKey] as? NSNumber
              names.append("\(note.name.rawValue.dropFirst(2)) \(value?.intValue ?? 0) \(UIScreen.main.bounds.width)")
            }
          }
        }
        turn(digitizer, .landscapeLeft)
        for token in tokens { NotificationCenter.default.removeObserver(token) }
        #expect(
          names == [
            "DeviceOrientationDidChangeNotification 0 390.0",
            "ApplicationWillChangeStatusBarOrientationNotification 3 390.0",
            "ApplicationDidChangeStatusBarOrientationNotification 1 844.0",
          ])
      }
    }

    @Test("makes a touch that is down unknown, and what bars, sheets and other windows become")
    func unknown() {
      withApp { window, root, digitizer, observer in
        let contact = Digitizer.Contact(identifier: 7, phase: .began, location: CGPoint(x: 9, y: 9))
        digitizer.report([contact], at: VirtualClock.current.now)
        turn(digitizer, .landscapeLeft)
        #expect(observer.questions == ["what becomes of a touch that is down while the interface turns (7)"])
      }
      for kind in ["bar", "sheet", "small", "bare"] {
        withApp { window, root, digitizer, _ in
          let other = UIWindow(frame: kind == "small" ? CGRect(x: 0, y: 0, width: 9, height: 9) : window.frame)
          switch kind {
          case "bar": root.view.addSubview(UINavigationBar())
          case "sheet": root.present(TurnedController("sheet", log), animated: false)
          default: other.isHidden = false
          }
          settle()
          turn(digitizer, .landscapeLeft)
          #expect(Engine.current.unmodelled.count == 1, "\(kind): \(Engine.current.unmodelled)")
        }
      }
    }

    @Test("follows when the supported orientations change, in the next turn of the run loop")
    func updates() {
      withApp { window, root, digitizer, _ in
        root.orientations = .portrait
        turn(digitizer, .landscapeLeft)
        root.orientations = .all
        UIViewController.attemptRotationToDeviceOrientation()
        #expect(window.frame.width == 390)
        settle(0.000001)
        #expect(window.frame.width == 844)
        settle(0.3)
        root.orientations = .portrait
        UIViewController.attemptRotationToDeviceOrientation()
        settle(0.000001)
        #expect(window.frame.width == 844)
        root.setNeedsUpdateOfSupportedInterfaceOrientations()
        settle(0.000001)
        #expect(window.frame.width == 390 && UIDevice.current.orientation == .landscapeLeft)
      }
    }

    @Test(
      "of windows whose controllers support different orientations is unknown, and so is one without any orientation")
    func disagreement() {
      withApp { window, root, digitizer, _ in
        let other = UIWindow(frame: window.frame)
        let second = TurnedController("second", log)
        second.orientations = .portrait
        other.rootViewController = second
        other.isHidden = false
        turn(digitizer, .landscapeLeft)
        #expect(window.frame.width == 390 && Engine.current.unmodelled.count == 1)
      }
      withApp { window, root, digitizer, _ in
        root.orientations = .portraitUpsideDown
        turn(digitizer, .landscapeLeft)
        #expect(window.frame.width == 390 && Engine.current.unmodelled.count == 1)
      }
    }
  }
}
