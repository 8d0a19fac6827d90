public import PassThrough
public import Playback

/// Which recordings are unchanged under each strategy, folder by folder.
///
/// A recording is unchanged when a replay has every outcome that was recorded.
public struct StrategyMatrix: Hashable, Sendable {
  /// The result of a recording under a strategy.
  public enum Result: Hashable, Sendable {
    /// Every outcome is the one recorded.
    case same
    /// So many touches land elsewhere or end in something else.
    case differs(Int)
    /// Nothing is known to differ, and something cannot be told.
    case unknown
  }

  /// One session of a recording.
  public struct Row: Hashable, Sendable {
    /// The recording, as it was named.
    public var recording: String
    /// The session within it, from 0.
    public var session: Int
    /// The strategy that it was recorded under.
    public var recordedStrategy: String
    /// The author's sentence about the session.
    public var about: String?
    /// The result under each strategy of the table; `nil` where it was not replayed.
    public var results: [Result?]

    /// What it is called below the heading of its system.
    var name: String {
      var name = recording.split(separator: "/").last.map(String.init) ?? recording
      if recording.contains("/"), name.hasSuffix(".touchrec") { name.removeLast(".touchrec".count) }
      return name + (session == 0 ? "" : " session \(session)")
    }
  }

  /// The recordings of one folder.
  public struct System: Hashable, Sendable {
    /// The folder; empty for recordings that were named without one.
    public var folder: String
    /// Its sessions, in the order compared.
    public var rows: [Row]

    /// How many of its recordings are unchanged under the strategy at an index.
    public func tally(of strategy: Int) -> Tally {
      var tally = Tally()
      for row in rows { tally.count(row.results[strategy]) }
      return tally
    }
  }

  /// How many recordings are unchanged.
  public struct Tally: Hashable, Sendable {
    /// Those that are unchanged.
    public var unchanged = 0
    /// Those that are inconclusive.
    public var unknown = 0
    /// All that were replayed.
    public var total = 0

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

  /// What `same` and `differ` mean, for the end of a table.
  static let meaning = [
    "same: every outcome is the one recorded, so the recording is unchanged",
    "N differ: so many touches land elsewhere or end in something else",
    "unknown: nothing is known to differ, and something cannot be told",
  ]

  /// The columns.
  public let strategies: [String]
  /// The systems, in the order in which their first recordings were compared.
  public let systems: [System]

  /// The table of what was compared; every session once, under the first profile that it was replayed under.
  public init(_ report: ComparisonReport, _ strategies: [Strategy]) {
    let names = strategies.map(\.description)
    self.strategies = names
    var columns: [String: Int] = [:]
    for (index, name) in names.enumerated() { columns[name] = columns[name] ?? index }
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
            about: comparison.about, results: Array(repeating: nil, count: names.count)))
      }
      guard let place = placeOfSession[session], let column = columns[comparison.strategy],
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
  public var rows: [Row] { systems.flatMap(\.rows) }

  /// How many of all recordings are unchanged under the strategy at an index.
  public func tally(of strategy: Int) -> Tally {
    systems.reduce(Tally()) { $0 + $1.tally(of: strategy) }
  }
}

extension StrategyMatrix.Result {
  init(_ comparison: ComparisonReport.Comparison) {
    self =
      comparison.rootCount > 0
      ? .differs(comparison.rootCount)
      : comparison.unknowns.isEmpty && !comparison.isNondeterministic ? .same : .unknown
  }

  /// The result in a cell.
  var text: String {
    switch self {
    case .same: "same"
    case .differs(let count): "\(count) differ"
    case .unknown: "unknown"
    }
  }
}

extension StrategyMatrix.Tally {
  /// The tally in a cell: unchanged of all, and inconclusive ones.
  var text: String { "\(unchanged)/\(total)" + (unknown == 0 ? "" : ", \(unknown) unknown") }
}
