import Foundation
import TestSupport
import Testing

/// One session of the recordings: a touch file, its recording and the recording's text form.
struct SeedSession: CustomTestStringConvertible, Sendable {
  let folder: String
  let name: String

  /// All sessions of all folders.
  static let all = SeedFolder.all.flatMap(\.sessions)

  var testDescription: String { "\(folder)/\(name)" }
  var touches: URL { file("touches.jsonl") }
  var recording: URL { file("touchrec") }
  var text: URL { file("touchrec.txt") }

  /// The recording's path from the root of the repository, as an argument.
  var argument: String { "Recordings/\(folder)/\(name).touchrec" }

  /// The name of the session's scene.
  func scene() throws -> String { try header("scene") ?? folder }

  /// The value of a line `# KEY: VALUE` in the comments at the start of the touch file.
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
