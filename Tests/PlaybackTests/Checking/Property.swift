import Foundation
import Testing

/// Searches for a case that violates a property.
@MainActor
enum Property {
  /// The seeds of the cases for each property. `PROPERTY_SEEDS=5000` in the environment sets their number.
  nonisolated static let seeds: Range<UInt64> =
    0..<(ProcessInfo.processInfo.environment["PROPERTY_SEEDS"].flatMap { UInt64($0) } ?? 120)

  /// The maximum number of reduced forms of a failing case that are tried.
  private static let cuts = 1_500

  /// Calls `problem` for generated cases. It returns a description of what is wrong with a case, or `nil`.
  ///
  /// The first failing case is reduced as long as it fails, and then printed in a form that can be replayed.
  ///
  /// - Parameter zooming: whether some scroll views zoom.
  static func holds(
    _ seeds: Range<UInt64> = Self.seeds, zooming: Bool = false,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ problem: (Case) throws -> String?
  ) rethrows {
    var failing: [UInt64] = []
    var first: (Case, String)?
    for seed in seeds {
      let played = zooming ? Case(seed: seed, zooming: true) : Case.of(seed)
      guard let found = try problem(played) else { continue }
      failing.append(seed)
      if first == nil { first = try cut(played, found, problem) }
    }
    guard let (smallest, found) = first else { return }
    Issue.record(
      """
      \(found)
      \(failing.count) of \(seeds.count) cases fail, seeds \(failing.prefix(20)). The first, cut down:
      \(smallest.scene.json)
      \(SessionShape.text(of: smallest.session.samples()))
      """, sourceLocation: sourceLocation)
  }

  private static func cut(
    _ played: Case, _ found: String, _ problem: (Case) throws -> String?
  ) rethrows -> (Case, String) {
    var smallest = (played, found)
    var left = cuts
    search: while true {
      for candidate in smallest.0.smaller {
        left -= 1
        guard left > 0 else { break search }
        if let found = try problem(candidate) {
          smallest = (candidate, found)
          continue search
        }
      }
      break
    }
    return smallest
  }
}
