import RecordingStore
import Scenes
import UIKit

/// The result of playing a case: its outcomes and the violated invariants.
@MainActor
struct Observed {
  let outcomes: [Outcome]
  /// The names that outcomes may contain.
  let viewNames: Set<String>
  let problems: [ObjectIdentifier: [String]]
  /// The outcomes that follow after the scene has come to rest.
  let lateOutcomes: [Outcome]
  let isAtRest: Bool

  private static var known: [Case: Observed] = [:]

  /// The result of a case, which is played once and cached.
  static func of(_ played: Case) -> Observed {
    if let observed = known[played] { return observed }
    let observed = Observed(played)
    // The reduced forms of a failing case are played once and not cached.
    if known.count < Property.seeds.count { known[played] = observed }
    return observed
  }

  /// The first violation of an invariant.
  func problem(_ law: Invariant.Type) -> String? { problems[ObjectIdentifier(law)]?.first }

  private init(_ played: Case) {
    let watch = Watch([
      DeliveryInvariant(), StateInvariant(), RivalryInvariant(played.scene), WithholdingInvariant(),
      ControlInvariant(played.scene),
      ScrollInvariant(played.scene),
    ])
    let play = Play(played, watch: watch)
    outcomes = play.outcomes
    viewNames = Set(play.namesAtStart + play.scene.names())
    isAtRest = !play.scene.clock.hasPendingTimers
    for law in watch.laws { law.finish(play.scene) }
    problems = Dictionary(
      uniqueKeysWithValues: watch.laws.map { (ObjectIdentifier(type(of: $0)), $0.problems) })
    lateOutcomes = play.outcomesAfterRest(seconds: 20)
  }
}
