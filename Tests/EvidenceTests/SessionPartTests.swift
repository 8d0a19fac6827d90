import Evidence
import RecordingStore
import SeededRandom
import Testing

@Suite("The parts of a session")
struct SessionPartTests {
  private typealias Point = SearchGesture.Point

  private static let session = EvidenceSession.of([
    .tap(10, 10), SearchGesture(.twoFingers(Point(x: 50, y: 50), Point(x: 90, y: 90), movedBy: 20)),
    SearchGesture(.device(.rotate(.landscapeLeft))), .tap(20, 20),
  ])

  @Test("are the fingers and the events of the scene, in the order in which they begin")
  func parts() {
    let parts = Self.session.parts
    #expect(parts.map(\.samples.count) == [2, 8, 8, 1, 2])
    #expect(parts.map(\.isSceneEvent) == [false, false, false, true, false])
    #expect(parts.flatMap(\.samples).map(\.place).sorted() == Array(Self.session.samples.indices))
  }

  @Test("all together are the session")
  func all() { #expect(Self.session.keeping(Self.session.parts) == Self.session) }

  @Test("any of them are a valid session whose events are numbered from 0", arguments: 0..<40)
  func some(seed: Int) throws {
    var random = SplitMix(seed: UInt64(seed))
    let kept = Self.session.keeping(Self.session.parts.filter { _ in random.once(in: 2) })
    var rules = TouchSequenceRules()
    for sample in kept.samples { try rules.take(sample) }
    #expect(rules.fingerCount == 0)
  }

  @Test("keep the outcomes of their events, with the new numbers, and not those of other touches of the same event")
  func outcomes() {
    var session = Self.session
    session.outcomes = session.samples.map { sample in
      Outcome(
        event: sample.event, timestampMicroseconds: sample.timestampMicroseconds,
        kind: sample.sceneEvent == nil
          ? .hit(touch: sample.touch, view: "v\(sample.event)") : .change(view: nil, what: "rotated"))
    }
    let parts = session.parts
    // The second of two fingers, and the last tap.
    let kept = session.keeping([parts[2], parts[4]])
    #expect(kept.outcomes.map(\.event) == kept.samples.map(\.event))
    #expect(kept.outcomes.allSatisfy { $0.kind.touch == 2 || $0.event >= 8 })
    #expect(kept.outcomes.last?.kind == .hit(touch: 1, view: "v\(session.samples.last!.event)"))
    #expect(session.keeping([parts[3]]).outcomes.map(\.kind) == [.change(view: nil, what: "rotated")])
  }

  @Test("keep the decisions of their touches, with the new numbers")
  func decisions() {
    var session = Self.session
    session.decisions = session.samples.filter { $0.phase == .began }.map { sample in
      RecordedDecision(
        event: sample.event, timestampMicroseconds: sample.timestampMicroseconds, touch: sample.touch,
        json: "\(sample.event) \(sample.touch)")
    }
    let (parts, last) = (session.parts, session.decisions.last!)
    let kept = session.keeping([parts[2], parts[4]])
    #expect(kept.decisions.map(\.touch) == [2, 1] && kept.decisions.map(\.event) == [0, 8])
    #expect(kept.decisions.last?.json == last.json)
  }
}
