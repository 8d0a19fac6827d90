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
    // What is left is due to a name of a package that it imports.
    "own/app/Sources/Packaged.swift": """
    import UIKit
    import Overlays
    class Packaged: OverlayView {
      override func layoutSubviews() { super.layoutSubviews() }
      lazy var stack = OverlayStack(axis: .vertical)
    }
    """,
    // The closure is checked with declarations in the place of the package, which another file of the project imports.
    "own/then/Sources/Chained.swift": "import UIKit\nlet chained = UILabel().then { $0.textColor = .red }\n",
    "own/then/Sources/Import.swift": "import Then\n",
    "own/then/Sources/Wrong.swift": "import UIKit\nlet wrong = UILabel().then { $0.noSuchColor = .red }\n",
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

  @Test("counts a file whose other errors are due to names of its project and of packages")
  func tolerated() throws {
    let run = try run(
      "own/app\tSources/Packaged.swift\nown/then\tSources/Chained.swift\nown/then\tSources/Wrong.swift\n")
    #expect(run.code == 0, "\(run.error)")
    let expected = ["tolerated", "tolerated", "none"]
    #expect(run.lines.prefix(3).map { $0.split(separator: "\t").first.map(String.init) } == expected)
    #expect(
      run.lines.contains(
        "     2   67 %  compile as they stand, if names of their project and of packages are tolerated"))
    #expect(run.lines.contains("     0    0 %  build alone as they stand"))
  }

  /// An error of a file, and whether it is tolerated.
  static let errors: [(error: String, isTolerated: Bool)] = [
    ("5:3: error: cannot find type 'Declared' in scope", true),
    ("5:3: error: cannot find type 'Packed' in scope", true),
    ("5:3: error: cannot find type 'Described' in scope", true),
    ("5:3: error: cannot find type 'UIPacked' in scope", false),
    ("5:3: error: cannot find 'packed' in scope", false), ("5:3: error: cannot find 'global' in scope", true),
    ("5:3: error: value of type 'UIView' has no member 'extended'", true),
    ("5:3: error: value of type 'UIView' has no member 'inside'", false),
    ("5:3: error: value of type 'Declared' has no member 'inside'", true),
    ("5:3: error: value of type 'UIView?' has no member 'missing'", false),
    ("5:3: error: cannot infer contextual base in reference to member 'red'", false),
    (
      "5:3: error: cannot find type 'Packed' in scope\n6:9: error: cannot infer contextual base in reference to member 'red'",
      true
    ),
    (
      "5:3: error: cannot find type 'Packed' in scope\n8:9: error: cannot infer contextual base in reference to member 'red'",
      false
    ),
    ("5:3: error: cannot find type 'Packed' in scope\n6:9: error: extra argument 'x' in call", false),
    ("5:3: error: cannot find type 'Packed' in scope\n5:9: error: extra argument 'x' in call", true),
    (
      "9:12: error: cannot find type 'Packed' in scope\n10:17: error: method does not override any method from its superclass",
      true
    ),
    ("9:12: error: cannot find type 'Packed' in scope\n10:17: error: cannot find 'frame' in scope", true),
    (
      "9:12: error: cannot find type 'Packed' in scope\n8:9: error: method does not override any method from its superclass",
      false
    ),
    ("", false),
  ]

  @Test("an error is tolerated if a name of the project or of a package is its cause", arguments: errors)
  func classification(_ error: String, _ isTolerated: Bool) throws {
    #expect(try tolerated(error, importing: ["Overlays"]) == isTolerated)
  }

  @Test("a name may be Apple's if the file imports no package, or a module of Apple's whose names have no prefix")
  func modules() throws {
    let error = "5:3: error: cannot find type 'Packed' in scope"
    #expect(try !tolerated(error, importing: ["MapKit"]))
    #expect(try !tolerated(error, importing: ["Overlays", "SwiftUI"]))
    #expect(try tolerated(error, importing: ["Overlays"]))
  }

  /// Whether the script tolerates the errors, which have no file's name, of a file.
  private func tolerated(_ errors: String, importing modules: [String]) throws -> Bool {
    let folder = ScratchFolder()
    defer { withExtendedLifetime(folder) {} }
    let file = "\(folder.path)/app/File.swift"
    try folder.write(
      """
      import \(modules[0])
      \(modules.count > 1 ? "import \(modules[1])" : "")
      // 3
      func f() {
        Packed {
          $0.color = .red
        }
        g()
      class Own: Packed {
        override func layoutSubviews() { frame = .zero }
      }
      """, to: "app/File.swift")
    try folder.write(
      "class Declared {\n  var inside = 1\n}\nextension UIView {\n  var extended: Int {\n    let missing = 1\n    return missing\n  }\n}\nfunc global() {}\n",
      to: "app/Other.swift")
    try folder.write("@interface Described : NSObject\n@end\n", to: "app/Described.h")
    let lines = errors.split(separator: "\n").map { "\(file):\($0)\n" }.joined()
    try folder.write(lines + "other.swift:1:1: error: cannot find type 'X' in scope\n", to: "errors.txt")
    let script = Repository.root.appending(path: "script/corpus-tolerated").path
    let run = try RunningTool(script, [file, "\(folder.path)/app", "\(folder.path)/errors.txt"]).wait()
    #expect([0, 65].contains(run.code), "\(run.error)")
    #expect(run.output.isEmpty == (run.code == 0))
    return run.code == 0
  }

  @Test("counts the libraries that build, and the errors of the others")
  func libraries() throws {
    let run = try run("own/app\tSources\nown/app\tTests\nown/none\tSources\n", ["--libraries"])
    #expect(run.code == 0, "\(run.error)")
    #expect(run.lines[0].hasPrefix("own/app ") && run.lines[0].hasSuffix("    8  8 errors"), "\(run.lines)")
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
    for name in ["corpus-tolerated", "corpus-packages"] {
      let script = Repository.root.appending(path: "script/\(name)").path
      #expect(try RunningTool(script, []).wait().code == 64)
    }
    #expect(
      try RunningTool(Repository.root.appending(path: "script/corpus-packages").path, ["/absent"]).wait().code == 66)
  }
}
