/// Rewrites a finished recording of an earlier format version in the current version.
///
/// The content stays as it is: scenes, sessions, samples, outcomes and the other rows of `meta`. The content hash is
/// computed anew, because it covers the version.
public enum RecordingUpgrade {
  /// What an upgrade did.
  public struct Report: Hashable, Sendable {
    /// The version of the file before.
    public let oldVersion: Int32
    /// The version of the file now.
    public let newVersion: Int32
    /// The content hash of the file now.
    public let contentHash: String
    /// Whether the file was rewritten; false where it had the current version already.
    public var isRewritten: Bool { oldVersion != newVersion }
  }

  private static let suffix = ".upgrading"

  /// Checks all of a recording, writes it into a new file beside it, and puts that file in its place.
  ///
  /// The file of that name is whole at every moment: it is replaced by a rename. A damaged or unfinished recording throws and
  /// stays as it is, and so does one that another program writes.
  public static func upgrade(_ path: String) throws(RecordingError) -> Report {
    let target = FileSystem.resolved(path)
    let reader = try RecordingReader(path: path, allowUnfinished: false, checkingPages: true, allowOlder: true)
    try reader.verify()
    let version = RecordingSchema.version
    guard reader.format != .current else {
      let hash = reader.meta[RecordingMeta.contentHash] ?? ""
      return Report(oldVersion: version, newVersion: version, contentHash: hash)
    }
    guard !FileSystem.isHeld(target) else { throw RecordingWriter.isBeingWritten(path) }
    // A file of this name is what is left of an upgrade that was killed.
    let producer = reader.meta[RecordingMeta.producer] ?? "TouchReplay"
    let writer = try RecordingWriter(creating: target + suffix, replacing: true, producer: producer)
    let hash: String
    do throws(RecordingError) {
      if let reason = try RecordingCopy(reader, writer).run() { throw RecordingError.damaged(path, reason) }
      hash = try writer.finish()
    } catch {
      writer.abandon()
      throw error
    }
    do {
      FileSystem.copyPermissions(of: target, to: target + suffix)
      try FileSystem.move(target + suffix, to: target)
    } catch {
      FileSystem.remove(target + suffix)
      throw RecordingError(
        path: path, kind: .inputOutput, problem: "the upgraded file cannot be put in place (\(error.text))",
        remedy: "check that its folder can be written")
    }
    return Report(oldVersion: reader.format.rawValue, newVersion: version, contentHash: hash)
  }
}
