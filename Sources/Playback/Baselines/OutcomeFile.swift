package import RecordingStore

/// The outcomes of a session that another process replayed, in a file of one JSON object a line.
package struct OutcomeFile: Hashable, Sendable {
  package var path: String
  /// The name of the baseline in results: `build:NAME`.
  package var name: String

  package init(path: String, name: String) {
    self.path = path
    self.name = name
  }

  /// The file of one of several comparisons, whose files have this path as a prefix.
  package func numbered(_ number: Int) -> OutcomeFile { OutcomeFile(path: path + String(number), name: name) }

  /// The content of a whole file.
  package struct Content {
    package var outcomes: [Outcome] = []
    /// The names of views that the outcomes use, with their rungs as JSON.
    package var names: [(name: String, rungs: String)] = []
    /// The methods that the build declares; empty if they are not known.
    package var declared: [String] = []
    /// The lines of the build's code as hashes. `nil` if they are not known.
    package var fingerprint: String?
    /// What the app's code decided in hit tests.
    package var decisions: [RecordedDecision] = []
  }

  /// Reads the whole file.
  package func read() throws -> Content {
    let reader = try OutcomeFileReader(self)
    try reader.read(event: .max, isLast: true)
    return Content(
      outcomes: reader.outcomes, names: reader.takeNames(), declared: (reader.declared ?? []).sorted(),
      fingerprint: reader.fingerprint, decisions: try StoredTraces(self).recordedDecisions)
  }

  /// The error for a file that cannot be written, or that is missing or has another content than outcomes.
  package struct Failure: Error, CustomStringConvertible {
    let name: String
    let problem: String
    package var description: String { "the outcomes of \(name) cannot be \(problem)" }
  }
}
