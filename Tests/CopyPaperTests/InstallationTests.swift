import CopyPaper
import ObjectiveCRuntime
import TestSupport
import Testing
@_spi(Instrumentation) import UIKit

/// Installing and uninstalling CopyPaper.
@Suite("CopyPaper replaces one method of UIView and one of UIViewController")
@MainActor
struct InstallationTests {
  /// A flagged view over another view.
  private func stack() -> UIView {
    let root = place(UIView(), "root", 0, 0, 100, 100)
    place(UIView(), "beneath", 0, 0, 100, 100, in: root)
    place(UIView(), "flagged", 0, 0, 100, 100, in: root).passThrough = true
    return root
  }

  @Test("uninstalled, plain UIKit is left, and uninstalling twice has no effect")
  func takenBack() {
    withCopyPaper {
      let root = stack()
      #expect(nameOfHit(root, 5, 5) == "beneath")
      CopyPaper.uninstall()
      CopyPaper.uninstall()
      #expect(CopyPaper.installed == nil && HitTesting.methodDispatch == nil && ControllerMethods.viewDidLoad == nil)
      #expect(nameOfHit(root, 5, 5) == "flagged")
      let page = UIViewController()
      page.overlay = true
      #expect(page.view.backgroundColor == nil)
    }
  }

  @Test("a second installation replaces the first")
  func twice() {
    withCopyPaper(.first) {
      CopyPaper.install()
      #expect(CopyPaper.installed?.version == .head)
      #expect(UILayoutContainerView(frame: .zero).passThrough)
      CopyPaper.uninstall()
      #expect(nameOfHit(stack(), 5, 5) == "flagged")
    }
  }

  @Test("a view reads its flag as the version in its own app does, in any running app")
  func versionOfApp() {
    let apps = [nil, CopyPaper.Version.first, .head].map { version in
      let engine = Engine(faults: [])
      let view = engine.run {
        if let version { CopyPaper.install(version: version) }
        return UILayoutContainerView(frame: .zero)
      }
      return (engine, view)
    }
    for (running, _) in apps {
      // Reading a flag stores it, so the first version is read first.
      #expect(running.run { apps[1].1.passThrough } == false)
    }
    for (running, _) in apps {
      #expect(running.run { apps[2].1.passThrough } == true)
    }
    for (engine, _) in apps { engine.close() }
  }

  @Test("it wraps the previous methods, and restores them")
  func wraps() throws {
    try withCopyPaper(nil) {
      let table = MethodTable(transitionViewOverridesHitTest: true)
      let method = try #require(table.instanceMethod(of: table.registerClass("UIView"), .hitTest))
      let stock = method.implementation
      var (calls, loaded) = (0, 0)
      table.setImplementation(of: method) { view, point, event in
        calls += 1
        return stock(view, point, event)
      }
      table.install()
      ControllerMethods.viewDidLoad = { _ in loaded += 1 }
      CopyPaper.install(in: table)
      let root = stack()
      #expect(nameOfHit(root, 5, 5) == "beneath")
      #expect(calls == 3)
      let page = UIViewController()
      page.overlay = true
      #expect(page.view.passThrough && loaded == 1)
      CopyPaper.uninstall()
      #expect(nameOfHit(root, 5, 5) == "flagged")
      #expect(calls == 5)
      #expect(UIViewController().view != nil && loaded == 2)
    }
  }

  @Test("the redirect can be installed without the overlays")
  func redirectAlone() {
    withCopyPaper(nil) {
      for (version, isDefault) in [(CopyPaper.Version.head, true), (.first, false)] {
        let table = MethodTable(transitionViewOverridesHitTest: true)
        CopyPaper.replaceHitTest(in: table, version: version)
        table.install()
        let root = stack()
        #expect(nameOfHit(root, 5, 5) == "beneath")
        place(UILayoutContainerView(), "layout", 0, 0, 100, 100, in: root)
        #expect(nameOfHit(root, 5, 5) == (isDefault ? "beneath" : "layout"))
        #expect(CopyPaper.installed == nil && ControllerMethods.viewDidLoad == nil)
      }
    }
  }
}
