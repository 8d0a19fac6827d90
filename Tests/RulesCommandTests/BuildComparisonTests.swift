import ChildProcess
import CommandSupport
import JSONText
import TestSupport
import Testing

@Suite("Two builds are compared")
struct BuildComparisonTests {
  private static func rules(_ answer: String) -> String {
    """
    import UIKit

    class OverlayView: UIView {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let view = super.hitTest(point, with: event)
        return \(answer)
      }
    }

    """
  }

  private static let scene = Scene(
    name: "overlay",
    text: """
      {"format": 1, "scene": "overlay", "screen": {"size": [400, 800]}, "windows": [{"id": "w", "subviews": [
        {"id": "button", "class": "UIButton", "frame": [0, 0, 100, 60], "actions": {"touchUpInside": "push"}},
        {"id": "overlay", "class": "OverlayView", "superclass": "UIView", "frame": [0, 0, 400, 400]}]}]}
      """)

  @Test("the outcomes of the workers of one build are the baseline of the other")
  func builds() throws {
    let shop = try Workshop(["old.swift": Self.rules("view"), "new.swift": Self.rules("view === self ? nil : view")])
    for name in ["old", "new"] {
      let build = try shop.replayer("build \(name).swift -o ./\(name)")
      try #require(build.code == 0, "\(build.error)")
    }
    for index in 0..<3 { try shop.record("\(index).touchrec", scene: Self.scene, "--tap 50,30 --tap 200,600") }
    for workers in [1, 2] {
      let same = try shop.replayer("diff --build ./old --against build:./old --num-workers \(workers) .")
      #expect(same.code == 0 && same.output.contains("compared 3 recordings"), "\(same.output) \(same.error)")
      let differs = try shop.replayer("diff --build ./new --against build:./old --num-workers \(workers) .")
      #expect(differs.code == 1, "\(differs.error)")
      #expect(differs.output.contains("against build:./old"))
      #expect(differs.output.contains("touch 1 at 0.000 s (50, 30): overlay → button"))
      #expect(differs.output.contains("decided by new.swift:6: overlay,"))
      #expect(!differs.output.contains("(200, 600)"))
    }
    // Without rules the overlay is a plain view, as in the old build.
    #expect(try shop.replayer("diff --against build:./old .").code == 0)
    #expect(try shop.replayer("diff --against build:./none .").code == 69)
    #expect(try shop.replayer("diff --against rev:HEAD .").code == 64)
  }

  private static func drawer(_ answer: String) -> String {
    """
    import UIKit

    class DrawerView: UIView, UIGestureRecognizerDelegate {
      override func didMoveToWindow() {
        let pan = UIPanGestureRecognizer(target: self, action: #selector(panned))
        pan.delegate = self
        addGestureRecognizer(pan)
      }
      @objc func panned() {}
      override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        \(answer)
      }
    }

    """
  }

  @Test("a gesture that is lost names the lines of the code that have changed, also where its own code ran")
  func gestures() throws {
    let scene = """
      {"format": 1, "scene": "drawer", "windows": [{"id": "w", "subviews": [{"id": "drawer", "class": "DrawerView"}]}]}
      """
    let shop = try Workshop(["a.swift": Self.drawer("true"), "b.swift": Self.drawer("false"), "d.scene.json": scene])
    let capture = try shop.recorder(
      "capture --scene d.scene.json --rules a.swift --drag 100,100,100,300,0.3 -o d.touchrec")
    try #require(capture.code == 0, "\(capture.error)")
    let diff = try shop.replayer("diff --rules b.swift d.touchrec")
    #expect(diff.code == 1 && diff.output.contains("gestures lost: drawer"), "\(diff.output)")
    #expect(diff.output.contains("your code has changed: `false` (b.swift:11); 1 line is gone"), "\(diff.output)")
  }

  @Test("explanations of several builds are side by side, with the lines that decided")
  func explanations() throws {
    let shop = try Workshop(["Overlay.swift": Self.rules("view")])
    try #require(try shop.replayer("build Overlay.swift -o old").code == 0)
    try shop.record("a.touchrec", scene: Self.scene, "--tap 50,30")
    let git = "git init -q . && git add . && git -c user.name=a -c user.email=a@b.c commit -qm first"
    #expect(try ChildProcess("/bin/sh", ["-c", git], folder: shop.path).wait() == 0)
    try shop.write(Self.rules("view === self ? nil : view"), to: "Overlay.swift")
    try #require(try shop.replayer("build Overlay.swift -o new").code == 0)
    for (words, old, new) in [
      ("--build old --build new", "old", "new"), ("--build new --against build:old", "old", "new"),
      ("--rules Overlay.swift --against rev:HEAD", "rev:HEAD", "rules"),
    ] {
      let run = try shop.replayer("explain a.touchrec --event 0 \(words)")
      #expect(run.code == 0, "\(run.error)")
      let rows = run.lines.prefix(4).map { $0.split(separator: " ").joined(separator: " ") }
      #expect(rows[2] == "\(old) overlay overlay itself Overlay.swift:6", "\(run.output)")
      #expect(rows[3] == "\(new) button button itself -", "\(run.output)")
      #expect(
        run.lines.suffix(3) == [
          "\(new) parts from \(old) at overlay",
          "  \(old): itself, it is hit: no subview was hit, decided by `return view` (Overlay.swift:6)",
          "  \(new): override, it has an override whose result differs from UIKit's, decided by `return view === self ? nil : view` "
            + "(Overlay.swift:6)",
        ], "\(run.output)")
    }
  }

  @Test("the files as they are at a commit are the baseline")
  func revision() throws {
    let shop = try Workshop(["Overlay.swift": Self.rules("view")])
    try shop.record("a.touchrec", scene: Self.scene, "--tap 50,30")
    let git = "git init -q . && git add . && git -c user.name=a -c user.email=a@b.c commit -qm first"
    #expect(try ChildProcess("/bin/sh", ["-c", git], folder: shop.path).wait() == 0)
    try shop.write(Self.rules("view === self ? nil : view"), to: "Overlay.swift")
    let diff = try shop.replayer("diff --rules Overlay.swift --against rev:HEAD a.touchrec")
    #expect(diff.code == 1 && diff.output.contains("overlay → button"), "\(diff.error)")
    #expect(diff.output.contains("against rev:HEAD"))
  }

  /// Rules that lay a button out at a place.
  private static func layout(_ y: Int) -> String {
    """
    import UIKit

    class PanelView: UIView {
      override func layoutSubviews() {
        super.layoutSubviews()
        subviews.first?.frame = CGRect(x: 100, y: \(y), width: 100, height: 50)
      }
    }

    """
  }

  @Test("a touch follows its receiver of the other build with --retarget, in diff and matrix")
  func retarget() throws {
    let shop = try Workshop([
      "s.scene.json": """
      {"format": 1, "scene": "s", "windows": [{"id": "w", "subviews": [{"id": "panel", "class": "PanelView", "subviews": [
        {"id": "buy", "class": "UIButton", "actions": {"touchUpInside": "buy"}}]}]}]}
      """, "old.swift": Self.layout(100), "new.swift": Self.layout(400), "far.swift": Self.layout(600),
    ])
    for name in ["old", "new"] { #expect(try shop.replayer("build \(name).swift -o \(name)").code == 0) }
    #expect(try shop.recorder("capture --scene s.scene.json --tap 150,120 --build old -o a.touchrec").code == 0)
    for against in ["build:old", "recorded"] {
      let words = "diff --build new --against \(against) a.touchrec"
      #expect(try shop.replayer(words).code == 1)
      let moved = try shop.replayer("\(words) --retarget")
      #expect(moved.code == 0, "\(moved.output)\(moved.error)")
      #expect(
        moved.output.contains("touch 1 follows its receiver buy from (150, 120) to (150, 425)"), "\(moved.output)")
    }
    let matrix = "matrix --build old --build new --rules far.swift a.touchrec"
    #expect(
      try shop.replayer(matrix).lines.prefix(2) == [
        "recording   old   new       rules", "a.touchrec  same  1 differ  1 differ",
      ])
    let retargeted = try shop.replayer("\(matrix) --retarget")
    #expect(
      retargeted.code == 0 && retargeted.lines.dropFirst().first == "a.touchrec  same  same  same",
      "\(retargeted.output)")
    let run = try shop.replayer("run --build new --retarget a.touchrec")
    #expect(run.code == 64 && run.error.contains("'--retarget'"), "\(run.error)")
  }

  @Test("builds are the columns of a matrix, also for programs and with strategies")
  func matrix() throws {
    let shop = try Workshop(["old.swift": Self.rules("view"), "new.swift": Self.rules("view === self ? nil : view")])
    for name in ["old", "new"] { #expect(try shop.replayer("build \(name).swift -o \(name)").code == 0) }
    try shop.record("a.touchrec", scene: Self.scene, "--tap 50,30 --build old")
    let words = "matrix --build old --build new a.touchrec"
    let text = try shop.replayer(words)
    #expect(
      text.code == 1 && text.lines.prefix(2) == ["recording   old   new", "a.touchrec  same  1 differ"],
      "\(text.output)")
    let document = try shop.replayer("\(words) --json").document()
    let matrix = try #require(document["matrix"])
    #expect(matrix["columns"]?.array?.map { $0["build"]?.string } == ["old", "new"])
    #expect(matrix["columns"]?.array?.allSatisfy { $0["strategy"]?.isNull == true } == true)
    let results = matrix["systems"]?.array?.first?["recordings"]?.array?.first?["results"]?.array
    #expect(results?.map { $0["build"]?.string } == ["old", "new"])
    #expect(results?.map { $0["result"]?.string } == ["same", "differs"])
    #expect(document["compared"]?["recordings"]?.integer == 1)
    #expect(document["comparisons"]?.array?.map { $0["build"]?.string } == ["old", "new"])
    let both = try shop.replayer("\(words) --strategy uikit,flag --format markdown")
    #expect(both.output.contains("| `old uikit` | `old flag` | `new uikit` | `new flag` |"), "\(both.output)")
    #expect(try shop.replayer("matrix --build old --build old a.touchrec").code == 64)
    #expect(try shop.replayer("matrix --build old --build none a.touchrec").code == 69)
    // One build has the strategies as columns, as without rules.
    let one = try shop.replayer("matrix --build old a.touchrec")
    #expect(one.lines.first?.split(separator: " ") == ["recording", "uikit", "swizzle", "tag", "delegate", "flag"])
  }

  @Test("a matrix compares with a build, a commit or a strategy in place of the recording")
  func matrixBaseline() throws {
    let shop = try Workshop(["Overlay.swift": Self.rules("view"), "other.swift": Self.rules("nil")])
    let git = "git init -q . && git add . && git -c user.name=a -c user.email=a@b.c commit -qm first"
    #expect(try ChildProcess("/bin/sh", ["-c", git], folder: shop.path).wait() == 0)
    #expect(try shop.replayer("build Overlay.swift -o old").code == 0)
    try shop.record("a.touchrec", scene: Self.scene, "--tap 50,30 --build old")
    try shop.write(Self.rules("view === self ? nil : view"), to: "Overlay.swift")
    for baseline in ["build:old", "rev:HEAD"] {
      let words = "matrix --rules Overlay.swift --strategy uikit --against \(baseline) a.touchrec"
      let text = try shop.replayer(words)
      #expect(
        text.code == 1 && text.lines[1].split(separator: " ").suffix(2) == ["differ", "*"],
        "\(text.output)\(text.error)")
      #expect(text.lines.contains { $0.hasSuffix(", against \(baseline)") }, "\(text.output)")
      let document = try shop.replayer("\(words) --json").document()
      #expect(document["comparisons"]?.array?.first?["against"]?.string == baseline)
    }
    // The recording was made with the old build.
    let same = try shop.replayer("matrix --build old --rules Overlay.swift --against build:old a.touchrec")
    #expect(same.lines.dropFirst().first == "a.touchrec  same  1 differ", "\(same.output)")
    let strategy = try shop.replayer("matrix --build old --strategy uikit --against strategy:uikit a.touchrec")
    #expect(strategy.code == 0 && strategy.output.contains(", against strategy:uikit"), "\(strategy.output)")
    #expect(try shop.replayer("matrix --build old --against rev:HEAD a.touchrec").code == 64)
    #expect(try shop.replayer("matrix --build old --against somebody a.touchrec").code == 64)
  }

  @Test("a session whose baseline crashes differs")
  func crash() throws {
    let shop = try Workshop([
      "bad.swift": Self.rules("view.map { $0.superview!.superview! }"), "old.swift": Self.rules("view"),
    ])
    for name in ["bad", "old"] {
      try #require(try shop.replayer("build \(name).swift -o ./\(name)").code == 0)
    }
    try shop.record("a.touchrec", scene: Self.scene, "--tap 50,30")
    try shop.record("b.touchrec", scene: Self.scene, "--tap 200,600")
    let diff = try shop.replayer("diff --json --build ./old --against build:./bad a.touchrec b.touchrec")
    let comparisons = try #require(try diff.document()["comparisons"]?.array)
    #expect(diff.code == 1 && comparisons.count == 2 && comparisons[0]["divergences"]?.integer == 1)
    let text = try shop.replayer("diff --build ./old --against build:./bad a.touchrec").output
    #expect(text.contains(": the session no longer ends: crash: the code trapped (SIG"), "\(text)")
    let same = try shop.replayer("diff --build ./bad --against build:./bad a.touchrec")
    #expect(
      same.code == 0 && same.output.contains("ended by the code, as in the baseline: 1 session"), "\(same.output)")
    #expect(comparisons[1]["failure"]?.isNull == true && comparisons[1]["divergences"]?.integer == 0)
  }
}
