import TestSupport
import Testing

@testable import UIKit

extension EngineTests {
  /// `Documentation/Fidelity.md`, rule 4.6, rows G1, G15 to G18, G22 and G23.
  @Suite("Pans are recognized")
  @MainActor
  struct RecognizersPan {
    private func stageWithPan(_ pan: UIPanGestureRecognizer = UIPanGestureRecognizer()) -> GestureStage {
      let stage = GestureStage().quiet()
      stage.add(pan, "pan") { short($0.translation(in: $0.view)) }
      return stage
    }

    @Test(
      "G15, S1, S3: the first ten points are subtracted from the translation",
      arguments: [
        ("G15 9", "move 159,150; up", ""), ("G15 10", "move 160,150; up", "pan.began(0,0) pan.ended(0,0)"),
        ("there and back", "move 159,150; move 141,150; up", ""),
        (
          "S1 up by 99 + 10", "move 150,140; move 150,90; move 150,41; up",
          "pan.began(0,0) pan.changed(0,-50) pan.changed(0,-99) pan.ended(0,-99)"
        ),
        ("S1 in one move", "move 150,41; up", "pan.began(0,-99) pan.ended(0,-99)"),
        ("S1 left by 77 + 10", "move 63,150; up", "pan.began(-77,0) pan.ended(-77,0)"),
        (
          "S1 down by 55 + 10, in steps of 7", "move 150,157; move 150,164; move 150,215; up",
          "pan.began(0,4) pan.changed(0,55) pan.ended(0,55)"
        ),
        (
          "S3 (76.3,190.7)", "move 130,100; move 70,-50; up",
          "pan.began(-16.29,-40.72) pan.changed(-76.29,-190.72) pan.ended(-76.29,-190.72)"
        ),
        ("diagonal 6 and 8", "move 156,158; up", "pan.began(0,0) pan.ended(0,0)"),
        (
          "around a corner: where the way leaves the circle", "move 158,150; move 158,162; up",
          "pan.began(0,6) pan.ended(0,6)"
        ),
        ("a lift elsewhere counts", "move 150,170; up 150,190", "pan.began(0,10) pan.ended(0,30)"),
        ("a lift is no move", "up 150,190", ""),
        ("taken away", "move 150,170; cancel", "pan.began(0,10) pan.cancelled(0,10)"),
        ("taken away before", "move 150,155; cancel", ""),
      ])
    func threshold(id: String, script: String, expected: String) {
      withEngine {
        #expect(stageWithPan().play("down 150,150; \(script)") == expected)
      }
    }

    @Test(
      "with per-axis thresholds, if the platform has them",
      arguments: [
        ("move 159,159; up", ""), ("move 160,154; up", "pan.began(0,0) pan.ended(0,0)"),
        ("move 130,100; move 70,-50; up", "pan.began(-16,-40) pan.changed(-76,-190) pan.ended(-76,-190)"),
        ("move 150,250; up", "pan.began(0,90) pan.ended(0,90)"),
      ])
    func perAxis(script: String, expected: String) {
      var platform = PlatformBehavior()
      platform.panMetric = .perAxis
      withEngine(platform) {
        #expect(stageWithPan().play("down 150,150; \(script)") == expected)
      }
    }

    @Test("before the beginning the translation is the whole distance, so that a delegate can read a direction")
    func beforeBeginning() {
      final class Vertical: UIGestureRecognizerDelegate {
        var calls: [String] = []
        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
          guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
          let (way, speed) = (pan.translation(in: nil), pan.velocity(in: nil))
          calls.append("\(short(way)) \(short(speed))")
          return abs(way.y) > abs(way.x)
        }
      }
      withEngine {
        let stage = stageWithPan()
        let delegate = Vertical()
        stage.inner.gestureRecognizers?[0].delegate = delegate
        #expect(stage.play("down 150,150; move 160,150; up") == "")
        #expect(stage.play("down 150,150; move 150,160; up") == "pan.began(0,0) pan.ended(0,0)")
        #expect(delegate.calls == ["(10,0) (1000,0)", "(0,10) (0,1000)"])
      }
    }

    @Test("G16: a translation set to zero continues from zero")
    func setToZero() {
      withEngine {
        let stage = stageWithPan()
        _ = stage.play("down 150,150; move 150,180")
        let pan = stage.inner.gestureRecognizers![0] as! UIPanGestureRecognizer
        pan.setTranslation(.zero, in: stage.inner)
        #expect(stage.play("move 160,190") == "pan.changed(10,10)")
      }
    }

    @Test("G17: a translation has the set value, and the velocity is zero until the next move")
    func setTranslation() {
      withEngine {
        let stage = stageWithPan()
        let observer = DisputeObserver()
        UIApplication.shared.observer = observer
        _ = stage.play("down 150,150; move 150.7,180.3")
        let pan = stage.inner.gestureRecognizers![0] as! UIPanGestureRecognizer
        #expect(pan.velocity(in: nil).y > 0 && observer.questions.isEmpty)
        pan.setTranslation(CGPoint(x: 12, y: 13), in: stage.inner)
        #expect(pan.translation(in: stage.inner) == CGPoint(x: 12, y: 13))
        #expect(pan.velocity(in: stage.inner) == .zero)
        #expect(observer.questions.count == 1, "\(observer.questions)")
        _ = stage.play("move 150.7,185.3")
        #expect(short(pan.velocity(in: stage.inner)) == "(0,500)")
        #expect(observer.questions.count == 1)
      }
    }

    @Test(
      "G18: the velocity has the drag's direction, also at the beginning and at the end",
      arguments: [("→", "(500,0)"), ("←", "(-500,0)"), ("↑", "(0,-500)"), ("↓", "(0,500)")])
    func velocity(arrow: String, expected: String) {
      withEngine {
        let stage = GestureStage().quiet()
        stage.add(UIPanGestureRecognizer(), "pan") { short($0.velocity(in: $0.view)) }
        #expect(
          stage.draw("1 200,200 v\(arrow)\(arrow)\(arrow)----^")
            == "pan.began\(expected) pan.changed\(expected) pan.ended\(expected)")
      }
    }

    @Test("the velocity is that of the last 100 ms of movement, and of the last move after a rest")
    func velocityWindow() {
      withEngine {
        let stage = GestureStage().quiet()
        let pan = stage.add(UIPanGestureRecognizer(), "pan")
        _ = stage.draw("1 110,110 v→→→→→→→→→→")
        #expect(pan.velocity(in: nil).x == 500)
        _ = stage.draw("1 110,110 →→→→→→→→→→", step: 1)
        #expect(short(pan.velocity(in: nil)) == "(100,0)")
        _ = stage.play("wait 390; move 330,110")
        // 160 points in the 400 ms since the last move.
        #expect(short(pan.velocity(in: nil)) == "(400,0)")
        _ = stage.play("up")
        #expect(pan.velocity(in: nil) == .zero)
      }
    }

    @Test("translation and velocity are in the coordinate space of the given view: rotated and scaled, never moved")
    func spaces() {
      withEngine {
        let stage = stageWithPan()
        stage.inner.transform = CGAffineTransform(a: 0, b: 2, c: -2, d: 0, tx: 30, ty: 40)
        stage.outer.bounds.origin = CGPoint(x: 0.1, y: 0.3)
        _ = stage.play("down 200,200; move 200,210; move 200,250")
        let pan = stage.inner.gestureRecognizers![0] as! UIPanGestureRecognizer
        #expect(pan.translation(in: stage.inner) == CGPoint(x: 20, y: 0))
        #expect(pan.translation(in: stage.outer) == CGPoint(x: 0, y: 40))
        #expect(pan.translation(in: nil) == CGPoint(x: 0, y: 40))
        #expect(pan.velocity(in: stage.inner) == CGPoint(x: 1250, y: 0))
        pan.setTranslation(CGPoint(x: 5, y: 7), in: stage.inner)
        #expect(pan.translation(in: stage.inner) == CGPoint(x: 5, y: 7))
        #expect(pan.translation(in: stage.outer) == CGPoint(x: -14, y: 10))
      }
    }

    @Test(
      "a touch that is added or removed causes no jump",
      arguments: [
        ("1 150,150 v→→→→------^\n2 250,250 ......v---^", "(20,0)"),
        ("1 150,150 v→→→→--→→--^\n2 250,250 .....v--------^", "(25,0)"),
        ("1 150,150 v→→→→--→→--^\n2 250,250 .....v-→→-----^", "(30,0)"),
        ("1 150,150 v→→→→--^\n2 250,250 .....v--→→--^", "(30,0)"),
        ("1 150,150 v→→→→→→→^\n2 250,250 ....v→→→→→→^", "(47.5,0)"),
      ])
    func severalFingers(drawing: String, expected: String) {
      withEngine {
        let stage = GestureStage().quiet()
        let pan = UIPanGestureRecognizer()
        stage.add(pan, "pan") { short(CGPoint(x: $0.translation(in: nil).x + 10, y: $0.translation(in: nil).y)) }
        #expect(stage.draw(drawing).split(separator: " ").last.map(String.init) == "pan.ended\(expected)")
      }
    }

    @Test(
      "minimum and maximum number of touches",
      arguments: [
        ("one of two", 2, 9, "1 150,150 v→→→→→^", ""),
        (
          "two of two", 2, 9, "1 150,150 v→→→→^\n2 150,250 v→→→→^",
          "pan.began(0,0) pan.changed(5,0) pan.changed(10,0) pan.ended(10,0)"
        ),
        (
          "the way counts from the second finger", 2, 9, "1 150,150 v→→→→→→→^\n2 150,250 .....v→→^",
          "pan.began(0,0) pan.ended(0,0)"
        ),
        (
          "without the second finger it goes nowhere", 2, 9, "1 150,150 v→→→-→→^\n2 150,250 v→→→^",
          "pan.began(0,0) pan.changed(5,0) pan.changed(5,0) pan.changed(5,0) pan.ended(5,0)"
        ),
        ("too many at first", 1, 1, "1 150,150 v-→→→→^\n2 150,250 v-→→→→^", ""),
        (
          "too many later are left alone", 1, 1, "1 150,150 v→→→--→^\n2 150,250 ....v→→→→^",
          "pan.began(0,0) pan.changed(5,0) pan.changed(5,0) pan.changed(10,0) pan.ended(10,0)"
        ),
      ])
    func numbers(id: String, minimum: Int, maximum: Int, drawing: String, expected: String) {
      withEngine {
        let pan = UIPanGestureRecognizer()
        pan.minimumNumberOfTouches = minimum
        pan.maximumNumberOfTouches = maximum
        #expect(
          stageWithPan(pan).draw(drawing).split(separator: " ").reduce(into: [String]()) { words, word in
            // Moves of a touch that the recognizer ignores are also events of the touch that it follows.
            if words.last != String(word) || !word.contains("changed") { words.append(String(word)) }
          }.joined(separator: " ")
            == expected.split(separator: " ").reduce(into: [String]()) { words, word in
              if words.last != String(word) || !word.contains("changed") { words.append(String(word)) }
            }.joined(separator: " "))
      }
    }

    @Test("G1: of two equal ones on view and superview the inner one pans")
    func nested() {
      withEngine {
        let stage = GestureStage().quiet()
        stage.add(UIPanGestureRecognizer(), "outer", on: stage.outer)
        stage.add(UIPanGestureRecognizer(), "inner")
        #expect(stage.draw("1 150,150 v→→→^") == "inner.began inner.changed inner.ended")
      }
    }

    @Test("G27: disabled and enabled during a gesture it is cancelled, and receives no more of the touch")
    func switchedOff() {
      withEngine {
        let stage = stageWithPan()
        _ = stage.draw("1 150,150 v→→→")
        let pan = stage.inner.gestureRecognizers![0]
        pan.isEnabled = false
        pan.isEnabled = true
        #expect(stage.log.take() == "pan.cancelled(5,0)")
        #expect(stage.draw("1 150,150 →→→^") == "")
        #expect(stage.draw("1 150,150 v→→→^") == "pan.began(0,0) pan.changed(5,0) pan.ended(5,0)")
      }
    }

    @Test("a subclass may begin with the touch, without translation, and refuse by the translation")
    func hooks() {
      final class Catching: UIPanGestureRecognizer {
        var catches = true
        override var beginsAtTouchDown: Bool { catches }
        override func mayBegin() -> Bool { catches || abs(way.y) > abs(way.x) }
      }
      withEngine {
        let pan = Catching()
        let stage = stageWithPan(pan)
        #expect(stage.draw("1 150,150 v→^") == "pan.began(0,0) pan.changed(5,0) pan.ended(5,0)")
        pan.catches = false
        #expect(stage.draw("1 150,150 v→→→^") == "")
        #expect(stage.draw("1 150,150 v↓↓↓^") == "pan.began(0,0) pan.changed(0,5) pan.ended(0,5)")
      }
    }

    @Test(
      "G22, G23: an edge pan depends on the touch's edge mark, not on its location",
      arguments: [
        ("G22", "down 0.5,150; move 10,150; move 100,151; move 200,155; up", ""),
        ("G23", "down 0.5,150 left; move 10,150; move 100,151; move 200,155; up", "edge.began edge.changed edge.ended"),
        ("the mark of another edge", "down 0.5,150 top; move 100,151; up", ""),
        ("from anywhere", "down 50,150 left; move 100,151; up", "edge.began edge.ended"),
        ("not outwards", "down 50,150 left; move 20,151; up", ""),
        ("not before ten points", "down 0,150 left; move 9,150; up", ""),
      ])
    func edges(id: String, script: String, expected: String) {
      withEngine {
        let stage = GestureStage().quiet()
        stage.add(UIScreenEdgePanGestureRecognizer(), "edge", on: stage.window).edges = .left
        #expect(stage.play(script) == expected)
      }
    }

    @Test("a touch without the mark fails at once: nothing waits for the drag to continue")
    func noEdge() {
      withEngine {
        let stage = GestureStage().quiet()
        let edge = stage.add(UIScreenEdgePanGestureRecognizer(), "edge")
        edge.edges = .left
        _ = stage.play("down 150,150")
        #expect(edge.state == .failed)
        _ = stage.play("up; down 150,150 left")
        #expect(edge.state == .possible)
      }
    }
  }
}
