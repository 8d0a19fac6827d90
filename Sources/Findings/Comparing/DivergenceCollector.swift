import Foundation
package import RecordingStore

/// Converts differences to divergences with an id, a root and a place.
package struct DivergenceCollector {
  private let name: String
  private let session: Int
  private let strategy: String
  private let profile: String
  private let limit: Int
  private var consequences = ConsequenceTracker()
  private var uncertain = UncertainTouches()
  private var ids: Set<String> = []
  private var unknowns: UnknownCollector
  private var numbers = TouchNumbers()
  /// The event before, if one of its outcomes may have its counterpart in the next event.
  private var held: HeldEvent?

  /// The differences up to now.
  package var result = SessionResult()

  /// Creates a collector that keeps at most `keptDivergences` and counts all.
  package init(
    name: String, session: Int, strategy: String, profile: String,
    keptDivergences: Int = SessionResult.keptDivergences
  ) {
    limit = keptDivergences
    self.name = name
    self.session = session
    self.strategy = strategy
    self.profile = profile
    unknowns = UnknownCollector(of: session, in: name, strategy: strategy, profile: profile)
  }

  /// Compares one event, together with the next one if what a timer changed may belong to either. ``finish()`` ends the comparison.
  package mutating func compareWithNext(
    recorded: [SceneOutcome], replayed: [SceneOutcome], samples: [TouchSample]
  ) {
    var replayed = replayed
    if var before = held {
      before.exchange(recorded: recorded, replayed: &replayed)
      held = nil
      compare(recorded: before.recorded, replayed: before.replayed, samples: before.samples)
    }
    held = HeldEvent(recorded: recorded, replayed: replayed, samples: samples)
    if held == nil { compare(recorded: recorded, replayed: replayed, samples: samples) }
  }

  /// The differences up to now if no further event follows: those of an event that waits for the next one are among them. The first
  /// ``SessionResult/divergences`` of ``result`` stay as they are.
  package var resultUpToNow: SessionResult {
    guard held != nil else { return result }
    var copy = self
    copy.finish()
    return copy.result
  }

  /// Compares the last event, if it is not compared yet.
  package mutating func finish() {
    guard let last = held else { return }
    held = nil
    compare(recorded: last.recorded, replayed: last.replayed, samples: last.samples)
  }

  /// Compares one event.
  package mutating func compare(recorded: [SceneOutcome], replayed: [SceneOutcome], samples: [TouchSample]) {
    result.outcomes += replayed.count
    numbers.take(samples)
    for outcome in replayed {
      guard case .trouble = outcome.kind else { continue }
      unknowns.note(outcome, samples, numbers)
      takeUnknowns()
    }
    uncertain.take(samples, recorded: recorded, replayed: replayed)
    defer { uncertain.end(samples) }
    if recorded == replayed && result.divergenceCount == 0 { return consequences.pass(samples) }
    // What the baseline does not know cannot be compared.
    for outcome in recorded where outcome.isUnknown && !replayed.contains(outcome) {
      unknowns.note(outcome, samples, numbers)
      takeUnknowns()
    }
    consequences.begin(samples)
    for difference in EventComparison.differences(recorded: recorded, replayed: replayed)
    where !uncertain.covers(difference) {
      let handler = difference.isEffect ? Self.handler(before: difference, in: recorded, replayed) : nil
      add(difference, samples: samples, after: handler)
    }
    consequences.end(samples)
  }

  /// The code that ran last before an effect, on the side that has the effect, or else on the other one.
  private static func handler(
    before difference: EventComparison.Difference, in recorded: [SceneOutcome], _ replayed: [SceneOutcome]
  ) -> String? {
    let time = difference.either.timestampMicroseconds
    return [difference.recorded == nil ? replayed : recorded, recorded, replayed].lazy.compactMap { outcomes in
      outcomes.last { $0.timestampMicroseconds <= time && $0.handlers?.isEmpty == false }?.handlers?.last?.name
    }.first
  }

  private mutating func add(_ difference: EventComparison.Difference, samples: [TouchSample], after handler: String?) {
    let outcome = difference.either
    // A difference that is only counted needs no id; no later difference that is kept can refer to it.
    let isKept = result.divergences.count < limit
    let id = isKept ? makeID(of: difference) : ""
    let root = consequences.root(of: difference, id: id)
    result.divergenceCount += 1
    if root == nil { result.rootCount += 1 }
    guard isKept else { return }
    var divergence = Divergence(
      id: id, recording: name, session: session, strategy: strategy, profile: profile, event: outcome.event,
      timestampMicroseconds: outcome.timestampMicroseconds, touch: outcome.kind.touch,
      touchNumber: outcome.kind.touch.flatMap { numbers.number(of: $0) },
      point: samples.first { $0.touch == outcome.kind.touch }.map { CGPoint(x: $0.x, y: $0.y) },
      kind: outcome.kind.name, recorded: difference.recorded?.kind, replayed: difference.replayed?.kind,
      followsFrom: root)
    divergence.recordedDetail = difference.recorded?.detail
    divergence.replayedDetail = difference.replayed?.detail
    divergence.handler = handler
    result.divergences.append(divergence)
  }

  /// Creates an id from the difference alone, without data that depends on the run or the machine.
  private mutating func makeID(of difference: EventComparison.Difference) -> String {
    let file = name.split(separator: "/").last.map(String.init) ?? name
    let text =
      "\(file)|\(session)|\(strategy)|\(profile)|\(difference.either.event)|"
      + "\(line(difference.recorded, in: difference))|\(line(difference.replayed, in: difference))"
    var repeated = 0
    while true {
      let id = StableHash.hexadecimal(of: repeated == 0 ? text : "\(text)|\(repeated)")
      if ids.insert(id).inserted { return id }
      repeated += 1
    }
  }

  private func line(_ outcome: SceneOutcome?, in difference: EventComparison.Difference) -> String {
    guard var outcome else { return "-" }
    // Older recordings lack the code that ran. A difference of outcomes has the same id with and without it.
    let detail = difference.isOfDetail ? outcome.detail?.comparedPart : nil
    outcome.detail = detail
    return outcome.named.jsonLine
  }

  /// Notes why the result is unknown as a whole, or from an event on.
  package mutating func note(_ trouble: SceneOutcome.Trouble) {
    unknowns.note(trouble)
    takeUnknowns()
  }

  private mutating func takeUnknowns() {
    result.unknowns = unknowns.unknowns
    result.unlistedUnknowns = unknowns.unlisted
  }
}
