import TestSupport
import Testing

@testable import UIKit

extension EngineTests {
  /// `Documentation/Fidelity.md`, rule 4.6, row G12.
  @Suite("Long presses are recognized")
  @MainActor
  struct RecognizersLongPress {
    struct Row: Sendable, CustomTestStringConvertible {
      let id: String
      var taps = 0
      var touches = 1
      let drawing: String
      let expected: String
      var testDescription: String { id }
    }

    /// The first mark is at 10 ms.
    @Test(
      "by duration, distance and number of touches",
      arguments: [
        Row(id: "G12: a hold of 1 s", drawing: "1 150,150 v~~~~~~~~~~^", expected: "press.began@510 press.ended@1020"),
        Row(id: "a hold of 490 ms", drawing: "1 150,150 v~~~~--------^~~", expected: ""),
        Row(id: "a hold of 500 ms", drawing: "1 150,150 v~~~~---------^", expected: "press.began@510 press.ended@510"),
        Row(
          id: "every move changes it, however far, and a rest does not", drawing: "1 150,150 v~~~~~→→--→→→→→→→^",
          expected:
            "press.began@510 press.changed@520 press.changed@530 press.changed@560 press.changed@570 press.changed@580 press.changed@590 press.changed@600 press.changed@610 press.changed@620 press.ended@630"
        ),
        Row(id: "10 points before", drawing: "1 150,150 v→→~~~~~^", expected: "press.began@510 press.ended@540"),
        Row(id: "15 points before", drawing: "1 150,150 v→→→~~~~~~^", expected: ""),
        Row(id: "10 points along each axis before", drawing: "1 150,150 v→→↓↓~~~~~^", expected: ""),
        Row(id: "far away and back before", drawing: "1 150,150 v→→→←←←~~~~~^", expected: ""),
        Row(id: "taken away before", drawing: "1 150,150 v--x~~~~~~", expected: ""),
        Row(id: "taken away after", drawing: "1 150,150 v~~~~~-x", expected: "press.began@510 press.cancelled@530"),
        Row(
          id: "two fingers, counted from the second, up to the first lift", touches: 2,
          drawing: "1 150,150 v----~~~~~--^\n2 180,150 ..v--~~~~~----^", expected: "press.began@530 press.ended@580"),
        Row(id: "one finger of two", touches: 2, drawing: "1 150,150 v~~~~~~~^", expected: ""),
        Row(
          id: "two fingers for one, together", drawing: "1 150,150 v-~~~~~~^\n2 180,150 .v~~~~~~^", expected: ""),
        Row(
          id: "a finger that comes later is left alone", drawing: "1 150,150 v~~~~~~----^\n2 180,150 .~~~~~~v→^..",
          expected: "press.began@510 press.ended@660"),
        Row(
          id: "a tap first", taps: 1, drawing: "1 150,150 v--^...v~~~~~~^", expected: "press.began@580 press.ended@690"),
        Row(id: "a tap first that is missing", taps: 1, drawing: "1 150,150 v~~~~~~~~^", expected: ""),
        Row(id: "a tap first that is too early", taps: 1, drawing: "1 150,150 v--^~~~....v~~~~~~^", expected: ""),
        Row(id: "a tap first, then none", taps: 1, drawing: "1 150,150 v--^...v--^~~~~~~", expected: ""),
      ])
    func rows(row: Row) {
      withEngine {
        let stage = GestureStage().quiet()
        let press = stage.add(UILongPressGestureRecognizer(), "press") { _ in
          "@\(VirtualClock.current.now / 1_000_000)"
        }
        press.numberOfTapsRequired = row.taps
        press.numberOfTouchesRequired = row.touches
        #expect(stage.draw(row.drawing) == row.expected)
      }
    }

    @Test("the defaults are Apple's; those of the platform at the time of creation")
    func defaults() {
      withEngine {
        let press = UILongPressGestureRecognizer()
        #expect(press.minimumPressDuration == 0.5 && press.allowableMovement == 10)
        #expect(press.numberOfTapsRequired == 0 && press.numberOfTouchesRequired == 1)
      }
    }

    @Test("with no duration it begins in the event of the touch")
    func noDuration() {
      withEngine {
        let stage = GestureStage().quiet()
        stage.add(UILongPressGestureRecognizer(), "press").minimumPressDuration = 0
        #expect(stage.draw("1 150,150 v") == "press.began")
        #expect(stage.draw("1 150,150 →^") == "press.changed press.ended")
      }
    }

    @Test("an infinite duration never begins", arguments: [TimeInterval.infinity, .greatestFiniteMagnitude])
    func endless(duration: TimeInterval) {
      withEngine {
        let stage = GestureStage().quiet()
        stage.add(UILongPressGestureRecognizer(), "press").minimumPressDuration = duration
        #expect(stage.draw("1 150,150 v~~~~~~~~~~^") == "")
      }
    }

    @Test("it excludes a tap on the same view, between two events")
    func withTap() {
      withEngine {
        let stage = GestureStage()
        stage.outer.log = nil
        stage.add(UITapGestureRecognizer(), "tap")
        stage.add(UILongPressGestureRecognizer(), "press")
        #expect(
          stage.draw("1 150,150 v~~~~~~^") == "inner.began(1) inner.cancelled(1) press.began press.ended")
        #expect(stage.draw("1 150,150 v--^") == "inner.began(1) inner.cancelled(1) tap.ended")
      }
    }
  }
}
