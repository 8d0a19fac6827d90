package import Findings

/// The results of each recording under each strategy, with each build of rules, or both, by folder.
///
/// A recording is unchanged if a replay has exactly the recorded outcomes.
package struct StrategyMatrix: Hashable, Sendable {
  /// The result of a recording under a strategy.
  package enum Result: Hashable, Sendable {
    /// All outcomes are as recorded.
    case same
    /// The number of touches with another receiver or another effect.
    case differs(Int)
    /// There is no known difference, and at least one outcome is unknown.
    case unknown
  }

  /// What the recordings are replayed with.
  package struct Column: Hashable, Sendable {
    /// The name of the build of rules; `nil` if all columns have the same.
    package var build: String?
    /// `nil` for the strategy of each recording.
    package var strategy: String?

    /// The heading.
    var label: String { [build, strategy].compactMap(\.self).joined(separator: " ") }

    /// Whether it is the one that recordings of a strategy were made with, among the columns of strategies.
    func isRecorded(_ strategy: String) -> Bool { build == nil && self.strategy == strategy }
  }

  /// One session of a recording.
  package struct Row: Hashable, Sendable {
    /// The recording, as named by the caller.
    package var recording: String
    /// The session within it, from 0.
    package var session: Int
    /// The strategy of the recording.
    package var recordedStrategy: String
    /// The author's description of the session.
    package var about: String?
    /// The result in each column of the table. `nil` if it was not replayed.
    package var results: [Result?]

    /// Its name below the heading of its folder.
    var name: String {
      var name = recording.split(separator: "/").last.map(String.init) ?? recording
      if recording.contains("/"), name.hasSuffix(".touchrec") { name.removeLast(".touchrec".count) }
      return name + (session == 0 ? "" : " session \(session)")
    }
  }

  package struct System: Hashable, Sendable {
    /// The folder. Empty for recordings that were named without one.
    package var folder: String
    /// Its sessions, in the order of comparison.
    package var rows: [Row]

    /// The tally of its recordings in the column at an index.
    package func tally(of column: Int) -> Tally {
      var tally = Tally()
      for row in rows { tally.count(row.results[column]) }
      return tally
    }
  }

  /// Counts of recordings by result.
  package struct Tally: Hashable, Sendable {
    package var unchanged = 0
    /// The number of inconclusive ones.
    package var unknown = 0
    /// The number of replayed ones.
    package var total = 0

    mutating func count(_ result: Result?) {
      guard let result else { return }
      total += 1
      if result == .same { unchanged += 1 }
      if result == .unknown { unknown += 1 }
    }

    static func + (one: Tally, other: Tally) -> Tally {
      Tally(
        unchanged: one.unchanged + other.unchanged, unknown: one.unknown + other.unknown, total: one.total + other.total
      )
    }
  }

  /// The meaning of `same` and `differ`, for the end of a table.
  var meaning: [String] {
    [
      baseline.map { "same: every outcome is that of \($0)" }
        ?? "same: every outcome is the one recorded, so the recording is unchanged",
      "N differ: so many touches land elsewhere or end in something else",
      "unknown: no difference is known, and part of the comparison is unknown",
    ]
  }

  /// What the replays are compared with, if that is not the recording: `build:main`.
  let baseline: String?
  package let columns: [Column]
  /// The systems, in the order in which their first recordings were compared.
  package let systems: [System]

  /// Creates the table of a report. Every session appears once, under the first profile with which it was replayed.
  ///
  /// - Parameters:
  ///   - strategies: The strategies of the columns. Empty: that of each recording.
  ///   - builds: The names of the builds of the columns, each with all strategies. Empty: the report has one.
  package init(_ report: ComparisonReport, _ strategies: [String], builds: [String] = []) {
    baseline = report.comparisons.first.flatMap { $0.isAgainstRecording ? nil : $0.against }
    let names: [String?] = strategies.isEmpty && !builds.isEmpty ? [nil] : strategies.map(Optional.some)
    columns = (builds.isEmpty ? [nil] : builds.map(Optional.some)).flatMap { build in
      names.map { Column(build: build, strategy: $0) }
    }
    var numbers: [Column: Int] = [:]
    for (index, column) in columns.enumerated() { numbers[column] = numbers[column] ?? index }
    let columns = columns
    var systems: [System] = []
    var systemOfFolder: [String: Int] = [:]
    var placeOfSession: [Session: (system: Int, row: Int)] = [:]
    for comparison in report.comparisons {
      let session = Session(recording: comparison.recording, number: comparison.session)
      if placeOfSession[session] == nil {
        let folder = comparison.recording.split(separator: "/", omittingEmptySubsequences: false).dropLast()
          .joined(separator: "/")
        let system = systemOfFolder[folder] ?? systems.count
        if system == systems.count { systems.append(System(folder: folder, rows: [])) }
        systemOfFolder[folder] = system
        placeOfSession[session] = (system, systems[system].rows.count)
        systems[system].rows.append(
          Row(
            recording: comparison.recording, session: comparison.session, recordedStrategy: comparison.recordedStrategy,
            about: comparison.about, results: Array(repeating: nil, count: columns.count)))
      }
      guard let place = placeOfSession[session],
        let column = numbers[Column(build: comparison.build, strategy: names == [nil] ? nil : comparison.strategy)],
        systems[place.system].rows[place.row].results[column] == nil
      else { continue }
      systems[place.system].rows[place.row].results[column] = Result(comparison)
    }
    self.systems = systems
  }

  private struct Session: Hashable {
    let recording: String
    let number: Int
  }

  /// All rows, system by system.
  package var rows: [Row] { systems.flatMap(\.rows) }

  /// The tally of all recordings in the column at an index.
  package func tally(of column: Int) -> Tally {
    systems.reduce(Tally()) { $0 + $1.tally(of: column) }
  }
}

extension StrategyMatrix.Result {
  init(_ comparison: ComparisonReport.Comparison) {
    self =
      comparison.rootCount > 0
      ? .differs(comparison.rootCount)
      : comparison.isInconclusive ? .unknown : .same
  }

  /// The text of a cell.
  var text: String {
    switch self {
    case .same: "same"
    case .differs(let count): "\(count) differ"
    case .unknown: "unknown"
    }
  }
}

extension StrategyMatrix.Tally {
  /// The text of a cell: unchanged of all, and the number of inconclusive ones.
  var text: String { "\(unchanged)/\(total)" + (unknown == 0 ? "" : ", \(unknown) unknown") }
}
