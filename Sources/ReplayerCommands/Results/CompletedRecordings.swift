import Capture
import CommandLineSupport
import Commands
import Findings
import Foundation
import Playback
import PrintedText
import RecordingStore

/// Gives recordings of older versions what this version states of their sessions, such as the code that ran.
@MainActor
enum CompletedRecordings {
  /// The recordings that a command line names in place of ids. `nil` if it names ids.
  static func paths(_ arguments: Arguments) throws -> [String]? {
    let names = arguments.positionals
    guard !names.isEmpty, names.allSatisfy({ FileManager.default.fileExists(atPath: $0) }) else { return nil }
    return try RecordingArguments.paths(names)
  }

  /// Rewrites a recording with the outcomes of a replay, if these have no difference from the recorded ones as far as those state it.
  ///
  /// - Returns: What was done, as a line of text.
  static func complete(_ path: String) throws -> String {
    let reader = try RecordingReader.checked(path)
    guard let first = reader.sessions.first else { return "\(path): nothing is missing" }
    let stated = SessionVocabulary.replayed(runsCode: try ReplayableSession(first, of: reader).runsCode)
    let lacking = reader.sessions.filter { !$0.vocabulary.contains(stated) }
    guard !lacking.isEmpty else { return "\(path): nothing is missing" }
    for record in lacking {
      let session = try ReplayableSession(record, of: reader)
      let result = try SessionComparison(
        session, name: path, strategy: nil, profile: nil, baseline: .recorded
      ).run()
      guard result.divergenceCount == 0 else {
        throw CommandFailure(
          .differs, path: path,
          "session \(record.id) has \(Counted.text(result.divergenceCount, "difference")); see 'replayer diff \(path)', and "
            + "accept them with 'replayer accept --session \(path) --rebase --reason TEXT', which adds the rest too")
      }
    }
    let parts = stated.subtracting(lacking[0].vocabulary).text
    _ = try RecordingRebase.rebase(path, sessions: Set(lacking.map(\.id)), history: [])
    return "\(path): added \(parts.split(separator: " ").joined(separator: ", "))"
  }
}
