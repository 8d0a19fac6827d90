package import JSONText

/// A method, class or closure that has another name in the replayed build: a renamed one.
package struct HandlerMatch: Hashable, Sendable {
  /// The name in the baseline, which the replayed build no longer has.
  package let recorded: String
  /// The name of the code that ran in its place.
  package let replayed: String

  package init(recorded: String, replayed: String) { (self.recorded, self.replayed) = (recorded, replayed) }
}

/// A receiver of touches that differs, where the same code reacts to the touch.
package struct InertReceiver: Hashable, Sendable {
  /// The name of the receiver in the baseline.
  package let recorded: String
  package let replayed: String
  /// The code that reacts on both sides.
  package let reacts: String

  package init(recorded: String, replayed: String, reacts: String) {
    (self.recorded, self.replayed, self.reacts) = (recorded, replayed, reacts)
  }
}

/// What two runs of a session have under other names, without a difference, and how often.
package struct RunAdaptations: Hashable, Sendable {
  /// Renamed code, with the number of calls.
  package private(set) var handlers: [HandlerMatch: Int] = [:]
  /// Receivers that differ without an effect, with the number of touches.
  package private(set) var receivers: [InertReceiver: Int] = [:]
  /// The patterns of effects that are not compared, with the number of effects that each left out.
  package private(set) var ignoredEffects: [String: Int] = [:]

  package init() {}

  package var isEmpty: Bool { handlers.isEmpty && receivers.isEmpty && ignoredEffects.isEmpty }

  /// Notes that a pattern left out effects; 0 for one that has not yet.
  package mutating func noteIgnored(_ pattern: String, count: Int = 1) { ignoredEffects[pattern, default: 0] += count }

  package mutating func note(_ match: HandlerMatch) { handlers[match, default: 0] += 1 }
  package mutating func note(_ receiver: InertReceiver) { receivers[receiver, default: 0] += 1 }

  package mutating func add(_ other: Self) {
    handlers.merge(other.handlers, uniquingKeysWith: +)
    receivers.merge(other.receivers, uniquingKeysWith: +)
    ignoredEffects.merge(other.ignoredEffects, uniquingKeysWith: +)
  }

  /// The renamed code, in alphabetical order.
  package var handlerList: [(match: HandlerMatch, count: Int)] {
    handlers.map { ($0.key, $0.value) }.sorted { ($0.0.recorded, $0.0.replayed) < ($1.0.recorded, $1.0.replayed) }
  }

  /// The receivers, in alphabetical order.
  package var receiverList: [(receiver: InertReceiver, count: Int)] {
    receivers.map { ($0.key, $0.value) }
      .sorted { ($0.0.recorded, $0.0.replayed, $0.0.reacts) < ($1.0.recorded, $1.0.replayed, $1.0.reacts) }
  }
}

extension RunAdaptations {
  /// The patterns of effects that are not compared, in alphabetical order.
  package var ignoredEffectList: [(pattern: String, count: Int)] {
    ignoredEffects.map { ($0.key, $0.value) }.sorted { $0.0 < $1.0 }
  }

  /// Writes `renamedHandlers`, `inertReceivers` and, with patterns, `ignoredEffects` as members of a JSON object.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("renamedHandlers", objects: handlerList) { writer, entry in
      writer.member("recorded", entry.match.recorded)
      writer.member("replayed", entry.match.replayed)
      writer.member("count", entry.count)
    }
    writer.member("inertReceivers", objects: receiverList) { writer, entry in
      writer.member("recorded", entry.receiver.recorded)
      writer.member("replayed", entry.receiver.replayed)
      writer.member("reacts", entry.receiver.reacts)
      writer.member("count", entry.count)
    }
    guard !ignoredEffects.isEmpty else { return }
    writer.member("ignoredEffects", objects: ignoredEffectList) { writer, entry in
      writer.member("pattern", entry.pattern)
      writer.member("count", entry.count)
    }
  }

  /// Reads what ``writeMembers(to:)`` writes.
  package init(json: JSONValue) {
    for entry in json["renamedHandlers"]?.array ?? [] {
      guard let recorded = entry["recorded"]?.string, let replayed = entry["replayed"]?.string else { continue }
      handlers[HandlerMatch(recorded: recorded, replayed: replayed)] = entry["count"]?.integer ?? 1
    }
    for entry in json["ignoredEffects"]?.array ?? [] {
      if let pattern = entry["pattern"]?.string { ignoredEffects[pattern] = entry["count"]?.integer ?? 0 }
    }
    for entry in json["inertReceivers"]?.array ?? [] {
      guard let recorded = entry["recorded"]?.string, let replayed = entry["replayed"]?.string,
        let reacts = entry["reacts"]?.string
      else { continue }
      let receiver = InertReceiver(recorded: recorded, replayed: replayed, reacts: reacts)
      receivers[receiver] = entry["count"]?.integer ?? 1
    }
  }
}
