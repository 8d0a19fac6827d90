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

  /// A file's lines without comments and, unless `keepsLiterals`, without the contents of string literals.
  package static func code(_ path: String, keepsLiterals: Bool = false) throws -> [String] {
    try text(path).utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { code(line: $0, keepsLiterals: keepsLiterals) }
  }

  /// A line without its comment and, unless `keepsLiterals`, without the contents of the string literals that end in it.
  static func code(line: some BidirectionalCollection<UInt8>, keepsLiterals: Bool) -> String {
    let (line, quote, backslash, slash) = (
      Array(line), UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/")
    )
    var code: [UInt8] = []
    var index = 0
    while index < line.count {
      if line[index] == slash, index + 1 < line.count, line[index + 1] == slash { break }
      code.append(line[index])
      if line[index] == quote {
        var end = index + 1
        while end < line.count, line[end] != quote { end += line[end] == backslash ? 2 : 1 }
        if end < line.count {
          if keepsLiterals { code += line[(index + 1)..<end] }
          code.append(quote)
          index = end
        }
      }
      index += 1
    }
    return String(decoding: code, as: UTF8.self)
  }
}
