import Playback
package import RecordingStore
import Scenes

/// Makes the outcomes of a replay the new baseline of sessions of a recording.
///
/// Events and scenes do not change. What a baseline was before is kept in the recording's metadata, under a key of
/// ``historyPrefix`` and a number.
@MainActor
package enum RecordingRebase {
  /// The beginning of the metadata's keys for replaced baselines.
  package static let historyPrefix = "replaced_baseline_"
  private static let suffix = ".rebasing"

  /// Replays sessions as they were recorded, and rewrites the recording with their outcomes.
  ///
  /// - Parameters:
  ///   - sessions: The sessions by number.
  ///   - history: A description of each replaced baseline as text.
  /// - Returns: The content hash.
  package static func rebase(
    _ path: String, sessions: Set<Int>, history: [String]
  ) throws(RecordingError) -> String {
    let reader = try RecordingReader(path: path)
    try reader.verify()
    return try RecordingReplacement(of: reader, suffix: suffix).run { writer throws(RecordingError) in
      let known = reader.meta.keys.filter { $0.hasPrefix(historyPrefix) }.count
      for (index, text) in history.enumerated() {
        let number = String(known + index + 1)
        let padding = String(repeating: "0", count: max(0, 4 - number.count))
        try writer.describe(historyPrefix + padding + number, as: text)
      }
      let copy = RecordingCopy(reader, writer)
      let runsCode = try reader.sessions.first.map { first throws(RecordingError) in
        try ReplayableSession(first, of: reader).runsCode
      }
      let reason = try copy.run(
        vocabulary: { sessions.contains($0.id) ? .captured(runsCode: runsCode ?? false) : $0.vocabulary }
      ) { session throws(RecordingError) in
        guard sessions.contains(session.id) else { return false }
        try record(session, of: reader, into: writer)
        return true
      }
      if let reason { throw RecordingError(path: path, kind: .damaged, problem: reason, remedy: "record it again") }
    }
  }

  private static func record(
    _ metadata: SessionMetadata, of reader: RecordingReader, into writer: RecordingWriter
  ) throws(RecordingError) {
    let session = try ReplayableSession(metadata, of: reader)
    // The outcomes are those of the loaded build, and so are the methods.
    try RecordedRules(of: session.scene).writeDeclared(to: writer)
    let scene: SceneInstance
    do {
      scene = try session.makeScene()
    } catch {
      throw RecordingError(
        path: reader.path, kind: .invalid, problem: "session \(metadata.id): \(error)", remedy: "record it again")
    }
    let recorder = SceneRecorder(on: scene, into: writer)
    let samples = try reader.samples(ofSession: metadata.id)
    while let sample = try samples.next() { try recorder.add(sample) }
    try recorder.finish()
  }
}
