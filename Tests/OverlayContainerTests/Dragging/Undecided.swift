import Foundation
import OverlayContainer
import TestSupport
import Testing
import UIKit

/// A release without a move starts a movement exactly when the original considers the height undecided.
@Suite("With a lower notch disabled, an overlay at rest counts as undecided")
@MainActor
struct Undecided {
  @Test(
    "3.b.3: enabled notches, the current one, and whether a release moves it",
    arguments: [
      ([0, 1, 2], 0, false), ([0, 1, 2], 1, false), ([0, 1, 2], 2, false), ([1, 2], 1, true), ([0, 2], 2, true),
      ([0, 1], 1, false), ([1, 2], 2, true), ([2], 2, true), ([0], 0, false),
    ] as [(Set<Int>, Int, Bool)])
  func lift(_ enabled: Set<Int>, _ notch: Int, _ moves: Bool) {
    withEngine(screen: .plain) {
      let stage = OverlayStage()
      stage.put(at: notch)
      stage.enabled = enabled
      let y = 800 - stage.heights[notch] + 40
      stage.finger.down(200, y)
      stage.finger.move(y: y - 10)
      stage.finger.rest()
      stage.finger.up()
      pass(2)
      #expect(stage.log.contains("willMove\(notch)") == moves)
      #expect(stage.log.contains("didMove\(notch)") == moves)
      #expect(stage.container.translationHeight == stage.heights[notch])
    }
  }

  @Test("3.b.3: at the top with the middle one disabled, every end of scrolling starts a movement to the same notch")
  func scrolling() {
    withEngine(screen: .plain) {
      let stage = OverlayStage(style: .rigid, drives: true)
      stage.put(at: 2)
      stage.enabled = [0, 2]
      stage.finger.down(200, 600)
      stage.finger.move(y: 580)
      stage.finger.move(y: 540)
      stage.finger.up()
      pass(3)
      #expect(stage.log == ["willMove2", "animate", "didMove2"])
      #expect(stage.list.contentOffset.y > 0)
    }
  }
}
