/// The supported versions of the recording format: `PRAGMA user_version` of a finished recording.
enum RecordingFormat: Int32, CaseIterable {
  /// Read only by `recorder upgrade` and `recorder recover`.
  case two = 2
  /// The version that is written.
  case three = 3

  static let current = RecordingFormat.three

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
