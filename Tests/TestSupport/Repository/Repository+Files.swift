import Foundation

extension Repository {
  /// The sorted paths, from the root, of the files that qualify. Hidden folders are left out.
  package static func files(where qualifies: (String) -> Bool) -> [String] {
    let walk = FileManager.default.enumerator(
      at: root, includingPropertiesForKeys: [.isRegularFileKey], options: .skipsHiddenFiles)
    let start = root.standardizedFileURL.path + "/"
    return (walk?.compactMap { $0 as? URL } ?? [])
      .filter { (try? $0.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile) == true }
      .map(\.standardizedFileURL.path)
      .filter { $0.hasPrefix(start) }.map { String($0.dropFirst(start.count)) }
      .filter { !$0.hasPrefix(".") && qualifies($0) }.sorted()
  }

  /// The sorted paths, from the root, of the Swift files below a folder.
  package static func swiftFiles(below folder: String) throws -> [String] {
    let start = root.appending(path: folder).resolvingSymlinksInPath()
    return try FileManager.default.subpathsOfDirectory(atPath: start.path).filter { $0.hasSuffix(".swift") }.sorted()
      .map { "\(folder)/\($0)" }
  }

  /// A file's lines without comments and without the contents of string literals.
  package static func code(_ path: String) throws -> [String] {
    try text(path).split(separator: "\n", omittingEmptySubsequences: false).map { line in
      String(line).replacing(#/"(?:\\.|[^"\\])*"/#, with: "\"\"").replacing(#/\/\/.*/#, with: "")
    }
  }
}
