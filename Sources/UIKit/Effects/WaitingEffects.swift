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
    /// The longest time between two changes, in nanoseconds.
    var longestGap: Int64 = 0
    var isTimer: Bool
    /// `nil` for what happened and changed no property.
    var property: EffectLog.Property?
  }

  /// What distinguishes the effects of a property.
  private struct Key: Hashable {
    let subject: EffectSubject
    let what: String
  }

  /// How many changes by timers are reported one by one.
  private static let timerChanges = 3

  private var series: [Key: Series] = [:]
  /// Whether no timer waits that could change a property again.
  var isAtRest = true
  /// Nanoseconds of the virtual clock, to which the time after an event has come.
  var time: Int64 = 0

  /// Adds the changes of a turn. With `joins` they continue those of the turn before.
  mutating func add(_ steps: [Step], isTimer: Bool, joins: Bool) {
    for step in steps {
      let key = Key(subject: step.effect.subject, what: step.effect.what)
      guard var known = series[key] else {
        series[key] = Series(steps: [step.effect], isTimer: isTimer, property: step.property)
        continue
      }
      known.longestGap = max(known.longestGap, step.effect.time - (known.steps.last?.time ?? step.effect.time))
      known.steps.append(step.effect)
      if step.property == nil || !isTimer && step.effect.happens {
        // What happens twice are two effects.
      } else if isTimer || known.isTimer {
        if known.count >= Self.timerChanges { known.steps = [Effect.joined(known.steps)] }
      } else if let joined = known.steps[known.steps.count - 2].joined(step.effect), joins,
        joined.isChange || joined.isPlace
      {
        // A value that was changed and changed back has been seen.
        known.steps.removeLast(2)
        known.steps.append(joined)
      }
      known.count += isTimer ? 1 : 0
      known.isTimer = known.isTimer || isTimer
      series[key] = known
    }
  }

  /// Removes and returns the effects of all properties but some.
  mutating func take(except kept: Set<EffectLog.Property?>) -> [Effect] {
    take { _, one in one.property == nil || !kept.contains(one.property) }
  }

  /// Removes and returns the effects of timers.
  mutating func takeTimers() -> [Effect] { take { $1.isTimer } }

  /// Whether a property was left alone for so long that the timer which changed it has ended, although others wait.
  private func hasCome(_ series: Series, toRestAt last: Int64) -> Bool { time - last > 2 * series.longestGap }

  private mutating func take(where isMeant: (Key, Series) -> Bool) -> [Effect] {
    guard !series.isEmpty else { return [] }
    var effects: [Effect] = []
    for (key, one) in series where isMeant(key, one) {
      series[key] = nil
      if one.isTimer, one.count > Self.timerChanges {
        var effect = Effect.joined(one.steps)
        if !isAtRest, !hasCome(one, toRestAt: effect.time) { effect.to = .text("keeps changing") }
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
    if isPlace, case .numbers(let distance) = to {
      return distance.contains { abs($0) >= EffectReader.leastDistance }
    }
    return from == nil || from != to
  }

  /// Whether it states that something happened, and no value.
  fileprivate var happens: Bool { Self.happenings.contains(what) }

  private static let happenings: Set<String> = [
    "entered", "left", "appeared", "disappeared", "presented", "dismissed", "pushed", "popped", "opened", "scrolls",
  ]

  /// Whether its value is a distance.
  fileprivate var isPlace: Bool { what == "moved" || what == "grew" }

  /// One effect for several that follow each other, of which there is at least one.
  fileprivate static func joined(_ effects: [Effect]) -> Effect {
    effects.dropFirst().reduce(effects[0]) { $0.joined($1) ?? $1 }
  }

  /// One effect for this one and one that follows it. Distances are added.
  fileprivate func joined(_ next: Effect) -> Effect? {
    var joined = next
    joined.from = from
    if isPlace {
      guard case .numbers(let one) = to, case .numbers(let two) = next.to, one.count == two.count else { return nil }
      joined.to = .numbers(zip(one, two).map { EffectKind.rounded($0 + $1) })
    }
    return joined
  }
}
