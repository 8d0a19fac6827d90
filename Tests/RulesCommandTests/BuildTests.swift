import CommandSupport
import Foundation
import JSONText
import TestSupport
import Testing

@Suite("Builds of the user's files")
struct BuildTests {
  @Test("a build is not replaced without --force, and has a manifest")
  func force() throws {
    let shop = try RulesWorkshop.shared()
    let again = try shop.replayer("build Other -o kept")
    #expect(again.code == 73 && again.error.contains(".touchreplay/builds/kept: exists already"))
    #expect(try shop.replayer("build Other -o out/other").code == 0)
    let forced = try shop.replayer("build Other -o out/other --force --json")
    let manifest = try forced.document()
    #expect(manifest["format"]?.integer == 1)
    #expect(manifest["sources"]?.array?.first?["path"]?.string == "Other/PassthroughView.swift")
    #expect(manifest["classes"]?.array?.first?["name"]?.string == "PassthroughView")
    #expect(manifest["engine"]?["version"]?.string?.isEmpty == false)
    #expect(try JSONValue.parse(shop.bytes("out/other/manifest.json"))["module"]?.string == manifest["module"]?.string)
    #expect(try shop.replayer("hit --scene s.scene.json --at 50,50 --build out/other").lines == ["overlay"])
    try shop.remove("out")
  }

  @Test("20 errors are printed, and all of them with --all-errors")
  func allErrors() throws {
    let names = (0..<25).map { "  func f\($0)() { missing\($0)() }\n" }.joined()
    let shop = try Workshop(["Many.swift": "import UIKit\nclass Many: UIView {\n\(names)}\n"])
    let short = try shop.replayer("build Many.swift -o ./built")
    #expect(short.code == 65 && short.error.contains("… and 5 more errors"), "\(short.error)")
    #expect(short.error.components(separatedBy: " error: ").count == 21)
    let whole = try shop.replayer("build Many.swift -o ./built --all-errors")
    #expect(whole.code == 65 && !whole.error.contains("more errors"))
    #expect(whole.error.components(separatedBy: " error: ").count == 26)
  }

  @Test("objects of a class that is known only at run time are made by the initializer that the class has")
  func metatypes() throws {
    let shop = try Workshop([
      "s.scene.json":
        #"{"format":1,"scene":"s","controllers":{"root":{"class":"Root"}},"windows":[{"rootViewController":"root"}]}"#,
      "Root.swift": """
      import UIKit
      class Plain: UIView { var word: String { "plain" } }
      class Framed: Plain {
        override init(frame: CGRect) { super.init(frame: frame.offsetBy(dx: 1, dy: 1)) }
        required init?(coder: NSCoder) { fatalError() }
        override var word: String { "framed \\(frame.minX)" }
      }
      class Own: Plain {
        let text: String
        init() { text = "own"; super.init(frame: CGRect(x: 5, y: 5, width: 5, height: 5)) }
        required init?(coder: NSCoder) { fatalError() }
        override var word: String { "\\(text) \\(frame.minX)" }
      }
      class Heir: Own {}
      class Root1 { init() {} }
      class Root2<Item> { init() {} }
      final class Child: Root1 {}
      final class Child2: Root2<Int> {}
      class Sized: UIView {
        var s = "no"
        convenience init() { self.init(frame: CGRect(x: 0, y: 0, width: 4, height: 4)); s = "sized" }
        override init(frame: CGRect) { super.init(frame: frame) }
        required init?(coder: NSCoder) { fatalError() }
      }
      final class Resized: Sized {
        override init(frame: CGRect) { super.init(frame: frame) }
        required init?(coder: NSCoder) { fatalError() }
      }
      class Pane<Item>: UIView { var s = "no"; convenience init() { self.init(frame: .zero); s = "pane" } }
      class Start: UIViewController {
        init() { super.init(nibName: nil, bundle: nil); title = "start" }
        required init?(coder: NSCoder) { fatalError() }
      }
      class Leaf: Start {}
      struct Point { let x: CGRect; init(frame: CGRect) { x = frame } }
      func both(_ view: UIView.Type, _ point: Point.Type) -> (UIView, Point) { (view.init(frame: .zero), point.init(frame: .zero)) }
      let types: [String: UIView.Type] = ["a": Framed.self]
      func wide(_ name: String) -> CGFloat? { types[name]?.init(frame: CGRect(x: 0, y: 0, width: 3, height: 0)).frame.width }
      func view(_ name: String) -> UIView? { types[name]?.init() }
      func inferred<V: UIView>() -> V { let made: V = .init(); return made }
      func tap<R: UIGestureRecognizer>(_ type: R.Type) -> R { type.init(target: nil, action: nil) }
      func stack<N: UINavigationController>(_ type: N.Type) -> N { type.init(rootViewController: Leaf()) }
      func header(_ type: UITableViewHeaderFooterView.Type) -> String? { type.init(reuseIdentifier: "h").reuseIdentifier }
      func made<T: UIView>(_ type: T.Type) -> T { T() }
      func controller<T: UIViewController>(_ type: T.Type) -> T { T(nibName: nil, bundle: nil) }
      func moreWords() -> [String] {
        class Local: UIView { var s = "no"; convenience init() { self.init(frame: .zero); s = "local" } }
        final class Stack: UINavigationController {}
        return [
          made(Heir.self).word, made(Sized.self).s, made(Resized.self).s, made(Pane<Int>.self).s, made(Local.self).s,
          model(Leaf.self).title ?? "none", "\\(both(Framed.self, Point.self).0.frame.minX)", "\\(wide("a") ?? 0)",
          "\\(view("a") is Framed) \\(view("b") == nil)", "\\(type(of: inferred() as UILabel))",
          "\\(type(of: tap(UIPanGestureRecognizer.self)))", "\\(stack(Stack.self).viewControllers.count)",
          header(UITableViewHeaderFooterView.self) ?? "", "\\(type(of: controller(Sheet.self)))",
          "\\(model(UISearchController.self) is UISearchController) \\(model(NSMutableAttributedString.self).length)",
        ]
      }
      class Model: NSObject { let word = "model" }
      class Sheet: UIViewController { var word: String { "sheet" } }
      class Row: UITableViewCell {
        override init(style: CellStyle, reuseIdentifier: String?) { super.init(style: style, reuseIdentifier: reuseIdentifier) }
        required init?(coder: NSCoder) { fatalError() }
      }
      final class Maker<Made: Plain> {
        func make() -> Made { return Made() }
        func make(at frame: CGRect) -> Made { Made(frame: frame) }
      }
      class Base: UIView {
        class func make() -> Self { self.init() }
        func twin() -> Base { type(of: self).init(frame: CGRect(x: 0, y: 0, width: 7, height: 7)) }
      }
      class Derived: Base {}
      func model<T: NSObject>(_ type: T.Type) -> T { type.init() }
      class Root: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let words = [
            Maker<Plain>().make().word, Maker<Framed>().make().word, Maker<Own>().make().word,
            Maker<Framed>().make(at: CGRect(x: 2, y: 0, width: 1, height: 1)).word, model(Model.self).word,
            (Derived.make() as Base) is Derived ? "derived" : "base", "\\(Derived().twin().frame.width)",
            model(Sheet.self).word, model(UILabel.self) is UILabel ? "label" : "", "\\(type(of: row(Row.self)))",
          ]
          view.accessibilityIdentifier = (words + Root.more()).joined(separator: ", ")
        }
        static func more() -> [String] { moreWords() }
        func row(_ type: UITableViewCell.Type) -> UITableViewCell { type.init(style: .value1, reuseIdentifier: "r") }
      }
      """,
    ])
    let built = try shop.replayer("build Root.swift -o ./built")
    #expect(built.code == 0, "\(built.error)")
    #expect(
      try shop.replayer("hit --scene s.scene.json --at 50,50 --build ./built").lines == [
        "plain, framed 1.0, own 5.0, framed 3.0, model, derived, 7.0, sheet, label, Row, own 5.0, sized, sized, pane, local, start, 1.0, "
          + "3.0, true true, UILabel, UIPanGestureRecognizer, 1, h, Sheet, true 0"
      ])
  }

  @Test("files name their own module, and an override of another file uses private names of its file")
  func ownModule() throws {
    let shop = try Workshop([
      "s.scene.json": RulesWorkshop.scene,
      "Passing.swift": """
      import UIKit
      class PassthroughView: UIView {}
      func isPassed(_ view: UIView) -> Bool { true }
      """,
      "Rules.swift": """
      import UIKit
      extension PassthroughView {
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
          let hit = super.hitTest(point, with: event)
          return hit === self && isPassed() ? nil : hit
        }
        func isPassed() -> Bool { Anchors.isPassed(self) && isOn }
      }
      private let isOn = true
      private extension UIView { func unused() {} }
      """,
      "Wrong.swift":
        "import Others\nfunc wrong(_ view: UIView) -> Bool { Anchors.isPassed(view) && Others.isPassed(view) }\n",
    ])
    #expect(try shop.replayer("build Passing.swift Rules.swift -o ./built").code == 0)
    #expect(try shop.replayer("hit --scene s.scene.json --at 50,50 --build ./built").lines == ["below"])
    let wrong = try shop.replayer("build Passing.swift Wrong.swift -o ./wrong")
    #expect(wrong.code == 65 && wrong.error.contains("cannot find 'Others'"), "\(wrong.error)")
    #expect(!wrong.error.contains("'Anchors'"))
  }

  @Test("a file that imports SwiftUI builds without its bodies, and errors of other code keep their places")
  func swiftUI() throws {
    let screen = """
      import SwiftUI
      struct Screen: View {
        @State var isOn = false
        var body: some View { Text("a").padding() }
      }
      """
    let shop = try Workshop([
      "Screen.swift": screen, "Wrong.swift": screen + "\nlet a = missing\n",
    ])
    #expect(try shop.replayer("build Screen.swift -o ./built").code == 0)
    let wrong = try shop.replayer("build Wrong.swift -o ./wrong")
    #expect(wrong.code == 65 && wrong.error.contains("Wrong.swift:6:9: error: cannot find 'missing'"), "\(wrong.error)")
  }

  @Test("--force replaces no build that contains one of the files")
  func input() throws {
    let shop = try Workshop(["P.swift": RulesWorkshop.rules])
    #expect(try shop.replayer("build P.swift -o ./built").code == 0)
    try shop.copy("P.swift", to: "built/P.swift")
    for (words, text) in [
      ("./built/P.swift -o ./built", "'./built' contains ./built/P.swift, which this command reads"),
      ("built -o ./built", "'./built' is FILE itself"),
      ("P.swift built -o ../\(shop.path.split(separator: "/").last!)/built", "is FILE itself"),
    ] {
      let build = try shop.replayer("build \(words) --force")
      #expect(build.code == 64 && build.error.contains(text), "\(build.error)")
    }
    #expect(shop.exists("built/P.swift") && shop.exists("built/manifest.json"))
  }

  @Test("--force replaces no folder that is not a build")
  func foreign() throws {
    let shop = try RulesWorkshop.shared()
    let run = try shop.replayer("build Rules -o ./Other --force")
    #expect(run.code == 73 && run.error.contains("is not a build") && shop.exists("Other/PassthroughView.swift"))
  }

  @Test("a build runs with its own tool, and a build without one is unavailable")
  func engine() throws {
    let shop = try RulesWorkshop.shared()
    try shop.copy(".touchreplay/builds/kept", to: "moved")
    defer { try? shop.remove("moved") }
    #expect(try shop.replayer("hit --scene s.scene.json --at 50,50 --build ./moved").lines == ["below"])
    try shop.remove("moved/tools/replayer")
    let run = try shop.replayer("hit --scene s.scene.json --at 50,50 --build ./moved")
    #expect(run.code == 69 && run.error.contains("lacks its replayer"), "\(run.error)")
    try shop.makeFolder("moved/tools/replayer")
    #expect(try shop.replayer("hit --scene s.scene.json --at 50,50 --build ./moved").code == 69)
  }

  @Test("a damaged build is unavailable", arguments: ["rules.so", "manifest.json"])
  func damaged(_ file: String) throws {
    let shop = try RulesWorkshop.shared()
    let name = "damaged-\(file)"
    try shop.copy(".touchreplay/builds/kept", to: name)
    defer { try? shop.remove(name) }
    try shop.write(Array(shop.bytes("\(name)/\(file)").dropLast()), to: "\(name)/\(file)")
    let run = try shop.replayer("run s.touchrec --build ./\(name)")
    #expect(run.code == 69 && run.error.contains("damaged"), "\(run.error)")
  }

  static let mistakes: [(files: [String: String], words: String, code: Int32, hint: String)] = [
    ([:], "missing.swift", 66, "missing.swift: is missing"),
    (["folder/notes.txt": ""], "folder", 66, "folder: no Swift files"),
    (["notes.txt": ""], "notes.txt", 65, "is not a Swift file"),
    (["A.swift": "import UIKit\nclass A: UIView {\n  let x: Int = \"a\"\n}\n"], "A.swift", 65, "A.swift:3:16: error:"),
    (["A.swift": "import UIKit\nclass A: UIView {\n"], "A.swift", 65, "A.swift:"),
    (["a/A.swift": "class A {}\n", "b/A.swift": "class A {}\n"], "a b", 65, "invalid redeclaration of 'A'"),
  ]

  @Test("mistakes have their own words, with the user's file and line", arguments: mistakes)
  func mistake(_ files: [String: String], _ words: String, _ code: Int32, _ hint: String) throws {
    let shop = try Workshop()
    for (name, text) in files {
      try shop.makeFolder((name as NSString).deletingLastPathComponent)
      try shop.write(text, to: name)
    }
    let build = try shop.replayer("build \(words) -o x")
    #expect(build.code == code && build.output.isEmpty && build.error.contains(hint), "\(build.error)")
    #expect(!build.error.contains(SharedBuilds.folder), "\(build.error)")
    #expect(!shop.exists(".touchreplay/builds/x"))
  }

  @Test("an error has the column and the text of the user's line, whatever the translation changed in it")
  func ownLines() throws {
    let shop = try Workshop([
      "My\"View.swift": """
      \u{FEFF}import UIKit
      class V: UIView {
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
          if point.x > 1 { return nope }
          return hti
        }
        @objc func f() { let s = #selector(f); fob(s, Date()) + UIDevice() }
      }
      extension V {
        @objc override func layoutSubviews() { setNeedsLayuot() }
      }
      #Preview { V() }

      """
    ])
    let build = try shop.run(.replayer, ["build", "My\"View.swift", "-o", "x"])
    #expect(build.code == 65)
    let expected = [
      [
        "My\"View.swift:4:29: error: cannot find 'nope'", "    if point.x > 1 { return nope }",
        "                            ^~~~",
      ],
      ["My\"View.swift:5:12: error: cannot find 'hti'", "    return hti", "           ^~~"],
      [
        "My\"View.swift:7:42: error: cannot find 'fob'",
        "  @objc func f() { let s = #selector(f); fob(s, Date()) + UIDevice() }",
        "                                         ^~~",
      ],
      [
        "My\"View.swift:10:42: error: cannot find 'setNeedsLayuot'",
        "  @objc override func layoutSubviews() { setNeedsLayuot() }",
        "                                         ^~~~~~~~~~~~~~",
      ],
    ]
    for lines in expected {
      let place = build.errorLines.firstIndex { $0.hasPrefix(lines[0]) }
      #expect(place != nil, "\(lines[0]): \(build.error)")
      if let place { #expect(Array(build.errorLines[(place + 1)...].prefix(2)) == Array(lines.dropFirst())) }
    }
    #expect(!build.error.contains("TouchReplay.") && !build.error.contains(SharedBuilds.folder), "\(build.error)")
  }

  @Test("a file without an import and a folder with a package compile")
  func unusual() throws {
    let shop = try Workshop()
    try shop.makeFolder("Package/Sources")
    try shop.makeFolder("Package/Tests")
    try shop.write("import PackageDescription\nlet package = Package(name: \"P\")\n", to: "Package/Package.swift")
    try shop.write("class Overlay: UIView {}\n", to: "Package/Sources/Overlay.swift")
    try shop.write("import XCTest\n", to: "Package/Tests/OverlayTests.swift")
    let build = try shop.replayer("build Package -o x")
    #expect(build.code == 0 && build.output.contains("1 file, 1 class"), "\(build.error)")
  }

  @Test("without a compiler the message says how to install one")
  func noCompiler() throws {
    let shop = try RulesWorkshop.shared()
    let run = try RunningTool(
      BuiltTool.replayer.path, ["build", "Rules", "-o", "x"], in: shop.path, environment: ["PATH": "/nowhere"]
    ).wait()
    #expect(run.code == 69 && run.error.contains("no 'swiftc' in PATH") && run.error.contains("swift.org/install"))
    let kept = try RunningTool(
      BuiltTool.replayer.path, ["run", "s.touchrec", "--build", "kept"], in: shop.path,
      environment: ["PATH": "/nowhere"]
    ).wait()
    #expect(kept.code == 0, "\(kept.error)")
  }

  @Test("of two processes that need the same build one compiles it, and a damaged cache is built again")
  func cache() throws {
    let shop = try Workshop(
      ["s.scene.json": RulesWorkshop.scene, "PassthroughView.swift": RulesWorkshop.rules],
      environment: SharedBuilds.none.merging(["PATH": CountingCompiler.searchPath()]) { $1 })
    let words = ["hit", "--scene", "s.scene.json", "--at", "50,50", "--rules", "PassthroughView.swift"]
    let both = try (0..<2).map { _ in try shop.start(.replayer, words, input: .nothing) }
    for tool in both {
      let run = tool.wait()
      #expect(run.code == 0 && run.lines == ["below"], "\(run.error)")
    }
    #expect(try CountingCompiler.count(in: shop) == 1)
    let cache = ".touchreplay/cache/builds"
    let entries = try FileManager.default.contentsOfDirectory(atPath: shop.file(cache)).filter { !$0.contains(".") }
    let entry = try #require(entries.first)
    #expect(entries.count == 1)
    for (number, file) in ["rules.so", "manifest.json"].enumerated() {
      try shop.write("damaged", to: "\(cache)/\(entry)/\(file)")
      #expect(try shop.run(.replayer, words).lines == ["below"])
      #expect(try shop.bytes("\(cache)/\(entry)/\(file)").count > 100)
      #expect(try CountingCompiler.count(in: shop) == 2 + number)
    }
  }

  @Test("projects that name one cache compile equal files once")
  func sharedCache() throws {
    let folder = try Workshop()
    let environment = [
      SharedBuilds.variable: folder.file("cache"), "PATH": try CountingCompiler.searchPath(),
    ]
    let files = ["s.scene.json": RulesWorkshop.scene, "PassthroughView.swift": RulesWorkshop.rules]
    let shops = try (0..<2).map { _ in try Workshop(files, environment: environment) }
    for shop in shops {
      let run = try shop.replayer("hit --scene s.scene.json --at 50,50 --rules PassthroughView.swift")
      #expect(run.code == 0 && run.lines == ["below"], "\(run.error)")
      #expect(!shop.exists(".touchreplay"))
    }
    #expect(try shops.map { try CountingCompiler.count(in: $0) } == [1, 0])
  }
}
