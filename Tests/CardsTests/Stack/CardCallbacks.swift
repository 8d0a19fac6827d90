import Cards
import Foundation
import TestSupport
import Testing
import UIKit

/// The callbacks of a push and a pop, in order: the delegate, the coordinator, the controllers and the completion.
@Suite("Pushes and pops call back in the order of Cards")
@MainActor
struct CardCallbacks {
  /// A stack whose root adds callbacks to the coordinator of each transition.
  private func stage(cards: Int) -> CardStage {
    let stage = CardStage(cards: cards)
    stage.root.listens = true
    return stage
  }

  @Test("a push without animation ends before it returns")
  func push() {
    withPhone {
      let stage = stage(cards: 0)
      stage.push(animated: false) { stage.log.note("completion") }
      #expect(
        stage.log.takeAll() == [
          "willDisappear root", "willMove 1", "cardWillAppear", "willAppear 1", "begin", "end", "cardDidAppear",
          "didMove 1", "didDisappear root", "completion",
        ])
      #expect(stage.stack.cardStackTransitionCoordinator != nil, "it is not taken away")
      stage.pass(1_000)
      #expect(stage.log.takeAll() == ["didAppear 1"])
    }
  }

  @Test("the completion of a push without animation comes before the other cards move back")
  func cardsBeneath() {
    withPhone {
      let stage = CardStage(cards: 1)
      var places: [CGFloat] = []
      stage.push(animated: false) { places.append(stage[1].transform.ty) }
      #expect(places == [0])
      #expect(stage[1].transform.ty == -60)
    }
  }

  @Test("a second card covers and uncovers the first one, not the root", arguments: [false, true])
  func coveredCard(isAnimated: Bool) {
    withPhone {
      let stage = CardStage(cards: 1)
      stage.pass(1_000)
      _ = stage.log.takeAll()
      stage.push(animated: isAnimated)
      stage.pass(1_000)
      #expect(
        stage.log.takeAll().filter { $0.hasSuffix(" 1") || $0.hasSuffix("root") } == [
          "willDisappear 1", "didDisappear 1",
        ])
      stage.stack.popViewController(isAnimated)
      stage.pass(1_000)
      #expect(
        stage.log.takeAll().filter { $0.hasSuffix(" 1") || $0.hasSuffix("root") } == ["willAppear 1", "didAppear 1"])
    }
  }

  @Test("an animated push ends with its spring, after 29 frames")
  func animatedPush() {
    withPhone {
      let stage = stage(cards: 0)
      stage.push(animated: true) { stage.log.note("completion") }
      #expect(
        stage.log.takeAll() == ["willDisappear root", "willMove 1", "cardWillAppear", "willAppear 1", "begin"])
      #expect(stage[1].transform.ty == 647)
      stage.pass(470)
      #expect(stage.log.takeAll() == ["didAppear 1"], "the view came into the window without being animated there")
      stage.pass(14)
      #expect(stage.log.takeAll() == ["end", "cardDidAppear", "didMove 1", "didDisappear root", "completion"])
      #expect(stage.stack.cardStackTransitionCoordinator == nil)
      #expect(stage[1].transform == .identity)
    }
  }

  @Test("a pop without animation ends before it returns")
  func pop() {
    withPhone {
      let stage = stage(cards: 1)
      stage.stack.popViewController(false) { stage.log.note("completion") }
      #expect(
        stage.log.takeAll() == [
          "willAppear root", "willMove -", "begin", "cardWillDisappear", "willDisappear 1", "didDisappear 1", "end",
          "cardDidDisappear", "didMove -", "didAppear root", "completion",
        ])
      #expect(stage.stack.cardStackTransitionCoordinator == nil)
    }
  }

  @Test("an animated pop ends with its spring, after 35 frames; until then the card is in front and takes touches")
  func animatedPop() {
    withPhone {
      let stage = stage(cards: 1)
      stage.stack.popViewController(true) { stage.log.note("completion") }
      #expect(stage.log.takeAll() == ["willAppear root", "willMove -", "begin", "cardWillDisappear"])
      #expect(stage.stack.topViewController == nil)
      stage.pass(570)
      #expect(stage.log.takeAll() == [])
      #expect(stage.hit(187, 666.9) == "sc 1")
      stage.pass(14)
      #expect(
        stage.log.takeAll() == [
          "willDisappear 1", "didDisappear 1", "end", "cardDidDisappear", "didMove -", "didAppear root", "completion",
        ])
      #expect(stage.stack.cardStackTransitionCoordinator != nil, "it is not taken away")
      #expect(stage.hit(187, 666.9) == "root")
    }
  }

  @Test("CA-20: a second push ends the first one at once")
  func twoPushes() {
    withPhone {
      let stage = CardStage(cards: 0)
      stage.push(animated: true) { stage.log.note("completion 1") }
      stage.pass(100)
      _ = stage.log.takeAll()
      let place = stage[1].transform.ty
      #expect(place > 100 && place < 600)
      stage.push(animated: true) { stage.log.note("completion 2") }
      #expect(
        stage.log.takeAll().filter { $0.contains("card") || $0.contains("completion") } == [
          "cardDidAppear", "completion 1", "cardWillAppear",
        ])
      #expect(stage[1].transform.ty == place, "it goes on from where it was")
      stage.pass(1_000)
      #expect(
        stage.log.takeAll().filter { $0.contains("card") || $0.contains("completion") } == [
          "cardDidAppear", "completion 2",
        ])
      #expect(stage[1].transform.ty == -60)
      #expect(stage[2].transform.ty == 0)
    }
  }

  @Test("CA-20: a pop during a push ends the push, too")
  func popDuringPush() {
    withPhone {
      let stage = CardStage(cards: 0)
      stage.push(animated: true) { stage.log.note("completion") }
      stage.pass(100)
      _ = stage.log.takeAll()
      stage.stack.popViewController(true)
      #expect(
        stage.log.takeAll().filter { $0.contains("card") || $0.contains("completion") } == [
          "cardDidAppear", "completion", "cardWillDisappear",
        ])
      stage.pass(1_000)
      #expect(stage.cards == [])
    }
  }

  @Test("a pop during a pop does not end the first one: its card is no longer on the stack")
  func twoPops() {
    withPhone {
      let stage = CardStage(cards: 2)
      stage.stack.popViewController(true)
      stage.pass(100)
      stage.stack.popViewController(true)
      #expect(stage.log.takeAll().filter { $0.contains("card") } == ["cardWillDisappear", "cardWillDisappear"])
      #expect(stage.stack.animator.animationKeys(of: stage[2]) == ["dismissAnimation"])
      stage.pass(1_000)
      #expect(stage.log.takeAll().filter { $0.contains("card") } == ["cardDidDisappear", "cardDidDisappear"])
      #expect(stage.cards == [])
    }
  }

  @Test(
    "a push during a pop does not end the pop, which is in front of the new card; the new container is added over it")
  func pushDuringPop() {
    withPhone {
      let stage = CardStage(cards: 1)
      stage.stack.popViewController(true)
      stage.pass(100)
      stage.push(animated: true)
      #expect(stage.log.takeAll().filter { $0.contains("card") } == ["cardWillDisappear", "cardWillAppear"])
      let containers = stage.stack.view.subviews.filter { $0 is CardContainerView }
      #expect(containers.map { $0.accessibilityIdentifier } == ["container 1", "container 2"])
      stage.pass(1_000)
      #expect(stage.cards == ["2"])
    }
  }

  @Test("CA-21: a pop without cards has no effect, and its completion is not called")
  func nothingToPop() {
    withPhone {
      let stage = stage(cards: 0)
      for isAnimated in [false, true] {
        stage.stack.popViewController(isAnimated) { stage.log.note("completion") }
        stage.pass(1_000)
      }
      #expect(stage.log.takeAll() == [])
      #expect(stage.stack.rootViewController === stage.root)
    }
  }

  @Test("the first push sets the root without callbacks, and its completion is never called")
  func firstPush() {
    withPhone {
      let log = Log()
      let stack = CardStackController()
      let page = CardPage("first", log)
      stack.pushViewController(page, animated: true) { log.note("completion") }
      #expect(log.takeAll() == ["willMove first", "didMove first"])
      #expect(stack.rootViewController === page)
      #expect(stack.topViewController == nil)
      #expect(!stack.topViewControllerCanBeDismissed)
      stack.topViewControllerCanBeDismissed = true
      #expect(!stack.topViewControllerCanBeDismissed)
      VirtualClock.current.advance(to: 2_000_000_000)
      #expect(log.takeAll() == [])
    }
  }
}
