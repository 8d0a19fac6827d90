import Foundation
import TestSupport
import Testing

@Suite("script/corpus")
struct CorpusScriptTests {
  private static let files = [
    "own/app/Sources/Alone.swift": "import UIKit\nclass Alone: UIView {}\n",
    // Names a type, which has a member in a third file, which has an error of its own and names another type.
    "own/app/Sources/Needs.swift": "import UIKit\nclass Needs: Base { func f() -> Int { Base().extra } }\n",
    "own/app/Sources/Base.swift": "import UIKit\nclass Base: UIView {}\n",
    "own/app/Sources/Extra.swift": """
    import UIKit
    extension Base { var extra: Int { Held().count } }
    class Broken: UIView { let missing: NowhereDeclared? = nil }
    """,
    "own/app/Sources/Held.swift": "struct Held { let count = 3 }\n",
    "own/app/Tests/Held.swift": "struct Held { wrong }\n",
    "own/app/Sources/Bad.swift": "import UIKit\nclass Bad: UIView { func f() { nowhere() } }\n",
    "own/app/Sources/Rule.swift": """
    import UIKit
    class Rule: UIView {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nowhere() }
    }
    """,
  ]

  private func run(_ list: String, _ option: [String] = []) throws -> (code: Int32, lines: [String], error: String) {
    let folder = ScratchFolder()
    defer { withExtendedLifetime(folder) {} }
    for (path, text) in Self.files { try folder.write(text, to: path) }
    try folder.write("repository\tpath\n" + list, to: "list.tsv")
    let run = try RunningTool(
      Repository.root.appending(path: "script/corpus").path, [folder.path] + option + ["\(folder.path)/list.tsv"],
      environment: ["REPLAYER": BuiltTool.replayer.path]
    ).wait()
    return (run.code, run.output.split(separator: "\n").map(String.init), run.error)
  }

  @Test("counts the files that compile alone, with their project's files and with cuts")
  func files() throws {
    let names = ["Alone", "Needs", "Bad", "Rule", "Absent"]
    let run = try run(names.map { "own/app\tSources/\($0).swift\n" }.joined())
    #expect(run.code == 0, "\(run.error)")
    let expected = ["stands\tstands", "project\tcut", "none\tcut", "none\trules"]
    #expect(run.lines.prefix(4) == zip(expected, names).map { "\($0)\town/app/Sources/\($1).swift" }[...])
    #expect(run.lines.contains("4 files, and 1 that are not in the folder"))
    #expect(run.lines.contains("     1   25 %  build alone as they stand"))
    #expect(
      run.lines.contains(
        "     2   50 %  compile as they stand with the files of their project that declare what they name"))
    #expect(run.lines.contains("     3   75 %  build alone with --cut-missing"))
    #expect(run.lines.contains("     4  100 %  build alone with --cut-missing --cut-rules"))
  }

  @Test("counts the libraries that build, and the errors of the others")
  func libraries() throws {
    let run = try run("own/app\tSources\nown/app\tTests\nown/none\tSources\n", ["--libraries"])
    #expect(run.code == 0, "\(run.error)")
    #expect(run.lines[0].hasPrefix("own/app ") && run.lines[0].hasSuffix("    7  3 errors"), "\(run.lines)")
    #expect(run.lines[1].hasSuffix(" errors") && run.lines[2].hasSuffix("    -  is not in the folder"))
    #expect(run.lines.last == "0 of 2 libraries build as they stand")
  }

  @Test("refuses what is missing")
  func usage() throws {
    let script = Repository.root.appending(path: "script/corpus").path
    #expect(try RunningTool(script, ["/tmp"]).wait().code == 64)
    #expect(try RunningTool(script, ["/tmp", "--library", "/tmp"]).wait().code == 64)
    let absent = try RunningTool(script, ["/tmp", "/absent"]).wait()
    #expect(absent.code == 66 && absent.error.contains("give the folder of the checkouts"))
  }
}
