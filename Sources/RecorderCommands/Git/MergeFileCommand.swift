import CommandLineSupport
import Commands
import PrintedText
import RecordingStore

/// `recorder merge-file`: merges two versions of a recording for Git.
@MainActor
enum MergeFileCommand {
  static let entry = Tool.Entry(
    Command(
      "merge-file", summary: "Merge two versions of a recording, for Git",
      discussion: """
        Git calls it after 'recorder git-setup', with the versions of both sides and of their common ancestor. If only \
        one side has changed the recording, OURS gets that content. If both have, differently, the exit code is 1, \
        both sessions are named, and OURS is kept: a recording is one person's session, of which no part can be \
        replaced.
        """,
      positionals: [
        Positional("BASE", completion: .files, help: "The version of the common ancestor; empty if there is none"),
        Positional("OURS", completion: .files, help: "The version of this side; it gets the result"),
        Positional("THEIRS", completion: .files, help: "The version of the other side"),
        Positional("PATH", .optional, completion: .files, help: "The recording's path in the repository, for messages"),
      ]),
    handler: run)

  private static func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    let (base, ours, theirs) = (arguments.positionals[0], arguments.positionals[1], arguments.positionals[2])
    let path = arguments.positionals.count > 3 ? arguments.positionals[3] : ours
    let (oursBytes, theirsBytes) = (try InputFile.read(ours), try InputFile.read(theirs))
    let baseBytes = try InputFile.read(base)
    if oursBytes == theirsBytes || theirsBytes == baseBytes { return .ok }
    if oursBytes == baseBytes {
      try OutputFile.write(theirsBytes, to: ours)
      return .ok
    }
    // Files of the same content can have different bytes if other versions wrote them.
    let hashes = [base, ours, theirs].map(contentHash)
    if let hash = hashes[1] {
      if hash == hashes[2] || hashes[2] == hashes[0], hashes[2] != nil { return .ok }
      if hash == hashes[0], hashes[2] != nil {
        try OutputFile.write(theirsBytes, to: ours)
        return .ok
      }
    }
    console.error.line(
      "recorder: \(path): both sides changed this recording; keep one with 'git checkout --ours' or '--theirs', or "
        + "record the session again")
    console.error.line("  ours:   \(sessions(of: ours))")
    console.error.line("  theirs: \(sessions(of: theirs))")
    return .differs
  }

  /// The verified content hash; `nil` for a file that is not a whole recording.
  private static func contentHash(_ path: String) -> String? {
    guard let reader = try? RecordingReader.checked(path), (try? reader.finishVerification()) != nil else { return nil }
    return try? reader.summary().contentHash
  }

  /// The sessions of a recording in words.
  private static func sessions(of path: String) -> String {
    do {
      let reader = try RecordingReader.checked(path)
      return reader.sessions.map { session in
        let scene = reader.scenes.first { $0.id == session.scene }?.name ?? "?"
        return (session.about.map { "\"\($0)\", " } ?? "") + "scene \(scene), strategy \(session.strategy), "
          + "\(Counted.text(session.sampleCount, "sample")), \(Counted.text(session.outcomeCount, "outcome"))"
      }.joined(separator: "; ")
    } catch {
      return "cannot be read: \(error.problem)"
    }
  }
}
