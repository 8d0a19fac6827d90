import Findings
import Foundation
import PrintedText

/// How a replay was adapted to a scene that differs from the recorded one, as text: touches that were moved, and views that
/// were found by other names.
enum AdaptationText {
  /// The maximum number of views that are listed for one session.
  private static let shownMatches = 10

  static func lines(_ comparison: ComparisonReport.Comparison) -> [String] {
    let matches = comparison.nameMatches.filter { !$0.rung.isChange }
    let rest = matches.count - Self.shownMatches
    return comparison.retargets.map(line)
      + matches.prefix(Self.shownMatches).map(\.sentence)
      + (rest > 0 ? ["… and \(rest) more views that were found by another name"] : [])
  }

  /// What has changed of names, each change once, in all comparisons.
  private static func changes(_ matches: [NameMatch]) -> [String] {
    var changes: [(match: NameMatch, count: Int)] = []
    for match in matches where match.rung.isChange {
      if let index = changes.firstIndex(where: { $0.match.hasSameCause(as: match) }) {
        changes[index].count += 1
      } else {
        changes.append((match, 1))
      }
    }
    let rest = changes.count - shownMatches
    return changes.prefix(shownMatches).map { change in
      "  " + change.match.sentence + (change.count > 1 ? " (\(change.count) times)" : "")
    } + (rest > 0 ? ["  … and \(rest) more"] : [])
  }

  /// The line for a touch that was moved.
  private static func line(_ retarget: TouchRetarget) -> String {
    "\(Formatting.touch(retarget.touch, number: retarget.touchNumber)) follows its receiver \(retarget.view) from \(Formatting.point(retarget.from)) to "
      + Formatting.point(retarget.to)
  }

  /// How many views were found by another name, and how many touches were moved, in all comparisons.
  static func summary(_ report: ComparisonReport) -> [String] {
    let moved = report.comparisons.reduce(0) { $0 + $1.retargets.count }
    let matches = report.comparisons.flatMap(\.nameMatches)
    let rungs = NameRung.allCases.compactMap { rung in
      let count = matches.count { $0.rung == rung }
      return count == 0 || rung == .ambiguous ? nil : "\(count) by \(rung.rawValue)"
    }
    let ambiguous = matches.count { $0.rung == .ambiguous }
    return (moved > 0 ? ["\(moved) \(moved == 1 ? "touch" : "touches") moved with the recorded receiver"] : [])
      + (rungs.isEmpty ? [] : ["views found by another name: \(rungs.joined(separator: ", "))"])
      + changes(matches)
      + (ambiguous == 0 ? [] : ["views that can be several: \(ambiguous)"])
  }
}
