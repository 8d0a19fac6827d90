package import Foundation

/// The files of the package.
package enum Repository {
  /// The package's folder.
  package static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  package static let recordings = root.appending(path: "Recordings")

  /// The text of a file, by its path from the root.
  package static func text(_ path: String) throws -> String { try text(root.appending(path: path)) }

  package static func text(_ file: URL) throws -> String {
    String(decoding: try Data(contentsOf: file), as: UTF8.self)
  }

  /// The text of a scene file below `Recordings`, by its path without the extension.
  package static func scene(_ name: String) throws -> String { try text("Recordings/\(name).scene.json") }

  /// The sorted names of a folder's entries; empty when the folder does not exist.
  package static func names(in folder: URL) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
  }
}
