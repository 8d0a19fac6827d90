import TestSupport
import Testing
import UIKit

extension EngineTests {
  @Suite("The safe area of a view comes from its surroundings")
  @MainActor
  struct SafeAreas {
    /// Logs its safe area when it changes.
    private final class NotingView: UIView {
      var reported: [UIEdgeInsets] = []
      override func safeAreaInsetsDidChange() { reported.append(safeAreaInsets) }
    }

    private func stage(_ body: (UIWindow, UIViewController) -> Void) {
      withEngine {
        withScreen(insets: UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0)) {
          let window = UIWindow(frame: UIScreen.main.bounds)
          window.isHidden = false
          let root = UIViewController()
          window.rootViewController = root
          body(window, root)
        }
      }
    }

    @Test("the window's comes from the screen, a view's from its position")
    func geometry() {
      stage { window, root in
        #expect(window.safeAreaInsets == UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0))
        #expect(root.view.safeAreaInsets == window.safeAreaInsets)
        let top = place(UIView(), "top", 0, 20, 390, 100, in: root.view)
        #expect(top.safeAreaInsets == UIEdgeInsets(top: 30, left: 0, bottom: 0, right: 0))
        let bottom = place(UIView(), "bottom", 0, 700, 390, 139, in: root.view)
        #expect(bottom.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 25, right: 0))
        #expect(place(UIView(), "middle", 0, 100, 390, 100, in: root.view).safeAreaInsets == .zero)
        #expect(
          place(UIView(), "inner", 0, 10, 390, 50, in: top).safeAreaInsets
            == UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
        root.view.bounds.origin.y = 15
        #expect(top.safeAreaInsets == UIEdgeInsets(top: 45, left: 0, bottom: 0, right: 0))
        #expect(UIView(frame: window.bounds).safeAreaInsets == .zero)
        // A view beside or beyond the screen has no more than the superview.
        let beyond = place(UIView(), "beyond", 390, -40, 390, 2_000, in: root.view)
        #expect(beyond.safeAreaInsets == UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0))
        window.frame = CGRect(x: 0, y: 40, width: 390, height: 400)
        #expect(window.safeAreaInsets == UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0))
      }
    }

    @Test("a controller adds to its view's, and both are notified")
    func additional() {
      final class Controller: UIViewController {
        var changes = 0
        override func viewSafeAreaInsetsDidChange() { changes += 1 }
      }
      stage { window, _ in
        let controller = Controller()
        let view = NotingView(frame: window.bounds)
        controller.view = view
        window.rootViewController = controller
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 5, bottom: 0, right: 0)
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 5, bottom: 0, right: 0)
        let first = UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0)
        let second = UIEdgeInsets(top: 60, left: 5, bottom: 30, right: 0)
        #expect(view.reported == [first, second])
        #expect(controller.changes == 2)
      }
    }

    @Test("a moved view is notified at the next layout pass")
    func moved() {
      stage { _, root in
        let view = NotingView(frame: CGRect(x: 0, y: 0, width: 390, height: 100))
        root.view.addSubview(view)
        view.frame = CGRect(x: 0, y: 100, width: 390, height: 101)
        root.view.layoutIfNeeded()
        #expect(view.reported == [UIEdgeInsets(top: 50, left: 0, bottom: 0, right: 0), .zero])
      }
    }

    @Test(
      "a large title is 52 points high while the content is at its beginning, and unknown once it scrolls",
      arguments: [true, false])
    func largeTitle(isShown: Bool) {
      withEngine {
        barScreen()
        Engine.current.screen.safeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
        let root = UIViewController()
        root.navigationItem.largeTitleDisplayMode = isShown ? .automatic : .never
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        scrollView.contentSize = CGSize(width: 390, height: 3_000)
        root.view.addSubview(scrollView)
        let navigation = UINavigationController(rootViewController: root)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = navigation
        window.isHidden = false
        endTurn()
        #expect(scrollView.contentOffset.y == -91)
        navigation.navigationBar.prefersLargeTitles = true
        endTurn()
        #expect(scrollView.contentOffset.y == (isShown ? -143 : -91))
        #expect(navigation.navigationBar.frame.height == (isShown ? 96 : 44))
        Hand().tap(200, 400)
        #expect(Engine.current.unmodelled == [])
        Hand().drag(200, 600, by: 0, -100)
        #expect(Engine.current.unmodelled.count == (isShown ? 1 : 0))
      }
    }

    @Test("the mode of a title that is automatic is that of the item below, and a change of it moves the content")
    func largeTitleModes() {
      withEngine {
        barScreen()
        let (root, top) = (UIViewController(), UIViewController())
        root.navigationItem.largeTitleDisplayMode = .never
        let navigation = UINavigationController(rootViewController: root)
        navigation.navigationBar.prefersLargeTitles = true
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = navigation
        window.isHidden = false
        endTurn()
        let bar = navigation.navigationBar
        #expect(bar.frame.height == 44)
        navigation.pushViewController(top, animated: false)
        #expect(bar.frame.height == 44)
        top.navigationItem.largeTitleDisplayMode = .always
        #expect(bar.frame.height == 96)
        root.navigationItem.largeTitleDisplayMode = .automatic
        navigation.popViewController(animated: false)
        #expect(bar.frame.height == 96)
        root.navigationItem.largeTitleDisplayMode = .never
        #expect(bar.frame.height == 44)
      }
    }

    @Test("content that code scrolls below a large title makes its height unknown")
    func largeTitleScrolledByCode() {
      withEngine {
        barScreen()
        let root = UIViewController()
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        scrollView.contentSize = CGSize(width: 390, height: 3_000)
        root.view.addSubview(scrollView)
        let navigation = UINavigationController(rootViewController: root)
        navigation.navigationBar.prefersLargeTitles = true
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = navigation
        window.isHidden = false
        endTurn()
        #expect(Engine.current.unmodelled == [])
        scrollView.contentOffset.y += 20
        #expect(Engine.current.unmodelled.count == 1)
      }
    }

    @Test("content begins below the bars, stays at its beginning when they change, and stays where it was scrolled to")
    func beginning() {
      withEngine {
        barScreen()
        Engine.current.screen.safeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
        let root = UIViewController()
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let short = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let own = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        own.contentInsetAdjustmentBehavior = .never
        for view in [scrollView, short, own] { root.view.addSubview(view) }
        scrollView.contentSize = CGSize(width: 390, height: 3_000)
        own.contentSize = scrollView.contentSize
        let navigation = UINavigationController(rootViewController: root)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = navigation
        window.isHidden = false
        endTurn()
        #expect(scrollView.contentOffset.y == -91 && short.contentOffset.y == 0 && own.contentOffset.y == 0)
        // An axis that begins to scroll has the inset from then on.
        short.contentSize = scrollView.contentSize
        #expect(short.contentOffset.y == -91)
        navigation.setNavigationBarHidden(true, animated: false)
        endTurn()
        #expect(scrollView.contentOffset.y == -47)
        scrollView.contentOffset.y = 10
        navigation.setNavigationBarHidden(false, animated: false)
        endTurn()
        #expect(scrollView.contentOffset.y == 10)
      }
    }
  }
}
