import CommandSupport
import JSONText
import TestSupport
import Testing

@Suite("Outcomes of a build whose members were cut are unknown where the cut code is reached")
struct CutTests {
  /// `layoutSubviews` is reached by every session, and `hitTest` at the overlay alone.
  private static func source(_ member: String) -> String {
    """
    import UIKit

    class PassthroughView: UIView {
      \(member) {
        let blur = UIBlurOfAnotherTime()
        blur.apply(to: self)
      }
    }

    """
  }

  private static let layout = source("override func layoutSubviews()")
  private static let hitTest = source(
    "override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView?")

  private static let scene = """
    {"format": 1, "scene": "s", "windows": [{"id": "w", "subviews": [
      {"id": "overlay", "class": "PassthroughView", "frame": [0, 100, 400, 100]},
      {"id": "button", "class": "UIButton", "frame": [0, 0, 100, 50]}]}]}
    """

  private static let cut = "`layoutSubviews` was cut: "

  @Test("a cut layoutSubviews: build lists it, and run, diff, hit and explain have exit code 2 with the reason")
  func layout() throws {
    let shop = try Workshop(["s.scene.json": Self.scene, "P.swift": Self.layout])
    #expect(try shop.replayer("build P.swift -o whole").code == 65)
    let build = try shop.replayer("build P.swift -o cut --cut-missing")
    #expect(
      build.code == 0 && build.error.contains("P.swift:4: `PassthroughView.layoutSubviews` was cut"), "\(build.error)")
    #expect(build.output.contains("1 class, 1 cut"))
    let capture = try shop.recorder("capture --scene s.scene.json --tap 50,20 --build cut -o s.touchrec")
    #expect(capture.code == 0, "\(capture.error)")
    let run = try shop.replayer("run --json s.touchrec --build cut")
    let trouble = try run.objects().first { $0["kind"]?.string == "trouble" }
    #expect(run.code == 2 && trouble?["what"]?.string == "unknown")
    #expect(trouble?["why"]?.string?.contains(Self.cut) == true)
    let diff = try shop.replayer("diff s.touchrec --build cut")
    #expect(diff.code == 2 && diff.output.contains("unknown: \(Self.cut)"), "\(diff.output)")
    let hit = try shop.replayer("hit --scene s.scene.json --at 50,20 --build cut")
    #expect(hit.code == 2 && hit.lines == ["!unknown"] && hit.error.contains(Self.cut))
    let json = try shop.replayer("hit --scene s.scene.json --at 50,20 --build cut --json").document()
    #expect(json["view"]?.isNull == true && json["unknown"]?.string?.hasPrefix(Self.cut) == true)
    let explain = try shop.replayer("explain --scene s.scene.json --at 50,20 --build cut")
    #expect(explain.code == 2 && explain.output.contains("\nunknown: \(Self.cut)"), "\(explain.output)")
    let event = try shop.replayer("explain s.touchrec --event 0 --build cut --json").document()
    #expect(event["unknown"]?.array?.first?.string?.hasPrefix(Self.cut) == true)
  }

  /// Overrides that UIKit would call, and that nothing calls here: each in a view of its own class. They are compiled together.
  private static let uncalled: [(name: String, view: String, source: String)] = [
    (
      "updateConstraints", "ConstraintsView",
      "class ConstraintsView: UIView { override func updateConstraints() { Missing.call() } }"
    ),
    (
      "tintColorDidChange", "TintView",
      "class TintView: UIView { override func tintColorDidChange() { Missing.call() } }"
    ),
    (
      "pressesBegan", "PressView",
      "class PressView: UIView {\n  override func pressesBegan(_ p: Set<UIPress>, with e: MissingEvent?) {}\n}"
    ),
    (
      "inputView", "InputView",
      "class InputView: UIView {}\nextension InputView { override var inputView: Missing? { nil } }"
    ),
    (
      "updateViewConstraints", "PanelView",
      """
      class Panel: UIViewController { override func updateViewConstraints() { Missing.call() } }
      class PanelView: UIView {
        private let panel = Panel()
        override func didMoveToWindow() { addSubview(panel.view) }
      }
      """
    ),
  ]

  /// A view whose override is cut, and which is in no window.
  private static let outside = """
    class Badge: UIView { override func updateConstraints() { Missing.call() } }
    class BadgeView: UIView { let badge = Badge() }
    """

  /// A folder with all of these classes, and a scene with one of them.
  private static func workshop(_ view: String) throws -> Workshop {
    let sources = ["import UIKit"] + uncalled.map(\.source) + [outside]
    return try Workshop([
      "s.scene.json": scene.replacing("PassthroughView", with: view),
      "P.swift": sources.joined(separator: "\n") + "\n",
    ])
  }

  @Test("a cut override that nothing calls is reported for the views of its class in a window", arguments: uncalled)
  func override(_ name: String, _ view: String, _ source: String) throws {
    let shop = try Self.workshop(view)
    let rules = "--rules P.swift --cut-missing"
    let capture = try shop.recorder("capture --scene s.scene.json --tap 50,20 \(rules) -o s.touchrec")
    #expect(capture.code == 0, "\(capture.error)")
    let diff = try shop.replayer("diff s.touchrec \(rules)")
    #expect(diff.code == 2 && diff.output.contains("unknown: `\(name)` was cut: "), "\(diff.output) \(diff.error)")
    #expect(diff.error.contains("build 'rules' has \(Self.uncalled.count + 1) cuts"))
    let others = Self.uncalled.map(\.name).filter { $0 != name }
    #expect(!others.contains { diff.output.contains("`\($0)` was cut") }, "\(diff.output)")
    let hit = try shop.replayer("hit --scene s.scene.json --at 50,20 \(rules)")
    #expect(hit.code == 2 && hit.lines == ["!unknown"], "\(hit.output) \(hit.error)")
  }

  @Test("a cut override of a view that is in no window is not reported")
  func outside() throws {
    let shop = try Self.workshop("BadgeView")
    let hit = try shop.replayer("hit --scene s.scene.json --at 50,20 --rules P.swift --cut-missing")
    #expect(hit.code == 0 && hit.lines == ["button"], "\(hit.output) \(hit.error)")
  }

  @Test("a macro that is not available is named with its place and what to do, and can be cut")
  func macros() throws {
    let source = """
      import UIKit
      #Register("card")
      @Watched class PassthroughView: UIView {
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
      }
      """
    let shop = try Workshop(["s.scene.json": Self.scene, "P.swift": source])
    let words = "hit --scene s.scene.json --at 50,20 --rules P.swift"
    let whole = try shop.replayer(words)
    #expect(whole.code == 65, "\(whole.output)")
    for line in ["P.swift:2:2: #Register is not available: ", "P.swift:3:2: @Watched is not available: "] {
      #expect(
        whole.errorLines.contains { $0.hasPrefix(line) && $0.hasSuffix("or build with --cut-missing") },
        "\(whole.error)")
    }
    let cut = try shop.replayer("\(words) --cut-missing")
    #expect(cut.code == 2 && cut.lines == ["!unknown"], "\(cut.error)")
    #expect(cut.error.contains("P.swift:2: `#Register` was cut: it needs the macro `#Register`"), "\(cut.error)")
    #expect(cut.error.contains("P.swift:3: `PassthroughView: @Watched` was cut: it needs the macro `@Watched`"))
  }

  @Test("a cut hitTest needs --cut-rules, and the points before the first that reaches it are known")
  func hitTest() throws {
    let shop = try Workshop(["s.scene.json": Self.scene, "P.swift": Self.hitTest])
    let refused = try shop.replayer("build P.swift -o cut --cut-missing")
    #expect(refused.code == 65 && refused.error.contains("--cut-rules"), "\(refused.error)")
    #expect(try shop.replayer("build P.swift -o cut --cut-missing --cut-rules").code == 0)
    let hit = try shop.replayer(
      "hit --scene s.scene.json --points - --build cut", input: "50,20\n50,300\n50,20\n")
    #expect(hit.code == 2 && hit.lines == ["button", "!unknown", "!unknown"], "\(hit.lines)")
    let known = try shop.replayer("hit --scene s.scene.json --at 50,20 --build cut")
    #expect(known.code == 0 && known.lines == ["button"])
  }
}
