import Cards
import Foundation
import TestSupport
import Testing
import UIKit

/// The rule at the end of a drag. Only the top card's button can disable it.
@Suite("A card is dismissed by a downward release near its top, or by a very fast one anywhere")
@MainActor
struct Releases {
  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    /// The offset and the velocity when the touch ends, in points and points per second.
    let offset: CGFloat
    let velocity: CGFloat
    let pops: Bool
    /// The distance of the touch; ten points of it are the recognizer's threshold and move nothing.
    var way: CGFloat = 64
    var testDescription: String { "\(id): offset \(offset), v \(velocity) → \(pops ? "pop" : "stays")" }
  }

  nonisolated static let rows = [
    Row(id: "CA-12", offset: 300, velocity: 4_000, pops: true),
    Row(id: "CA-12", offset: 300, velocity: 3_999, pops: false),
    Row(id: "rule", offset: 25, velocity: 250, pops: true),
    Row(id: "rule", offset: 25.125, velocity: 250, pops: false),
    Row(id: "rule", offset: 25.5, velocity: 250, pops: false),
    Row(id: "rule", offset: 25.5, velocity: 4_000, pops: true),
    Row(id: "rule", offset: 25, velocity: -250, pops: false, way: 14),
    Row(id: "rule", offset: 300, velocity: -5_000, pops: false),
    Row(id: "rule", offset: 0, velocity: 250, pops: true),
  ]

  /// The touch moves in four equal steps and ends with the last one, so that every way to measure its velocity gives
  /// the row's.
  @Test("each row", arguments: rows)
  func releases(_ row: Row) {
    withPhone {
      let stage = CardStage(cards: 1, height: 1_200)
      let sign: CGFloat = row.velocity > 0 ? 1 : -1
      stage[1].scrollView.contentOffset.y = row.offset + sign * (row.way - 10)
      stage.down(187, 300)
      stage.drag(by: sign * row.way, velocity: row.velocity, steps: 4)
      #expect(abs(stage[1].scrollView.contentOffset.y - row.offset) < 1e-6)
      stage.up()
      #expect(stage.log.takeAll().contains("v \(thousandths(row.velocity))"))
      #expect((stage.stack.topViewController == nil) == row.pops)
    }
  }

  @Test("CA-10: a pull of one point, released at one point per second, dismisses")
  func onePoint() {
    withPhone {
      let stage = CardStage(cards: 1)
      // Ten points are the threshold; the eleventh comes a second later, so that the velocity is one point a second.
      stage.down(187, 300)
      stage.move(to: 310, after: 50)
      stage.move(to: 311, after: 1_000)
      #expect(stage[1].scrollView.contentOffset.y < 0 && stage[1].scrollView.contentOffset.y > -1)
      stage.up()
      #expect(stage.log.takeAll().contains("v 1"))
      #expect(stage.stack.topViewController == nil)
    }
  }

  @Test("a pull that moves up again at its end springs back")
  func upwards() {
    withPhone {
      let stage = CardStage(cards: 1)
      stage.down(187, 300)
      stage.drag(by: 120, velocity: 600)
      stage.drag(by: -40, velocity: -400, steps: 10)
      stage.up()
      #expect(stage.stack.topViewController === stage.pages[0])
      #expect(stage[1].scrollView.contentOffset.y < 0)
      stage.pass(2_000)
      #expect(stage[1].scrollView.contentOffset.y == 0)
      #expect(stage.hit(187, 65) == "dis 1")
    }
  }

  @Test("the pull's velocity continues in the dismissal")
  func velocity() {
    withPhone {
      let stage = CardStage(cards: 1)
      stage.pull(187, 300, by: 120, velocity: 3_000)
      let spring = stage.stack.animator.animation(forKey: "dismissAnimation", of: stage[1]) as? SpringAnimation
      #expect(spring.map { abs($0.velocity - 3_000) < 1e-6 } == true)
      #expect(spring?.toValue == 647)
      stage.pass(17)
      // One frame, or a part of one, at 3000 points per second.
      let way = stage[1].transform.ty
      stage.pass(17)
      #expect(stage[1].transform.ty - way > 45)
    }
  }

  @Test("CA-9: a drag that starts on a lower card moves the top card")
  func lowerCard() {
    withPhone {
      let stage = CardStage(cards: 2)
      #expect(stage.hit(187, 10) == "sc 1")
      // 50 points at 120 points per second.
      stage.pull(187, 10, by: 50, velocity: 120, steps: 10)
      #expect(stage[1].scrollView.contentOffset.y < 0)
      #expect(stage.log.takeAll().first { $0.hasPrefix("v") } == "v 120")
      #expect(stage.stack.topViewController === stage.pages[0])
      let spring = stage.stack.animator.animation(forKey: "dismissAnimation", of: stage[2]) as? SpringAnimation
      #expect(spring.map { abs($0.velocity - 120) < 1e-3 } == true, "the stack's points, not those of the smaller card")
      stage.pass(1_000)
      #expect(stage.cards == ["1"])
    }
  }

  @Test("CA-9: a flick of a card that is being dismissed dismisses the next one, too")
  func flickAgain() {
    withPhone {
      let stage = CardStage(cards: 2)
      stage.pull(187, 300, by: 60, velocity: 300)
      #expect(stage.stack.topViewController === stage.pages[0])
      stage.pass(50)
      #expect(stage.hit(187, 500) == "child 2")
      stage.pull(187, 500, by: 60, velocity: 1_500)
      #expect(stage.stack.topViewController == nil)
      stage.pass(1_000)
      #expect(stage.cards == [])
    }
  }

  @Test("CA-14: a pull that starts on a button cancels it and moves the card")
  func fromButton() {
    withPhone {
      let stage = CardStage(cards: 1)
      #expect(stage.hit(50, 280) == "btn 1")
      stage.down(50, 280)
      #expect(stage.log.takeAll() == ["press 1"])
      stage.drag(by: 60, velocity: 300)
      #expect(stage.log.takeAll() == ["cancel 1"])
      #expect(stage[1].scrollView.contentOffset.y < 0)
      stage.up()
      #expect(stage.log.takeAll().contains("v 300"))
      #expect(stage.stack.topViewController == nil)
      stage.pass(1_000)
      #expect(stage.cards == [])
    }
  }

  @Test("a drag that starts on a switch never scrolls")
  func fromSwitch() {
    withPhone {
      let stage = CardStage(cards: 1)
      stage.down(45, 340)
      #expect(stage.hit(45, 340) == "switch 1")
      stage.drag(by: 60, velocity: 300)
      #expect(stage[1].scrollView.contentOffset.y == 0)
      stage.up()
      stage.pass(1_000)
      #expect(stage.cards == ["1"])
    }
  }
}
