import CopyPaper
import TestSupport
import Testing
import UIKit

/// Overlaid view controllers.
@Suite("An overlay's view becomes clear and lets touches through after loading")
@MainActor
struct OverlayTests {
  /// Configures its view like most controllers. It may omit the call of super or make it last.
  private final class Page: UIViewController {
    var callsSuper = true
    var moves: [String] = []

    override func viewDidLoad() {
      if callsSuper { super.viewDidLoad() }
      view.accessibilityIdentifier = "page"
    }

    override func willMove(toParent parent: UIViewController?) {
      super.willMove(toParent: parent)
      moves.append("will \(parent == nil ? "-" : "parent")")
    }

    override func didMove(toParent parent: UIViewController?) {
      super.didMove(toParent: parent)
      moves.append("did \(parent == nil ? "-" : "parent")")
    }
  }

  private func isTransparent(_ controller: UIViewController) -> Bool {
    controller.view.passThrough && controller.view.backgroundColor == .clear
  }

  @Test("its own flag has this effect, and without one nothing happens", arguments: [true, false])
  func ownFlag(isOverlay: Bool) {
    withCopyPaper {
      let page = Page()
      #expect(!page.overlay)
      page.overlay = isOverlay
      #expect(page.viewIfLoaded == nil)
      #expect(isTransparent(page) == isOverlay)
      #expect(page.view.passThrough == isOverlay)
    }
  }

  @Test("CP-15: set after the view has loaded, it has no effect")
  func late() {
    withCopyPaper {
      let page = Page()
      page.view.backgroundColor = .white
      page.overlay = true
      #expect(page.overlay && !page.view.passThrough && page.view.backgroundColor == .white)
      let host = UIViewController()
      host.overlayViewController(page)
      #expect(!page.view.passThrough && page.view.superview === host.view)
      #expect(nameOfHit(host.view, 20, 50) == "page")
    }
  }

  @Test("a controller that does not call super.viewDidLoad() is not affected")
  func withoutSuper() {
    withCopyPaper {
      let (page, host) = (Page(), UIViewController())
      page.callsSuper = false
      host.overlayViewController(page)
      #expect(page.overlay && !page.view.passThrough && page.view.backgroundColor == nil)
      #expect(nameOfHit(host.view, 20, 50) == "page")
    }
  }

  @Test("CP-6: the parent's flag has the same effect, that of the parent's parent does not")
  func oneGeneration() {
    withCopyPaper {
      let (overlay, child, grandchild) = (UIViewController(), Page(), Page())
      overlay.overlay = true
      overlay.addChild(child)
      child.addChild(grandchild)
      #expect(isTransparent(child) && !child.overlay)
      #expect(!isTransparent(grandchild))
      // A parent that is added after the view has loaded has no effect, like a flag.
      let early = Page()
      early.loadViewIfNeeded()
      overlay.addChild(early)
      #expect(!isTransparent(early))
    }
  }

  @Test(
    "every page pushed in an overlaid navigation controller is transparent, and so are the controller's own views"
  )
  func pushedPages() {
    withCopyPaper {
      let app = ExampleApp(.page2)
      #expect(app.navigation.viewControllers.count == 2)
      for page in app.navigation.viewControllers { #expect(isTransparent(page)) }
      #expect(isTransparent(app.navigation))
      #expect(!app.page.overlay && app.navigation.overlay && !app.host.overlay)
      #expect(app.navigation.view.subviews.map(\.passThrough) == [true, false])
    }
  }

  @Test("an overlaid controller becomes a child, without a call of didMove")
  func overlaying() {
    withCopyPaper {
      let (host, page) = (UIViewController(), Page())
      host.overlayViewController(page)
      #expect(page.parent === host && host.children == [page] && page.view.superview === host.view)
      #expect(page.moves == ["will parent"])
      _ = show(host)
      #expect(page.moves == ["will parent"])
    }
  }

  @Test("CP-16: an overlay gets its host's frame, not its bounds, and is offset where the host is not at the origin")
  func frame() {
    withCopyPaper {
      let (root, host, page) = (UIViewController(), UIViewController(), Page())
      let window = show(root)
      window.accessibilityIdentifier = "W"
      root.addChild(host)
      place(host.view, "host", 50, 100, 200, 300, in: root.view)
      host.didMove(toParent: root)
      host.overlayViewController(page)
      #expect(page.view.frame == CGRect(x: 50, y: 100, width: 200, height: 300))
      place(UIButton(), "near", 10, 10, 40, 40, in: page.view)
      place(UIButton(), "far", 160, 10, 40, 40, in: page.view)
      // In the overlay's corner, and in the host's corner.
      #expect(hit(115, 215) == "near")
      #expect(hit(65, 115) == "host")
      // Visible but not hit: the point is beyond the host's right edge.
      #expect(hit(265, 215) == name(root.view))
      #expect(nameOfHit(page.view, 165, 15) == "far")
      // With a host at the origin there is no offset.
      let (flush, second) = (UIViewController(), Page())
      root.addChild(flush)
      place(flush.view, "flush", 0, 0, 200, 90, in: root.view)
      flush.overlayViewController(second)
      #expect(second.view.frame == flush.view.bounds)
    }
  }

  @Test("the closure that marks the view can be replaced, and is called for overlays only")
  func replacedMark() throws {
    try withCopyPaper {
      let overlays = try #require(CopyPaper.installed).overlays
      var marked: [UIView] = []
      overlays.markPassThrough = { marked.append($0) }
      let (host, page) = (UIViewController(), Page())
      host.overlayViewController(page)
      #expect(marked == [page.view])
      #expect(!page.view.passThrough && page.view.backgroundColor == .clear)
    }
  }
}
