/// The effects that are not reported yet, because the next turn may change the same property again.
///
/// A value that changes in consecutive turns, as with a drag, is one effect. What a timer changes more than three times between two
/// events is one effect.
struct WaitingEffects {
  /// One change of a property.
  struct Step {
    /// `nil` for what happened and changed no property.
    let property: EffectLog.Property?
    var effect: Effect
  }

  /// The changes of one property.
  private struct Series {
    var steps: [Effect]
    var count = 1
    var isTimer: Bool
  }

  /// What distinguishes the effects of a property.
  private struct Key: Hashable {
    let property: EffectLog.Property?
    let subject: EffectSubject
    let what: String
  }

  /// How many changes by timers are reported one by one.
  private static let timerChanges = 3

  private var series: [Key: Series] = [:]
  /// Whether no timer waits that could change a property again.
  var isAtRest = true

  /// Adds the changes of a turn. With `joins` they continue those of the turn before.
  mutating func add(_ steps: [Step], isTimer: Bool, joins: Bool) {
    for step in steps {
      let key = Key(property: step.property, subject: step.effect.subject, what: step.effect.what)
      guard var known = series[key] else {
        series[key] = Series(steps: [step.effect], isTimer: isTimer)
        continue
      }
      if !isTimer, !known.isTimer, let last = known.steps.popLast(), let joined = last.joined(step.effect) {
        known.steps.append(joined)
      } else if known.count >= Self.timerChanges {
        known.steps = [known.steps[0], step.effect]
      } else {
        known.steps.append(step.effect)
      }
      known.count += isTimer ? 1 : 0
      known.isTimer = known.isTimer || isTimer
      series[key] = known
    }
  }

  /// Removes and returns the effects of all properties but some.
  mutating func take(except kept: Set<EffectLog.Property?>) -> [Effect] {
    take { key, _ in key.property == nil || !kept.contains(key.property) }
  }

  /// Removes and returns the effects of timers.
  mutating func takeTimers() -> [Effect] { take { $1.isTimer } }

  private mutating func take(where isMeant: (Key, Series) -> Bool) -> [Effect] {
    guard !series.isEmpty else { return [] }
    var effects: [Effect] = []
    for (key, one) in series where isMeant(key, one) {
      series[key] = nil
      if one.isTimer, one.count > Self.timerChanges {
        var effect = one.steps[one.steps.count - 1]
        effect.from = one.steps[0].from
        if !isAtRest { effect.to = .text("keeps changing") }
        effects.append(effect)
      } else {
        effects += one.steps.filter { $0.isChange }
      }
    }
    return effects
  }
}

extension Effect {
  /// Whether the value before is another one than the value after. What has no value before is a change.
  fileprivate var isChange: Bool {
    if what == "moved" || what == "grew", case .numbers(let distance) = to {
      return distance.contains { abs($0) >= EffectReader.leastDistance }
    }
    return from == nil || from != to
  }

  /// One effect for this one and one that follows it. Distances are added.
  fileprivate func joined(_ next: Effect) -> Effect? {
    var joined = next
    joined.from = from
    if what == "moved" || what == "grew" {
      guard case .numbers(let one) = to, case .numbers(let two) = next.to, one.count == two.count else { return nil }
      joined.to = .numbers(zip(one, two).map { EffectKind.rounded($0 + $1) })
    }
    return joined
  }
}
