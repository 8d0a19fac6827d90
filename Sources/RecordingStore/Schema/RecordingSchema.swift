/// The properties that identify an SQLite file as a recording of a version.
public enum RecordingSchema {
  /// `PRAGMA application_id`: "TRRC", the four bytes at offset 68 of the file.
  public static let applicationID: Int32 = 0x5452_5243
  /// `PRAGMA user_version` of a finished recording; 0 while it is being captured.
  public static let version: Int32 = RecordingFormat.current.rawValue
  /// The page size in bytes. It is small because most recordings are small, and each table takes at least one page.
  static let pageSize = 2048

  /// The maximum length of a text, in bytes.
  static let maximumTextLength = 64 << 20
  /// The maximum number of rows of a table.
  static let maximumRowCount: Int64 = 1 << 40
  /// The maximum number of sessions and of scenes in a file. They are held in memory.
  static let maximumSessionCount = 1_000_000

  /// The statements that create the tables of an empty recording.
  public static var sql: String {
    RecordingFormat.current.tables.map { RecordingFormat.current.statement(for: $0) + ";\n" }.joined()
  }
}
