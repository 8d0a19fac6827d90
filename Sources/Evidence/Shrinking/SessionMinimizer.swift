package import Findings
import RecordingStore

/// Leaves out of a session what a difference does not need: first events, then views and their properties.
///
/// Each step is played. ``best`` is the smallest session up to now, also after an error or an interruption.
@MainActor
package final class SessionMinimizer {
  /// The smallest session with the difference that is known.
  package private(set) var best: EvidenceSession
  /// Its comparison. `nil` until a smaller one than the first is found.
  package private(set) var comparison: ComparisonReport.Comparison?

  /// Called with each smaller session that is found.
  package var didFind: (EvidenceSession) -> Void = { _ in }

  private let trials: SessionTrials
  private let reducesScene: Bool
  private let target: DifferenceSignature
  /// The differences that the session may have. `nil`: any. Where the baseline is recorded outcomes, one that a part of the session
  /// has and the whole session has not shows that the outcomes do not fit the part.
  private let allowed: Set<DifferenceSignature>?

  /// - Parameters:
  ///   - divergence: The difference that remains.
  ///   - reducesScene: Whether views and their properties are left out, too.
  ///   - recorded: The differences of the whole session, if its recorded outcomes are the baseline.
  package init(
    _ session: EvidenceSession, keeping divergence: Divergence, recorded: [Divergence]?, _ trials: SessionTrials,
    reducesScene: Bool = true
  ) {
    best = session
    self.trials = trials
    self.reducesScene = reducesScene
    target = DifferenceSignature(divergence)
    allowed = recorded.map { Set($0.map(DifferenceSignature.init)) }
  }

  /// Whether the baseline is replayed, and not the recorded outcomes.
  private var replaysBaseline: Bool { allowed == nil }

  /// The difference that remains, in a comparison. `nil` if it is not there.
  package func difference(in comparison: ComparisonReport.Comparison?) -> Divergence? {
    guard let comparison, comparison.divergenceCount > 0 else { return nil }
    let divergences = comparison.divergences
    if let allowed, !divergences.allSatisfy({ allowed.contains(DifferenceSignature($0)) }) { return nil }
    return divergences.first { DifferenceSignature($0) == target }
  }

  /// Leaves out what can be left out.
  package func run() throws {
    try reduceEvents()
    try reduceSamples()
    if replaysBaseline {
      _ = try firstPassing([best.endingWhereTouchesBegin])
      _ = try firstPassing([best.startingAtZero])
      try reducePauses()
    }
    guard reducesScene else { return }
    try reduceViews()
    if replaysBaseline { try reduceProperties() }
  }

  // MARK: Events

  private func reduceEvents() throws {
    let whole = best
    let debugging = DeltaDebugging<SessionPart> { candidates in
      try self.firstPassing(candidates.map(whole.keeping))
    }
    _ = try debugging.reduce(whole.parts)
  }

  /// Leaves out samples between the first and the last one of each finger.
  private func reduceSamples() throws {
    let whole = best
    let parts = whole.parts
    let inner = parts.flatMap { $0.samples.dropFirst().dropLast() }
    guard !inner.isEmpty else { return }
    let debugging = DeltaDebugging<SessionPart.Placed> { candidates in
      try self.firstPassing(
        candidates.map { kept in
          let places = Set(kept.map(\.place)).union(
            parts.flatMap { [$0.samples.first, $0.samples.last].compactMap { $0?.place } })
          return whole.keeping(
            parts.map { part in SessionPart(samples: part.samples.filter { places.contains($0.place) }) })
        })
    }
    _ = try debugging.reduce(inner, triesEach: false)
  }

  /// Shortens the pauses that the difference does not need to ``EvidenceSession/shortPauseMicroseconds``.
  private func reducePauses() throws {
    let whole = best
    let debugging = DeltaDebugging<Int> { kept in
      try self.firstPassing(kept.map { whole.shorteningPauses(butBefore: Set($0)) })
    }
    _ = try debugging.reduce(whole.longPauses, triesEach: false)
  }

  // MARK: Views

  /// Leaves out views, recognizers and other objects in lists, those with others in them first.
  private func reduceViews() throws {
    var depth = 1
    while let scene = SceneText(best.sceneJSON) {
      let whole = best
      let paths = scene.elementPaths(depth: depth)
      if paths.isEmpty { return }
      let names = replaysBaseline ? [] : recordedNames
      let removable = paths.filter { names.isDisjoint(with: scene.strings(at: $0)) }
      let debugging = DeltaDebugging<SceneText.Path> { candidates in
        try self.firstPassing(
          candidates.map { kept in whole.withScene(scene.text(without: Set(removable).subtracting(kept))) })
      }
      _ = try debugging.reduce(removable, triesEach: false)
      depth += 1
    }
  }

  private func reduceProperties() throws {
    guard let scene = SceneText(best.sceneJSON) else { return }
    let whole = best
    let paths = scene.propertyPaths()
    let debugging = DeltaDebugging<SceneText.Path> { candidates in
      try self.firstPassing(
        candidates.map { kept in whole.withScene(scene.text(without: Set(paths).subtracting(kept))) })
    }
    _ = try debugging.reduce(paths, triesEach: false)
  }

  /// The ids in the names of the views that recorded outcomes have. These views stay.
  private var recordedNames: Set<String> {
    var names: Set<String> = []
    for outcome in best.outcomes {
      if let view = outcome.kind.view { names.insert(String(view.prefix { $0 != "/" })) }
    }
    return names
  }

  /// Compares candidates, takes the first one that has the difference as the best session, and returns its index.
  private func firstPassing(_ candidates: [EvidenceSession]) throws -> Int? {
    let results = try trials.comparisons(of: candidates)
    for (index, result) in results.enumerated() where difference(in: result) != nil {
      (best, comparison) = (candidates[index], result)
      didFind(best)
      return index
    }
    return nil
  }
}

extension EvidenceSession {
  /// The session with another scene file.
  func withScene(_ json: String) -> EvidenceSession {
    var session = self
    session.sceneJSON = json
    return session
  }

  /// The session with the last sample of each finger where its first one is, if it has no others: a tap.
  var endingWhereTouchesBegin: EvidenceSession {
    var session = self
    for part in parts where part.samples.count == 2 {
      let (first, last) = (part.samples[0], part.samples[1])
      session.samples[last.place].x = first.sample.x
      session.samples[last.place].y = first.sample.y
    }
    return session
  }

  /// A pause between two taps as people make it.
  static let shortPauseMicroseconds: Int64 = 500_000

  /// The events before which there is a longer pause, while no finger is down.
  var longPauses: [Int] {
    var events: [Int] = []
    var down = 0
    for (index, sample) in samples.enumerated() {
      let isFirstOfEvent = index > 0 && samples[index - 1].event != sample.event
      if isFirstOfEvent, down == 0,
        sample.timestampMicroseconds - samples[index - 1].timestampMicroseconds > Self.shortPauseMicroseconds
      {
        events.append(sample.event)
      }
      if sample.sceneEvent == nil {
        if sample.phase == .began { down += 1 }
        if sample.phase == .ended || sample.phase == .cancelled { down -= 1 }
      }
    }
    return events
  }

  /// The session with short pauses in the place of long ones, except for those before some events.
  func shorteningPauses(butBefore kept: Set<Int>) -> EvidenceSession {
    let shortened = Set(longPauses).subtracting(kept)
    var session = self
    var saved: Int64 = 0
    for index in samples.indices {
      let event = samples[index].event
      if index > 0, samples[index - 1].event != event, shortened.contains(event) {
        let pause = samples[index].timestampMicroseconds - samples[index - 1].timestampMicroseconds
        saved += pause - Self.shortPauseMicroseconds
      }
      session.samples[index].timestampMicroseconds -= saved
    }
    return session
  }

  /// The session with its first event at the time zero.
  var startingAtZero: EvidenceSession {
    var session = self
    let start = samples.first?.timestampMicroseconds ?? 0
    for index in samples.indices { session.samples[index].timestampMicroseconds -= start }
    return session
  }
}
