import Foundation
import JSONText
import TestSupport
import Testing

/// The translation of source texts by the built tool.
struct Translated {
  /// The copies in the order of the sources.
  let copies: [String]
  let registration: String
  let report: JSONValue
  /// The paths of the sources.
  let paths: [String]
  let folder = ScratchFolder()

  /// Translates texts as the files `0.swift`, `1.swift` … A `$` in an argument stands for the folder of the files.
  init(_ sources: [String], _ arguments: [String] = []) throws {
    var paths: [String] = []
    for (index, source) in sources.enumerated() {
      try folder.write(source, to: "\(index).swift")
      paths.append("\(folder.path)/\(index).swift")
    }
    let arguments = arguments.map { [folder] in $0.replacingOccurrences(of: "$", with: folder.path) }
    let tool = try #require(BuiltTool.folder).appending(path: "rules-translator").path
    let run = try RunningTool(
      tool, ["--output", "\(folder.path)/out"] + arguments + paths
    ).wait()
    try #require(run.code == 0, "\(run.error)")
    report = try run.document()
    self.paths = paths
    copies = try (report["files"]?.array ?? []).map { file in
      try String(contentsOfFile: file["copy"]?.string ?? "", encoding: .utf8)
    }
    registration = try String(contentsOfFile: "\(folder.path)/out/Registration.swift", encoding: .utf8)
  }

  /// The translated text of the first source: the lines between the header and the generated code.
  var body: String {
    let lines = copies[0].split(separator: "\n", omittingEmptySubsequences: false).dropFirst(2)
    return lines.prefix { !$0.hasPrefix("#sourceLocation(file: \"registration of /") }.joined(separator: "\n")
  }

  /// The members of an array of the report as texts: `line message`.
  func lines(_ key: String, _ parts: String...) -> [String] {
    (report[key]?.array ?? []).map { entry in
      parts.map { entry[$0]?.string ?? entry[$0]?.integer.map(String.init) ?? "" }.joined(separator: " ")
    }
  }
}
