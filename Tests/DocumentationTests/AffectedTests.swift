import Foundation
import TestSupport
import Testing

@Suite("script/affected names the tests")
struct AffectedTests {
  /// A target of a package.
  struct Target {
    var name: String
    var type = "library"
    var path: String?
    var needs: [String] = []

    /// As `swift package describe --type json` prints it.
    var description: String {
      let list = needs.map { "        \"\($0)\"" }.joined(separator: ",\n")
      let members = [
        "      \"name\" : \"\(name)\"",
        "      \"path\" : \"\(path ?? (type == "test" ? "Tests/" : "Sources/") + name)\"",
        needs.isEmpty ? nil : "      \"target_dependencies\" : [\n\(list)\n      ]", "      \"type\" : \"\(type)\"",
      ]
      return "    {\n\(members.compactMap { $0 }.joined(separator: ",\n"))\n    }"
    }
  }

  static let targets = [
    Target(name: "Engine"), Target(name: "Words"), Target(name: "Report", needs: ["Words"]),
    Target(name: "Replayer", type: "executable", needs: ["Engine", "Report"]),
    Target(name: "Recorder", type: "executable", needs: ["Engine"]),
    Target(name: "RulesTranslator", type: "executable", needs: ["Words"]),
    Target(name: "TranslateRules", type: "plugin", path: "Plugins/TranslateRules", needs: ["RulesTranslator"]),
    Target(name: "Toasts", path: "Examples/Toasts/Sources/Toasts", needs: ["Engine"]),
    Target(name: "TestBasics", path: "Tests/TestBasics"),
    Target(name: "TestSupport", path: "Tests/TestSupport", needs: ["TestBasics", "Words"]),
    Target(name: "CommandSupport", path: "Tests/CommandSupport", needs: ["TestSupport"]),
    Target(name: "EngineTests", type: "test", needs: ["Engine"]),
    Target(name: "ReportTests", type: "test", needs: ["Report"]),
    Target(name: "CommandTests", type: "test", needs: ["CommandSupport"]),
    Target(name: "TranslatorTests", type: "test"), Target(name: "UserCodeTests", type: "test"),
    Target(name: "ToastsTests", type: "test", path: "Examples/Toasts/Tests/ToastsTests", needs: ["Toasts"]),
    Target(name: "DocumentationTests", type: "test"),
  ]

  /// Sources of the tests. Each names what its tests read or start.
  static let sources = [
    "Tests/TestSupport/Hand.swift": "struct Hand {}",
    "Tests/TestBasics/PackageGraph.swift": #"let folders = root.appending(path: "Sources")"#,
    "Tests/TestBasics/Repository.swift": #"static let recordings = root.appending(path: "Recordings")"#,
    "Tests/CommandSupport/Workshop.swift": "let tool = BuiltTool.replayer",
    "Tests/EngineTests/Recorded.swift": "for name in Repository.names(in: Repository.recordings) {}",
    "Tests/EngineTests/Modules.swift": #"let modules = BuiltTool.folder?.appending(path: "Modules")"#,
    "Tests/ReportTests/Page.swift": #"try Repository.text("Documentation/Gate.md")"#,
    "Tests/ReportTests/Names.swift": #"let names = ["Sources", "Tests"]"#,
    "Tests/CommandTests/Action.swift": #"run(Repository.root.path + "/.github/actions/install")"#,
    "Tests/TranslatorTests/All.swift": #"""
    let tool = BuiltTool.folder?.appending(path: "rules-translator")
    Repository.files { $0.hasPrefix("Sources/Words/") }
    """#,
  ]

  /// A changed file, and the tests that it affects beside those of the documentation, which read all files.
  struct Change: CustomTestStringConvertible {
    var files: [String]
    var tests: [String]
    var testDescription: String { files.joined(separator: ", ") }
    init(_ files: String..., to tests: [String]) { (self.files, self.tests) = (files, tests) }
  }

  static let all = ["CommandTests", "EngineTests", "ReportTests", "ToastsTests", "TranslatorTests", "UserCodeTests"]
  static let changes = [
    Change("Tests/EngineTests/New.swift", to: ["EngineTests"]),
    Change("Sources/Engine/Views/View.swift", to: ["CommandTests", "EngineTests", "ToastsTests"]),
    Change("Sources/Report/Text.swift", to: ["CommandTests", "ReportTests"]),
    Change("Sources/Words/Word.swift", to: ["CommandTests", "ReportTests", "ToastsTests", "TranslatorTests"]),
    Change("Sources/RulesTranslator/Cut.swift", to: ["CommandTests", "ToastsTests", "TranslatorTests"]),
    Change("Plugins/TranslateRules/Plugin.swift", to: ["ToastsTests"]),
    Change("Examples/Toasts/Sources/Toasts/Toast.swift", to: ["ToastsTests"]),
    Change("Tests/CommandSupport/Workshop.swift", to: ["CommandTests"]),
    Change("Tests/TestSupport/Repository.swift", to: ["CommandTests"]),
    Change("Recordings/flag/a.touchrec", to: ["EngineTests"]),
    Change("Documentation/Gate.md", to: ["ReportTests"]),
    Change("Documentation/Tour.md", to: []),
    Change(".github/actions/install", to: ["CommandTests"]),
    Change(
      "README.md", "Tests/ReportTests/New.swift", "Tests/EngineTests/New.swift", to: ["EngineTests", "ReportTests"]),
    Change("Package.swift", to: all),
    Change("script/test", "README.md", to: all),
    Change("script/bootstrap", to: all),
    Change("script/interface", to: ["UserCodeTests"]),
    Change("script/affected", to: []),
    Change("Sources/Engine/Größe.swift", to: ["CommandTests", "EngineTests", "ToastsTests"]),
    Change("Sources/Report/100%d \\ .swift", to: ["CommandTests", "ReportTests"]),
  ]

  @Test("of the targets that depend on a changed file, start its tool or name it", arguments: changes)
  func affected(change: Change) throws {
    let folder = ScratchFolder()
    try Self.write(to: folder)
    let script = Repository.root.appending(path: "script/affected").path
    let run = try RunningTool(script, ["--in", folder.path, "\(folder.path)/graph.json"] + change.files).wait()
    #expect(run.error.isEmpty && run.code == 0, "\(run.error)")
    #expect(run.lines == (change.tests + ["DocumentationTests"]).sorted())
  }

  /// Writes the sources of the tests, and the graph as `graph.json`.
  private static func write(to folder: ScratchFolder) throws {
    for (path, text) in sources { try folder.write(text, to: path) }
    for path in ["Examples/Toasts/Tests/ToastsTests", "Tests/DocumentationTests", "Tests/UserCodeTests"] {
      try folder.write("", to: "\(path)/Tests.swift")
    }
    let graph = """
      {
        "products" : [
          {
            "name" : "tools",
            "type" : "executable"
          }
        ],
        "targets" : [
      \(targets.map(\.description).joined(separator: ",\n"))
        ]
      }
      """
    try folder.write(graph, to: "graph.json")
  }

  @Test("also if names of changed files have characters beside ASCII, which git quotes")
  func quotedNames() throws {
    let folder = ScratchFolder()
    defer { withExtendedLifetime(folder) {} }
    try Self.write(to: folder)
    let script = "\(folder.path)/script/affected"
    try folder.write("#!/bin/sh\ncat graph.json\n", to: "bin/swift")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: "\(folder.path)/bin/swift")
    try folder.write("", to: "script/test")
    try FileManager.default.copyItem(atPath: Repository.root.appending(path: "script/affected").path, toPath: script)
    try folder.write("let a = 0", to: "Sources/Engine/Größe.swift")
    for arguments in [
      ["init", "-q"], ["add", "."], ["-c", "user.name=a", "-c", "user.email=a@a", "commit", "-qm", "Add a size"],
    ] {
      #expect(try RunningTool("/usr/bin/git", ["-C", folder.path] + arguments).wait().code == 0)
    }
    try folder.write("let a = 1", to: "Sources/Engine/Größe.swift")
    try folder.write("", to: "Sources/Report/Ähnlich.swift")
    let path = "\(folder.path)/bin:" + (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin")
    let run = try RunningTool(script, [], environment: ["PATH": path]).wait()
    #expect(run.error.isEmpty && run.code == 0, "\(run.error)")
    #expect(run.lines == ["CommandTests", "DocumentationTests", "EngineTests", "ReportTests", "ToastsTests"])
  }

  @Test("and refuses a graph without tests, no files, and a revision that is none")
  func refused() throws {
    let script = Repository.root.appending(path: "script/affected").path
    let folder = ScratchFolder()
    try folder.write("{\n}\n", to: "graph.json")
    let empty = try RunningTool(script, ["--in", folder.path, "\(folder.path)/graph.json", "README.md"]).wait()
    #expect(empty.code == 1 && empty.error == "script/affected: FAILED: the graph has no test target\n")
    let none = try RunningTool(script, ["--in", folder.path, "\(folder.path)/graph.json"]).wait()
    #expect(none.code == 1 && none.error.contains("no changed file is named; give at least one after"), "\(none.error)")
    let revision = try RunningTool(script, ["no-such-revision"]).wait()
    #expect(revision.code == 1 && revision.error.contains("'no-such-revision' is no revision of this repository"))
  }
}
