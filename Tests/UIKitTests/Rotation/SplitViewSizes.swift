import Foundation
import TestSupport
import Testing
import UIKit

/// A controller that logs the changes of its size.
private final class ResizedController: UIViewController {
  let log: Log

  init(_ log: Log) {
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }

  override func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    log.note("willTraits(\(newCollection.horizontalSizeClass))")
    super.willTransition(to: newCollection, with: coordinator)
  }
  override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    log.note("willSize(\(Int(size.width)),\(Int(size.height)))")
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(
      alongsideTransition: { [unowned self] context in
        log.note("alongside(\(Int(view.frame.width)),\(context.targetTransform.isIdentity))")
      },
      completion: { [unowned self] _ in log.note("completion") })
  }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    log.note("traits(\(traitCollection.horizontalSizeClass))")
  }
  override func viewDidLayoutSubviews() { log.note("didLayout") }
}

@MainActor
private final class UpdateDelegate: NSObject, UIWindowSceneDelegate {
  var updates: [String] = []

  func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) {
    let sizes = [previousCoordinateSpace.bounds.width, windowScene.coordinateSpace.bounds.width].map { Int($0) }
    updates.append("\(sizes) \(previousTraitCollection.horizontalSizeClass)")
  }
}

extension EngineTests {
  @Suite("An app in Split View")
  @MainActor
  struct SplitViewSizes {
    private let log = Log()

    /// Runs `body` with an app on an iPad in landscape, whose one window has a root controller.
    private func withApp(
      covering part: CGSize? = nil, _ body: (UIWindow, ResizedController, UIWindowScene) throws -> Void
    ) throws {
      try withEngine {
        UIScreen.main.bounds.size = CGSize(width: 1_024, height: 768)
        if let part { UIScreen.main.cover(part) }
        let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
        let window = UIWindow(windowScene: scene)
        let root = ResizedController(log)
        window.rootViewController = root
        window.isHidden = false
        settle()
        _ = log.take()
        try body(window, root, scene)
      }
    }

    private func resize(_ width: CGFloat) {
      Engine.current.interfaceRotation.resizeWindows(to: CGSize(width: width, height: 768), in: .current)
      settle()
    }

    @Test("covers its part of the screen, with the size classes of an iPad, and knows the size of the whole screen")
    func part() throws {
      try withApp(covering: CGSize(width: 507, height: 768)) { window, root, scene in
        #expect(window.frame == CGRect(x: 0, y: 0, width: 507, height: 768) && root.view.frame == window.bounds)
        #expect(UIScreen.main.bounds.size == CGSize(width: 1_024, height: 768))
        #expect(UIScreen.main.coordinateSpace.bounds.width == 1_024)
        #expect(scene.coordinateSpace.bounds.width == 507 && !scene.isFullScreen)
        #expect(root.traitCollection.userInterfaceIdiom == .pad)
        #expect(root.traitCollection.horizontalSizeClass == .compact)
        #expect(root.traitCollection.verticalSizeClass == .regular)
        // The part is higher than it is wide, but the device is in landscape.
        #expect(scene.interfaceOrientation == .landscapeRight)
        #expect(root.systemMinimumLayoutMargins.leading == 16)
        #expect(Engine.current.unmodelled.isEmpty)
      }
    }

    @Test("is called before and after its windows are resized, and for its traits only if they change")
    func resized() throws {
      try withApp { window, root, scene in
        let rotation = Engine.current.interfaceRotation
        let delegate = UpdateDelegate()
        scene.delegate = delegate
        #expect(scene.isFullScreen)
        resize(694)
        #expect(log.take() == "willSize(694,768) didLayout alongside(694,true)")
        #expect(window.frame.width == 694 && root.view.frame == window.bounds && rotation.isResizing)
        settle(0.31)
        #expect(log.take() == "completion" && !rotation.isRunning)
        resize(320)
        settle(0.31)
        #expect(
          log.take() == "willTraits(compact) willSize(320,768) traits(compact) didLayout alongside(320,true) completion"
        )
        resize(1_024)
        settle(0.31)
        #expect(
          log.take()
            == "willTraits(regular) willSize(1024,768) traits(regular) didLayout alongside(1024,true) completion"
        )
        #expect(scene.isFullScreen)
        #expect(delegate.updates == ["[1024, 694] regular", "[694, 320] regular", "[320, 1024] compact"])
        resize(1_024)
        #expect(log.take() == "" && !rotation.isRunning)
        #expect(Engine.current.unmodelled.isEmpty)
      }
    }

    @Test("collapses a split view controller in compact width and expands it again")
    func splitViewController() throws {
      try withApp { window, _, _ in
        let split = UISplitViewController(style: .doubleColumn)
        split.preferredDisplayMode = .secondaryOnly
        split.setViewController(UIViewController(), for: .primary)
        split.setViewController(UIViewController(), for: .secondary)
        split.setViewController(UIViewController(), for: .compact)
        window.rootViewController = split
        settle()
        let secondary = try #require(split.viewController(for: .secondary))
        let compact = try #require(split.viewController(for: .compact))
        #expect(!split.isCollapsed && secondary.view.window != nil)
        resize(375)
        settle(0.31)
        #expect(split.isCollapsed && compact.view.window != nil && secondary.view.window == nil)
        #expect(compact.view.frame.width == 375)
        resize(694)
        settle(0.31)
        #expect(!split.isCollapsed && compact.view.window == nil && secondary.view.window != nil)
        #expect(secondary.view.frame == CGRect(x: 0, y: 0, width: 694, height: 768))
      }
    }

    @Test("a touch that is down while the windows are resized is reported, and one that has ended is not")
    func touch() throws {
      try withApp { _, _, _ in
        let (digitizer, observer) = (Digitizer(), DisputeObserver())
        UIApplication.shared.observer = observer
        let point = CGPoint(x: 100, y: 100)
        digitizer.report(
          [Digitizer.Contact(identifier: 1, phase: .began, location: point)], at: VirtualClock.current.now)
        resize(694)
        #expect(observer.questions == ["what becomes of a touch that is down while the app's windows are resized"])
        settle(0.31)
        digitizer.report(
          [Digitizer.Contact(identifier: 1, phase: .ended, location: point)], at: VirtualClock.current.now)
        resize(507)
        #expect(observer.questions.count == 1)
      }
    }

    @Test("a size whose class is not known, and what else is not modelled, is reported")
    func unknown() throws {
      try withApp { _, _, _ in
        resize(660)
        #expect(
          Engine.current.unmodelled == ["the size class of windows that are 660 points wide is not known"])
      }
      try withApp(covering: CGSize(width: 507, height: 768)) { _, root, _ in
        let presented = UIViewController()
        presented.modalPresentationStyle = .fullScreen
        root.present(presented, animated: false)
        settle()
        resize(694)
        settle(0.31)
        #expect(presented.view.frame.width == 694 && Engine.current.unmodelled.isEmpty)
      }
      try withApp(covering: CGSize(width: 507, height: 768)) { _, root, _ in
        root.present(UIViewController(), animated: false)
        settle()
        #expect(Engine.current.unmodelled.isEmpty)
        resize(694)
        #expect(Engine.current.unmodelled.contains { $0.contains("how a sheet or popover adapts to it") })
      }
      try withApp { _, _, _ in
        resize(694)
        resize(507)
        #expect(Engine.current.unmodelled.contains { $0.contains("were resized while") })
      }
      try withApp { _, _, scene in
        resize(507)
        settle(0.31)
        Digitizer().rotate(to: .portrait, at: VirtualClock.current.now)
        #expect(scene.isFullScreen)
        #expect(Engine.current.unmodelled.contains { $0.contains("was turned in Split View") })
      }
      try withApp { _, _, _ in
        resize(507)
        settle(0.31)
        Engine.current.keyboard.change(to: 300, in: .current)
        #expect(Engine.current.unmodelled.contains { $0.contains("the keyboard changed while the app") })
      }
    }

    @Test(
      "has compact width up to 639 points and regular width from 678 points",
      arguments: [(639, UIUserInterfaceSizeClass.compact, true), (678, .regular, true), (639.5, .compact, false)])
    func widths(width: Double, sizeClass: UIUserInterfaceSizeClass, isKnown: Bool) throws {
      try withApp(covering: CGSize(width: width, height: 768)) { _, root, _ in
        #expect(root.traitCollection.horizontalSizeClass == sizeClass || !isKnown)
        #expect(Engine.current.unmodelled.isEmpty == isKnown)
        guard !isKnown else { return }
        #expect(Engine.current.unmodelled == ["the size class of windows that are 639.5 points wide is not known"])
      }
    }

    @Test("keeps its part when the device makes half a turn")
    func halfTurn() throws {
      try withApp(covering: CGSize(width: 507, height: 768)) { window, _, scene in
        Digitizer().rotate(to: .landscapeRight, at: VirtualClock.current.now)
        settle(0.61)
        #expect(scene.interfaceOrientation == .landscapeLeft && window.frame.width == 507 && log.take() == "")
        #expect(Engine.current.unmodelled.isEmpty)
      }
    }

    @Test("a window that appears with an older size, or reaches beyond the part, is reported")
    func otherWindows() throws {
      try withApp { window, _, scene in
        let alert = UIWindow(windowScene: scene)
        resize(694)
        settle(0.31)
        #expect(Engine.current.unmodelled.isEmpty && window.frame.width == 694)
        alert.isHidden = false
        #expect(Engine.current.unmodelled.contains { $0.contains("reaches beyond the part of the screen") })
      }
      try withApp(covering: CGSize(width: 507, height: 768)) { _, _, scene in
        let alert = UIWindow(windowScene: scene)
        resize(694)
        settle(0.31)
        UIWindow(windowScene: scene).isHidden = false
        #expect(Engine.current.unmodelled.isEmpty)
        alert.isHidden = false
        #expect(Engine.current.unmodelled.contains { $0.contains("appeared with the size that the app had before") })
      }
    }

    @Test("a resize with a shown keyboard, and a turn during a resize, are reported as such")
    func simultaneous() throws {
      try withApp { _, _, _ in
        Engine.current.keyboard.change(to: 300, in: .current)
        settle(0.3)
        resize(694)
        #expect(Engine.current.unmodelled.contains { $0.contains("were resized while the keyboard was shown") })
      }
      try withApp { _, _, _ in
        resize(694)
        Digitizer().rotate(to: .portrait, at: VirtualClock.current.now)
        #expect(Engine.current.unmodelled.contains { $0.contains("turned while the app's windows were resized") })
      }
    }
  }
}
