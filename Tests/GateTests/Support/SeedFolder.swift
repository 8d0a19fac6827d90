import Foundation
import TestSupport
import Testing

/// One system of the recordings: its scenes, its sessions and what is written about them.
struct SeedFolder: CustomTestStringConvertible, Sendable {
  let name: String

  /// Every folder of the recordings.
  static let all = Repository.names(in: Repository.recordings)
    .filter { !Repository.names(in: Repository.recordings.appending(path: $0)).isEmpty }.map(SeedFolder.init)

  var testDescription: String { name }
  var url: URL { Repository.recordings.appending(path: name) }

  /// The names of the sessions that have a touch file.
  var sessions: [SeedSession] {
    names(endingWith: ".touches.jsonl").map { SeedSession(folder: name, name: $0) }
  }

  /// The names of files with an ending, without it.
  func names(endingWith suffix: String) -> [String] {
    Repository.names(in: url).filter { $0.hasSuffix(suffix) }.map { String($0.dropLast(suffix.count)) }
  }
}
