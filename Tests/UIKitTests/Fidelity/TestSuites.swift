import TestSupport

/// All test suites, read from their sources.
struct TestSuites {
  /// The code of each suite without comments, by the name of its type.
  private var code: [String: String] = [:]
  /// The words of all strings of each suite.
  private var words: [String: Set<Substring>] = [:]
  /// The folders that contain each suite's files.
  private var folders: [String: Set<String>] = [:]

  /// The suites of this package.
  static let all = Result { try TestSuites() }

  private init() throws {
    for path in try Repository.swiftFiles(below: "Tests") {
      let lines = try Repository.text(path).split(separator: "\n", omittingEmptySubsequences: false)
        .filter { !$0.trimmed(" ").hasPrefix("//") }
      var isSuite = false
      for (index, line) in lines.enumerated() {
        if line.contains("@Suite") { isSuite = true }
        guard let name = Self.declaredType(in: line, isSuite: isSuite) else { continue }
        isSuite = false
        let end = line.prefix { $0 == " " } + "}"
        let body = lines[index...].prefix { $0 != end }
        code[name, default: ""] += body.joined(separator: "\n")
        words[name, default: []].formUnion(body.flatMap(Self.words))
        folders[name, default: []].insert(path.split(separator: "/").dropLast().joined(separator: "/"))
      }
    }
  }

  /// The type that a line declares after `@Suite` or extends: `extension Outer.Suite`.
  private static func declaredType(in line: Substring, isSuite: Bool) -> String? {
    let code = line.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset.isMultiple(of: 2) }.map(\.element).joined()
    let parts = code.split { $0 == " " || $0 == ":" }
    guard let keyword = parts.firstIndex(where: { ["struct", "class", "enum", "actor", "extension"].contains($0) }),
      keyword + 1 < parts.count
    else { return nil }
    let path = parts[keyword + 1].split(separator: ".")
    guard isSuite || (parts[keyword] == "extension" && path.count > 1) else { return nil }
    return path.last.map(String.init)
  }

  /// The words in a line's strings. A period is part of a word, except at its end.
  private static func words(in line: Substring) -> [Substring] {
    line.split(separator: "\"", omittingEmptySubsequences: false).enumerated().filter { !$0.offset.isMultiple(of: 2) }
      .flatMap { $0.element.split { !$0.isLetter && !$0.isNumber && $0 != "." } }
      .map { $0.last == "." ? $0.dropLast() : $0 }
  }

  /// The suites below a folder.
  func names(below folder: String) -> [String] {
    folders.filter { $0.value.contains { $0 == folder || $0.hasPrefix(folder + "/") } }.keys.sorted()
  }

  /// Why `holder` is invalid. Valid are `Suite`, `Suite/function of a test` and `Suite/word in a title or row of a
  /// test`.
  func flaw(in holder: String) -> String? {
    let parts = holder.split(separator: "/").map(String.init)
    guard let suite = parts.first, let code = code[suite] else { return "there is no suite '\(holder)'" }
    guard parts.count == 2 else { return parts.count == 1 ? nil : "'\(holder)' is not of the form Suite/test" }
    return Self.hasTest(parts[1], in: code) || hasRow(parts[1], in: suite)
      ? nil : "suite '\(suite)' has no test and no row '\(parts[1])'"
  }

  /// Why `holder` does not show a row of a table of cases: no title and no row of the suite contains the row's id.
  func flaw(in holder: String, showing id: String) -> String? {
    let parts = holder.split(separator: "/").map(String.init)
    guard parts.count == 2, code[parts[0]] != nil else { return "'\(holder)' names no suite and row" }
    guard parts[1] == id else { return "'\(holder)' is not a row '\(id)'" }
    return hasRow(id, in: parts[0]) ? nil : "suite '\(parts[0])' has no row '\(id)'"
  }

  /// Whether a function is a test: the attribute is between it and the previous function.
  private static func hasTest(_ name: String, in code: String) -> Bool {
    guard let function = code.ranges(of: "func \(name)(").first else { return false }
    let before = code[..<function.lowerBound]
    let start = before.ranges(of: "func ").last?.upperBound ?? before.startIndex
    return before[start...].contains("@Test")
  }

  /// Whether a string of the suite contains the whole word.
  private func hasRow(_ word: String, in suite: String) -> Bool { words[suite]?.contains(word[...]) == true }
}
