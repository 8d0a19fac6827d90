import CommandLineSupport
import Foundation
import JSONText

/// A run as a line of the history of figures.
struct HistoryLine {
  private let date: Date
  private let revision: Revision?
  private let machine: Machine
  private let arguments: String

  /// Notes what is true before a run. `path` is the file of the history, which is created if it does not exist, and `arguments`
  /// what selects the run.
  static func begin(_ path: String, arguments: String) throws -> HistoryLine {
    // A run takes minutes: a file that cannot be written fails before.
    try OutputFile.append(to: path) { _ in "" }
    let revision = try Revision.current(except: path)
    return HistoryLine(date: Date(), revision: revision, machine: try Machine.current(), arguments: arguments)
  }

  /// The line as a JSON object, with a line feed.
  func text(of figures: [Figure]) -> String {
    var json = JSONWriter()
    json.object { json in
      json.member("date", date.formatted(.iso8601))
      json.member("commit", revision?.commit)
      json.key("dirty")
      if let revision { json.bool(revision.isDirty) } else { json.null() }
      json.key("machine")
      json.object { machine.write(to: &$0) }
      json.member("arguments", arguments)
      json.member("figures", objects: figures) { $1.write(to: &$0) }
    }
    return json.finish() + "\n"
  }

  /// Appends the line to the history.
  func append(_ figures: [Figure], to path: String) throws {
    guard !figures.isEmpty else {
      throw CommandFailure(.noInput, path: path, "nothing was measured, so no line was appended")
    }
    try OutputFile.append(to: path) { _ in text(of: figures) }
  }
}
