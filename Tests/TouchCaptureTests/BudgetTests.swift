import Foundation
import JSONText
import TestSupport
import Testing
import TouchCapture
import UIKit

/// A clock that advances at every reading.
@MainActor
private final class StepClock {
  var time = 0.0
  var step = 0.0
  private(set) var readings = 0

  func read() -> Double {
    readings += 1
    time += step
    return time
  }
}

extension TouchCaptureTests {
  @Suite("A capture stays within its budget")
  @MainActor
  struct BudgetTests {
    private func fill(_ window: UIWindow) {
      for number in 0..<1_000 {
        window.add(UIView(), "view \(number)", CGRect(x: number % 300, y: number / 3, width: 50, height: 50))
      }
    }

    @Test("ten fingers that move at 120 Hz read no view and no clock, and write ten records a frame")
    func moves() throws {
      let clock = StepClock()
      try AppUnderCapture.run(clock: Maker { clock.read() }) {
        fill($0)
        $0.isMultipleTouchEnabled = true
      } _: { app in
        for finger in 0..<10 {
          app.hand.digitizer.report(
            [.init(identifier: finger, phase: .began, location: CGPoint(x: 10 + finger * 20, y: 700))],
            at: Int64(finger + 1) * 8_333_333)
        }
        let (readings, lines, views) = (clock.readings, app.log.lines.count, TouchCapture.visitedViews)
        for frame in 1...120 {
          app.hand.digitizer.report(
            (0..<10).map { finger in
              .init(
                identifier: finger, phase: .moved, location: CGPoint(x: 10 + finger * 20, y: 700 + frame))
            }, at: Int64(frame + 20) * 8_333_333)
        }
        #expect(clock.readings == readings && TouchCapture.visitedViews == views)
        #expect(app.log.lines.count == lines + 1_200)
      }
    }

    @Test("a scene that takes longer is skipped, and the log says so; a later one is written")
    func skipped() throws {
      let clock = StepClock()
      var options = CaptureOptions.everything
      options.budget = 0.001
      let log = try AppUnderCapture.run(options, clock: Maker { clock.read() }) {
        fill($0)
      } _: { app in
        app.window.subviews[0].frame.origin.x += 1
        // The third reading of the clock is the first one over the budget: at the 96th view.
        clock.step = 0.0004
        app.hand.tap(5, 800)
        clock.step = 0
        app.hand.tap(5, 800)
      }
      let kinds = log.records.compactMap { $0["kind"]?.string }.filter { $0 != "touch" }
      #expect(kinds == ["session", "scene", "skipped", "skipped", "scene", "end"])
      #expect(log.records("skipped").first?["views"]?.integer == 96)
      #expect(log.records.last?["skipped"]?.integer == 2)
    }

    @Test("an unchanged scene is hashed and not read: each view is visited once")
    func unchanged() throws {
      let log = try AppUnderCapture.run {
        fill($0)
      } _: { app in
        app.hand.down(5, 800)
        #expect(TouchCapture.visitedViews == 1_001)
        app.window.subviews[0].frame.origin.x += 1
        app.hand.up()
        #expect(TouchCapture.visitedViews == 2_002)
      }
      #expect(log.records("scene").count == 2)
    }
  }
}
