import Cards
import Foundation
import TestSupport
import Testing
import UIKit

/// `showDetailViewController` and the callbacks that it leaves out.
@Suite("A detail replaces the top card")
@MainActor
struct CardReplacement {
  @Test("the new card slides in for 0.25 s; the old one gets fewer callbacks than it should")
  func replaces() {
    withPhone {
      let stage = CardStage(cards: 2)
      let detail = CardPage("detail", stage.log)
      stage.stack.showDetailViewController(detail, sender: nil)
      #expect(stage.stack.topViewController === detail)
      #expect(
        stage.log.takeAll() == [
          "willDisappear 2", "willMove detail", "cardWillAppear", "willAppear detail", "cardDidAppear",
        ])
      stage.pass(240)
      #expect(stage.log.takeAll() == ["didAppear detail"])
      #expect(stage[2].superview != nil)
      stage.pass(20)
      #expect(stage.log.takeAll() == ["didMove detail", "didDisappear 2"])
      #expect(stage.stack.children.contains(stage.pages[1]), "the old controller stays a child")
      #expect(stage.pages[1].view.window == nil)
      #expect(stage[1].transform.ty == -60)
      stage.stack.popViewController(false)
      #expect(stage.stack.topViewController === stage.pages[0])
    }
  }

  @Test("it does not end a running push")
  func duringPush() {
    withPhone {
      let stage = CardStage(cards: 0)
      stage.push(animated: true)
      stage.pass(100)
      stage.stack.showDetailViewController(CardPage("detail", stage.log), sender: nil)
      #expect(stage.stack.animator.animationKeys(of: stage[1]) == ["presentAnimation"])
    }
  }

  @Test("callbacks of a coordinator that was not removed are called again")
  func staleCoordinator() {
    withPhone {
      let stage = CardStage(cards: 0)
      stage.root.listens = true
      stage.push(animated: false)
      _ = stage.log.takeAll()
      stage.stack.showDetailViewController(CardPage("detail", stage.log), sender: nil)
      #expect(stage.log.takeAll().filter { $0 == "begin" || $0 == "end" } == ["begin", "end"])
    }
  }

  @Test("with only a root the app ends, like the original")
  func crash() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let stack = CardStackController(rootViewController: UIViewController())
        stack.showDetailViewController(UIViewController(), sender: nil)
      }
    }
  }
}
