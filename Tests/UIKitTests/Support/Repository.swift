import Foundation

/// The files that the package is made of.
enum Repository {
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The text of a file, by its path from the root.
  static func text(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: root.appending(path: path)), as: UTF8.self)
  }

  /// The paths from the root of the Swift files below a folder, sorted.
  static func swiftFiles(below folder: String) throws -> [String] {
    let start = root.appending(path: folder).resolvingSymlinksInPath()
    return try FileManager.default.subpathsOfDirectory(atPath: start.path).filter { $0.hasSuffix(".swift") }.sorted()
      .map { "\(folder)/\($0)" }
  }

  /// A file's lines without comments and without what its strings say, so that code alone is left.
  static func code(_ path: String) throws -> [String] {
    try text(path).split(separator: "\n", omittingEmptySubsequences: false).map { line in
      String(line).replacing(#/"(?:\\.|[^"\\])*"/#, with: "\"\"").replacing(#/\/\/.*/#, with: "")
    }
  }
}
