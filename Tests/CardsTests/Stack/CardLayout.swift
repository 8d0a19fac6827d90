import Cards
import Foundation
import TestSupport
import Testing
import UIKit

/// The positions of bars and the heights of cards.
@Suite("Cards fill the space between the bars and have the requested height")
@MainActor
struct CardLayout {
  @Test("a bar at the bottom shortens existing and later cards")
  func bottomBar() {
    withPhone {
      let stage = CardStage(cards: 1)
      stage.stack.additionalSafeAreaInsets.bottom = 49
      stage.pass(0)
      #expect(stage[1].frame == CGRect(x: 0, y: 20, width: 375, height: 598))
      #expect(stage.hit(187, 617.9) == "child 1")
      #expect(stage.hit(187, 618) == "root")
      stage.push(animated: false)
      #expect(stage[2].frame == CGRect(x: 0, y: 20, width: 375, height: 598))
      #expect(stage.pages[1].view.bounds.height == 553)
    }
  }

  @Test("no scroll view of a card is adjusted to a bar above it")
  func adjustment() {
    withPhone {
      let stage = CardStage(cards: 1)
      stage.push(animated: true)
      stage.pass(100)
      // The second card is moving in from below the screen; the first one has moved up under the status bar.
      stage.stack.additionalSafeAreaInsets.bottom = 49
      stage.pass(0)
      for card in 1...2 { #expect(stage[card].scrollView.adjustedContentInset == .zero, "card \(card)") }
    }
  }

  @Test("a controller that requests more height gets it; otherwise the card fills the container")
  func preferredHeight() {
    withPhone {
      let stage = CardStage(cards: 1)
      for (wanted, height) in [(900, 900), (100, 602)] as [(CGFloat, CGFloat)] {
        stage.pages[0].preferredContentSize = CGSize(width: 375, height: wanted)
        stage.pass(0)
        #expect(stage.pages[0].view.bounds.height == height)
        #expect(stage[1].scrollView.contentSize == CGSize(width: 375, height: height + 45))
      }
    }
  }
}
