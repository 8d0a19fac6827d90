import Findings

/// The notes on imported scenes, which limit the results.
enum SourceText {
  /// The greatest number of different notes that are listed.
  private static let shownNotes = 20

  /// Each different note of the comparisons once, in their order, with the number of further ones.
  static func notes(_ report: ComparisonReport) -> [String] {
    var seen: Set<String> = []
    let notes = report.comparisons.compactMap(\.sourceNote).filter { seen.insert($0).inserted }
    let rest = notes.count - shownNotes
    return notes.prefix(shownNotes) + (rest > 0 ? ["\(rest) more imported scenes"] : [])
  }

  /// The lines of a summary in text.
  static func summary(_ report: ComparisonReport) -> [String] { notes(report).map { "note: \($0)" } }
}
