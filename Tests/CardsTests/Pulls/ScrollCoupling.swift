import Cards
import Foundation
import TestSupport
import Testing
import UIKit

/// The effect of scrolling the top card on its dismiss button and mask.
@Suite("Scrolling a card moves the dismiss button and the mask")
@MainActor
struct ScrollCoupling {
  struct Row: Sendable, CustomTestStringConvertible {
    let offset: CGFloat
    let top: CGFloat
    var testDescription: String { "\(offset) → \(top)" }
  }

  /// The distance of a card's dismiss button from its container's top.
  private static func top(_ container: CardContainerView) -> CGFloat {
    container.layoutIfNeeded()
    return container.dismissButton.convert(CGPoint.zero, to: container).y
  }

  @Test(
    "offset → distance of the dismiss button from the container's top",
    arguments: [
      Row(offset: -30, top: 75), Row(offset: -0.5, top: 45.5), Row(offset: 10, top: 35), Row(offset: 44.5, top: 0.5),
      Row(offset: 45, top: 0), Row(offset: 300, top: 0), Row(offset: 0, top: 45),
    ])
  func dismissButton(_ row: Row) {
    withPhone {
      let stage = CardStage(cards: 1, height: 1_200)
      stage[1].scrollView.contentOffset.y = 200
      stage[1].scrollView.contentOffset.y = row.offset
      #expect(Self.top(stage[1]) == row.top)
      #expect(stage.hit(187, 20 + row.top + 44) == "dis 1")
      #expect(stage[1].scrollView.contentOffset.y == row.offset)
    }
  }

  @Test("only the top card's scroll has an effect")
  func lowerCard() {
    withPhone {
      let stage = CardStage(cards: 2, height: 1_200)
      stage[1].scrollView.contentOffset.y = 30
      for card in 1...2 { #expect(Self.top(stage[card]) == 45) }
      stage[2].scrollView.contentOffset.y = 30
      #expect(Self.top(stage[2]) == 15)
    }
  }

  @Test("the mask continues beyond the end of the content, and keeps its last value")
  func mask() {
    withPhone {
      let stage = CardStage(cards: 1)
      let container = stage[1]
      @MainActor func maskHeight() -> CGFloat {
        container.layoutIfNeeded()
        return container.cardMaskView.bounds.height
      }
      #expect(maskHeight() == 602)
      container.scrollView.contentOffset.y = 30
      #expect(maskHeight() == 632)
      container.scrollView.contentOffset.y = -20
      #expect(maskHeight() == 632, "never reset when the overshoot is below zero")
      container.scrollView.contentOffset.y = 0
      #expect(maskHeight() == 602)
      #expect(stage.pages[0].view.bounds.height == 602, "the child stays as it is")
    }
  }

  @Test("a card with disabled dismissal is reset whenever it is scrolled by less than its gap")
  func disabled() {
    withPhone {
      let stage = CardStage(cards: 1, height: 1_200)
      stage.stack.topViewControllerCanBeDismissed = false
      let scrollView = stage[1].scrollView
      for offset in [-30, 10, 44.5] as [CGFloat] {
        scrollView.contentOffset.y = offset
        #expect(scrollView.contentOffset.y == 0)
        #expect(Self.top(stage[1]) == 45)
      }
      scrollView.contentOffset.y = 45
      #expect(scrollView.contentOffset.y == 45)
      #expect(Self.top(stage[1]) == 0)
    }
  }
}
