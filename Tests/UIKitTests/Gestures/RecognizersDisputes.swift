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
          "along each axis (this one 20 points; 45 points here, 10 points or 40 points elsewhere)"),
        .tap("a tap that goes too far for all", "1 150,150 v→→→→→→→→→→^", nil),
        .tap("a tap of 240 ms", "1 150,150 v~~---^", nil),
        .tap(
          "a tap of 250 ms, at which the timer of the shortest reading fires", "1 150,150 v~~----^",
          "down (this one 0.25 s; 0.75 s here"),
        .tap(
          "a tap of 260 ms", "1 150,150 v~~-----^", "down (this one 0.26 s; 0.75 s here, 1.5 s or 0.25 s elsewhere)"),
        .tap("a hold of 1 s is no tap here", "1 150,150 v~~~~~~~~~~^~~~~~~~~~~.v^", "down (this one 1.01 s"),
        .tap("a hold of 1 s that moves", "1 150,150 v~~~~~~~~~→→→→→→→→→→^~~~~~~~~~~.v^", nil),
        .tap("a hold of 1.6 s is none for all", "1 150,150 v~~~~~~~~~~~~~~~~^~~~~~.v^", nil),
        .tap("a hold that is taken away", "1 150,150 v~~~~~~~~~~x~~~~~~~~~~.v^", nil),
        .tap("a double tap with a gap of 240 ms", "1 150,150 v-^~~...v-^", nil, taps: 2),
        .tap("a double tap with a gap of 250 ms", "1 150,150 v-^~~....v-^", "further tap (this one 0.25 s", taps: 2),
        .tap("a double tap with a gap of 300 ms", "1 150,150 v-^~~~v-^", "further tap (this one 0.31 s", taps: 2),
        Row("a pan beyond ten points along an axis", "1 150,150 v→→→^", nil) { UIPanGestureRecognizer() },
        Row("a pan of exactly ten", "1 150,150 v→→^", "begins at 10 points or beyond") { UIPanGestureRecognizer() },
        Row("a pan of ten points aslant", "1 150,150 v→→↓^", "along an axis") { UIPanGestureRecognizer() },
        Row("no pan for all", "1 150,150 v→^", nil) { UIPanGestureRecognizer() },
        Row("a pinch of ten points", "1 150,150 v--^\n2 200,150 v→→^", nil) { UIPinchGestureRecognizer() },
        Row("a pinch of five points", "1 150,150 v--^\n2 200,150 v→-^", nil) { UIPinchGestureRecognizer() },
        Row("a pinch of 8.5 points", "1 150,150 v------^\n2 200,150 v→↓↓↓↓-^", "pinch (10 points here") {
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

    private func questions(_ gesture: UIGestureRecognizer, on view: UIView, _ drawing: String) -> [String] {
      let window = showWindow()
      let outer = place(UIView(), "outer", 0, 0, 400, 400, in: window)
      place(view, "target", 100, 100, 200, 200, in: outer)
      // A switch has a size of its own.
      if view is UISwitch { view.transform = CGAffineTransform(scaleX: 8, y: 8) }
      outer.addGestureRecognizer(gesture)
      let observer = DisputeObserver()
      UIApplication.shared.observer = observer
      Hand().draw(drawing, step: 5)
      VirtualClock.current.advance(to: 10_000_000_000)
      return observer.questions
    }

    @Test(
      "not a press on a control that keeps the tap from recognising, however long or far",
      arguments: [
        "v~~-----^", "v~~~~~^", "v~~~~~~~~~~^", "v~~~~~~~~~~~~~~^", "v→→→^", "v→→→→→→→→^", "v~~~→→→→^",
      ])
    func controls(drawing: String) {
      for make in [{ UIButton() }, { UISwitch() }] as [@MainActor () -> UIControl] {
        withEngine {
          #expect(questions(UITapGestureRecognizer(), on: make(), "1 150,150 \(drawing)") == [])
        }
        withEngine {
          // Without cancelling, the method of the control is not called.
          let tap = UITapGestureRecognizer()
          tap.cancelsTouchesInView = false
          #expect(questions(tap, on: make(), "1 150,150 \(drawing)").count >= 1)
        }
      }
    }

    /// A delegate that lets nothing begin.
    private final class Refusal: ConstantGestureDelegate {
      func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
    }

    /// The same, of an app, and it counts how often it is called.
    private final class CountingRefusal: UIGestureRecognizerDelegate {
      var count = 0
      func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        count += 1
        return false
      }
    }

    @Test(
      "not what a delegate keeps from beginning by every reading",
      arguments: [
        ("tap", "1 150,150 v~~~~~^"), ("tap", "1 150,150 v~~~~~~~~~~^"),
        ("pinch", "1 150,150 v------^\n2 200,150 v→↓↓↓↓-^"),
        ("rotation", "1 150,150 v--^\n2 250,150 v↓-^"),
      ])
    func refused(kind: String, drawing: String) {
      func make() -> UIGestureRecognizer {
        switch kind {
        case "tap": UITapGestureRecognizer()
        case "pinch": UIPinchGestureRecognizer()
        default: UIRotationGestureRecognizer()
        }
      }
      withEngine {
        #expect(questions(make(), on: UIView(), drawing).count == 1)
      }
      withEngine {
        let (gesture, delegate) = (make(), Refusal())
        gesture.delegate = delegate
        #expect(questions(gesture, on: UIView(), drawing) == [])
      }
    }

    @Test("a delegate of an app is not called for a recognition that does not happen; its answer counts as yes")
    func delegateWithSideEffects() {
      withEngine {
        let (tap, delegate) = (UITapGestureRecognizer(), CountingRefusal())
        tap.delegate = delegate
        #expect(questions(tap, on: UIView(), "1 150,150 v~~~~~~~~~~^").count == 1)
        #expect(delegate.count == 0)
      }
      withEngine {
        let (tap, delegate) = (UITapGestureRecognizer(), CountingRefusal())
        tap.delegate = delegate
        #expect(questions(tap, on: UIView(), "1 150,150 v~~~~~^") == [])
        #expect(delegate.count == 1)
      }
    }

    @Test(
      "but what waits for a tap that fails by a disputed time",
      arguments: [(0.5, "v~~~~~~^", 0), (0.5, "v~~~~~~~~~~^", 0), (1.0, "v~~~~~~~~~~~~^", 1), (2.0, "v~~~~~~~~~~^", 0)])
    func waiting(duration: Double, drawing: String, count: Int) {
      withEngine {
        let (tap, press, delegate) = (UITapGestureRecognizer(), UILongPressGestureRecognizer(), Refusal())
        tap.delegate = delegate
        press.minimumPressDuration = duration
        press.require(toFail: tap)
        let view = UIView()
        view.addGestureRecognizer(press)
        #expect(Set(questions(tap, on: view, "1 150,150 \(drawing)")).count == count)
      }
    }

    @Test("a double tap whose first press was too long here and not elsewhere")
    func longFirstTap() {
      withEngine {
        let tap = UITapGestureRecognizer()
        tap.numberOfTapsRequired = 2
        let questions = questions(tap, on: UIView(), "1 150,150 v~~~~~~~~~^--v-^")
        #expect(Set(questions).count == 1 && questions[0].contains("down (this one 0.91 s"), "\(questions)")
      }
    }

    @Test("a touch's count of taps, where something reads it", arguments: [(200, 0), (260, 1), (350, 1), (351, 0)])
    func tapCounts(milliseconds: Int64, count: Int) {
      for reads in [true, false] {
        withEngine {
          let view = place(reads ? UIButton() : UIView(), "target", 0, 0, 100, 100, in: showWindow())
          view.isUserInteractionEnabled = true
          let observer = DisputeObserver()
          UIApplication.shared.observer = observer
          let digitizer = Digitizer()
          for time in [0, 50, 50 + milliseconds, 100 + milliseconds] {
            let phase: UITouch.Phase = time == 0 || time == 50 + milliseconds ? .began : .ended
            digitizer.report(
              [.init(identifier: 1, phase: phase, location: CGPoint(x: 50, y: 50))], at: time * 1_000_000)
          }
          #expect(observer.questions.count == (reads ? count : 0), "\(observer.questions)")
          if reads, count > 0 {
            #expect(
              observer.questions.first?.contains(
                "further tap (this one 0.\(milliseconds == 350 ? "35" : "26") s; 0.35 s here, 0.25 s elsewhere)")
                == true)
          }
        }
      }
    }

    @Test("a count of taps that is read by an app's view")
    func readTapCount() {
      final class Reader: UIView {
        var counts: [Int] = []
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
          counts += touches.map(\.tapCount)
        }
      }
      withEngine {
        let view = place(Reader(), "target", 0, 0, 100, 100, in: showWindow())
        let observer = DisputeObserver()
        UIApplication.shared.observer = observer
        let digitizer = Digitizer()
        // The third tap follows soon, but whether it is the third or the second depends on the gap before the second one.
        for (time, phase) in [(0, UITouch.Phase.began), (50, .ended), (350, .began), (400, .ended), (500, .began)] {
          digitizer.report(
            [.init(identifier: 1, phase: phase, location: CGPoint(x: 50, y: 50))], at: Int64(time) * 1_000_000)
        }
        #expect(view.counts == [1, 2, 3])
        #expect(observer.questions.count == 2 && Set(observer.questions).count == 1)
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
