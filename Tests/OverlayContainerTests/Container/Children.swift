import Foundation
import OverlayContainer
import TestSupport
import Testing
import UIKit

@Suite("The container is the parent of its controllers, and positions their views")
@MainActor
struct Children {
  /// Records the callbacks about its parent.
  private final class Child: UIViewController {
    var moves: [String] = []
    override func willMove(toParent parent: UIViewController?) {
      super.willMove(toParent: parent)
      moves.append(parent == nil ? "will leave" : "will come")
    }
    override func didMove(toParent parent: UIViewController?) {
      super.didMove(toParent: parent)
      moves.append(parent == nil ? "left" : "came")
    }
  }

  @Test("controllers are added and removed as children")
  func containment() {
    withEngine(screen: .plain) {
      let (first, second) = (Child(), Child())
      let container = OverlayContainerViewController()
      container.viewControllers = [first]
      #expect(first.moves == [] && container.children.isEmpty, "not before the view is loaded")
      container.loadViewIfNeeded()
      #expect(first.moves == ["will come", "came"] && container.children == [first])
      container.viewControllers = [second]
      #expect(first.moves == ["will come", "came", "will leave", "left"])
      #expect(first.parent == nil && first.view.superview == nil)
      #expect(container.children == [second] && second.view.superview === container.containerViews.content)
    }
  }

  @Test("those beneath the overlay are in the ground in their order")
  func order() throws {
    try withEngine(screen: .plain) {
      let stage = OverlayStage()
      let ground = try #require(stage.container.containerViews.ground)
      #expect(ground.subviews == [stage.map.view, stage.backdrop.view])
      #expect(stage.container.containerViews.content.subviews == [stage.search.view])
    }
  }

  @Test("the view has the size of the screen at first, and then of its superview, and so do its controllers' views")
  func places() {
    withEngine(screen: .plain) {
      UIScreen.main.bounds.size = CGSize(width: 390, height: 844)
      let loaded = OverlayContainerViewController()
      #expect(loaded.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
      let stage = OverlayStage(style: .flexibleHeight)
      for controller in [stage.map, stage.search] { controller.view.autoresizingMask = [] }
      stage.put(at: 1)
      #expect(stage.search.view.frame == CGRect(x: 0, y: 0, width: 400, height: 400))
      stage.container.view.superview?.frame.size = CGSize(width: 350, height: 700)
      pass(0)
      #expect(stage.container.view.frame.size == CGSize(width: 350, height: 700))
      #expect(stage.map.view.frame == CGRect(x: 0, y: 0, width: 350, height: 700))
      #expect(stage.search.view.frame == CGRect(x: 0, y: 0, width: 350, height: 400))
    }
  }
}
