import TestSupport
import Testing
import UIKit

extension EngineTests {
  /// `Documentation/Fidelity.md`, rules 1.6a to 1.6e, rows H28, H29, H31.
  @Suite("Windows are hit-tested from front to back")
  @MainActor
  struct Windows {
    /// Returns a given view and counts its hit tests.
    private final class CountingWindow: UIWindow {
      var questions: [TimeInterval] = []
      var answers: [UIView?] = []

      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        questions.append(event?.timestamp ?? -1)
        return questions.count <= answers.count ? answers[questions.count - 1] : super.hitTest(point, with: event)
      }
    }

    /// Returns nil instead of itself.
    private final class EmptyIsNoneWindow: UIWindow {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let view = super.hitTest(point, with: event)
        return view === self ? nil : view
      }
    }

    private func hit(_ x: CGFloat, _ y: CGFloat) -> String {
      name(UIApplication.shared.hitTest(CGPoint(x: x, y: y), with: nil))
    }

    @Test("1.6a: a higher level is in front; within a level the last shown window is")
    func order() {
      withEngine {
        let alert = showWindow("alert", level: 2_000)
        let one = showWindow("one")
        _ = showWindow("two")
        #expect(UIApplication.shared.windows.map(name) == ["one", "two", "alert"])
        one.windowLevel = .statusBar
        #expect(UIApplication.shared.windows.map(name) == ["two", "one", "alert"])
        alert.isHidden = true
        #expect(UIApplication.shared.windows.map(name) == ["two", "one"])
        one.windowLevel = .normal
        #expect(UIApplication.shared.windows.map(name) == ["one", "two"])
        one.isHidden = true
        one.isHidden = false
        #expect(UIApplication.shared.windows.map(name) == ["two", "one"])
        #expect(hit(5, 5) == "one")
      }
    }

    @Test("makeKeyAndVisible moves a window to the front of its level, also when it is visible")
    func makeKeyAndVisible() {
      withEngine {
        let one = showWindow("one")
        let two = showWindow("two")
        one.makeKeyAndVisible()
        #expect(UIApplication.shared.windows.map(name) == ["two", "one"])
        #expect(one.isKeyWindow && !two.isKeyWindow)
        two.makeKey()
        #expect(UIApplication.shared.windows.map(name) == ["two", "one"])
        #expect(!one.isKeyWindow && two.isKeyWindow)
      }
    }

    @Test("a window is hidden until it is shown, and a hidden one is not hit-tested")
    func hidden() {
      withEngine {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(window.isHidden)
        #expect(hit(5, 5) == "-")
        window.accessibilityIdentifier = "window"
        window.isHidden = false
        #expect(hit(5, 5) == "window")
        #expect(window.window === window)
        #expect(window.next === UIApplication.shared)
      }
    }

    @Test("1.6b, 1.6c, H29: nil falls through, the window itself does not; the key window has no effect")
    func fallThrough() {
      withEngine {
        let bottom = showWindow("bottom")
        place(UIButton(), "button", 0, 0, 50, 50, in: bottom)
        let top = showWindow("top", EmptyIsNoneWindow(frame: .zero))
        place(UIView(), "toast", 0, 100, 50, 50, in: top)
        bottom.makeKey()
        #expect(hit(5, 5) == "button")
        #expect(hit(5, 105) == "toast")
        #expect(hit(300, 300) == "bottom")
        _ = showWindow("plain")
        #expect(hit(5, 5) == "plain")
      }
    }

    @Test("windows have the positions of their frames, transforms included")
    func placed() {
      withEngine {
        let window = showWindow()
        window.frame = CGRect(x: 100, y: 100, width: 100, height: 100)
        place(UIView(), "corner", 0, 0, 10, 10, in: window)
        #expect(hit(105, 105) == "corner")
        #expect(hit(99, 105) == "-")
        window.transform = CGAffineTransform(0, 1, -1, 0, 0, 0)
        #expect(hit(195, 105) == "corner")
        #expect(hit(105, 105) == "window")
      }
    }

    @Test(
      "H31, 1.4: a new touch is hit-tested as often as the platform does, later phases are not",
      arguments: [0, 1, 2, 3])
    func passes(passes: Int) {
      var platform = PlatformBehavior()
      platform.hitTestPassesPerTouch = passes
      withEngine(platform) {
        let window = CountingWindow(frame: .zero)
        _ = showWindow("window", window)
        let hand = Hand()
        hand.follow("down 5,5")
        #expect(window.questions == Array(repeating: 0.01, count: max(passes, 1)))
        hand.follow("move 6,6; rest 6,6; up")
        #expect(window.questions.count == max(passes, 1))
      }
    }

    @Test("1.4: the result of the last pass is used")
    func lastPass() {
      withEngine {
        let window = CountingWindow(frame: .zero)
        _ = showWindow("window", window)
        let one = place(UIView(), "one", 0, 0, 10, 10, in: window)
        let two = place(UIView(), "two", 0, 0, 10, 10, in: window)
        window.answers = [one, two, two, nil]
        let hand = Hand()
        hand.follow("down 5,5")
        #expect(name(hand.digitizer.liveTouches[0].view) == "two")
        hand.follow("up; down 5,5")
        #expect(name(hand.digitizer.liveTouches[0].view) == "-")
      }
    }

    @Test("1.6e: the touch's window is that of its view, and does not change")
    func touchWindow() {
      withEngine {
        let window = showWindow()
        let view = place(UIView(), "view", 0, 0, 50, 50, in: window)
        let hand = Hand()
        hand.follow("down 5,5")
        let touch = hand.digitizer.liveTouches[0]
        view.removeFromSuperview()
        hand.follow("move 6,6")
        #expect(touch.view === view && touch.window === window)
      }
    }

    @Test("in an app with a delegate of scenes a window without a scene is not shown")
    func scenes() {
      withEngine {
        Engine.current.isSceneBased = true
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.isHidden = false
        #expect(UIApplication.shared.windows.isEmpty && window.windowScene == nil)
        window.makeKeyAndVisible()
        #expect(UIApplication.shared.windows.isEmpty)
        window.windowScene = UIApplication.shared.connectedScenes.first as? UIWindowScene
        #expect(UIApplication.shared.windows == [window])
        window.windowScene = nil
        #expect(UIApplication.shared.windows.isEmpty)
        window.isHidden = true
        window.windowScene = UIApplication.shared.connectedScenes.first as? UIWindowScene
        #expect(UIApplication.shared.windows.isEmpty)
      }
      withEngine {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.isHidden = false
        #expect(UIApplication.shared.windows == [window])
      }
    }

    @Test("an app starts with its delegate, and then with that of its scene, which the system keeps")
    func start() {
      final class Delegates: NSObject, UIApplicationDelegate, UIWindowSceneDelegate {
        var log: [String] = []
        var window: UIWindow?
        func application(
          _ application: UIApplication,
          didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
          log.append("launch")
          return true
        }
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          log.append("connect \(session.scene === scene)")
        }
        func sceneDidBecomeActive(_ scene: UIScene) { log.append("active") }
        func applicationDidBecomeActive(_ application: UIApplication) { log.append("app active") }
      }
      withEngine {
        weak var kept: Delegates?
        do {
          let delegates = Delegates()
          UIApplication.shared.start([delegates])
          kept = delegates
        }
        #expect(kept?.log == ["launch", "connect true", "active"] && UIApplication.shared.delegate === kept)
      }
    }
  }
}
