/// Rewrites a finished recording of an earlier format version in the current version.
///
/// Scenes, sessions, samples, outcomes and the other rows of `meta` do not change, and the vocabulary of the sessions stays
/// empty: the upgrade adds no outcomes. The content hash changes, because it covers the version.
public enum RecordingUpgrade {
  /// The result of an upgrade.
  public struct Report: Hashable, Sendable {
    /// The version before the upgrade.
    public let oldVersion: Int32
    /// The version after the upgrade.
    public let newVersion: Int32
    /// The content hash after the upgrade.
    public let contentHash: String
    /// Whether the file was rewritten; `false` if it had the current version already.
    public var isRewritten: Bool { oldVersion != newVersion }
  }

  private static let suffix = ".upgrading"

  /// Verifies a recording, writes its content into a new file beside it, and replaces it with that file.
  ///
  /// The replacement is a rename, so the file is complete at any time. A damaged or unfinished recording, or one that
  /// another process is writing, throws and is not changed.
  public static func upgrade(_ path: String) throws(RecordingError) -> Report {
    let reader = try RecordingReader(path: path, allowUnfinished: false, checkingPages: true, allowOlder: true)
    try reader.verify()
    guard reader.format != .current else {
      let hash = reader.meta[RecordingMeta.contentHash] ?? ""
      let version = reader.format.rawValue
      return Report(oldVersion: version, newVersion: version, contentHash: hash)
    }
    let hash = try RecordingReplacement(of: reader, suffix: suffix).run { writer throws(RecordingError) in
      if let reason = try RecordingCopy(reader, writer).run() { throw RecordingError.damaged(path, reason) }
    }
    return Report(oldVersion: reader.format.rawValue, newVersion: RecordingSchema.version, contentHash: hash)
  }
}
