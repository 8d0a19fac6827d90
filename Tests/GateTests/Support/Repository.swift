import Foundation

/// The places in the repository that the gate is about.
enum Repository {
  /// The folder of the package.
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The folder of the recordings.
  static let recordings = root.appending(path: "Recordings")

  /// The names of what is in a folder, sorted; nothing for a folder that is not there.
  static func names(in folder: URL) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted()
  }

  /// A file of the repository as text.
  static func text(_ file: URL) throws -> String {
    String(decoding: try Data(contentsOf: file), as: UTF8.self)
  }
}
