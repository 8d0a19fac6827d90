import Cards
import Foundation
import TestSupport
import Testing
import UIKit

/// The points of the table, each on a stack whose cards were pushed.
@Suite("Touches hit the cards of a running stack at their positions")
@MainActor
struct CardHits {
  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    let cards: Int
    let x: CGFloat
    let y: CGFloat
    let hit: String
    var testDescription: String { "\(id): \(cards) cards, (\(x), \(y)) → \(hit)" }
  }

  nonisolated static let rows = [
    Row(id: "CA-1", cards: 1, x: 187, y: 40, hit: "sc 1"),
    Row(id: "CA-1", cards: 1, x: 187, y: 64.9, hit: "sc 1"),
    Row(id: "CA-2", cards: 1, x: 187, y: 65, hit: "dis 1"),
    Row(id: "CA-2", cards: 1, x: 187, y: 109.9, hit: "dis 1"),
    Row(id: "CA-2", cards: 1, x: 187, y: 110, hit: "child 1"),
    Row(id: "CA-3", cards: 1, x: 50, y: 280, hit: "btn 1"),
    Row(id: "CA-4", cards: 1, x: 187, y: 19.9, hit: "root"),
    Row(id: "CA-4", cards: 1, x: 187, y: 20, hit: "sc 1"),
    Row(id: "CA-5", cards: 0, x: 170, y: 330, hit: "btn root"),
    Row(id: "CA-5", cards: 1, x: 170, y: 330, hit: "child 1"),
    Row(id: "CA-6", cards: 2, x: 187, y: 10, hit: "sc 1"),
    Row(id: "CA-6", cards: 2, x: 10, y: 10, hit: "root"),
    Row(id: "CA-6", cards: 3, x: 187, y: 10, hit: "sc 2"),
    Row(id: "CA-7", cards: 2, x: 187, y: 30, hit: "sc 2"),
    Row(id: "CA-7", cards: 2, x: 187, y: 90, hit: "dis 2"),
    Row(id: "mask", cards: 1, x: 0, y: 111, hit: "child 1"),
  ]

  @Test("each row, by its id", arguments: rows)
  func hits(_ row: Row) {
    withPhone {
      let stage = CardStage(cards: row.cards)
      #expect(stage.hit(row.x, row.y) == row.hit)
    }
  }

  @Test("CA-1: a tap in the gap has no effect")
  func gap() {
    withPhone {
      let stage = CardStage(cards: 1)
      stage.tap(187, 40)
      stage.tap(187, 64.9)
      stage.pass(1_000)
      #expect(stage.log.takeAll() == [])
      #expect(stage.cards == ["1"])
    }
  }

  @Test("CA-2: a tap on the dismiss button pops the card, animated")
  func dismissButton() {
    withPhone {
      let stage = CardStage(cards: 1)
      stage.tap(187, 109.9)
      #expect(stage.cards == ["1"], "the controller leaves when its card is out of sight")
      #expect(stage.stack.topViewController == nil, "the stack is without it at once")
      stage.pass(1_000)
      #expect(stage.cards == [])
      #expect(stage.hit(170, 330) == "btn root")
    }
  }

  @Test("CA-3: a button on a card receives a touch at once and sends its action")
  func button() {
    withPhone {
      let stage = CardStage(cards: 1)
      stage.down(50, 280)
      #expect(stage.log.takeAll() == ["press 1"])
      stage.up()
      #expect(stage.log.takeAll() == ["tap 1"])
    }
  }

  @Test("a tap in the clipped corner of a card reaches the card")
  func corner() {
    withPhone {
      let stage = CardStage(cards: 1)
      stage.stack.topScrollView?.contentOffset.y = 45
      // The dismiss button is over the corner; when it is hidden, the card receives the touch.
      stage[1].dismissButton.isHidden = true
      #expect(stage.hit(0, 20) == "child 1")
    }
  }

  @Test("CA-23: a card at depth 9 is too transparent to be hit anywhere; at depth 8 it is hit")
  func tooTransparent() {
    withPhone {
      let stage = CardStage(cards: 10)
      for (card, depth, isHit) in [(1, 9, false), (2, 8, true)] {
        let container = stage[card]
        HitTesting.beginHitTest()
        let middle = CGPoint(x: container.bounds.midX, y: container.bounds.midY)
        #expect((container.hitTest(middle, with: nil) != nil) == isHit, "depth \(depth), opacity \(container.alpha)")
        #expect(container.frame.maxY < 0, "a deep card of a real stack stands above the screen")
      }
    }
  }
}
