/// The supported versions of the recording format: `PRAGMA user_version` of a finished recording.
enum RecordingFormat: Int32, CaseIterable {
  /// Read only by `recorder upgrade` and `recorder recover`.
  case two = 2
  /// The version of a recording without events of the scene.
  case three = 3
  /// The version of a recording with events of the scene.
  case four = 4
  /// The version of a recording with observed outcomes. It has the table of events of the scene too.
  case five = 5

  /// The version that is written, unless the recording has events of the scene or observed outcomes.
  static let current = RecordingFormat.three
  /// The latest version that is written.
  static let latest = RecordingFormat.five

  /// Whether recordings of this version can be read.
  var isReadable: Bool { self != .two }

  /// The tables of this version, in the order in which they are created and hashed.
  var tables: [RecordingTable] {
    switch self {
    case .two, .three: RecordingTable.all
    case .four: RecordingTable.all + [.sceneEvents]
    case .five: RecordingTable.all + [.sceneEvents, .observedOutcomes]
    }
  }

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

  private func definitions(of table: RecordingTable) -> [String] {
    guard self == .two, table == .outcomes(.trouble) else { return table.definitions }
    // Version 2 allowed two values that no program wrote.
    return table.definitions.map {
      $0.replacing("what = 'recursion'", with: "what = 'recursion' OR what = 'crash' OR what = 'timeout'")
    }
  }
}
