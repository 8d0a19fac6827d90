import Foundation
import OverlayContainer
import TestSupport
import Testing
import UIKit

/// The finger comes down ten points before the row's first position, where the drag begins with nothing moved. The list has the
/// height of the highest notch throughout (rigid style).
@Suite("A scroll view drives the overlay, and its content does not move meanwhile")
@MainActor
struct DriverRows {
  @Test("the rows of the table", arguments: DriverRow.all)
  func row(_ row: DriverRow) throws {
    try withEngine(screen: .plain) {
      let stage = OverlayStage(style: .rigid, heights: row.heights, drives: true)
      stage.put(at: try #require(row.heights.firstIndex(of: row.start)))
      let finger = DrivingFinger(stage)
      finger.begin(at: row.finger[0], towards: row.finger[1])
      var moves: [String] = []
      for index in 1..<row.finger.count {
        finger.move(
          by: row.finger[index] - row.finger[index - 1], velocity: index == row.finger.count - 1 ? row.velocity : nil)
        moves.append("\(short(stage.list.contentOffset.y)),\(short(stage.container.translationHeight))")
      }
      stage.finger.up()
      pass(5)
      #expect(moves.joined(separator: " ") == row.moves)
      #expect(stage.log.joined(separator: " ") == row.events)
      #expect(stage.container.translationHeight == row.end)
      if let rest = row.rest { #expect(stage.list.contentOffset.y == rest) }
    }
  }

  @Test("with the rubber band the panel of OC-24 moves about half as far and returns to its notch")
  func rubberBand() {
    withEngine {
      PlatformBehavior.current.heldContentRule = .rubberBand
      let stage = OverlayStage(style: .rigid, drives: true)
      stage.put(at: 2)
      let finger = DrivingFinger(stage)
      finger.begin(at: 300, towards: 310)
      for points in [10, 30, 40] as [CGFloat] { finger.move(by: points, velocity: points == 40 ? 200 : nil) }
      #expect(stage.container.translationHeight > 550 && stage.container.translationHeight < 560)
      stage.finger.up()
      pass(5)
      #expect(stage.container.translationHeight == 600)
    }
  }

  @Test("OC-26: at the top the content keeps its velocity and its target, which the overlay does not get")
  func targetIsKept() {
    withEngine(screen: .plain) {
      let stage = OverlayStage(style: .rigid, drives: true)
      stage.put(at: 1)
      let watch = TargetWatch()
      stage.list.delegate = watch
      let finger = DrivingFinger(stage)
      finger.begin(at: 700, towards: 600)
      finger.move(by: -100, velocity: nil)
      finger.move(by: -100, velocity: nil)
      finger.move(by: -50, velocity: -500)
      stage.finger.up()
      // 50 points of offset, plus the distance of a deceleration from 500 points per second.
      #expect(abs(watch.target - 50 - 490 / 2.002) < 1)
      #expect(stage.log.contains("willEnd(0)"))
    }
  }

  @Test("OC-22, 3.b.7: during a movement the content's target is its offset; at the bottom it is its top from anywhere")
  func targets() {
    withEngine(screen: .plain) {
      let stage = OverlayStage(style: .rigid, drives: true)
      stage.put(at: 0)
      let watch = TargetWatch()
      stage.list.delegate = watch
      let finger = DrivingFinger(stage)
      finger.begin(at: 700, towards: 600)
      finger.move(by: -60, velocity: -600)
      stage.finger.up()
      #expect(watch.target == 0)
      pass(2)
      stage.put(at: 0)
      // The content would come to rest about 350 points down; it is not at its top, so the overlay does not follow it.
      stage.list.contentOffset.y = 400
      finger.begin(at: 700, towards: 740)
      stage.finger.move(by: 20, velocity: 100)
      #expect(stage.list.contentOffset.y == 380 && stage.container.translationHeight == 200)
      watch.target = -1
      stage.finger.up()
      #expect(watch.target == 0)
    }
  }

  @Test("3.b.7: without a drag there is no translation: content that does not bounce drives nothing")
  func bouncesOff() {
    withEngine(screen: .plain) {
      let stage = OverlayStage(style: .rigid, drives: true)
      stage.put(at: 1)
      stage.list.bounces = false
      stage.finger.down(200, 600)
      stage.finger.move(y: 640)
      stage.finger.move(y: 700)
      #expect(stage.log == [])
      #expect(stage.container.translationHeight == 400)
      stage.finger.up()
    }
  }

  @Test("3.b.7: no rubber band: beyond the highest notch the content scrolls")
  func hardClamp() {
    withEngine(screen: .plain) {
      let stage = OverlayStage(style: .rigid, drives: true)
      stage.put(at: 1)
      let finger = DrivingFinger(stage)
      finger.begin(at: 700, towards: 600)
      finger.move(by: -250, velocity: nil)
      #expect(stage.container.translationHeight == 600)
      #expect(stage.list.contentOffset.y == 0)
      finger.move(by: -30, velocity: nil)
      #expect(stage.container.translationHeight == 600)
      #expect(stage.list.contentOffset.y == 30)
      stage.finger.up()
    }
  }

  /// Records the target offset of a release.
  private final class TargetWatch: UIScrollViewDelegate {
    var target: CGFloat = -1
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) { target = targetContentOffset.pointee.y }
  }
}
