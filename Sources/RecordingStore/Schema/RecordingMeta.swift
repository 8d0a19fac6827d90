/// The names under which the table `meta` says things about the recording as a whole.
enum RecordingMeta {
  static let contentHash = "content_hash"
  static let producer = "producer"
  /// The number of the session that was cut short; only in a recording that was recovered.
  static let cutSession = "cut_session"
  static let scenes = "scenes"
  static let sessions = "sessions"
  static let samples = "samples"
  static let outcomes = "outcomes"

  /// What only the writer writes.
  static let reservedKeys: Set<String> = [contentHash, producer, cutSession, scenes, sessions, samples, outcomes]

  /// Whether the content hash covers a row: all but itself and the program's name, which is no part of the content.
  static func isHashed(_ key: String) -> Bool { key != contentHash && key != producer }
}
