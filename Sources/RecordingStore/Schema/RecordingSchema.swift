/// What makes an SQLite file a recording, and which version of one.
public enum RecordingSchema {
  /// `PRAGMA application_id`: "TRRC", the four bytes at offset 68 of the file.
  public static let applicationID: Int32 = 0x5452_5243
  /// `PRAGMA user_version` of a finished recording; 0 while it is being captured.
  public static let version: Int32 = RecordingFormat.current.rawValue
  /// The size of a page of the file, in bytes: small, because most recordings are, and each table takes at least one.
  static let pageSize = 2048

  /// The longest text that a recording may hold, in bytes.
  static let maximumTextLength = 64 << 20
  /// The most rows that any table may have.
  static let maximumRowCount: Int64 = 1 << 40
  /// The most sessions, and the most scenes, that one file may have: these are held in memory.
  static let maximumSessionCount = 1_000_000

  /// The statements that make the tables of an empty recording.
  public static var sql: String {
    RecordingTable.all.map { RecordingFormat.current.statement(for: $0) + ";\n" }.joined()
  }
}
