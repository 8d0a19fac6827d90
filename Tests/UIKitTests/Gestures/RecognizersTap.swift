import TestSupport
import Testing

@testable import UIKit

extension EngineTests {
  /// `Documentation/Fidelity.md`, rule 4.6, rows G7 to G11.
  @Suite("Taps are recognized")
  @MainActor
  struct RecognizersTap {
    struct Row: Sendable, CustomTestStringConvertible {
      let id: String
      var taps = 1
      var touches = 1
      let drawing: String
      var isTap = true
      var testDescription: String { id }
    }

    nonisolated static let gap150 = String(repeating: ".", count: 14)

    @Test(
      "by count, number of touches, distance and duration",
      arguments: [
        Row(id: "a tap", drawing: "1 150,150 v----^"),
        Row(id: "down and up in consecutive events", drawing: "1 150,150 v^"),
        Row(
          id: "G10: a double tap, holds of 50 ms, a gap of 150 ms", taps: 2, drawing: "1 150,150 v----^\(gap150)v----^"),
        Row(id: "one tap of two", taps: 2, drawing: "1 150,150 v----^~~~~", isTap: false),
        Row(id: "three taps", taps: 3, drawing: "1 150,150 v--^....v--^....v--^"),
        Row(id: "two taps of three", taps: 3, drawing: "1 150,150 v--^....v--^~~~~", isTap: false),
        Row(id: "a gap of 340 ms", taps: 2, drawing: "1 150,150 v-^~~~...v-^"),
        Row(id: "a gap of 350 ms", taps: 2, drawing: "1 150,150 v-^~~~....v-^", isTap: false),
        Row(id: "a hold of 740 ms", drawing: "1 150,150 v~~~~~~~---^"),
        Row(id: "a hold of 750 ms", drawing: "1 150,150 v~~~~~~~----^", isTap: false),
        Row(id: "each tap has its own time", taps: 2, drawing: "1 150,150 v~~~~^..v~~~~^"),
        Row(id: "45 points to a side", drawing: "1 150,150 v→→→→→→→→→^"),
        Row(id: "50 points to a side", drawing: "1 150,150 v→→→→→→→→→→^", isTap: false),
        Row(id: "50 points and back", drawing: "1 150,150 v↑↑↑↑↑↑↑↑↑↑↓↓↓↓↓↓↓↓↓↓^", isTap: false),
        Row(id: "45 points along each axis", drawing: "1 150,150 v→→→→→→→→→↓↓↓↓↓↓↓↓↓^"),
        Row(id: "taken away", drawing: "1 150,150 v--x", isTap: false),
        Row(id: "G11: two fingers", touches: 2, drawing: "1 150,150 v----^\n2 170,150 v----^"),
        Row(
          id: "two fingers that come and go one by one", touches: 2, drawing: "1 150,150 v-----^\n2 170,150 ..v-----^"),
        Row(
          id: "two fingers that are never there together", touches: 2, drawing: "1 150,150 v-^\n2 170,150 ...v-^",
          isTap: false),
        Row(id: "one finger of two", touches: 2, drawing: "1 150,150 v----^", isTap: false),
        Row(id: "two fingers for one", drawing: "1 150,150 v----^\n2 170,150 ..v--^", isTap: false),
        Row(
          id: "three fingers for two", touches: 2, drawing: "1 150,150 v----^\n2 170,150 v----^\n3 190,150 ..v--^",
          isTap: false),
        Row(
          id: "two fingers twice", taps: 2, touches: 2,
          drawing: "1 150,150 v--^....v--^\n2 170,150 v--^....v--^"),
        Row(
          id: "two fingers, then one", taps: 2, touches: 2, drawing: "1 150,150 v--^....v--^\n2 170,150 v--^",
          isTap: false),
        Row(
          id: "a finger that comes back before the other has gone", touches: 2,
          drawing: "1 150,150 v--------^\n2 170,150 v--^.v--^", isTap: false),
      ])
    func rows(row: Row) {
      withEngine {
        let stage = GestureStage().quiet()
        let tap = stage.add(UITapGestureRecognizer(), "tap")
        tap.numberOfTapsRequired = row.taps
        tap.numberOfTouchesRequired = row.touches
        #expect(stage.draw(row.drawing) == (row.isTap ? "tap.ended" : ""))
        #expect(tap.state == .possible || !row.isTap)
        _ = stage.play("wait 2000; down 5,5; up")
        let again = (0..<row.taps).map { _ in "v-^.." }.joined()
        let fingers = (1...row.touches).map { "\($0) \(140 + 20 * $0),150 \(again)" }.joined(separator: "\n")
        #expect(stage.draw(fingers) == "tap.ended", "once more")
      }
    }

    @Test(
      "a further tap must be near the first, within 45 points along each axis", arguments: [(195, true), (196, false)])
    func distanceOfTaps(x: Int, isTap: Bool) {
      withEngine {
        let stage = GestureStage().quiet()
        stage.add(UITapGestureRecognizer(), "tap").numberOfTapsRequired = 2
        #expect(stage.play("down 150,150; up; down \(x),195; up") == (isTap ? "tap.ended" : ""))
      }
    }

    @Test(
      "G7: of taps one to four that each require the next to fail, only the one with the tapped count is recognized",
      arguments: [(1, "single"), (2, "double"), (3, "triple"), (4, "quadruple")])
    func chain(taps: Int, expected: String) {
      withEngine {
        let stage = GestureStage().quiet()
        let all = ["single", "double", "triple", "quadruple"].enumerated().map { number, name in
          let tap = stage.add(UITapGestureRecognizer(), name)
          tap.numberOfTapsRequired = number + 1
          return tap
        }
        for (tap, next) in zip(all, all.dropFirst()) { tap.require(toFail: next) }
        let drawing = "1 150,150 " + String(repeating: "v--^......", count: taps)
        #expect(stage.draw(drawing) == (taps == 4 ? "quadruple.ended" : ""))
        VirtualClock.current.advance(to: VirtualClock.current.now + 3_000_000_000)
        #expect(stage.log.take() == (taps == 4 ? "" : "\(expected).ended"))
      }
    }

    @Test("H28: of two windows over the whole screen only the front one's tap is recognized")
    func windows() {
      withEngine {
        let stage = GestureStage().quiet()
        stage.add(UITapGestureRecognizer(), "behind", on: stage.window)
        let front = showWindow("front")
        stage.add(UITapGestureRecognizer(), "front", on: front)
        #expect(stage.draw("1 150,150 v--^") == "front.ended")
        front.isHidden = true
        #expect(stage.draw("1 150,150 v--^") == "behind.ended")
      }
    }

    @Test(
      "a single tap that requires a double tap to fail is recognized when the second tap's interval is over, between events"
    )
    func waiting() {
      withEngine {
        let stage = GestureStage().quiet()
        let double = stage.add(UITapGestureRecognizer(), "double")
        double.numberOfTapsRequired = 2
        stage.add(UITapGestureRecognizer(), "single") { _ in "@\(VirtualClock.current.now / 1_000_000)" }
          .require(toFail: double)
        // The touch begins at 10 ms and ends at 40 ms.
        #expect(stage.draw("1 150,150 v--^") == "")
        VirtualClock.current.advance(to: 5_000_000_000)
        #expect(stage.log.take() == "single.ended@390")
      }
    }

    @Test("G9: without a requirement the single tap is recognized at the first end and the double tap at the second")
    func singleAndDouble() {
      withEngine {
        for order in [[1, 2], [2, 1]] {
          let stage = GestureStage().quiet()
          for taps in order { stage.add(UITapGestureRecognizer(), "\(taps)").numberOfTapsRequired = taps }
          #expect(stage.draw("1 150,150 v--^") == "1.ended")
          #expect(stage.draw("1 150,150 ...v--^") == "2.ended")
          #expect(stage.draw("1 150,150 ~~~~~") == "")
          #expect(stage.draw("1 150,150 v--^~~~~") == "1.ended")
        }
      }
    }

    @Test("a tap excludes other recognizers, but not a tap that needs more taps")
    func prevention() {
      withEngine {
        let (single, double, press) = (
          UITapGestureRecognizer(), UITapGestureRecognizer(), UILongPressGestureRecognizer()
        )
        double.numberOfTapsRequired = 2
        #expect(!single.canPrevent(double))
        #expect(double.canPrevent(single) && single.canPrevent(single) && single.canPrevent(press))
        let stage = GestureStage().quiet()
        stage.add(UITapGestureRecognizer(), "outer", on: stage.outer)
        stage.add(UITapGestureRecognizer(), "inner")
        #expect(stage.draw("1 150,150 v--^") == "inner.ended")
      }
    }

    @Test(
      "the location is the center of the touches", arguments: [(Spot(112, 150), "(12,50)"), (Spot(100, 100), "(0,0)")])
    func place(spot: Spot, expected: String) {
      withEngine {
        let stage = GestureStage().quiet()
        stage.add(UITapGestureRecognizer(), "tap") { [inner = stage.inner] in
          "\(short($0.location(in: inner)))\(short($0.location(in: nil)))"
        }
        #expect(stage.play("down \(spot.x),\(spot.y); up") == "tap.ended\(expected)\(short(spot.point))")
      }
    }

    @Test("the location of several taps is that of the first tap's touches")
    func placeOfSeveral() {
      withEngine {
        let stage = GestureStage().quiet()
        let tap = stage.add(UITapGestureRecognizer(), "tap") { [inner = stage.inner] tap in
          let places = (0..<tap.numberOfTouches).map { short(tap.location(ofTouch: $0, in: inner)) }
          return short(tap.location(in: inner)) + places.joined()
        }
        tap.numberOfTapsRequired = 2
        tap.numberOfTouchesRequired = 2
        #expect(
          stage.play(
            "down 150,150 & 2: down 170,150; 2: up; up; down 180,180 & 2: down 190,180; up & 2: up")
            == "tap.ended(60,50)(50,50)(70,50)")
      }
    }
  }
}
