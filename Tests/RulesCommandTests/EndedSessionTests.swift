import ChildProcess
import CommandSupport
import Foundation
import JSONText
import RecordingStore
import TestSupport
import Testing

/// Recordings of two touches, of which the second is at a point where the hostile rules end the process.
private final class EndedSessions: Sendable {
  /// The line of the hostile rules that contains a text.
  static func line(of text: String) -> Int {
    (RulesWorkshop.hostileRules.components(separatedBy: "\n").firstIndex { $0.contains(text) } ?? -1) + 1
  }

  /// A recording of rules that come to its end, and one of the hostile rules, which ends.
  static func recordings(_ point: String) throws -> (shop: Workshop, whole: String, ended: String) {
    let shop = try RulesWorkshop.shared()
    let name = "ended-" + UUID().uuidString.prefix(8)
    let taps = "--scene s.scene.json --tap 50,50 --tap \(point) --tap 50,50"
    let whole = try shop.recorder("capture \(taps) --rules Rules -o \(name)-whole.touchrec")
    try #require(whole.code == 0, "\(whole.error)")
    let ended = try shop.recorder(
      "capture \(taps) --rules Hostile --timeout-per-session 1.5 -o \(name)-ended.touchrec")
    try #require(ended.code == 2, "\(ended.error)")
    return (shop, "\(name)-whole.touchrec", "\(name)-ended.touchrec")
  }
}

@Suite("A session that the app's code ends differs from one that it does not end")
struct EndedSessionTests {
  private static let limit = "--timeout-per-session 1.5"

  @Test(
    "with one worker and with several, and for bisect",
    arguments: [("1,1", 1), ("1,1", 4), ("2,2", 2), ("4,4", 2)] as [(String, Int)])
  func workers(point: String, workers: Int) throws {
    let (shop, whole, ended) = try EndedSessions.recordings(point)
    let rules = "--rules Hostile \(Self.limit) --num-workers \(workers)"
    let red = try shop.replayer("diff \(rules) \(whole) s.touchrec")
    #expect(red.code == 1 && red.output.contains(": the session ends: "), "\(red.output)\(red.error)")
    #expect(red.output.contains("comparisons: 1 same, 1 different, 0 inconclusive, 0 skipped"), "\(red.output)")
    #expect(try shop.replayer("diff \(rules) --exit-codes bisect \(whole)").code == 1)
    let green = try shop.replayer("diff \(rules) \(ended) s.touchrec")
    #expect(green.code == 0 && green.output.contains("ended by the code, as in the baseline: 1 session"))
    let healed = try shop.replayer("diff --rules Rules --num-workers \(workers) \(ended)")
    #expect(healed.code == 1 && healed.output.contains(": the session no longer ends: "), "\(healed.output)")
    #expect(try shop.replayer("matrix \(rules) --strategy uikit,flag \(whole)").code == 1)
    #expect(try shop.replayer("run \(rules) \(whole)").code == 2)
    #expect(try shop.replayer("run \(rules) \(ended)").code == 2)
  }

  @Test("one end is not another one: code that traps where it called exit, or loops, ends in another way")
  func kinds() throws {
    let shop = try Workshop(["s.scene.json": RulesWorkshop.scene, "P.swift": RulesWorkshop.hostileRules])
    let capture = try shop.recorder("capture --scene s.scene.json --tap 1,1 --rules P.swift -o a.touchrec")
    try #require(capture.code == 2 && shop.exists("a.touchrec"), "\(capture.error)")
    for (statement, code) in [("exit(0)", 1), ("while true {}", 1), ("preconditionFailure(\"other\")", 0)] {
      try shop.write(RulesWorkshop.hostileRules.replacing("fatalError(\"boom\")", with: statement), to: "P.swift")
      let diff = try shop.replayer("diff --rules P.swift \(Self.limit) a.touchrec")
      #expect(diff.code == code, "\(statement): \(diff.output)")
      #expect(diff.output.contains("ends in another way") == (statement == "exit(0)"), "\(diff.output)")
    }
  }

  @Test("a difference of the event just before an end that both sides have is one")
  func before() throws {
    let shop = try Workshop(["s.scene.json": Self.screen, "P.swift": Self.shop("paid 5")])
    let taps = "--tap 20,120 --tap 20,220"
    try #require(
      try shop.recorder("capture --scene s.scene.json \(taps) --rules P.swift -o a.touchrec").code == 2)
    #expect(try shop.replayer("diff --rules P.swift a.touchrec").code == 0)
    try shop.write(Self.shop("paid 6"), to: "P.swift")
    let diff = try shop.replayer("diff --rules P.swift a.touchrec")
    #expect(diff.code == 1 && diff.output.contains("paid 6"), "\(diff.output)")
  }

  private static let screen =
    #"{"format":1,"scene":"s","windows":[{"rootViewController":{"class":"Screen"}}]}"#

  /// A screen whose first button shows a text, and whose second one traps.
  private static func shop(_ text: String) -> String {
    """
    import UIKit
    final class Screen: UIViewController {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(label)
        for (y, event, action) in [
          (100.0, UIControl.Event.touchUpInside, #selector(pay)), (200, .touchDown, #selector(explode)),
        ] {
          let button = UIButton(frame: CGRect(x: 0, y: y, width: 100, height: 40))
          button.addTarget(self, action: action, for: event)
          view.addSubview(button)
        }
      }
      @objc func pay() { label.text = "\(text)" }
      @objc func explode() { fatalError("boom") }
    }
    """
  }

  @Test("the reports have the line at which it ends")
  func lines() throws {
    let (shop, whole, _) = try EndedSessions.recordings("1,1")
    let line = EndedSessions.line(of: "fatalError")
    for (name, text) in [
      ("github", "::error file=Hostile/PassthroughView.swift,line=\(line),title="),
      ("sarif", #""startLine":\#(line)}"#),
      ("junit", #"<failure type="divergence" message="touch 1 (2 in the session)"#), ("tap", "not ok 1 - "),
      ("markdown", "the session ends: crash: "), ("html", "the session ends: crash: "),
      ("json", #""isInBaseline":false"#), ("text", "PassthroughView.swift:\(line): PassthroughView.hitTest"),
    ] {
      let file = "\(whole).\(name)"
      let diff = try shop.replayer("diff --rules Hostile --reporter \(name)=\(file) \(whole)")
      #expect(diff.code == 1)
      let report = try shop.text(file)
      #expect(report.contains(text), "\(name): \(report.prefix(2_000))")
    }
  }

  @Test("a baseline of another build that ends, at the same event, at an earlier one or not")
  func builds() throws {
    let (shop, whole, _) = try EndedSessions.recordings("1,1")
    let early = try shop.recorder(
      "capture --scene s.scene.json --tap 1,1 --tap 2,2 --rules Rules -o \(whole)-2.touchrec")
    try #require(early.code == 0)
    for name in ["Rules", "Hostile"] where !shop.exists("ended-\(name)") {
      try #require(try shop.replayer("build \(name) -o ./ended-\(name)").code == 0)
    }
    func diff(_ rules: String, against: String, _ recording: String) throws -> Finished {
      try shop.replayer("diff --rules \(rules) --against build:./ended-\(against) \(recording)")
    }
    #expect(try diff("Hostile", against: "Hostile", whole).code == 0)
    let gained = try diff("Hostile", against: "Rules", whole)
    #expect(gained.code == 1 && gained.output.contains(": the session ends: "), "\(gained.output)")
    let lost = try diff("Rules", against: "Hostile", "\(whole)-2.touchrec")
    #expect(lost.code == 1 && lost.output.contains(": the session no longer ends: "), "\(lost.output)")
    #expect(lost.output.contains("1 divergence,"), "\(lost.output)")
  }

  @Test("one process with two strategies finds which side ends")
  func strategies() throws {
    let (shop, whole, _) = try EndedSessions.recordings("1,1")
    let diff = try shop.replayer("diff --rules Hostile --against strategy:flag \(whole)")
    // The overlay's own hit test runs under both.
    #expect(diff.code == 0 && diff.output.contains("as in the baseline: 1 session"), "\(diff.output)\(diff.error)")
    let moved = try shop.replayer("diff --rules Hostile --against strategy:flag --retarget \(whole)")
    #expect(moved.code == 2, "\(moved.output)")
    #expect(try shop.replayer("diff --rules Hostile --verify 3 \(whole)").code == 1)
  }

  @Test("is accepted, listed and rejected as any difference")
  func accepting() throws {
    let shop = try Workshop(["s.scene.json": RulesWorkshop.scene, "P.swift": RulesWorkshop.rules])
    let taps = "--tap 50,50 --tap 1,1 --tap 50,50"
    try #require(
      try shop.recorder("capture --scene s.scene.json \(taps) --rules P.swift -o a.touchrec").code == 0)
    try shop.write(RulesWorkshop.hostileRules, to: "P.swift")
    #expect(try shop.replayer("diff --rules P.swift a.touchrec").code == 1)
    let pending = try shop.replayer("pending")
    #expect(pending.code == 1 && pending.output.contains(": the session ends: crash: "), "\(pending.output)")
    #expect(try shop.replayer("accept --all --reason known --owner Ann").code == 0)
    let accepted = try shop.replayer("diff --rules P.swift a.touchrec")
    #expect(accepted.code == 0 && accepted.output.contains("accepted: 1 difference"), "\(accepted.output)")
    // Lines of code may move; another function or another end is not accepted.
    try shop.write("// A line.\n" + RulesWorkshop.hostileRules, to: "P.swift")
    #expect(try shop.replayer("diff --rules P.swift a.touchrec").code == 0)
    let other = RulesWorkshop.hostileRules.replacing("fatalError(\"boom\")", with: "exit(0)")
    try shop.write(other, to: "P.swift")
    #expect(try shop.replayer("diff --rules P.swift a.touchrec").code == 1)
    let rebase = try shop.replayer("accept --all --rebase --rules P.swift --reason r --owner Ann")
    #expect(rebase.code != 0, "\(rebase.output)\(rebase.error)")
    try shop.write(RulesWorkshop.rules, to: "P.swift")
    #expect(try shop.replayer("diff --rules P.swift a.touchrec").code == 2)
  }

  @Test("the other sessions of a recording are compared", arguments: [1, 2])
  func sessions(workers: Int) throws {
    let shop = try RulesWorkshop.shared()
    let scene = RulesWorkshop.scene.replacing(
      #""class": "PassthroughView""#,
      with: #""class": "PassthroughView", "superclass": "UIView", "isUserInteractionEnabled": false"#)
    let name = "sessions-\(workers)"
    try shop.write(scene, to: "\(name).scene.json")
    for (index, place) in [50, 1, 2, 60].enumerated() {
      let text = #"""
        {"actions": [{"type": "pointer", "id": "f", "parameters": {"pointerType": "touch"}, "actions": [
          {"type": "pointerMove", "duration": 0, "x": \#(place), "y": \#(place)},
          {"type": "pointerDown", "button": 0}, {"type": "pause", "duration": 50}, {"type": "pointerUp", "button": 0}]}]}
        """#
      try shop.write(text, to: "\(name)-\(index).json")
    }
    let files = (0..<4).map { "\(name)-\($0).json" }.joined(separator: " ")
    let words = "import \(files) --from w3c --scene \(name).scene.json -o \(name).touchrec"
    let made = try shop.recorder(words)
    try #require(made.code == 0, "\(made.error)")
    let diff = try shop.replayer("diff --json --rules Hostile --num-workers \(workers) \(name).touchrec")
    let comparisons = try #require(try diff.document()["comparisons"]?.array)
    #expect(diff.code == 1)
    #expect(comparisons.map { $0["verdict"]?.string } == ["same", "differs", "differs", "same"], "\(diff.output)")
  }

  @Test("code that traps before the first touch differs, and nothing can be recorded with it")
  func start() throws {
    let shop = try Workshop(["s.scene.json": RulesWorkshop.scene, "P.swift": RulesWorkshop.rules])
    try #require(
      try shop.recorder("capture --scene s.scene.json --tap 50,50 --rules P.swift -o a.touchrec").code == 0)
    let broken = RulesWorkshop.rules.replacing(
      "class PassthroughView: UIView {\n",
      with: """
        class PassthroughView: UIView {
          override func didMoveToSuperview() { precondition(superview == nil) }

        """)
    try shop.write(broken, to: "P.swift")
    let diff = try shop.replayer("diff --rules P.swift a.touchrec")
    #expect(diff.code == 1 && diff.output.contains("the session ends: crash: the code trapped (SIG"), "\(diff.output)")
    #expect(diff.output.contains("precondition failure, before the first event"), "\(diff.output)")
    #expect(diff.output.contains("    P.swift:4: PassthroughView.didMoveToSuperview"), "\(diff.output)")
    let capture = try shop.recorder("capture --scene s.scene.json --tap 50,50 --rules P.swift -o b.touchrec")
    #expect(capture.code == 2 && capture.error.contains("; nothing was recorded") && !shop.exists("b.touchrec"))
    try #require(try shop.replayer("build P.swift -o ./broken").code == 0)
    // Both sides end before anything is compared, which is not the same.
    let neither = try shop.replayer("diff --rules P.swift --against build:./broken a.touchrec")
    #expect(neither.code == 2 && neither.output.contains("neither side can make the scene"), "\(neither.output)")
  }

  @Test("explain shows the touches before it, and that of the end")
  func explaining() throws {
    let (shop, _, ended) = try EndedSessions.recordings("4,4")
    let rules = "--rules Hostile \(Self.limit)"
    let before = try shop.replayer("explain \(ended) --event 0 \(rules)")
    #expect(before.code == 0 && before.output.contains("→ below"), "\(before.output)\(before.error)")
    // A trap in the code of an action leaves the hit test of the touch.
    let trap = try Workshop([
      "s.scene.json": RulesWorkshop.scene,
      "P.swift": RulesWorkshop.rules.replacing(
        "    nil\n",
        with: "    nil\n  }\n  override func didMoveToWindow() {\n"
          + "    (superview?.subviews.first as? UIButton)?.addAction(UIAction { _ in exit(3) }, for: .touchUpInside)\n"),
    ])
    let capture = try trap.recorder("capture --scene s.scene.json --tap 50,50 --rules P.swift -o a.touchrec")
    try #require(capture.code == 2, "\(capture.error)")
    let explain = try trap.replayer("explain a.touchrec --event 0 --rules P.swift")
    #expect(explain.code == 2 && explain.output.contains("touch 1 at (50, 50)"), "\(explain.output)\(explain.error)")
    #expect(explain.error.contains("called exit(3)") && explain.error.contains("; the session is shown up to there"))
  }

  @Test("show serves the session up to it")
  func showing() throws {
    let (shop, _, ended) = try EndedSessions.recordings("1,1")
    let words = ["show", ended, "--rules", "Hostile", "--no-open"]
    let tool = try shop.start(.replayer, words, input: .nothing)
    #expect(tool.wait { $0.errorSoFar.contains("http://") || $0.outputSoFar.contains("http://") })
    let text = tool.errorSoFar + tool.outputSoFar
    #expect(text.contains("the session is shown up to there"), "\(text)")
    let address = try #require(
      text.split(whereSeparator: \.isWhitespace).first { $0.hasPrefix("http://") }.map(String.init))
    let page = try PageClient(address)
    let scene = try page.request("GET", "scene")
    #expect(scene.contains(#""mode":"show""#), "\(scene)")
    let frames = try page.request("GET", "frames?event=2")
    #expect(frames.contains("crash: the code trapped (SIG"), "\(frames)")
    tool.signal(SIGINT)
    _ = tool.wait()
  }

  @Test("a worker that is killed from outside is a failed session, and no internal error")
  func killed() throws {
    let (shop, whole, _) = try EndedSessions.recordings("1,1")
    let endless = RulesWorkshop.rules.replacing(
      "    nil\n", with: "    close(open(\"began\", O_CREAT | O_RDWR, 0o600))\n    while true { usleep(1_000) }\n"
    ).replacing("import UIKit\n", with: "import Foundation\nimport UIKit\n")
    try shop.write(endless, to: "Endless.swift")
    try #require(try shop.replayer("build Endless.swift -o ./endless --force").code == 0)
    if shop.exists("began") { try shop.remove("began") }
    let changes = FolderChanges(shop.path)
    let words = ["diff", "--build", "./endless", "--timeout-per-session", "60", whole]
    let tool = try shop.start(.replayer, words, input: .nothing)
    #expect(changes.wait { shop.exists("began") })
    let sessions = Self.grandchildren(of: tool.identifier)
    #expect(!sessions.isEmpty)
    for session in sessions { kill(session, SIGKILL) }
    let end = tool.wait()
    #expect(end.code == 2, "\(end.output)\(end.error)")
    #expect(end.output.contains("killed by another program or the system"), "\(end.output)\(end.error)")
    #expect(end.output.contains("comparisons: 0 same, 0 different, 1 inconclusive"), "\(end.output)")
  }

  /// The processes that the children of a process have started.
  private static func grandchildren(of process: Int32) -> [Int32] {
    func children(_ parent: Int32) -> [Int32] {
      let path = "/proc/\(parent)/task/\(parent)/children"
      let text = FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) } ?? ""
      return text.split(separator: " ").compactMap { Int32($0) }
    }
    return children(process).flatMap(children)
  }
}
