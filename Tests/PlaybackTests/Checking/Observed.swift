import RecordingStore
import Scenes
import UIKit

/// What came of a case: its outcomes, and what broke a law on the way.
@MainActor
struct Observed {
  let outcomes: [Outcome]
  /// The names that results may use.
  let viewNames: Set<String>
  let problems: [ObjectIdentifier: [String]]
  /// What followed after the scene had come to rest.
  let lateOutcomes: [Outcome]
  let isAtRest: Bool

  private static var known: [Case: Observed] = [:]

  /// Plays a case, once.
  static func of(_ played: Case) -> Observed {
    if let observed = known[played] { return observed }
    let observed = Observed(played)
    // The cases that are cut down from a failing one come once.
    if known.count < Property.seeds.count { known[played] = observed }
    return observed
  }

  /// What broke a law of one kind.
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
