/// The supported versions of the recording format: `PRAGMA user_version` of a finished recording.
enum RecordingFormat: Int32, CaseIterable {
  /// Read only by `recorder upgrade` and `recorder recover`.
  case two = 2
  /// The version of a recording without events of the scene, before version 6.
  case three = 3
  /// The version of a recording with events of the scene.
  case four = 4
  /// The version of a recording with observed outcomes. It has the table of events of the scene too.
  case five = 5
  /// The version with the code that ran, all rungs of names, effects and what else a session's vocabulary names.
  case six = 6

  /// The version that is written.
  static let current = RecordingFormat.six

  /// Whether recordings of this version can be read.
  var isReadable: Bool { self != .two }

  /// The tables of this version, in the order in which they are created and hashed.
  var tables: [RecordingTable] {
    let first: [RecordingTable] = [.meta, .scenes, .sessions, .events]
    let common = first + outcomeKinds.map { .outcomes($0) } + [.outcomeRepeats]
    return switch self {
    case .two, .three: common
    case .four: common + [.sceneEvents]
    case .five: common + [.sceneEvents, .observedOutcomes]
    case .six: common + [.sceneEvents, .observedOutcomes, .viewNames, .decisions]
    }
  }

  /// The kinds of outcome that this version has.
  var outcomeKinds: [OutcomeKind] { hasDetails ? OutcomeKind.allCases : OutcomeKind.older }

  /// Whether outcome tables have columns for what an outcome has beside its kind, and sessions a vocabulary.
  var hasDetails: Bool { self == .six }

  /// What SQL selects `sample`, `session_id`, `event` and `t_us` of every sample from.
  var samples: String {
    let columns = "SELECT sample, session_id, event, t_us FROM"
    return tables.contains(.sceneEvents) ? "(\(columns) events UNION ALL \(columns) scene_events)" : "events"
  }

  /// The name of a table in this version.
  func name(of table: RecordingTable) -> String {
    self == .two && table == .outcomeRepeats ? "outcome_runs" : table.name
  }

  /// The statement that creates a table in this version, exactly as `sqlite_schema` stores it.
  func statement(for table: RecordingTable) -> String {
    let ending = table == .meta ? "STRICT, WITHOUT ROWID" : "STRICT"
    return "CREATE TABLE \(name(of: table)) (\n  \(definitions(of: table).joined(separator: ",\n  "))\n) \(ending)"
  }

  /// The names of the columns of a table in this version.
  func columns(of table: RecordingTable) -> [String] { definitions(of: table).map { String($0.prefix { $0 != " " }) } }

  private func definitions(of table: RecordingTable) -> [String] {
    if hasDetails { return table.definitions }
    switch table {
    case .outcomes(let kind):
      let definitions = table.definitions.dropLast(kind.detailColumns.count)
      // Version 2 allowed two values that no program wrote, in another order.
      let words =
        self == .two
        ? ["recursion", "crash", "timeout", "unknown"] : TroubleKind.olderCases.map(\.rawValue)
      let own = RecordingTable.oneOf("what", words)
      return kind == .trouble
        ? definitions.map {
          $0.replacing(RecordingTable.oneOf("what", TroubleKind.allCases.map(\.rawValue)), with: own)
        }
        : Array(definitions)
    case .sessions: return table.definitions.dropLast()
    default: return table.definitions
    }
  }
}
