import Cards
import Foundation
import TestSupport
import Testing
import UIKit

/// Offset, scale and opacity by depth, as numbers and as frames of views.
@Suite("Cards have the appearance of their depth")
@MainActor
struct CardAppearance {
  struct Row: Sendable, CustomTestStringConvertible {
    let depth: Int
    let offset: CGFloat
    let scale: CGFloat
    let opacity: CGFloat
    var testDescription: String { "depth \(depth)" }
  }

  nonisolated static let rows = [
    Row(depth: 0, offset: 0, scale: 1, opacity: 1),
    Row(depth: 1, offset: -60, scale: 0.9, opacity: 0.5),
    Row(depth: 2, offset: -105, scale: 0.81, opacity: 0.3),
    Row(depth: 3, offset: -183.75, scale: 0.729, opacity: 0.18),
    Row(depth: 4, offset: -321.5625, scale: 0.6561, opacity: 0.108),
    Row(depth: 5, offset: -562.734_375, scale: 0.590_49, opacity: 0.0648),
    Row(depth: 6, offset: -984.785_156_25, scale: 0.531_441, opacity: 0.038_88),
    Row(depth: 7, offset: -1_723.374_023_437_5, scale: 0.478_296_9, opacity: 0.023_328),
    Row(depth: 8, offset: -3_015.904_541_015_625, scale: 0.430_467_21, opacity: 0.013_996_8),
    Row(depth: 9, offset: -5_277.832_946_777_344, scale: 0.387_420_489, opacity: 0.008_398_08),
  ]

  @Test("the calculator alone", arguments: rows)
  func calculator(_ row: Row) {
    let calculator = CardAppearanceCalculator()
    #expect(abs(calculator.offsetForCard(atIndex: row.depth) - row.offset) < 1e-9)
    #expect(abs(calculator.scaleForCard(atIndex: row.depth) - row.scale) < 1e-12)
    #expect(abs(calculator.opacityForCard(atIndex: row.depth) - row.opacity) < 1e-12)
    // Scale first: the translation is not scaled.
    let transform = calculator.transformForCard(atIndex: row.depth)
    #expect(abs(transform.ty - row.offset) < 1e-9)
    #expect(abs(transform.a - row.scale) < 1e-12 && abs(transform.d - row.scale) < 1e-12)
  }

  @Test("a stack of ten, pushed one by one, animated or not", arguments: [false, true])
  func stack(isAnimated: Bool) {
    withPhone {
      let stage = CardStage(cards: 0)
      for _ in 0..<10 {
        stage.push(animated: isAnimated)
        stage.pass(1_000)
      }
      for row in Self.rows {
        let container = stage[10 - row.depth]
        #expect(abs(container.transform.ty - row.offset) < 1e-9)
        #expect(abs(container.transform.a - row.scale) < 1e-12)
        #expect(container.alpha == CGFloat(Float(row.opacity)))
      }
    }
  }

  struct Frame: Sendable, CustomTestStringConvertible {
    let depth: Int
    let frame: CGRect
    let childTop: CGFloat
    var testDescription: String { "depth \(depth)" }
  }

  nonisolated static let frames = [
    Frame(depth: 0, frame: CGRect(x: 0, y: 20, width: 375, height: 647), childTop: 65),
    Frame(depth: 1, frame: CGRect(x: 18.75, y: -7.65, width: 337.5, height: 582.3), childTop: 32.85),
    Frame(depth: 2, frame: CGRect(x: 35.625, y: -23.535, width: 303.75, height: 524.07), childTop: 12.915),
    Frame(depth: 3, frame: CGRect(x: 50.8125, y: -76.0815, width: 273.375, height: 471.663), childTop: -43.2765),
  ]

  @Test("containers and the tops of their children on the screen", arguments: frames)
  func frames(_ row: Frame) {
    withPhone {
      let stage = CardStage(cards: 4)
      let page = stage.pages[3 - row.depth]
      let frame = stage[4 - row.depth].frame
      for (one, other) in [
        (frame.minX, row.frame.minX), (frame.minY, row.frame.minY), (frame.width, row.frame.width),
        (frame.height, row.frame.height),
      ] { #expect(abs(one - other) < 1e-9) }
      #expect(abs(page.view.convert(CGPoint.zero, to: nil).y - row.childTop) < 1e-9)
      #expect(page.view.bounds.size == CGSize(width: 375, height: 602))
    }
  }

  @Test("only the top card's dismiss button is visible and takes touches")
  func dismissButtons() {
    withPhone {
      let stage = CardStage(cards: 3)
      @MainActor func state() -> [String] {
        [1, 2, 3].filter { $0 <= stage.cards.count }.map {
          "\(stage[$0].dismissButton.alpha) \(stage[$0].dismissButton.isUserInteractionEnabled)"
        }
      }
      #expect(state() == ["0.0 false", "0.0 false", "1.0 true"])
      stage.stack.popViewController(false)
      #expect(state() == ["0.0 false", "1.0 true"])
      stage.stack.popViewController(true)
      #expect(
        state() == ["0.0 true", "1.0 true"],
        "the second card slides out, the first takes touches before its button shows")
      stage.pass(1_000)
      #expect(state() == ["1.0 true"])
    }
  }

  @Test("the fades of the dismiss buttons are linear: 0.25 s out, 0.3 s in")
  func fades() {
    withPhone {
      let stage = CardStage(cards: 1)
      stage.push(animated: true)
      stage.pass(100)
      #expect(abs(stage[1].dismissButton.alpha - 0.6) < 1e-6)
      stage.pass(150)
      #expect(stage[1].dismissButton.alpha == 0)
      stage.pass(750)
      stage.stack.popViewController(true)
      stage.pass(100)
      #expect(abs(stage[1].dismissButton.alpha - 1 / 3) < 1e-6)
      stage.pass(200)
      #expect(stage[1].dismissButton.alpha == 1)
    }
  }

  @Test("a new top offset applies to later cards, and to scrolling at once")
  func topOffset() {
    withPhone {
      let stage = CardStage(cards: 1)
      #expect(stage.stack.cardTopOffset == 45)
      stage.stack.cardTopOffset = 100
      #expect(stage.hit(187, 65) == "dis 1")
      stage.push(animated: false)
      #expect(stage.hit(187, 119.9) == "sc 2")
      #expect(stage.hit(187, 120) == "dis 2")
      #expect(stage.pages[1].view.bounds.height == 547)
    }
  }

  @Test("with compact height there is no gap, for existing and later cards")
  func compactHeight() {
    withPhone {
      let stage = CardStage(cards: 1)
      stage.stack.hasCompactHeight = true
      stage.push(animated: false)
      for card in 1...2 { #expect(stage.pages[card - 1].view.bounds.height == 647) }
      #expect(stage.hit(187, 20) == "dis 2")
      #expect(stage.hit(187, 65) == "child 2")
      stage.stack.hasCompactHeight = false
      #expect(stage.hit(187, 20) == "sc 2")
      #expect(stage.hit(187, 65) == "dis 2")
    }
  }
}
