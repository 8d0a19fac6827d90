import Cards
import Foundation
import TestSupport
import Testing
import UIKit

/// Springs write the views' own values, so a hit test uses what is shown.
@Suite("Touches during springs hit the shown positions")
@MainActor
struct CardMotion {
  @Test("a card that slides in is hit at its position, at every frame")
  func slidingIn() {
    withPhone {
      let stage = CardStage(cards: 0)
      stage.push(animated: true)
      for _ in 0..<29 {
        stage.pass(16.667)
        let top = 20 + stage[1].transform.ty
        #expect(stage.hit(187, top + 1) == "sc 1")
        #expect(stage.hit(187, top - 0.5) == "root", "at \(top)")
        if top + 46 < 667 { #expect(stage.hit(187, top + 46) == "dis 1") }
      }
    }
  }

  @Test("the card beneath is hit at its position, and is visible under the one that slides in")
  func movingBack() {
    withPhone {
      let stage = CardStage(cards: 1)
      stage.push(animated: true)
      stage.pass(100)
      // 6 frames: the second card is 281 points from its final position, the first one has moved back by 34.
      let moved = stage[1].transform
      #expect(abs(moved.ty + 33.97) < 0.01)
      #expect(abs(stage[2].transform.ty - 280.73) < 0.01)
      let button = stage.pages[0].button
      let middle = button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil)
      #expect(stage.hit(middle.x, middle.y) == "btn 1")
      #expect(stage.hit(187, 290) == "child 1")
      #expect(stage.hit(187, 301) == "sc 2")
    }
  }

  @Test("the card beneath moves forward with a spring without bounce")
  func movingForward() {
    withPhone {
      let stage = CardStage(cards: 2)
      stage.stack.popViewController(true)
      stage.pass(100)
      // By the closed form, 97 ms after -60 points: it would be at -26.03 with the spring that moves cards back.
      #expect(abs(stage[1].transform.ty + 27.84) < 0.01)
    }
  }

  @Test("a tap during a push sends the action of the view at the point")
  func tap() {
    withPhone {
      let stage = CardStage(cards: 1)
      stage.push(animated: true)
      stage.pass(50)
      let place = stage.pages[0].button.convert(CGPoint(x: 40, y: 15), to: nil)
      stage.tap(place.x, place.y)
      #expect(stage.log.takeAll().filter { $0.hasPrefix("tap") } == ["tap 1"])
    }
  }
}
