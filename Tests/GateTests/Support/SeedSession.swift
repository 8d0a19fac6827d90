import Foundation
import TestSupport
import Testing

/// One session of the recordings: a touch file, the recording made from it and that recording's text form.
struct SeedSession: CustomTestStringConvertible, Sendable {
  let folder: String
  let name: String

  /// Every session of every folder.
  static let all = SeedFolder.all.flatMap(\.sessions)

  var testDescription: String { "\(folder)/\(name)" }
  var touches: URL { file("touches.jsonl") }
  var recording: URL { file("touchrec") }
  var text: URL { file("touchrec.txt") }

  /// The recording as a command line at the root of the repository names it.
  var argument: String { "Recordings/\(folder)/\(name).touchrec" }

  /// The name of the scene that the session plays on.
  func scene() throws -> String { try header("scene") ?? folder }

  /// The value of a line `# KEY: VALUE` among the comments that the touch file begins with.
  func header(_ key: String) throws -> String? {
    let prefix = "# \(key): "
    for line in try Repository.text(touches).split(separator: "\n") {
      guard line.hasPrefix("#") else { return nil }
      if line.hasPrefix(prefix) { return String(line.dropFirst(prefix.count)) }
    }
    return nil
  }

  private func file(_ suffix: String) -> URL {
    Repository.recordings.appending(path: folder).appending(path: "\(name).\(suffix)")
  }
}
