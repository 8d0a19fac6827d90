package import Foundation
package import PassThrough
package import Playback
import RecordingStore
import Scenes

/// A recorded session for viewing: as it was recorded, and beside it one or more replays.
///
/// The recorded side is also a replay, with the recorded strategy and profile, because a recording contains no
/// pictures. Its hits and outcomes are those in the recording.
@MainActor
package final class SessionPlayback {
  /// The number of events of a chunk.
  package static let chunkLength = 100

  package struct Side: Hashable, Sendable {
    /// `recorded` or `replayed`.
    package var title: String
    package var strategy: Strategy
    package var profile: String
  }

  /// The strategies of the replays.
  package enum Replays: Hashable, Sendable {
    /// One replay; with the recorded strategy for `nil`.
    case one(Strategy?)
    /// A replay with each of the five strategies.
    case every
  }

  package let session: ReplayableSession
  /// The recorded side, then the replayed ones.
  package let sides: [Side]
  package let overview: PlaybackOverview

  private let differences: Set<Int>
  private var projector: PlaybackRenderer?
  /// The scenes of the latest query.
  var shown: PlaybackScenes?

  /// Creates a playback by replaying the session with each strategy, by default with the recorded profile.
  ///
  /// - Throws: ``RecordingError`` if the recording cannot be read or is damaged, ``Profile/UnknownName``.
  package init(_ session: ReplayableSession, _ replays: Replays, profile: String?) throws {
    self.session = session
    let strategies =
      switch replays {
      case .one(let strategy): [strategy ?? session.recordedStrategy]
      case .every: Strategy.all
      }
    sides =
      [Side(title: "recorded", strategy: session.recordedStrategy, profile: session.metadata.profile)]
      + strategies.map {
        Side(title: "replayed", strategy: $0, profile: profile ?? session.metadata.profile)
      }
    overview = try Self.overview(of: session, sides.dropFirst())
    differences = Set(overview.differences)
  }

  /// The chunk with an event. `nil` if there is no such event.
  package func chunk(with event: Int) throws -> PlaybackChunk? {
    guard event >= 0, event < max(overview.eventCount, 1) else { return nil }
    let first = event / Self.chunkLength * Self.chunkLength
    let projector = try projector(at: first)
    let end = min(first + Self.chunkLength, overview.eventCount)
    let frames = try projector.show(until: end) { differences.contains($0) }
    self.projector = projector
    return PlaybackChunk(first: first, count: end - first, frames: frames)
  }

  /// The hit test of a finger with all its steps.
  package struct Explanation: Sendable {
    /// The number of the touch in the session.
    package var touch: Int
    /// The point at which the finger began, in points of the screen.
    package var location: CGPoint
    package var trace: HitTrace
    /// The views at that time.
    package var tree: [ViewTree]
  }

  /// The hit tests of the fingers that are down in an event, each at the time when the finger began: on the recorded
  /// side, then on the replayed ones.
  package func explanations(of event: Int) throws -> [[Explanation]] {
    let touches = overview.touches.filter { ($0.event...$0.last).contains(event) }.sorted { $0.event < $1.event }
    return try sides.map { side in
      let scene = try session.makeScene(strategy: side.strategy, profile: side.profile)
      let player = ScenePlayer(scene)
      var waiting = touches[...]
      var explanations: [Explanation] = []
      try session.replay { step in
        while let touch = waiting.first, touch.event == step.event {
          waiting.removeFirst()
          let location = CGPoint(x: touch.x, y: touch.y)
          explanations.append(
            Explanation(touch: touch.touch, location: location, trace: scene.trace(at: location), tree: scene.tree()))
        }
        if waiting.isEmpty { step.stop() } else { step.play(on: player) }
      }
      return explanations
    }
  }

  /// A renderer positioned before an event: the current one if it is there, else a new one.
  private func projector(at event: Int) throws -> PlaybackRenderer {
    if let projector, projector.next == event { return projector }
    let projector = try PlaybackRenderer(
      session, sides.map { try session.makeScene(strategy: $0.strategy, profile: $0.profile) })
    try projector.skip(to: event)
    return projector
  }

  private static func overview(
    of session: ReplayableSession, _ replays: some Collection<Side>
  ) throws -> PlaybackOverview {
    var overview = PlaybackOverview()
    for (index, side) in replays.enumerated() {
      var down: [Int: Int] = [:]
      var compared = PlaybackOverview.Comparison()
      let comparison = SessionComparison(
        session, name: session.reader.path, strategy: side.strategy, profile: side.profile, baseline: .recorded)
      compared.result = try comparison.run { event in
        if index == 0 { overview.add(event.samples, &down) }
        overview.addUnknowns(event.replayed)
        if event.differs { compared.add(event.samples[0].event, isCut: &overview.isCut) }
        for outcomes in [event.baseline, event.replayed] {
          overview.end = max(overview.end, outcomes.last?.timestampMicroseconds ?? 0)
        }
      }
      overview.comparisons.append(compared)
    }
    overview.differences = Set(overview.comparisons.flatMap(\.differences)).sorted()
    try session.reader.finishVerification()
    return overview
  }
}

extension PlaybackOverview.Comparison {
  fileprivate mutating func add(_ event: Int, isCut: inout Bool) {
    if differences.count < PlaybackOverview.limit { differences.append(event) } else { isCut = true }
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
        touches.append(
          Touch(touch: touches.count + 1, event: sample.event, last: sample.event, x: sample.x, y: sample.y))
      } else if let place = down[sample.touch] {
        touches[place].last = sample.event
      }
    }
  }

  fileprivate mutating func addUnknowns(_ outcomes: [SceneOutcome]) {
    for outcome in outcomes {
      guard case .trouble(let trouble) = outcome.kind, trouble.what != .recursion, !unknowns.contains(trouble.why),
        unknowns.count < SessionComparison.keptUnknowns
      else { continue }
      unknowns.append(trouble.why)
    }
  }
}
