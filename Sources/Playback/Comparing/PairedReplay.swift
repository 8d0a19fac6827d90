import Findings
import RecordingStore
import Scenes

/// A replay of a session in step with its baseline. Each event goes through the same steps, of which each returns its result.
@MainActor
struct PairedReplay {
  private let player: ScenePlayer
  private let source: any BaselineSource
  private let isCutShort: Bool
  private var retargeting: EventRetargeting?
  private var appRules: AppRules?
  private let adapter: BaselineAdapter?
  private let playsBaselineFirst: Bool
  private let effects: EffectRules
  private let comparesAllEffects: Bool
  /// The effects that the rules left out.
  private var ignored = RunAdaptations()
  /// Whether the code of the baseline has ended the session.
  private var hasBaselineEnded = false
  /// Whether both sides had the same outcomes when they were last compared.
  private var areSame = false

  /// Creates a replay.
  ///
  /// - Parameters:
  ///   - isCutShort: Whether the baseline lacks the last outcomes of its last event.
  ///   - retargeting: Moves touches with their recorded receivers. `nil` if they stay where they were recorded.
  ///   - appRules: Finds where the scene lacks something of an app. `nil` if the baseline was not observed in one.
  ///   - adapter: Finds outcomes that differ only in the names of code. `nil` if both sides have the same code.
  ///   - effects: Which effects are compared.
  ///   - playsBaselineFirst: Whether each event is played on the side of the baseline first.
  init(
    _ player: ScenePlayer, beside source: any BaselineSource, isCutShort: Bool, retargeting: EventRetargeting?,
    appRules: AppRules?, adapter: BaselineAdapter?, effects: EffectRules = EffectRules(),
    playsBaselineFirst: Bool = false
  ) {
    self.effects = effects
    comparesAllEffects = effects.compareAll
    for pattern in effects.ignored { ignored.noteIgnored(pattern, count: 0) }
    self.playsBaselineFirst = playsBaselineFirst
    (self.player, self.source, self.isCutShort) = (player, source, isCutShort)
    (self.retargeting, self.appRules, self.adapter) = (retargeting, appRules, adapter)
  }

  /// Plays an event on both sides and pairs their outcomes.
  mutating func play(_ step: ReplayStep) throws -> ComparedEvent {
    // The baseline may end with this event; its outcomes are known then.
    let isKnown = !source.isCutOff && !hasBaselineEnded
    let retargets = try playBothSides(step)
    let replayed = player.outcomes
    var counts: (replayed: [String: Int], baseline: [String: Int]) = ([:], [:])
    var comparable = compared(comparable(replayed, step), &counts.replayed)
    var baseline = baseline(of: comparable, isWhole: comparable.count == replayed.count, &counts.baseline)
    if !comparesAllEffects {
      for (pattern, count) in counts.replayed.merging(counts.baseline, uniquingKeysWith: max) {
        ignored.noteIgnored(pattern, count: count)
      }
    }
    if let end = replayedEnd(comparable) {
      (baseline, comparable) = (baseline.filter(\.endsSession), [end])
    } else if isKnown, !areSame, let end = baseline.last(where: \.endsSession) {
      // The outcomes of its last event are not known. This replay goes on where the baseline ends.
      (baseline, comparable, hasBaselineEnded) = ([end], [], true)
    }
    let unknown = unknown(isKnown, baseline, comparable)
    let isComparable = isKnown && !(appRules?.hasParted ?? false)
    return ComparedEvent(
      samples: step.samples, baseline: baseline, replayed: replayed, comparable: isComparable ? comparable : nil,
      nameMatches: player.scene.nameMatches, adaptations: adaptations,
      retargets: retargets, unknownBaseline: unknown)
  }

  private var adaptations: RunAdaptations {
    var adaptations = adapter?.adaptations ?? RunAdaptations()
    if !ignored.isEmpty { adaptations.add(ignored) }
    return adaptations
  }

  /// The outcomes that are compared. `counts` gets the number of those that each pattern leaves out.
  private func compared(_ outcomes: [SceneOutcome], _ counts: inout [String: Int]) -> [SceneOutcome] {
    comparesAllEffects ? outcomes : effects.compared(outcomes) { counts[$0, default: 0] += 1 }
  }

  /// Plays the event, with its touches where their receivers are. Returns the touches that are moved from now on.
  private mutating func playBothSides(_ step: ReplayStep) throws -> [TouchRetarget] {
    guard retargeting != nil else {
      appRules?.look(at: step.samples)
      if playsBaselineFirst { try playBaseline(step) }
      step.play(on: player)
      if !playsBaselineFirst { try playBaseline(step) }
      return []
    }
    // The receivers are those of the baseline, so that it is played first.
    try playBaseline(step)
    let (samples, retargets) = retargeting!.move(step, receivers: source.receivers, in: player.scene)
    appRules?.look(at: samples)
    player.play(samples, until: step.nextTimestampMicroseconds)
    return retargets
  }

  /// The end of the replay, if it is known that the app's code ends it in this event. The other outcomes of the event are not known.
  private func replayedEnd(_ replayed: [SceneOutcome]) -> SceneOutcome? {
    player.scene.endingEvent == nil ? nil : replayed.last(where: \.endsSession)
  }

  private func playBaseline(_ step: ReplayStep) throws {
    try ReplayPosition.within(.baseline) { try source.play(step) }
  }

  /// The outcomes of the replay for which the baseline has counterparts.
  private func comparable(_ replayed: [SceneOutcome], _ step: ReplayStep) -> [SceneOutcome] {
    step.isLast && isCutShort ? Array(replayed.prefix(source.outcomeCount)) : source.comparable(replayed)
  }

  /// The outcomes of the baseline. `isWhole` states whether `comparable` are all outcomes of the replay.
  private mutating func baseline(
    of comparable: [SceneOutcome], isWhole: Bool, _ counts: inout [String: Int]
  ) -> [SceneOutcome] {
    // Outcomes that were the same at the event before and are repeated on both sides are the same again.
    if areSame && source.isRepeat && player.isRepeat && isWhole { return comparable }
    let baseline = compared(source.outcomes(with: comparable, on: player.scene, adapter), &counts)
    areSame = baseline == comparable
    return baseline
  }

  /// Why nothing can be compared from this event on: the baseline has ended, or the app may have decided a difference.
  private mutating func unknown(
    _ isKnown: Bool, _ baseline: [SceneOutcome], _ comparable: [SceneOutcome]
  ) -> SceneOutcome.Trouble? {
    if hasBaselineEnded { return nil }
    if isKnown { return appRules?.part(observed: baseline, replayed: comparable) }
    return source.cutOffReason.map { SceneOutcome.Trouble(what: .unknown, touch: nil, view: nil, why: $0) }
  }
}
