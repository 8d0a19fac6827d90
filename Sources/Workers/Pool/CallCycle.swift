/// The functions that call each other without end, by the calls on an overflowed stack.
struct CallCycle: Equatable {
  /// The functions in the order of their calls. The last one calls the first one.
  let names: [String]

  /// The number of innermost calls that may not belong to the cycle.
  private static let longestEnd = 8

  /// Finds the cycle. `nil` if the calls do not repeat.
  ///
  /// - Parameter calls: The names of the functions, the innermost first.
  init?(calls: [String]) {
    for start in 0...Self.longestEnd where calls.count - start >= 2 {
      let rest = calls[start...]
      for length in 1...(rest.count / 2) where zip(rest, rest.dropFirst(length)).allSatisfy({ $0 == $1 }) {
        let cycle = Array(rest.prefix(length).reversed())
        // The place at which the stack overflows is accidental.
        let first = cycle.indices.min { cycle[$0] < cycle[$1] } ?? 0
        names = Array(cycle[first...] + cycle[..<first])
        return
      }
    }
    return nil
  }

  /// The cycle as a clause: `A.f calls itself without end`.
  var clause: String {
    guard names.count > 1 else { return "\(names[0]) calls itself without end" }
    return "functions call each other without end: \((names + names.prefix(1)).joined(separator: " → "))"
  }
}
