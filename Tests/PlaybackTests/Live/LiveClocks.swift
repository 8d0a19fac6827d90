import RecordingStore
import Testing

@testable import Capture

extension PlaybackTests {
  @Suite("The clock and the fingers of a live session")
  struct LiveClocks {
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
      ] as [(String, [Step])])
    func moments(_ name: String, _ steps: [Step]) {
      var clock = LiveClock()
      for step in steps {
        let moment = clock.moment(ofMilliseconds: step.page, isTouched: step.isTouched)
        #expect(moment == step.moment)
        clock.reach(moment, isEvent: step.isEvent)
        #expect(clock.reached == moment)
      }
    }

    @Test("a paused clock continues from its time")
    func stands() {
      var clock = LiveClock(at: 500)
      #expect(clock.moment(ofMilliseconds: 70, isTouched: false) == 500)
      clock.reach(2_000, isEvent: true)
      clock.reach(1_000, isEvent: false)
      #expect(clock.reached == 2_000 && clock.lastEvent == 2_000)
      clock.stand()
      #expect(clock.moment(ofMilliseconds: 90_000, isTouched: true) == 2_000)
      #expect(clock.moment(ofMilliseconds: 90_001, isTouched: true) == 3_000)
    }

    @Test("a touch gets the lowest free number")
    func numbers() throws {
      var fingers = LiveFingers()
      func take(_ finger: Int, _ phase: TouchPhase) throws -> Int? {
        try fingers.take(LiveContact(milliseconds: 0, finger: finger, phase: phase, x: 1, y: 2))
      }
      #expect(try [7, 8, 9].map { try take($0, .began) } == [1, 2, 3])
      #expect(try take(8, .ended) == 2)
      #expect(try take(10, .began) == 2)
      #expect(try take(7, .cancelled) == 1)
      #expect(try take(11, .began) == 1)
      #expect(try take(12, .began) == 4)
      #expect(fingers.down.map(\.number) == [9, 10, 11, 12])
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
