import Foundation
import JSONText
import RecordingStore

/// Reads the outcomes of a file, event by event.
final class OutcomeFileReader {
  private let file: UnsafeMutablePointer<FILE>
  private let name: String
  private var ahead: Outcome?
  private var line: UnsafeMutablePointer<CChar>?
  private var capacity = 0

  /// The names with their rungs that were read since the last call of ``takeNames()``.
  private var names: [(name: String, rungs: String)] = []

  /// The methods that the build of the outcomes declares. `nil`: they are not known.
  private(set) var declared: Set<String>?

  /// The lines of the code of that build as hashes. `nil`: they are not known.
  private(set) var fingerprint: String?

  /// The outcomes of the event read last. The storage is reused.
  private(set) var outcomes: [Outcome] = []

  init(_ source: OutcomeFile) throws {
    guard let file = fopen(source.path, "re") else { throw OutcomeFile.Failure(name: source.name, problem: "read") }
    self.file = file
    name = source.name
    ahead = try readLine()
  }

  deinit {
    free(line)
    fclose(file)
  }

  /// Reads the outcomes of an event; for the last event, all remaining ones.
  func read(event: Int, isLast: Bool) throws {
    outcomes.removeAll(keepingCapacity: true)
    while let outcome = ahead, outcome.event <= event || isLast {
      outcomes.append(outcome)
      ahead = try readLine()
    }
  }

  /// The new names that the outcomes use, with their rungs.
  func takeNames() -> [(name: String, rungs: String)] {
    defer { names.removeAll() }
    return names
  }

  private func readLine() throws -> Outcome? {
    while true {
      let count = getline(&line, &capacity, file)
      guard count > 0, let line else { return nil }
      let bytes = UnsafeRawBufferPointer(start: line, count: count)
      if bytes.starts(with: StoredTraces.beginning) { continue }
      guard let json = try? JSONValue.parse(bytes) else { throw OutcomeFile.Failure(name: name, problem: "read") }
      if let outcome = Outcome(json: json) { return outcome }
      if let text = json["sourceLines"]?.string {
        fingerprint = text
        continue
      }
      if let declared = json["declared"]?.array {
        self.declared = Set(declared.compactMap(\.string))
        continue
      }
      guard let name = json["name"]?.string, let rungs = json["rungs"]?.string else {
        throw OutcomeFile.Failure(name: self.name, problem: "read")
      }
      names.append((name, rungs))
    }
  }
}
