import Findings

/// The strategies, results and folders of a report with their numbers, by which the page filters its parts.
struct HTMLFilters {
  let strategies: [String]
  let standings: [ComparisonStanding]
  let folders: [String]
  private let strategyNumbers: [String: Int]
  private let folderNumbers: [String: Int]

  init(_ report: ComparisonReport) {
    strategies = report.comparisons.map(\.strategy).unique
    folders = report.comparisons.map { Self.folder(of: $0.recording) }.unique
    let present = Set(report.comparisons.map(ComparisonStanding.init))
    standings = ComparisonStanding.allCases.filter(present.contains)
    strategyNumbers = Dictionary(uniqueKeysWithValues: strategies.enumerated().map { ($0.element, $0.offset) })
    folderNumbers = Dictionary(uniqueKeysWithValues: folders.enumerated().map { ($0.element, $0.offset) })
  }

  /// The folder of a recording; `.` for none.
  static func folder(of recording: String) -> String {
    recording.lastIndex(of: "/").map { String(recording[..<$0]) } ?? "."
  }

  /// The name of a recording without its folder.
  static func name(of recording: String) -> String {
    recording.lastIndex(of: "/").map { String(recording[recording.index(after: $0)...]) } ?? recording
  }

  func number(ofFolder folder: String) -> String { folderNumbers[folder].map(String.init) ?? "" }

  /// The attributes of an element about comparisons: its class, its folders, and its results under each strategy, such as
  /// `0same 1differs`.
  func attributes(
    _ name: String, of comparisons: [ComparisonReport.Comparison], id: String? = nil, isOpen: Bool = false,
    cause: String? = nil
  ) -> KeyValuePairs<String, String?> {
    let results = comparisons.map { "\(strategyNumbers[$0.strategy] ?? 0)\(ComparisonStanding($0).rawValue)" }
    let folders = comparisons.map { number(ofFolder: Self.folder(of: $0.recording)) }
    return [
      "class": name, "id": id, "open": isOpen ? "" : nil, "data-results": results.unique.joined(separator: " "),
      "data-folder": folders.unique.joined(separator: " "), "data-cause": cause,
    ]
  }
}

extension [String] {
  /// The texts without repeats, in the order of their first occurrence.
  fileprivate var unique: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
