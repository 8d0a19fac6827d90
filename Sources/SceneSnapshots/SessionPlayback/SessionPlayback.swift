public import Foundation
public import PassThrough
public import Playback
import RecordingStore
import Scenes

/// A recorded session to look at: as it was recorded, and beside it as it is replayed.
///
/// What the recorded side shows is played again too, since a recording keeps no pictures: its scene under the recorded strategy
/// and profile. What its fingers hit and what followed is what the recording says.
@MainActor
public final class SessionPlayback {
  /// How many events a chunk has.
  public static let chunkLength = 100

  /// What one side shows.
  public struct Side: Hashable, Sendable {
    /// `recorded` or `replayed`.
    public var title: String
    /// How touches are let through.
    public var strategy: Strategy
    /// The system that is behaved like.
    public var profile: String
  }

  /// The session.
  public let session: RecordedSession
  /// As recorded, and as replayed.
  public let sides: [Side]
  /// The whole of it, seen from afar.
  public let overview: PlaybackOverview

  private let differences: Set<Int>
  private var projector: PlaybackRenderer?

  /// A film of a session, replayed under the strategy and profile recorded unless told otherwise; plays it once.
  ///
  /// - Throws: ``RecordingError`` where the recording cannot be read or is damaged, ``Profile/UnknownName``.
  public init(_ session: RecordedSession, strategy: Strategy?, profile: String?) throws {
    self.session = session
    sides = [
      Side(title: "recorded", strategy: session.recordedStrategy, profile: session.record.profile),
      Side(
        title: "replayed", strategy: strategy ?? session.recordedStrategy, profile: profile ?? session.record.profile),
    ]
    overview = try Self.overview(of: session, sides[1])
    differences = Set(overview.differences)
  }

  /// The chunk that has an event; `nil` where there is no such event.
  public func chunk(with event: Int) throws -> PlaybackChunk? {
    guard event >= 0, event < max(overview.eventCount, 1) else { return nil }
    let first = event / Self.chunkLength * Self.chunkLength
    let projector = try projector(at: first)
    let end = min(first + Self.chunkLength, overview.eventCount)
    let frames = try projector.show(until: end) { differences.contains($0) }
    self.projector = projector
    return PlaybackChunk(first: first, count: end - first, frames: frames)
  }

  /// Why a finger landed where it did.
  public struct Explanation: Sendable {
    /// The finger.
    public var touch: Int
    /// Where it came down, in points of the screen.
    public var location: CGPoint
    /// What was asked and answered.
    public var trace: HitTrace
    /// The views there were.
    public var tree: [ViewTree]
  }

  /// Why the fingers that are down in an event landed where they did, each as it came down: on the recorded side, then on the
  /// replayed.
  public func explanations(of event: Int) throws -> [[Explanation]] {
    let touches = overview.touches.filter { ($0.event...$0.last).contains(event) }.sorted { $0.event < $1.event }
    return try sides.map { side in
      let scene = try session.makeScene(strategy: side.strategy, profile: side.profile)
      let player = ScenePlayer(scene)
      var batches = try EventBatches(session.reader.samples(ofSession: session.record.id))
      var waiting = touches[...]
      var explanations: [Explanation] = []
      while !waiting.isEmpty, try batches.next() {
        while let touch = waiting.first, touch.event == batches.batch[0].event {
          waiting.removeFirst()
          let location = CGPoint(x: touch.x, y: touch.y)
          explanations.append(
            Explanation(touch: touch.touch, location: location, trace: scene.trace(at: location), tree: scene.tree()))
        }
        player.play(batches.batch, until: batches.nextTimestampMicroseconds)
      }
      return explanations
    }
  }

  /// A projector that stands before an event: the one in use where it does, else another that has come there.
  private func projector(at event: Int) throws -> PlaybackRenderer {
    if let projector, projector.next == event { return projector }
    let projector = try PlaybackRenderer(
      session, sides.map { try session.makeScene(strategy: $0.strategy, profile: $0.profile) })
    try projector.skip(to: event)
    return projector
  }

  private static func overview(of session: RecordedSession, _ side: Side) throws -> PlaybackOverview {
    var overview = PlaybackOverview()
    let player = ScenePlayer(try session.makeScene(strategy: side.strategy, profile: side.profile))
    let recorded = RecordedOutcomes(
      try session.reader.outcomes(ofSession: session.record.id), isCutShort: session.record.isCutShort)
    var batches = try EventBatches(session.reader.samples(ofSession: session.record.id))
    var down: [Int: Int] = [:]
    while try batches.next() {
      let samples = batches.batch
      player.play(samples, until: batches.nextTimestampMicroseconds)
      try recorded.read(
        event: samples[0].event, at: samples[0].timestampMicroseconds,
        isLast: batches.nextTimestampMicroseconds == nil)
      overview.add(samples, &down)
      overview.addUnknowns(player.outcomes)
      let isCutShort = session.record.isCutShort && batches.isAtEnd
      let replayed = isCutShort ? Array(player.outcomes.prefix(recorded.outcomes.count)) : player.outcomes
      if recorded.outcomes != replayed { overview.addDifference(samples[0].event) }
      for outcomes in [recorded.outcomes, player.outcomes] {
        overview.end = max(overview.end, outcomes.last?.timestampMicroseconds ?? 0)
      }
    }
    try session.reader.finishVerification()
    return overview
  }
}

extension PlaybackOverview {
  fileprivate mutating func add(_ samples: [TouchSample], _ down: inout [Int: Int]) {
    eventCount += 1
    end = max(end, samples[0].timestampMicroseconds)
    if times.count < Self.limit { times.append(samples[0].timestampMicroseconds) } else { isCut = true }
    for sample in samples {
      if sample.phase == .began {
        down[sample.touch] = touches.count < Self.limit ? touches.count : nil
        guard touches.count < Self.limit else {
          isCut = true
          continue
        }
        touches.append(Touch(touch: sample.touch, event: sample.event, last: sample.event, x: sample.x, y: sample.y))
      } else if let place = down[sample.touch] {
        touches[place].last = sample.event
      }
    }
  }

  fileprivate mutating func addUnknowns(_ outcomes: [Outcome]) {
    for outcome in outcomes {
      guard case .trouble(let trouble) = outcome.kind, trouble.what != .recursion, !unknowns.contains(trouble.why),
        unknowns.count < SessionComparison.keptUnknowns
      else { continue }
      unknowns.append(trouble.why)
    }
  }

  fileprivate mutating func addDifference(_ event: Int) {
    if differences.count < Self.limit { differences.append(event) } else { isCut = true }
  }
}
