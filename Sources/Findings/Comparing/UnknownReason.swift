/// Unknown outcomes with one reason.
package struct UnknownReason: Hashable, Sendable {
  /// The id. It is the same in every run that finds the same reason.
  package let id: String
  /// The reason as the first of the outcomes has it.
  package let text: String
  /// The number of outcomes.
  package var count = 1

  /// The reasons of unknown outcomes, in their order.
  package static func list(_ unknowns: some Sequence<UnknownOutcome>) -> [UnknownReason] {
    var places: [String: Int] = [:]
    var reasons: [UnknownReason] = []
    for unknown in unknowns {
      let id = unknown.reasonID
      if let place = places[id] {
        reasons[place].count += 1
      } else {
        places[id] = reasons.count
        reasons.append(UnknownReason(id: id, text: unknown.why))
      }
    }
    return reasons
  }
}
