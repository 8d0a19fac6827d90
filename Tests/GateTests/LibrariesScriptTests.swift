import Foundation
import TestSupport
import Testing

@Suite("script/libraries")
struct LibrariesScriptTests {
  private static let script = Repository.root.appending(path: "script/libraries").path
  private static let hasJQ = ["/usr/bin/jq", "/usr/local/bin/jq", "/opt/homebrew/bin/jq"].contains {
    FileManager.default.isExecutableFile(atPath: $0)
  }
  private static let list = "library\trepository\tcommit\tsources\n"

  /// Runs the script for a library of one button, with a host and a list of outcomes.
  private func run(
    source: String = "import UIKit\npublic final class Panel: UIButton {}\n", expected: String, commit: String = "HEAD"
  ) throws -> (code: Int32, lines: [String], error: String) {
    let folder = ScratchFolder()
    defer { withExtendedLifetime(folder) {} }
    try folder.write(source, to: "clones/own/panels/Sources/Panel.swift")
    let clone = "\(folder.path)/clones/own/panels"
    for arguments in [
      ["init", "-q"], ["add", "."], ["-c", "user.name=a", "-c", "user.email=a@a", "commit", "-qm", "Add a panel"],
    ] {
      #expect(try RunningTool("/usr/bin/git", ["-C", clone] + arguments).wait().code == 0)
    }
    try folder.write(
      Self.list + "Panel\town/panels\t\(commit)\tSources\nOther\town/none\tHEAD\tSources\n", to: "hosts/libraries.tsv")
    try folder.write("import UIKit\nclass LibraryHost: UIView {}\n", to: "hosts/LibraryHost.swift")
    try folder.write("final class Host: LibraryHost {}\n", to: "hosts/Panel/Host.swift")
    try folder.write(
      """
      {"format": 1, "scene": "s", "screen": {"size": [100, 100]}, "windows": [{"id": "w", "subviews": [
        {"id": "panel", "class": "Panel", "frame": [0, 0, 50, 50], "actions": {"touchUpInside": "close"}}]}]}
      """, to: "hosts/scene.json")
    try folder.write(
      """
      {"t": 0.0, "touch": 1, "phase": "began", "x": 60, "y": 60}
      {"t": 0.1, "touch": 1, "phase": "ended", "x": 60, "y": 60}
      """, to: "hosts/Panel/touches.jsonl")
    try folder.write(expected, to: "hosts/Panel/expected.txt")
    let run = try RunningTool(
      Self.script, ["\(folder.path)/clones"],
      environment: [
        "REPLAYER": BuiltTool.replayer.path, "RECORDER": BuiltTool.recorder.path, "HOSTS": "\(folder.path)/hosts",
      ]
    ).wait()
    return (run.code, run.output.split(separator: "\n").map(String.init), run.error)
  }

  @Test("compares the outcomes of a library's code with the expected ones", .enabled(if: hasJQ, "no jq"))
  func compares() throws {
    let rest = "0 touches w began\n0.1 touches w ended\n"
    let same = try run(expected: "# Beside the panel.\n0 hit w \n\(rest)")
    #expect(same.code == 0 && same.lines.count == 3, "\(same)")
    #expect(same.lines[1].hasPrefix("Panel ") && same.lines[1].hasSuffix(" 3        0  same"), "\(same.lines)")
    #expect(same.lines[2].hasSuffix("is not in the folder"))
    let other = try run(expected: "0 hit panel \n\(rest)")
    #expect(other.code == 1 && other.lines[1].hasSuffix("2 lines differ"), "\(other)")
  }

  @Test("names a library that does not build, and a commit that is missing", .enabled(if: hasJQ, "no jq"))
  func failures() throws {
    let broken = try run(source: "import UIKit\nclass Panel: Nowhere {}\n", expected: "")
    #expect(broken.code == 1 && broken.lines[1].hasSuffix("does not build"), "\(broken)")
    let absent = try run(expected: "", commit: "0123456")
    #expect(absent.code == 66 && absent.error.contains("has no commit 0123456"), "\(absent)")
  }

  @Test("refuses what is missing", .enabled(if: hasJQ, "no jq"))
  func usage() throws {
    #expect(try RunningTool(Self.script, []).wait().code == 64)
    #expect(try RunningTool(Self.script, ["/absent"]).wait().code == 66)
    let tools = ["REPLAYER": BuiltTool.replayer.path, "RECORDER": BuiltTool.recorder.path]
    #expect(try RunningTool(Self.script, ["/tmp", "Absent"], environment: tools).wait().code == 66)
  }

  @Test("has a host for each library of its list, and the page names each")
  func hosts() throws {
    let folder = Repository.root.appending(path: "Examples/Libraries")
    let page = try String(contentsOf: Repository.root.appending(path: "Documentation/Libraries.md"), encoding: .utf8)
    let lines = try String(contentsOf: folder.appending(path: "libraries.tsv"), encoding: .utf8).split(separator: "\n")
    #expect(lines.first.map { $0 + "\n" } == Self.list && lines.count >= 3)
    for line in lines.dropFirst() {
      let fields = line.split(separator: "\t").map(String.init)
      try #require(fields.count == 4, "\(line)")
      let name = fields[0].hasPrefix("OverlayContainer-") ? "OverlayContainer" : fields[0]
      #expect(FileManager.default.fileExists(atPath: folder.appending(path: name).path), "\(name)")
      #expect(page.contains("| \(fields[0]) | [\(fields[2])]"), "\(fields[0])")
    }
  }
}
