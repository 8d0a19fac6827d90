/// The keys of the table `meta`, which describes the recording as a whole.
enum RecordingMeta {
  static let contentHash = "content_hash"
  static let producer = "producer"
  /// The number of the session that was cut short. Only in a recovered recording.
  static let cutSession = "cut_session"
  static let scenes = "scenes"
  static let sessions = "sessions"
  static let samples = "samples"
  static let outcomes = "outcomes"

  /// The keys that only the writer may set.
  static let reservedKeys: Set<String> = [contentHash, producer, cutSession, scenes, sessions, samples, outcomes]

  /// Whether the content hash covers a row: all but the hash itself and the program's name, which is not content.
  static func isHashed(_ key: String) -> Bool { key != contentHash && key != producer }
}
