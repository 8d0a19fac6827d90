import Testing

@testable import RecordingStore

@Suite("The rules for the samples of a session")
struct TouchSequenceRulesTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let samples: [TouchSample]
    let problem: String?
  }

  private static func sample(_ event: Int, _ time: Int64, _ touch: Int, _ phase: TouchPhase) -> TouchSample {
    TouchSample(event: event, timestampMicroseconds: time, touch: touch, phase: phase, x: 0, y: 0)
  }

  static let cases: [Case] = [
    Case(
      testDescription: "a finger's number is free again after it lifted",
      samples: [sample(0, 5, 1, .began), sample(1, 6, 1, .ended), sample(2, 6, 1, .began)], problem: nil),
    Case(testDescription: "starts late", samples: [sample(1, 0, 1, .began)], problem: "the first event is 1, not 0"),
    Case(
      testDescription: "before the start", samples: [sample(0, -1, 1, .began)],
      problem: "the time -1 µs is before the start"),
    Case(
      testDescription: "time goes back", samples: [sample(0, 5, 1, .began), sample(1, 4, 1, .moved)],
      problem: "the time decreases from 5 to 4 µs"),
    Case(
      testDescription: "one event, two times", samples: [sample(0, 5, 1, .began), sample(0, 6, 2, .began)],
      problem: "event 0 has the times 5 and 6 µs"),
    Case(
      testDescription: "an event is left out", samples: [sample(0, 5, 1, .began), sample(2, 6, 1, .moved)],
      problem: "event 2 follows event 0"),
    Case(
      testDescription: "began twice", samples: [sample(0, 5, 1, .began), sample(1, 6, 1, .began)],
      problem: "touch 1 begins but is already down"),
    Case(
      testDescription: "never began", samples: [sample(0, 5, 1, .moved)], problem: "touch 1 is moved but is not down"),
    Case(
      testDescription: "ended twice",
      samples: [sample(0, 5, 1, .began), sample(1, 6, 1, .ended), sample(2, 7, 1, .ended)],
      problem: "touch 1 is ended but is not down"),
    Case(
      testDescription: "an edge where it began",
      samples: [TouchSample(event: 0, timestampMicroseconds: 0, touch: 1, phase: .began, x: 0, y: 0, edge: .left)],
      problem: nil),
    Case(
      testDescription: "an edge later",
      samples: [
        sample(0, 5, 1, .began),
        TouchSample(event: 1, timestampMicroseconds: 6, touch: 1, phase: .moved, x: 0, y: 0, edge: .left),
      ], problem: "touch 1 has an edge but is moved; only a touch that began has one"),
    Case(
      testDescription: "twice in one event", samples: [sample(0, 5, 1, .began), sample(0, 5, 1, .moved)],
      problem: "touch 1 is in event 0 twice"),
    Case(
      testDescription: "a number given up and taken again in one event",
      samples: [sample(0, 5, 1, .began), sample(1, 6, 1, .ended), sample(1, 6, 1, .began)],
      problem: "touch 1 is in event 1 twice"),
    Case(
      testDescription: "no number",
      samples: [TouchSample(event: 0, timestampMicroseconds: 0, touch: 1, phase: .began, x: 0, y: .nan)],
      problem: "the position is not a finite number"),
    Case(
      testDescription: "as late as can be", samples: [sample(0, 100_000_000_000_000, 1, .began)], problem: nil),
    Case(
      testDescription: "too late", samples: [sample(0, 100_000_000_000_001, 1, .began)],
      problem: "the time 100000000000001 µs is more than 100000000000000 µs"),
    Case(
      testDescription: "64 fingers", samples: (0..<64).map { sample(0, 0, $0, .began) }, problem: nil),
    Case(
      testDescription: "65 fingers", samples: (0..<65).map { sample(0, 0, $0, .began) },
      problem: "more than 64 fingers are down"),
    Case(
      testDescription: "extreme numbers", samples: [sample(.min, 0, .min, .began)],
      problem: "the first event is \(Int.min), not 0"),
  ]

  @Test(arguments: cases)
  func rules(_ example: Case) {
    var rules = TouchSequenceRules()
    let problems = example.samples.map { sample -> String? in
      do throws(TouchSequenceError) {
        try rules.take(sample)
        return nil
      } catch {
        return error.description
      }
    }
    #expect(problems.dropLast().allSatisfy { $0 == nil })
    #expect(problems.last == example.problem)
  }

  @Test("touches that are down are cancelled at their last locations, in the order in which they began")
  func cancelling() throws {
    var rules = TouchSequenceRules()
    for sample in [
      Self.sample(0, 1, 3, .began), Self.sample(0, 1, 1, .began), Self.sample(0, 1, 2, .began),
      TouchSample(event: 1, timestampMicroseconds: 2, touch: 3, phase: .moved, x: 7, y: 8),
      Self.sample(1, 2, 1, .ended),
    ] { try rules.take(sample) }
    #expect(rules.fingerCount == 2)
    #expect(
      rules.cancelling(atMicroseconds: 9) == [
        TouchSample(event: 2, timestampMicroseconds: 9, touch: 3, phase: .cancelled, x: 7, y: 8),
        TouchSample(event: 2, timestampMicroseconds: 9, touch: 2, phase: .cancelled, x: 0, y: 0),
      ])
  }
}
