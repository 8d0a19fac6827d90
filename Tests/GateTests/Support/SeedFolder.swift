import Foundation
import TestSupport
import Testing

/// The scenes, sessions and texts of one system of the recordings.
struct SeedFolder: CustomTestStringConvertible, Sendable {
  let name: String

  /// All folders of the recordings.
  static let all = Repository.names(in: Repository.recordings)
    .filter { !Repository.names(in: Repository.recordings.appending(path: $0)).isEmpty }.map(SeedFolder.init)

  var testDescription: String { name }
  var url: URL { Repository.recordings.appending(path: name) }

  /// The sessions that have a touch file.
  var sessions: [SeedSession] {
    names(endingWith: ".touches.jsonl").map { SeedSession(folder: name, name: $0) }
  }

  /// The names of files with a suffix, without the suffix.
  func names(endingWith suffix: String) -> [String] {
    Repository.names(in: url).filter { $0.hasSuffix(suffix) }.map { String($0.dropLast(suffix.count)) }
  }
}
