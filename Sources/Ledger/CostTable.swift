package import Findings
import JSONText

/// The times that recordings took, by their paths from the root of the project.
package struct CostTable: Equatable, Sendable {
  /// The name of the document's schema.
  package static let schema = "touchreplay.costs/1"

  package var costs: [String: RecordingCost]

  package init(_ costs: [String: RecordingCost] = [:]) { self.costs = costs }

  /// What is wrong with a document.
  package struct Problem: Error {
    package let text: String
  }

  /// Reads a document.
  package init(_ bytes: [UInt8]) throws(Problem) {
    let json: JSONValue
    do { json = try JSONValue.parse(bytes) } catch { throw Problem(text: "is not a table of costs: \(error)") }
    guard json["schema"]?.string == Self.schema, let list = json["recordings"]?.array else {
      throw Problem(text: "is not a table of costs (\(Self.schema)); make one with 'replayer costs --output FILE'")
    }
    costs = [:]
    for (number, entry) in list.enumerated() {
      guard let path = entry["path"]?.string, let sessions = entry["sessions"]?.integer, sessions >= 0,
        let microseconds = entry["microseconds"]?.integer, (0...Self.longest).contains(microseconds)
      else {
        throw Problem(text: "the recording \(number + 1) lacks its path, sessions or microseconds; make it again")
      }
      costs[path] = RecordingCost(sessions: sessions, microseconds: Int64(microseconds))
    }
  }

  /// The longest accepted time: a year, in microseconds.
  private static let longest = 31_536_000_000_000

  /// The document. The same costs give the same bytes.
  package func text() -> String {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("schema", Self.schema)
      writer.member("recordings", objects: costs.sorted { $0.key < $1.key }) { writer, entry in
        writer.member("path", entry.key)
        writer.member("sessions", entry.value.sessions)
        writer.member("microseconds", Int(entry.value.microseconds))
      }
    }
    return writer.finish() + "\n"
  }
}
