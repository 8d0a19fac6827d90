package import Findings
import RecordingStore
import SeededRandom

/// Looks for a session on which two sides differ.
///
/// It begins with the gestures at the regions of the screen at rest. A session that reaches something new, such as another receiver,
/// code or effect, becomes a state, from whose screen further gestures are tried. Each round is made from the seed and the results
/// of the rounds before, and of the sessions of a round the first one that differs is taken, so that the result does not depend on
/// the number of workers.
@MainActor
package final class SessionSearch {
  /// The number of sessions of a round.
  private static let roundSize = 48
  /// The number of those that are sequences at random.
  private static let randomCount = 16
  /// The number of sessions that are compared before the time is read again: code that does not end takes the longest time of a
  /// session in each.
  package static let batchSize = 16
  /// The maximum number of gestures of a session.
  private static let longest = 12
  /// The maximum number of states. Further ones are not followed.
  private static let stateLimit = 400

  /// A session that differs.
  package struct Found {
    package var session: EvidenceSession
    package var comparison: ComparisonReport.Comparison
    package var divergence: Divergence
  }

  /// A session that differs, and how hard it is for a person to repeat.
  private struct Candidate {
    let found: Found
    let rank: (fingers: Int, device: Int, events: Int)

    init(_ found: Found) {
      self.found = found
      let samples = found.session.samples
      rank = (
        samples.contains { $0.touch > 1 } ? 1 : 0, samples.contains { $0.sceneEvent != nil } ? 1 : 0,
        found.session.eventCount
      )
    }

    /// Whether it has one finger and no event of the device: the other sessions of the round are then not compared.
    var isSimple: Bool { rank.fingers == 0 && rank.device == 0 }
  }

  /// A sequence of gestures that reached something new, and what is tried after it.
  private struct State {
    var gestures: [SearchGesture]
    var regions: [ExploredSession.Region]
    var waiting: ArraySlice<SearchGesture.Kind> = []
  }

  private let base: EvidenceSession
  private let trials: SessionTrials
  private let screen: (width: Double, height: Double)
  private var random: SplitMix
  private var states: [State] = []
  private var nextState = 0
  private var features: Set<String> = []
  private var deviceEvents: [SceneEvent] = []

  /// The source files of the app's classes, by the names of the classes.
  package private(set) var classes: [String: String] = [:]
  /// The receivers of the maps that were made.
  package private(set) var mappedReceivers: Set<String> = []
  /// The events of the device that are not tried, with the reasons.
  package private(set) var leftOut: [(event: String, reason: String)] = []
  /// The number of rounds.
  package private(set) var rounds = 0
  /// The reasons why outcomes were unknown.
  package private(set) var unknowns: [String] = []

  /// - Parameter base: The session without samples.
  package init(_ base: EvidenceSession, seed: UInt64, _ trials: SessionTrials) {
    (self.base, self.trials) = (base, trials)
    random = SplitMix(seed: seed)
    screen = SceneText(base.sceneJSON)?.screenSize ?? (width: 390, height: 844)
  }

  /// The receivers of maps that a touch has hit.
  package var hitReceivers: Set<String> {
    mappedReceivers.filter { features.contains("hit \($0)") }
  }

  /// What was reached, by the kind of outcome.
  package func count(of kind: String) -> Int { features.count { $0.hasPrefix(kind + " ") } }

  /// Searches until a session differs or `isOver` is true. It is asked before each batch of sessions.
  package func run(until isOver: () -> Bool) throws -> Found? {
    try tryDeviceEvents()
    try addStates([[]])
    while !isOver() {
      rounds += 1
      let sequences = makeRound()
      let sessions = sequences.map(session)
      var best: Candidate?
      for start in stride(from: 0, to: sessions.count, by: Self.batchSize) {
        if start > 0, isOver() { return best?.found }
        let batch = Array(sessions[start..<min(start + Self.batchSize, sessions.count)])
        best = simplest(zip(batch, try trials.comparisons(of: batch)), or: best)
        if let best, best.isSimple { return best.found }
      }
      if let best { return best.found }
      var new: [[SearchGesture]] = []
      for explored in try trials.explore(sessions, mapsScreen: false, ofBaseline: false) {
        guard note(explored), sequences.indices.contains(explored.session) else { continue }
        new.append(sequences[explored.session])
      }
      try addStates(new)
    }
    return nil
  }

  /// Of sessions that differ, the one that a person can repeat most easily: with one finger, without an event of the
  /// device, with the fewest events. Of several such sessions the first.
  private func simplest(
    _ results: some Sequence<(EvidenceSession, ComparisonReport.Comparison?)>, or former: Candidate?
  ) -> Candidate? {
    var best = former
    for (session, comparison) in results {
      guard let comparison else { continue }
      for reason in comparison.unknowns.reasons where !unknowns.contains(reason) { unknowns.append(reason) }
      guard comparison.failure == nil, let root = comparison.divergences.first(where: { $0.followsFrom == nil })
      else { continue }
      let candidate = Candidate(Found(session: session, comparison: comparison, divergence: root))
      if best.map({ candidate.rank < $0.rank }) ?? true { best = candidate }
    }
    return best
  }

  /// Leaves out the events of the device whose results are unknown in this scene: no session with them could differ.
  private func tryDeviceEvents() throws {
    let events = GestureSource.allDeviceEvents
    let comparisons = try trials.comparisons(of: events.map { session([SearchGesture(.device($0))]) })
    for (event, comparison) in zip(events, comparisons) {
      if let comparison, comparison.unknownCount == 0 {
        deviceEvents.append(event)
      } else {
        leftOut.append((event.description, comparison?.unknowns.reasons.first ?? "it cannot be played"))
      }
    }
  }

  /// Notes what a session reached. Returns whether something is new.
  private func note(_ explored: ExploredSession) -> Bool {
    classes.merge(explored.classes) { first, _ in first }
    var isNew = false
    for feature in explored.features where features.insert(feature).inserted { isNew = true }
    return isNew
  }

  private func session(_ gestures: [SearchGesture]) -> EvidenceSession {
    var session = base
    for gesture in gestures { gesture.append(to: &session.samples) }
    return session
  }

  /// Adds states with the regions of both sides.
  private func addStates(_ sequences: [[SearchGesture]]) throws {
    let kept = sequences.filter { $0.count < Self.longest }.prefix(max(0, Self.stateLimit - states.count))
    guard !kept.isEmpty else { return }
    let sessions = kept.map(session)
    var regions = Array(repeating: [[ExploredSession.Region]](), count: kept.count)
    for isBaseline in [false, true] {
      for explored in try trials.explore(sessions, mapsScreen: true, ofBaseline: isBaseline) {
        if !isBaseline { _ = note(explored) }
        if regions.indices.contains(explored.session) { regions[explored.session].append(explored.regions) }
      }
    }
    for (gestures, sides) in zip(kept, regions) {
      var state = State(gestures: gestures, regions: Self.merged(sides))
      for region in state.regions { mappedReceivers.insert(region.receiver) }
      state.waiting = source(state).all()[...]
      states.append(state)
    }
  }

  /// The regions of both sides, first those that only one has: there the sides differ for a single touch.
  private static func merged(_ sides: [[ExploredSession.Region]]) -> [ExploredSession.Region] {
    guard sides.count == 2 else { return sides.first ?? [] }
    let (new, old) = (Set(sides[0]), Set(sides[1]))
    return sides[0].filter { !old.contains($0) } + sides[1].filter { !new.contains($0) }
      + sides[0].filter(old.contains)
  }

  private func source(_ state: State) -> GestureSource {
    GestureSource(state.regions, width: screen.width, height: screen.height, deviceEvents: deviceEvents)
  }

  /// The sequences of a round: gestures after states, the states in turn, and sequences at random.
  private func makeRound() -> [[SearchGesture]] {
    var round: [[SearchGesture]] = []
    var idle = 0
    // Random sequences are spread over the batches.
    while round.count < Self.roundSize - Self.randomCount, idle < states.count {
      let index = nextState % states.count
      nextState += 1
      guard let kind = states[index].waiting.popFirst() else {
        idle += 1
        continue
      }
      idle = 0
      round.append(states[index].gestures + [Self.following(states[index].gestures, SearchGesture(kind))])
    }
    let count = Self.roundSize - round.count
    let distance = Self.roundSize / max(count, 1)
    for index in 0..<count { round.insert(randomSequence(), at: min((index + 1) * distance - 1, round.count)) }
    return round
  }

  /// A gesture after others. While the interface turns or the keyboard moves, it is not known which view a touch hits.
  private static func following(_ gestures: [SearchGesture], _ next: SearchGesture) -> SearchGesture {
    guard case .device = gestures.last?.kind else { return next }
    return SearchGesture(next.kind, after: max(next.pauseMicroseconds, 1_000_000))
  }

  private func randomSequence() -> [SearchGesture] {
    guard !states.isEmpty else { return [] }
    // States with little before them are as likely as all others together.
    let state = states[random.once(in: 2) ? 0 : random.below(states.count)]
    let source = source(state)
    var gestures = state.gestures
    for _ in 0...random.below(8) where gestures.count < Self.longest {
      gestures.append(Self.following(gestures, source.random(&random)))
    }
    return gestures
  }
}
