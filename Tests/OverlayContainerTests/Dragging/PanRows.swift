import Foundation
import OverlayContainer
import TestSupport
import Testing
import UIKit

/// The translations of the rows count from the point at which the pan began. It begins ten points after the touch, with
/// a zero translation; so the touch begins ten points short, and its first move covers both distances. For a velocity
/// of zero the touch is sampled once more at its final location; the rows do not count that move.
@Suite("A pan drags the overlay, and a policy determines the target notch")
@MainActor
struct PanRows {
  @Test("the rows of the table", arguments: PanRow.all)
  func row(_ row: PanRow) {
    withEngine(screen: .plain) {
      let stage = OverlayStage()
      stage.put(at: row.notch)
      stage.enabled = row.enabled
      let top = 800 - stage.heights[row.notch] + 20
      let first = row.ways[0]
      let slop: CGFloat = first > 0 ? -10 : 10
      stage.finger.down(200, top + slop)
      for (index, way) in row.ways.enumerated() {
        if index == row.ways.count - 1, row.velocity != 0 {
          stage.finger.move(by: top + way - stage.finger.place.y, velocity: row.velocity)
        } else {
          stage.finger.move(y: top + way)
        }
      }
      var events = stage.log
      if row.velocity == 0 { stage.finger.rest() }
      let count = stage.log.count
      stage.finger.up()
      pass(2)
      events += stage.log[count...]
      #expect(short(withoutRepetitions(stage.dragged)) == row.heights)
      #expect(events.joined(separator: " ") == row.events)
      #expect(stage.container.translationHeight == row.end)
      #expect(
        stage.container.containerViews.translation.frame == CGRect(x: 0, y: 800 - row.end, width: 400, height: row.end))
    }
  }

  private func withoutRepetitions(_ heights: [CGFloat]) -> [CGFloat] {
    heights.enumerated().filter { $0.offset == 0 || heights[$0.offset - 1] != $0.element }.map(\.element)
  }
}
