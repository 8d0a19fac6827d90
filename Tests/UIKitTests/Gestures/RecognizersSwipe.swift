import TestSupport
import Testing

@testable import UIKit

extension EngineTests {
  /// `Documentation/Fidelity.md`, rule 4.6, rows G19 and G21.
  @Suite("Swipes are recognized")
  @MainActor
  struct RecognizersSwipe {
    typealias Direction = UISwipeGestureRecognizer.Direction

    @Test(
      "G19: in their direction only, after 50 points",
      arguments: [("→", "right"), ("←", "left"), ("↑", "up"), ("↓", "down")])
    func directions(arrow: String, expected: String) {
      withEngine {
        let stage = GestureStage().quiet()
        for (name, direction) in [("right", Direction.right), ("left", .left), ("up", .up), ("down", .down)] {
          stage.add(UISwipeGestureRecognizer(), name).direction = direction
        }
        // 150 points in 0.1 s and in 1 s.
        #expect(stage.draw("1 200,200 v\(String(repeating: arrow, count: 10))^", step: 15) == "\(expected).ended")
        #expect(stage.draw("1 200,200 v\(String(repeating: arrow, count: 10))") == "\(expected).ended", "mid-gesture")
        #expect(stage.draw("1 200,200 ^") == "")
      }
    }

    struct Row: Sendable, CustomTestStringConvertible {
      let id: String
      var direction = Direction.right
      var touches = 1
      let drawing: String
      var isSwipe = true
      var testDescription: String { id }
    }

    @Test(
      "by distance, duration and number of touches",
      arguments: [
        Row(id: "45 points", drawing: "1 150,150 v→→→→→→→→→^", isSwipe: false),
        Row(id: "5 points aside", drawing: "1 150,150 v→→→→↓→→→→→→^"),
        Row(id: "10 points aside", drawing: "1 150,150 v→→→→↓↓→→→→→→^"),
        Row(id: "aside and back", drawing: "1 150,150 v→→→→↓↓↑↑→→→→→→^"),
        Row(id: "50 points aside", drawing: "1 150,150 v→→→→↓↓↓↓↓↓↓↓↓↓→→→→→→^", isSwipe: false),
        Row(id: "less distance later", drawing: "1 150,150 v~~~→→→→→→→→^"),
        Row(id: "less deviation later", drawing: "1 150,150 v~~~~↓↓↓↓↓↓→→→→→→→→^", isSwipe: false),
        Row(id: "490 ms", drawing: "1 150,150 v~~~---------→→→→→→→→→→^"),
        Row(id: "more than 500 ms", drawing: "1 150,150 v~~~~~→→→→→→→→→→^", isSwipe: false),
        Row(id: "the other way first", drawing: "1 150,150 v←←→→→→→→→→→→→→^", isSwipe: false),
        Row(id: "one of two directions", direction: [.left, .right], drawing: "1 250,250 v←←←←←←←←←←^"),
        Row(id: "up beside left", direction: [.left, .up], drawing: "1 250,250 v↑↑↑↑↑↑↑↑↑↑^", isSwipe: false),
        Row(id: "left beside up", direction: [.left, .up], drawing: "1 250,250 v←←←←←←←←←←^"),
        Row(id: "taken away", drawing: "1 150,150 v→→→→→x", isSwipe: false),
        Row(
          id: "two fingers", touches: 2, drawing: "1 150,150 v→→→→→→→→→→^\n2 150,200 v→→→→→→→→→→^"),
        Row(id: "one finger of two", touches: 2, drawing: "1 150,150 v→→→→→→→→→→^", isSwipe: false),
        Row(id: "two fingers for one", drawing: "1 150,150 v→→→→→→→→→→^\n2 150,200 v→→→→→→→→→→^", isSwipe: false),
      ])
    func rows(row: Row) {
      withEngine {
        let stage = GestureStage().quiet()
        let swipe = stage.add(UISwipeGestureRecognizer(), "swipe")
        swipe.direction = row.direction
        swipe.numberOfTouchesRequired = row.touches
        #expect(stage.draw(row.drawing) == (row.isSwipe ? "swipe.ended" : ""))
      }
    }

    @Test("G21: on the window, from any location")
    func window() {
      withEngine {
        let stage = GestureStage().quiet()
        stage.add(UISwipeGestureRecognizer(), "swipe", on: stage.window)
        #expect(stage.draw("1 20,20 v→→→→→→→→→→^") == "swipe.ended")
        #expect(stage.draw("1 120,120 v→→→→→→→→→→^") == "swipe.ended")
      }
    }

    @Test("the location is where the touches began")
    func place() {
      withEngine {
        let stage = GestureStage().quiet()
        stage.add(UISwipeGestureRecognizer(), "swipe") {
          short($0.location(in: $0.view)) + short($0.location(ofTouch: 0, in: nil)) + String($0.numberOfTouches)
        }
        #expect(stage.draw("1 120,130 v→→→→→→→→→→^") == "swipe.ended(20,30)(120,130)1")
      }
    }

    @Test("recognizers that require its failure continue after its maximum duration")
    func waiting() {
      withEngine {
        let stage = GestureStage().quiet()
        let swipe = stage.add(UISwipeGestureRecognizer(), "swipe")
        stage.add(UIPanGestureRecognizer(), "pan") { _ in "@\(VirtualClock.current.now / 1_000_000)" }.require(
          toFail: swipe)
        #expect(stage.draw("1 150,150 v→→→→→→→→→→→^") == "swipe.ended")
        #expect(stage.draw("1 150,150 .......v→→→~~~~~~→^") == "pan.began@710 pan.changed@850 pan.ended@860")
      }
    }
  }
}
