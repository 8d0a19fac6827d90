import TestSupport
import Testing

@testable import UIKit

extension EngineTests {
  /// Outcomes that depend on a disputed value must be inconclusive.
  @Suite("An outcome that depends on a disputed number is reported")
  @MainActor
  struct RecognizersDisputes {
    struct Row: Sendable, CustomTestStringConvertible {
      let id: String
      let make: @MainActor @Sendable () -> UIGestureRecognizer
      let drawing: String
      /// A part of the dispute's text; `nil` for no dispute.
      let dispute: String?
      var testDescription: String { id }

      init(
        _ id: String, _ drawing: String, _ dispute: String?,
        _ make: @escaping @MainActor @Sendable () -> UIGestureRecognizer
      ) {
        self.id = id
        self.make = make
        self.drawing = drawing
        self.dispute = dispute
      }

      static func tap(_ id: String, _ drawing: String, _ dispute: String?, taps: Int = 1) -> Row {
        Row(id, drawing, dispute) {
          let tap = UITapGestureRecognizer()
          tap.numberOfTapsRequired = taps
          return tap
        }
      }
    }

    @Test(
      "only when the readings give different outcomes",
      arguments: [
        .tap("a tap on the spot", "1 150,150 v--^~~~~~~~~~~~~~~~", nil),
        .tap("a tap that goes 10 points", "1 150,150 v→→^", nil),
        .tap(
          "a tap that goes 20 points", "1 150,150 v→→→→^",
          "move (this one 20 points; 45 points here, 10 points or 40 points elsewhere)"),
        .tap("a tap that goes too far for all", "1 150,150 v→→→→→→→→→→^", nil),
        .tap("a tap of 250 ms", "1 150,150 v~~----^", nil),
        .tap(
          "a tap of 260 ms", "1 150,150 v~~-----^", "down (this one 0.26 s; 0.75 s here, 1.5 s or 0.25 s elsewhere)"),
        .tap("a hold of 1 s is no tap here", "1 150,150 v~~~~~~~~~~^~~~~~~~~~~.v^", "down (this one 1.01 s"),
        .tap("a hold of 1 s that moves", "1 150,150 v~~~~~~~~~→→→→→→→→→→^~~~~~~~~~~.v^", nil),
        .tap("a hold of 1.6 s is none for all", "1 150,150 v~~~~~~~~~~~~~~~~^~~~~~.v^", nil),
        .tap("a hold that is taken away", "1 150,150 v~~~~~~~~~~x~~~~~~~~~~.v^", nil),
        .tap("a double tap with a gap of 250 ms", "1 150,150 v-^~~....v-^", nil, taps: 2),
        .tap("a double tap with a gap of 300 ms", "1 150,150 v-^~~~v-^", "further tap (this one 0.31 s", taps: 2),
        Row("a pan beyond ten points along an axis", "1 150,150 v→→→^", nil) { UIPanGestureRecognizer() },
        Row("a pan of exactly ten", "1 150,150 v→→^", "begins at 10 points or beyond") { UIPanGestureRecognizer() },
        Row("a pan of ten points aslant", "1 150,150 v→→↓^", "along an axis") { UIPanGestureRecognizer() },
        Row("no pan for all", "1 150,150 v→^", nil) { UIPanGestureRecognizer() },
        Row("a swipe that is one for all", "1 150,150 v→→→→→→→→→→^", nil) { UISwipeGestureRecognizer() },
        Row("a swipe that starts slowly", "1 150,150 v~→→→→→→→→→→^", "(here, not by") { UISwipeGestureRecognizer() },
        Row("a short swipe", "1 150,150 v→→→^", "(not here, but by") { UISwipeGestureRecognizer() },
        Row("a crooked swipe", "1 150,150 v→→→→→→→→→↓↓→→→→^", "(not here, but by") { UISwipeGestureRecognizer() },
        Row("no swipe for all", "1 150,150 v→↓↓^", nil) { UISwipeGestureRecognizer() },
        Row("a pinch of ten points", "1 150,150 v--^\n2 200,150 v→→^", nil) { UIPinchGestureRecognizer() },
        Row("a pinch of five points", "1 150,150 v--^\n2 200,150 v→-^", "pinch (10 points here") {
          UIPinchGestureRecognizer()
        },
        Row("no pinch for all", "1 150,150 v→-^\n2 200,150 v→-^", nil) { UIPinchGestureRecognizer() },
        Row("a turn of some degrees", "1 150,150 v--^\n2 250,150 v↓-^", "rotate (0.0873 radians here") {
          UIRotationGestureRecognizer()
        },
        Row("no turn for all", "1 150,150 v--^\n2 250,150 v→-^", nil) { UIRotationGestureRecognizer() },
        Row("a press", "1 150,150 v→→~~~~~~→→^", nil) { UILongPressGestureRecognizer() },
      ])
    func rows(row: Row) {
      withEngine {
        let stage = GestureStage().quiet()
        stage.add(row.make(), "g")
        let observer = DisputeObserver()
        UIApplication.shared.observer = observer
        _ = stage.draw(row.drawing)
        #expect(observer.questions.count == (row.dispute == nil ? 0 : 1), "\(observer.questions)")
        if let dispute = row.dispute, let question = observer.questions.first {
          #expect(question.contains(dispute), "\(question)")
        }
      }
    }

    @Test("an edge pan that moves more along the edge than away from it")
    func edge() {
      withEngine {
        let stage = GestureStage().quiet()
        stage.add(UIScreenEdgePanGestureRecognizer(), "edge").edges = .left
        let observer = DisputeObserver()
        UIApplication.shared.observer = observer
        #expect(stage.play("down 100,150 left; move 120,170; up") == "edge.began edge.ended")
        #expect(observer.questions.isEmpty)
        #expect(stage.play("down 100,150 left; move 120,171; up") == "edge.began edge.ended")
        #expect(observer.questions.count == 1)
      }
    }
  }
}
