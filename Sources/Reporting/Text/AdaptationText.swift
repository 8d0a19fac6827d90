import Findings
import Foundation
import PrintedText
import RecordingStore

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
      + comparison.adaptations.handlerList.prefix(Self.shownMatches).map { entry in
        "\(entry.match.recorded) is now \(entry.match.replayed): \(Counted.text(entry.count, "call"))"
      }
      + comparison.adaptations.receiverList.prefix(Self.shownMatches).map { entry in
        "\(entry.receiver.recorded) → \(entry.receiver.replayed) without an effect, \(entry.receiver.reacts) reacts: "
          + Self.touches(entry.count)
      }
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
    var adaptations = RunAdaptations()
    for comparison in report.comparisons { adaptations.add(comparison.adaptations) }
    let rungs = NameRung.allCases.compactMap { rung in
      let count = matches.count { $0.rung == rung }
      return count == 0 || rung == .ambiguous ? nil : "\(count) by \(rung.rawValue)"
    }
    let ambiguous = matches.count { $0.rung == .ambiguous }
    return (moved > 0 ? ["\(moved) \(moved == 1 ? "touch" : "touches") moved with the recorded receiver"] : [])
      + (rungs.isEmpty ? [] : ["views found by another name: \(rungs.joined(separator: ", "))"])
      + (adaptations.handlers.isEmpty
        ? []
        : [
          "renamed code: "
            + adaptations.handlerList.map { "\($0.match.recorded) → \($0.match.replayed)" }
            .prefix(Self.shownMatches).joined(separator: ", ")
        ])
      + (adaptations.receivers.isEmpty
        ? [] : ["other receivers to which the same code reacts: \(touches(adaptations.receivers.values.reduce(0, +)))"])
      + ignored(adaptations)
      + changes(matches)
      + (ambiguous == 0 ? [] : ["views that can be several: \(ambiguous)"])
      + lacks(report)
  }

  /// The effects that patterns left out, and the patterns that left out none.
  private static func ignored(_ adaptations: RunAdaptations) -> [String] {
    adaptations.ignoredEffectList.map { pattern, count in
      count == 0
        ? "the pattern '\(pattern)' of effects to ignore matches none; remove it"
        : "ignored: \(Counted.text(count, "effect")) of \(pattern)"
    }
  }

  private static func touches(_ count: Int) -> String { "\(count) \(count == 1 ? "touch" : "touches")" }

  /// What recordings of older versions do not state, and was therefore not compared.
  private static func lacks(_ report: ComparisonReport) -> [String] {
    var recordings: [String: Set<String>] = [:]
    for comparison in report.comparisons where !comparison.missingVocabulary.isEmpty {
      recordings[comparison.missingVocabulary.text, default: []].insert(comparison.recording)
    }
    return recordings.sorted { $0.key < $1.key }.map { parts, files in
      var list = parts.split(separator: " ").map(String.init)
      if let last = list.popLast(), let before = list.popLast() {
        list.append("\(before) and \(last)")
      } else {
        list = [parts]
      }
      let words = list.joined(separator: ", ")
      let verb = files.count == 1 ? "has" : "have"
      let example = files.min() ?? "FILE"
      return "\(Counted.text(files.count, "recording")) \(verb) no \(words), which were not compared; "
        + "'replayer accept --rebase \(files.count == 1 ? example : "FILE")' adds them"
    }
  }
}
