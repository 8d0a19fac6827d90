import TestSupport
import Testing

@testable import UIKit

extension EngineTests {
  /// `Documentation/Fidelity.md`, rules 4.2 to 4.4.
  @Suite("Recognizers that share a touch exclude each other")
  @MainActor
  struct Arbitration {
    @Test(
      "4.2: recognizers of the hit view and of all its ancestors receive the touch, in that order, by order of adding")
    func order() {
      withEngine {
        let stage = GestureStage()
        for view in [stage.window, stage.outer, stage.inner] {
          for number in 1...2 {
            stage.planned("\(name(view))\(number)", "down:failed", on: view).notesTouches = true
          }
        }
        stage.inner.log = nil
        stage.outer.log = nil
        let expected = "inner1 inner2 outer1 outer2 window1 window2"
        let calls = stage.play("down 150,150").split(separator: " ").map { $0.split(separator: "<")[0] }
        #expect(calls.joined(separator: " ") == expected)
        _ = stage.play("up")
        #expect(stage.play("down 10,10") == "outer1<down(1) outer2<down(1) window1<down(1) window2<down(1)")
      }
    }

    @Test("4.2: a recognizer that is added after the touch began does not receive it")
    func late() {
      withEngine {
        let stage = GestureStage()
        stage.inner.log = nil
        _ = stage.play("down 150,150")
        _ = stage.planned("g", "move:began", on: stage.inner)
        #expect(stage.play("move 151,151; up") == "")
        #expect(stage.play("down 150,150; move 151,151") == "g.began")
      }
    }

    @Test("G29: a touch that the delegate refuses is not received")
    func refusedTouch() {
      withEngine {
        let stage = GestureStage()
        let recognizer = stage.planned("g", "down:ended", on: stage.inner)
        recognizer.notesTouches = true
        recognizer.receives = false
        #expect(stage.play("down 150,150; up") == "inner.began(1) inner.ended(1)")
      }
    }

    @Test("T12: recognizers of a window receive touches of that window alone")
    func windows() {
      withEngine {
        let stage = GestureStage()
        let other = showWindow("other")
        other.frame.origin.x = 200
        stage.inner.log = nil
        stage.planned("g", "", on: stage.window).notesTouches = true
        #expect(stage.play("down 150,150 & 2: down 250,150") == "g<down(1)")
      }
    }

    @Test("G1: of two equal ones on view and superview the inner one wins")
    func innerFirst() {
      withEngine {
        let stage = GestureStage()
        stage.inner.log = nil
        _ = stage.planned("outer", "move:began up:ended", on: stage.outer)
        _ = stage.planned("inner", "move:began up:ended", on: stage.inner)
        #expect(stage.play("down 150,150; move 160,160; up") == "inner.began inner.ended")
      }
    }

    @Test("4.4: the first to leave possible wins, on any view")
    func firstWins() {
      withEngine {
        let stage = GestureStage()
        stage.inner.log = nil
        _ = stage.planned("outer", "down:began up:ended", on: stage.outer)
        _ = stage.planned("inner", "move:began up:ended", on: stage.inner)
        #expect(stage.play("down 150,150; move 160,160; up") == "outer.began outer.ended")
      }
    }

    struct Exclusion: CustomTestStringConvertible {
      let id: String
      let prevents: Bool
      let preventable: Bool
      var asksFirst = false
      var asksSecond = false
      let expected: String
      var testDescription: String { id }
    }

    @Test(
      "G2 to G4, 4.4: canPrevent, canBePrevented, and simultaneous recognition by either delegate",
      arguments: [
        Exclusion(id: "G2", prevents: false, preventable: false, expected: "a.began p.began"),
        Exclusion(id: "cannot prevent", prevents: false, preventable: true, expected: "a.began p.began"),
        Exclusion(id: "cannot be prevented", prevents: true, preventable: false, expected: "a.began p.began"),
        Exclusion(id: "G3, G4", prevents: true, preventable: true, expected: "a.began"),
        Exclusion(
          id: "the first allows both", prevents: true, preventable: true, asksFirst: true, expected: "a.began p.began"),
        Exclusion(
          id: "the second allows both", prevents: true, preventable: true, asksSecond: true,
          expected: "a.began p.began"),
      ])
    func exclusion(_ row: Exclusion) {
      withEngine {
        let stage = GestureStage()
        stage.inner.log = nil
        let active = stage.planned("a", "down:began", on: stage.inner)
        let other = stage.planned("p", "move:began", on: stage.inner)
        active.prevents = row.prevents
        other.preventable = row.preventable
        if row.asksFirst { active.simultaneous = [other] }
        if row.asksSecond { other.simultaneous = [active] }
        #expect(stage.play("down 150,150; move 160,160") == row.expected)
      }
    }

    @Test("4.4: recognizers on different touches do not exclude each other")
    func differentTouches() {
      withEngine {
        let stage = GestureStage()
        let sibling = place(LoggedView(frame: .zero), "sibling", 0, 0, 90, 90, in: stage.outer)
        stage.inner.log = nil
        _ = stage.planned("inner", "down:began", on: stage.inner)
        _ = stage.planned("sibling", "down:began", on: sibling)
        #expect(stage.play("down 150,150; 2: down 50,50") == "inner.began sibling.began")
      }
    }

    @Test("4.3: shouldBegin, of the delegate and of the hit view, is called before other recognizers fail")
    func shouldBegin() {
      final class Refusing: UIView {
        override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
      }
      withEngine {
        let stage = GestureStage()
        stage.inner.log = nil
        let first = stage.planned("first", "down:ended", on: stage.inner)
        first.begins = false
        _ = stage.planned("second", "down:ended", on: stage.inner)
        #expect(stage.play("down 150,150; up") == "second.ended")

        let refusing = place(Refusing(frame: .zero), "refusing", 0, 0, 90, 90, in: stage.outer)
        let recognizer = stage.planned("g", "down:ended", on: stage.outer)
        stage.outer.log = nil
        #expect(refusing.superview === stage.outer)
        #expect(stage.play("down 50,50; up") == "")
        recognizer.cancelsTouchesInView = false
        #expect(
          stage.play("down 50,50; up") == "g.ended",
          "the method of the view is called only if its touch would be cancelled")
      }
    }

    @Test("4.3: one that requires another to fail stays in possible, and begins when the other has failed")
    func waiting() {
      withEngine {
        let stage = GestureStage()
        stage.inner.log = nil
        let waiting = stage.planned("waiting", "down:began move:changed up:ended", on: stage.inner)
        let blocker = stage.planned("blocker", "up:failed", on: stage.outer)
        waiting.require(toFail: blocker)
        #expect(stage.play("down 150,150; move 160,160") == "")
        #expect(waiting.state == .possible)
        #expect(stage.play("up") == "waiting.began waiting.ended")
        #expect(waiting.state == .possible && blocker.state == .possible)
      }
    }

    @Test("4.3: when it is still continuing after the other's failure, it reports its beginning, then its changes")
    func waitingLate() {
      withEngine {
        let stage = GestureStage()
        stage.inner.log = nil
        stage.outer.log = nil
        let waiting = stage.planned("waiting", "down:began move:changed up:ended", on: stage.inner)
        let blocker = stage.planned("blocker", "2down:failed", on: stage.outer)
        waiting.require(toFail: blocker)
        #expect(stage.play("down 150,150; move 160,160") == "")
        #expect(stage.play("2: down 20,20") == "waiting.began")
        #expect(stage.play("move 161,160; up; 2: up") == "waiting.changed waiting.ended")
      }
    }

    @Test("4.3: when it ends in the event of the other's failure, it still reports its beginning first")
    func waitingToTheEnd() {
      withEngine {
        let stage = GestureStage()
        stage.inner.log = nil
        let blocker = stage.planned("blocker", "up:failed", on: stage.inner)
        let waiting = stage.planned("waiting", "down:began up:ended", on: stage.outer)
        waiting.require(toFail: blocker)
        #expect(stage.play("down 150,150; up") == "waiting.began waiting.ended")
      }
    }

    @Test("4.3: when a recognition makes the other fail, it is reported after that recognition")
    func freedByRecognition() {
      withEngine {
        let stage = GestureStage()
        stage.inner.log = nil
        let waiting = stage.planned("waiting", "up:ended", on: stage.inner)
        waiting.preventable = false
        waiting.require(toFail: stage.planned("blocker", "", on: stage.outer))
        _ = stage.planned("other", "up:ended", on: stage.outer)
        #expect(stage.play("down 150,150; up") == "other.ended waiting.ended")
      }
    }

    @Test("4.3: when the other recognizes, it fails")
    func requirementRecognized() {
      withEngine {
        let stage = GestureStage()
        stage.inner.log = nil
        let waiting = stage.planned("waiting", "down:ended", on: stage.inner)
        let blocker = stage.planned("blocker", "move:ended", on: stage.outer)
        blocker.prevents = false
        waiting.require(toFail: blocker)
        #expect(stage.play("down 150,150; move 160,160; up") == "blocker.ended")
      }
    }

    @Test("4.3: a requirement without a touch of this sequence has no effect")
    func idleRequirement() {
      withEngine {
        let stage = GestureStage()
        stage.inner.log = nil
        let waiting = stage.planned("waiting", "down:ended", on: stage.inner)
        let elsewhere = place(UIView(frame: .zero), "elsewhere", 0, 0, 50, 50, in: stage.outer)
        waiting.require(toFail: stage.planned("blocker", "", on: elsewhere))
        #expect(stage.play("down 150,150; up") == "waiting.ended")
      }
    }

    @Test("4.3: either delegate may require it", arguments: [true, false])
    func dynamicRequirement(_ own: Bool) {
      withEngine {
        let stage = GestureStage()
        stage.inner.log = nil
        let waiting = stage.planned("waiting", "down:ended", on: stage.inner)
        let blocker = stage.planned("blocker", "up:failed", on: stage.outer)
        if own { waiting.waitsFor = [blocker] } else { blocker.holdsBack = [waiting] }
        #expect(stage.play("down 150,150") == "")
        #expect(stage.play("up") == "waiting.ended")
      }
    }

    @Test("Two that require each other both fail when their touches have ended")
    func deadlock() {
      withEngine {
        let stage = GestureStage()
        stage.inner.log = nil
        let one = stage.planned("one", "down:ended", on: stage.inner)
        let other = stage.planned("other", "down:ended", on: stage.inner)
        one.require(toFail: other)
        other.require(toFail: one)
        #expect(stage.play("down 150,150; up") == "")
        #expect(one.state == .possible && other.state == .possible)
        #expect(stage.play("down 150,150; up") == "")
      }
    }

    @Test("A state assigned outside of events, as from a timer, takes effect at once")
    func timer() {
      withEngine {
        let stage = GestureStage()
        let recognizer = stage.planned("g", "", on: stage.inner)
        _ = stage.play("down 150,150")
        VirtualClock.current.schedule(afterNanoseconds: 5_000_000) { recognizer.state = .began }
        #expect(stage.play("wait 100; move 151,150") == "inner.cancelled(1) g.began")
      }
    }

    @Test("An action may disable the later recognizers")
    func actionDisables() {
      withEngine {
        let stage = GestureStage()
        stage.inner.log = nil
        let first = stage.planned("first", "down:ended", on: stage.inner)
        let second = stage.planned("second", "down:ended", on: stage.inner)
        second.preventable = false
        first.addHandler { _ in second.isEnabled = false }
        #expect(stage.play("down 150,150; up") == "first.ended")
      }
    }
  }
}
