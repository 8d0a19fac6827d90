import Findings
import Foundation
import PrintedText

/// How a replay was adapted to a scene that differs from the recorded one, as text: touches that were moved, and views that
/// were found by other names.
enum AdaptationText {
  /// The maximum number of views that are listed for one session.
  private static let shownMatches = 10

  static func lines(_ comparison: ComparisonReport.Comparison) -> [String] {
    let matches = comparison.nameMatches
    let rest = matches.count - Self.shownMatches
    return comparison.retargets.map(line)
      + matches.prefix(Self.shownMatches).map { "found \($0.recorded) as \($0.replayed), by \($0.rung.rawValue)" }
      + (rest > 0 ? ["… and \(rest) more views that were found by another name"] : [])
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
      return count == 0 ? nil : "\(count) by \(rung.rawValue)"
    }
    return (moved > 0 ? ["\(moved) \(moved == 1 ? "touch" : "touches") moved with the recorded receiver"] : [])
      + (rungs.isEmpty ? [] : ["views found by another name: \(rungs.joined(separator: ", "))"])
  }
}
