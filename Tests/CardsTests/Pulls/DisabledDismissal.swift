import Cards
import Foundation
import TestSupport
import Testing
import UIKit

/// The effect of a disabled dismiss button on pulls.
@Suite("A card that may not be dismissed stays")
@MainActor
struct DisabledDismissal {
  private func stage() -> CardStage {
    let stage = CardStage(cards: 1, height: 1_200)
    stage.stack.topViewControllerCanBeDismissed = false
    return stage
  }

  @Test("a pull down moves nothing and does not dismiss")
  func pull() {
    withPhone {
      let stage = stage()
      stage.down(187, 300)
      for y in stride(from: 320.0, through: 420, by: 20) {
        stage.move(to: y, after: 20)
        #expect(stage[1].scrollView.contentOffset.y == 0)
      }
      stage.up()
      #expect(stage.stack.topViewController === stage.pages[0])
    }
  }

  @Test("an upward scroll in small steps is reset at each of them")
  func smallSteps() {
    withPhone {
      let stage = stage()
      stage.down(187, 400)
      for y in stride(from: 390.0, through: 300, by: -10) {
        stage.move(to: y, after: 20)
        #expect(stage[1].scrollView.contentOffset.y == 0)
      }
    }
  }

  @Test("CA-18: a jump of 60 points within one frame is kept, and the button is at the container's top")
  func jump() {
    withPhone {
      let stage = stage()
      stage.down(187, 400)
      // Ten points are the threshold.
      stage.move(to: 330, after: 10)
      #expect(stage[1].scrollView.contentOffset.y == 60)
      stage[1].layoutIfNeeded()
      #expect(stage[1].dismissButton.convert(CGPoint.zero, to: stage[1]).y == 0)
    }
  }

  @Test("even a release at 4000 points per second does not dismiss it; code does")
  func fling() {
    withPhone {
      let stage = stage()
      stage[1].scrollView.contentOffset.y = 300
      stage.pull(187, 300, by: 64, velocity: 8_000, steps: 4)
      #expect(stage.stack.topViewController === stage.pages[0])
      stage.stack.popViewController(true)
      stage.pass(1_000)
      #expect(stage.cards == [])
    }
  }

  @Test("its disabled button takes taps where the platform hits disabled controls", arguments: [false, true])
  func tap(disabledControlIsHit: Bool) {
    var platform = PlatformBehavior()
    platform.disabledControlIsHit = disabledControlIsHit
    withPhone(platform) {
      let stage = stage()
      #expect(stage.hit(187, 80) == (disabledControlIsHit ? "dis 1" : "child 1"))
      stage.tap(187, 80)
      stage.pass(1_000)
      #expect(stage.cards == ["1"])
      stage.stack.topViewControllerCanBeDismissed = true
      stage.tap(187, 80)
      stage.pass(1_000)
      #expect(stage.cards == [])
    }
  }
}
