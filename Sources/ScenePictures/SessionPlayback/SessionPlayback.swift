package import Findings
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
    /// The name of the rules build; `nil` if the playback has no builds by name.
    package var build: String?
  }

  /// The session with the classes of a rules build.
  package struct Build {
    package var name: String
    package var session: ReplayableSession

    package init(name: String, session: ReplayableSession) { (self.name, self.session) = (name, session) }
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
  /// The session of each side, with its classes.
  private let sessions: [ReplayableSession]

  private let differences: Set<Int>
  private var renderer: PlaybackRenderer?
  /// The scenes of the latest query.
  var shown: PlaybackScenes?

  /// Creates a playback by replaying the session with each strategy, by default with the recorded profile.
  ///
  /// - Parameter builds: The builds of the replays. Each strategy is replayed with each of them. Empty: the classes of
  ///   `session`, which always has those of the recorded side.
  /// - Throws: ``RecordingError`` if the recording cannot be read or is damaged, ``Profile/UnknownName``.
  package init(_ session: ReplayableSession, _ replays: Replays, profile: String?, builds: [Build] = []) throws {
    self.session = session
    let strategies =
      switch replays {
      case .one(let strategy): [strategy ?? session.recordedStrategy]
      case .every: Strategy.all
      }
    var sides = [Side(title: "recorded", strategy: session.recordedStrategy, profile: session.metadata.profile)]
    var sessions = [session]
    for build in builds.isEmpty ? [nil] : builds.map(Optional.some) {
      for strategy in strategies {
        sides.append(
          Side(
            title: "replayed", strategy: strategy, profile: profile ?? session.metadata.profile, build: build?.name))
        sessions.append(build?.session ?? session)
      }
    }
    (self.sides, self.sessions) = (sides, sessions)
    overview = try Self.overview(Array(zip(sides, sessions).dropFirst()), of: session)
    differences = Set(overview.differences)
  }

  /// The chunk with an event. `nil` if there is no such event.
  package func chunk(with event: Int) throws -> PlaybackChunk? {
    guard event >= 0, event < max(overview.eventCount, 1) else { return nil }
    let first = event / Self.chunkLength * Self.chunkLength
    let renderer = try renderer(at: first)
    let end = min(first + Self.chunkLength, overview.eventCount)
    let frames = try renderer.show(until: end) { differences.contains($0) }
    self.renderer = renderer
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
    return try makeScenes().map { scene in
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
  private func renderer(at event: Int) throws -> PlaybackRenderer {
    if let renderer, renderer.next == event { return renderer }
    let renderer = try PlaybackRenderer(session, try makeScenes())
    try renderer.skip(to: event)
    return renderer
  }

  /// New scenes of all sides.
  func makeScenes() throws -> [SceneInstance] {
    try zip(sides, sessions).map { side, session in
      try session.makeScene(strategy: side.strategy, profile: side.profile)
    }
  }

  private static func overview(
    _ replays: [(Side, ReplayableSession)], of session: ReplayableSession
  ) throws -> PlaybackOverview {
    var overview = PlaybackOverview()
    for (index, (side, own)) in replays.enumerated() {
      var down: [Int: Int] = [:]
      var compared = PlaybackOverview.Comparison()
      let comparison = SessionComparison(
        own, name: session.reader.path, strategy: side.strategy, profile: side.profile, baseline: .recorded)
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
      if sample.sceneEvent != nil {
        if deviceEvents.count < Self.limit { deviceEvents.append(sample) } else { isCut = true }
      } else if sample.phase == .began {
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
        unknowns.count < SessionResult.keptUnknowns
      else { continue }
      unknowns.append(trouble.why)
    }
  }
}
