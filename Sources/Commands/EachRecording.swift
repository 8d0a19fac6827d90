package import CommandLineSupport
package import RecordingStore

/// Processes several recordings or logs; one that cannot be read does not stop the others.
@MainActor
package struct EachRecording {
  private let tool: String
  private let console: Console

  /// The exit code of the first recording that could not be read, if any.
  package private(set) var failureCode: ExitCode?

  package init(tool: String, _ console: Console) {
    self.tool = tool
    self.console = console
  }

  /// Performs the work for each path in order. A problem with a recording is printed as a diagnostic.
  package mutating func perform(_ paths: [String], _ work: (String) throws -> Void) throws {
    for path in paths {
      do {
        try work(path)
      } catch let error as RecordingError {
        console.error.line("\(tool): \(error)")
        failureCode = failureCode ?? Failures.code(error.kind)
      } catch let failure as CommandFailure where failure.exitCode == .data || failure.exitCode == .noInput {
        console.error.line("\(tool): \(failure.message)")
        failureCode = failureCode ?? failure.exitCode
      }
    }
  }
}

extension RecordingReader {
  /// Opens a recording and verifies all of it before any of it is shown.
  package static func checked(_ path: String, allowUnfinished: Bool = false) throws(RecordingError) -> RecordingReader {
    let reader = try RecordingReader(path: path, allowUnfinished: allowUnfinished)
    try reader.verify()
    return reader
  }

  /// The session with the number of `--session`; without the option, the first.
  package func session(of arguments: Arguments) throws(CommandFailure) -> SessionMetadata {
    let number = arguments.integer("session") ?? 0
    guard let session = sessions.first(where: { $0.id == number }) else {
      throw CommandFailure(.noInput, path: path, "has no session \(number); it has \(sessions.count), from 0")
    }
    return session
  }
}
