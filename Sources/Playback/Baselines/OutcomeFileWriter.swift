package import Findings
import Foundation
import JSONText
package import RecordingStore

/// Writes the outcomes of a replay to a file, event by event, and before those of an event the rungs of the names that it uses first.
package final class OutcomeFileWriter {
  private let file: UnsafeMutablePointer<FILE>
  private let name: String
  private var writer = JSONWriter()

  /// Creates the file, or empties it.
  package init(_ target: OutcomeFile) throws {
    guard let file = fopen(target.path, "we") else {
      throw OutcomeFile.Failure(name: target.name, problem: "written")
    }
    self.file = file
    name = target.name
  }

  deinit { fclose(file) }

  /// Adds the outcome with which the code of another process ended the session to the file of that process.
  package static func append(_ outcome: Outcome, to target: OutcomeFile) throws {
    guard let file = fopen(target.path, "ae") else { throw OutcomeFile.Failure(name: target.name, problem: "written") }
    defer { fclose(file) }
    let line = outcome.jsonLine + "\n"
    guard fputs(line, file) >= 0, fflush(file) == 0 else {
      throw OutcomeFile.Failure(name: target.name, problem: "written")
    }
  }

  package func write(_ outcomes: [SceneOutcome]) throws {
    for outcome in outcomes {
      writer.reset()
      outcome.named.write(to: &writer)
      try writeLine()
    }
  }

  /// Writes names with their rungs.
  package func write(names: some Sequence<NameCandidate>) throws {
    for name in names {
      writer.reset()
      writer.object { writer in
        writer.member("name", name.name)
        writer.member("rungs", name.rungs.json)
      }
      try writeLine()
    }
  }

  /// Writes the hit tests of touches.
  package func write(_ traces: [TouchTrace]) throws {
    for trace in traces {
      writer.reset()
      trace.write(to: &writer)
      try writeLine()
    }
  }

  /// Writes the methods that the build declares and the lines of its code as hashes, before all outcomes.
  @MainActor
  package func write(declared: [String]) throws {
    if let fingerprint = SourceFingerprint.text {
      writer.reset()
      writer.object { $0.member("sourceLines", fingerprint) }
      try writeLine()
    }
    writer.reset()
    writer.object { writer in
      writer.key("declared")
      writer.array { writer in
        for name in declared { writer.string(name) }
      }
    }
    try writeLine()
  }

  private func writeLine() throws {
    let bytes = writer.utf8
    guard fwrite(bytes, 1, bytes.count, file) == bytes.count, putc(0x0A, file) == 0x0A else { throw failure }
  }

  /// Writes what is buffered, after each event: another process can read it if this one ends. Throws if anything was lost.
  package func finish() throws {
    guard fflush(file) == 0 else { throw failure }
  }

  private var failure: OutcomeFile.Failure { OutcomeFile.Failure(name: name, problem: "written") }
}
