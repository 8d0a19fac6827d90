import RecordingStore
import TestSupport
import Testing

@testable import Capture

extension PlaybackTests {
  @Suite("The clock and the fingers of a live session")
  struct SessionClocks {
    /// One step: the page's time in milliseconds, whether a touch is down, whether an event occurs, and the expected
    /// session time.
    typealias Step = (page: Double, isTouched: Bool, isEvent: Bool, moment: Int64)

    @Test(
      "the session's time starts with the first message, follows the page's time and never decreases",
      arguments: [
        ("begins at 0", [(5_000, false, true, 0), (5_010, true, true, 10_000)]),
        ("rounds to microseconds", [(0.0004, false, true, 0), (1.0007, true, true, 1_001)]),
        (
          "does not move for an earlier time",
          [(100, false, true, 0), (200, true, false, 100_000), (150, true, true, 100_000), (210, true, true, 110_000)]
        ),
        (
          "a pause without fingers counts for ten seconds after the last event",
          [
            (0, false, true, 0), (4_000, false, false, 4_000_000), (60_000, false, true, 10_000_000),
            (60_500, true, true, 10_500_000),
          ]
        ),
        (
          "a pause in small steps, too",
          [
            (0, false, true, 0), (9_000, false, false, 9_000_000), (15_000, false, false, 10_000_000),
            (21_000, false, true, 10_000_000), (21_100, true, true, 10_100_000),
          ]
        ),
        (
          "a pause with a finger down counts for ten seconds after the moment reached",
          [
            (0, false, true, 0), (9_000, true, false, 9_000_000), (18_000, true, false, 18_000_000),
            (90_000, true, true, 28_000_000),
          ]
        ),
        (
          "after such a pause the time goes on from the moment reached",
          [
            (0, false, true, 0), (9_000, true, false, 9_000_000), (90_000, true, false, 19_000_000),
            (90_100, true, true, 19_100_000),
          ]
        ),
        (
          "events at one time get different times, and the delay does not add up",
          [(100, false, true, 0), (100, true, true, 1), (100, true, true, 2), (101, true, true, 1_000)]
        ),
      ] as [(String, [Step])])
    func moments(_ name: String, _ steps: [Step]) {
      var clock = SessionClock()
      for step in steps { clock.expect(step) }
    }

    @Test(
      "a pause over a change of pages is measured with the server's clock, except for the duration of the messages",
      arguments: [
        ("exact where messages take no time", 0, 0, 4_000_000),
        ("the first page's messages take 30 ms", 30, 0, 3_970_000),
        ("the second page's messages take 30 ms", 0, 30, 4_030_000),
      ])
    func pages(_ name: String, _ before: Int, _ after: Int, _ moment: Int64) {
      var clock = SessionClock()
      // The first page was opened at 1 s of the server, the second one at 60 s.
      clock.relate(pageMilliseconds: 57_000, serverNanoseconds: UInt64(58_500 + before) * 1_000_000)
      clock.relate(pageMilliseconds: 58_000, serverNanoseconds: UInt64(59_000 + before) * 1_000_000)
      // A slow message does not change the difference.
      clock.relate(pageMilliseconds: 58_000, serverNanoseconds: 59_900 * 1_000_000)
      clock.expect((58_000, false, true, 0))
      clock.beginPage(atMilliseconds: 100)
      clock.relate(pageMilliseconds: 100, serverNanoseconds: 62_000 * 1_000_000)
      clock.relate(pageMilliseconds: 2_000, serverNanoseconds: UInt64(62_000 + after) * 1_000_000)
      clock.relate(pageMilliseconds: 2_500, serverNanoseconds: 63_900 * 1_000_000)
      clock.expect((3_000, false, true, moment))
      clock.expect((3_100, true, true, moment + 100_000))
    }

    @Test("a quicker message of the new page does not set its clock back, and the time within the page stays exact")
    func laterRelation() {
      var clock = SessionClock()
      clock.relate(pageMilliseconds: 0, serverNanoseconds: 1_000_000_000)
      clock.expect((0, false, true, 0))
      clock.beginPage(atMilliseconds: 0)
      clock.relate(pageMilliseconds: 0, serverNanoseconds: 4_500_000_000)
      clock.expect((2_000, false, false, 5_500_000))
      clock.relate(pageMilliseconds: 2_050, serverNanoseconds: 6_050_000_000)
      clock.expect((2_100, false, true, 5_500_000))
      clock.expect((2_200, true, true, 5_600_000))
    }

    @Test("if clocks cannot be compared, or the difference is impossible, the time since the page was opened counts")
    func unrelated() {
      for isRelated in [false, true] {
        var clock = SessionClock()
        if isRelated { clock.relate(pageMilliseconds: 60_000, serverNanoseconds: 70_000_000_000) }
        clock.expect((60_000, false, true, 0))
        clock.expect((60_100, true, true, 100_000))
        clock.beginPage(atMilliseconds: 1_500)
        if isRelated { clock.relate(pageMilliseconds: 3_000, serverNanoseconds: 70_100_000_000) }
        clock.expect((2_000, false, true, 600_000))
        clock.expect((3_000, true, true, 1_600_000))
      }
    }

    @Test("after a return to a mark the pause goes on, over a change of pages too, and counts ten seconds at most")
    func rewind() {
      for (now, moment) in [(9_000.0, Int64(8_000_000)), (60_000, 11_000_000)] {
        var clock = SessionClock()
        clock.relate(pageMilliseconds: 0, serverNanoseconds: 5_000_000_000)
        clock.expect((0, false, true, 0))
        clock.expect((1_000, false, true, 1_000_000))
        let mark = clock.mark
        clock.expect((4_000, false, true, 4_000_000))
        clock.beginPage(atMilliseconds: 0)
        clock.relate(pageMilliseconds: 0, serverNanoseconds: 6_000_000_000)
        clock.expect((5_000, false, true, 6_000_000))
        #expect(clock.rewind(to: mark) == 6_000_000)
        #expect(clock.lastEvent == 1_000_000)
        clock.expect((now - 2_000, false, true, moment))
      }
    }

    @Test("without events left, time starts again")
    func restart() {
      var clock = SessionClock()
      clock.expect((500, false, false, 0))
      clock.expect((700, false, true, 200_000))
      #expect(clock.rewind(to: nil) == 0)
      clock.expect((900, false, true, 0))
    }

    @Test("touches are numbered from 1, and no number is used twice")
    func numbers() throws {
      var fingers = LiveFingers()
      func take(_ finger: Int, _ phase: TouchPhase) throws -> Int? {
        try fingers.take(LiveContact(milliseconds: 0, finger: finger, phase: phase, x: 1, y: 2))
      }
      #expect(try [7, 8, 9].map { try take($0, .began) } == [1, 2, 3])
      #expect(try take(8, .ended) == 2)
      #expect(try take(10, .began) == 4)
      #expect(try take(7, .cancelled) == 1)
      #expect(try take(11, .began) == 5)
      #expect(fingers.down.map(\.number) == [9, 10, 11])
      fingers.removeAll()
      fingers.countTouch(3)
      #expect(try take(12, .began) == 4)
    }

    @Test("touches are cancelled at their locations")
    func cancelling() throws {
      var fingers = LiveFingers()
      _ = try fingers.take(LiveContact(milliseconds: 0, finger: 7, phase: .began, x: 1, y: 2))
      _ = try fingers.take(LiveContact(milliseconds: 1, finger: 7, phase: .moved, x: 3, y: 4))
      fingers.note(receiver: "v", of: 1)
      fingers.note(receiver: "w", of: 2)
      #expect(fingers.down.map(\.receiver) == ["v"])
      #expect(
        fingers.cancelling(atMilliseconds: 5) == [
          LiveContact(milliseconds: 5, finger: 7, phase: .cancelled, x: 3, y: 4)
        ])
    }

    @Test(
      "invalid values are refused",
      arguments: [
        LiveContact(milliseconds: 0, finger: 1, phase: .began, x: 1e6, y: 1.1e6),
        LiveContact(milliseconds: 0, finger: 1, phase: .began, x: -1.1e6, y: 0),
        LiveContact(milliseconds: 0, finger: 1, phase: .began, x: 0, y: .nan),
        LiveContact(milliseconds: -1.1e14, finger: 1, phase: .began, x: 0, y: 0),
        LiveContact(milliseconds: 0, finger: 5, phase: .moved, x: 0, y: 0, edge: .left),
      ])
    func refused(contact: LiveContact) throws {
      var fingers = LiveFingers()
      _ = try fingers.take(LiveContact(milliseconds: 0, finger: 5, phase: .began, x: 1e6, y: -1e6, edge: .top))
      #expect(throws: LiveSessionError.self) { try fingers.take(contact) }
      #expect(fingers.down.count == 1)
    }
  }
}

extension SessionClock {
  /// Passes one step and checks the session time.
  fileprivate mutating func expect(
    _ step: PlaybackTests.SessionClocks.Step, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let moment =
      step.isEvent
      ? addEvent(atMilliseconds: step.page, isTouched: step.isTouched)
      : advance(toMilliseconds: step.page, isTouched: step.isTouched)
    #expect(moment == step.moment && reached == moment, sourceLocation: sourceLocation)
    if step.isEvent { #expect(lastEvent == moment, sourceLocation: sourceLocation) }
  }
}
