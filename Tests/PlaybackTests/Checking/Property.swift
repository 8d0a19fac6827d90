import Foundation
import Testing

/// Looks for a case in which something that should always hold does not.
@MainActor
enum Property {
  /// The cases each property is tried on; `PROPERTY_SEEDS=5000` in the environment tries as many.
  static let seeds: Range<UInt64> =
    0..<(ProcessInfo.processInfo.environment["PROPERTY_SEEDS"].flatMap { UInt64($0) } ?? 120)

  /// How often a failing case is tried in smaller forms before it is shown.
  private static let cuts = 1_500

  /// Tries `problem` on invented cases: it answers what is wrong with one, or nothing.
  ///
  /// - Parameter zooming: whether some scroll views zoom, too.
  ///
  /// The first failing case is cut down as long as it fails, and shown so that it can be replayed.
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
