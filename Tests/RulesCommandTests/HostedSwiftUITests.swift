import CommandSupport
import JSONText
import TestSupport
import Testing

@Suite("Windows that host SwiftUI")
struct HostedSwiftUITests {
  private static let toast = """
    import SwiftUI

    struct ToastView: View {
      let title: String
      var onUndo: () -> Void = {}
      @State private var offset: CGFloat = 0
      @Environment(\\.colorScheme) private var colorScheme

      var body: some View {
        HStack {
          Text(title).offset(x: offset)
          Button("Undo", action: onUndo)
        }
        .background(colorScheme == .dark ? Color.white : Color.black)
      }
    }

    class ToastWindow: UIWindow {
      override init(frame: CGRect) {
        super.init(frame: frame)
        rootViewController = UIHostingController(rootView: ToastView(title: "Deleted").ignoresSafeArea())
        rootViewController?.view.backgroundColor = .clear
      }

      required init?(coder: NSCoder) { fatalError("init(coder:) is not supported") }
    }

    final class RootWindow: ToastWindow {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hit = super.hitTest(point, with: event) else { return nil }
        return hit == rootViewController?.view ? nil : hit
      }
    }

    final class SubviewsWindow: ToastWindow {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hit = super.hitTest(point, with: event), let root = rootViewController?.view else { return nil }
        for subview in root.subviews.reversed()
        where subview.hitTest(subview.convert(point, from: root), with: event) != nil {
          return hit
        }
        return nil
      }
    }

    final class LayerWindow: ToastWindow {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hit = super.hitTest(point, with: event), let root = rootViewController?.view else { return nil }
        guard hit == root else { return hit }
        return root.layer.hitTest(point)?.name == nil ? root : nil
      }
    }

    final class DeclaredWindow: ToastWindow {
      private let areas = [CGRect(x: 260, y: 708, width: 100, height: 44)]

      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        areas.contains { $0.contains(point) } ? super.hitTest(point, with: event) : nil
      }
    }

    """

  private static func scene(_ window: String, isStated: Bool = true) -> String {
    let hosting =
      isStated ? #""hosting": {"ToastView": {"content": [{"id": "undo", "frame": [260, 708, 100, 44]}]}},"# : ""
    return """
      {"format": 1, "scene": "toast", \(hosting) "windows": [
        {"id": "app", "subviews": [{"id": "pay", "class": "UIButton", "frame": [0, 100, 390, 700]}]},
        {"id": "overlay", "class": "\(window)"}]}
      """
  }

  @Test("the rules of overlay windows by system, and unknown where nothing is stated")
  func law() throws {
    var files = ["Toast.swift": Self.toast, "points.txt": "300,720\n100,300\n"]
    let windows = ["RootWindow", "SubviewsWindow", "LayerWindow", "DeclaredWindow"]
    for window in windows {
      files["\(window).scene.json"] = Self.scene(window)
      files["\(window).unstated.scene.json"] = Self.scene(window, isStated: false)
    }
    let shop = try Workshop(files)
    let build = try shop.replayer("build Toast.swift -o ./build")
    try #require(build.code == 0, "\(build.error)")
    // On the undo button and beside it: whether the overlay takes the touch.
    let expected: [String: [String: String]] = [
      "RootWindow": ["ios17": "overlay pay", "ios18": "pay pay", "ios26": "pay pay"],
      "SubviewsWindow": ["ios17": "overlay pay", "ios18": "overlay pay", "ios26": "pay pay"],
      "LayerWindow": ["ios17": "overlay !unknown", "ios18": "!unknown !unknown", "ios26": "overlay pay"],
      "DeclaredWindow": ["ios17": "overlay pay", "ios18": "overlay pay", "ios26": "overlay pay"],
    ]
    for window in windows {
      for (profile, words) in expected[window]!.sorted(by: { $0.key < $1.key }) {
        let hit = try shop.replayer(
          "hit --scene \(window).scene.json --build ./build --profile \(profile) --points points.txt")
        let found = hit.lines.map { $0 == "pay" || $0 == "!unknown" ? $0 : "overlay" }.joined(separator: " ")
        #expect(found == words, "\(window) under \(profile): \(hit.output)\(hit.error)")
        let unstated = try shop.replayer(
          "hit --scene \(window).unstated.scene.json --build ./build --profile \(profile) --points points.txt")
        let isDeclared = window == "DeclaredWindow"
        #expect(unstated.lines == ["!unknown", isDeclared ? "pay" : "!unknown"], "\(unstated.output)")
        #expect(unstated.code == 2 && unstated.error.contains("the SwiftUI content of ToastView is not stated"))
      }
    }
  }

  @Test("a recorded touch on content is unknown after its hit, and a replay of another rule is no certain green")
  func recorded() throws {
    let shop = try Workshop([
      "Toast.swift": Self.toast, "s.scene.json": Self.scene("RootWindow"),
      "u.scene.json": Self.scene("RootWindow", isStated: false),
    ])
    try #require(try shop.replayer("build Toast.swift -o ./build").code == 0)
    let changed = Self.toast.replacing("hit == rootViewController?.view ? nil : hit", with: "nil")
    try shop.write(changed, to: "Toast.swift")
    try #require(try shop.replayer("build Toast.swift -o ./changed").code == 0)
    for (scene, point, code) in [("s", "100,300", 0), ("s", "300,720", 1), ("u", "100,300", 2), ("u", "300,720", 2)] {
      let capture = try shop.recorder(
        "capture --scene \(scene).scene.json --build ./build --tap \(point) -o r.touchrec --force")
      #expect(capture.code == 0, "\(capture.error)")
      let diff = try shop.replayer("diff --build ./changed r.touchrec")
      #expect(diff.code == code, "\(scene) \(point): \(diff.output)\(diff.error)")
    }
  }

  private static let queue = """
    import SwiftUI

    struct ToastView: View {
      let title: String
      let onUndo: () -> Void
      var body: some View { Button("Undo", action: onUndo) }
    }

    final class ToastWindow: UIWindow {
      private var waiting = ["Archived"]

      override init(frame: CGRect) {
        super.init(frame: frame)
        show("Deleted")
      }

      required init?(coder: NSCoder) { fatalError("made in code") }

      private func show(_ title: String) {
        let toast = ToastView(title: title) { [weak self] in self?.showNext() }
        rootViewController = UIHostingController(rootView: toast)
      }

      private func showNext() {
        if waiting.isEmpty { isHidden = true } else { show(waiting.removeFirst()) }
      }

      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hit = super.hitTest(point, with: event), let root = rootViewController?.view else { return nil }
        return point.y > 700 ? hit : hit == root ? nil : hit
      }
    }

    """

  private static func queueScene(_ button: String) -> String {
    """
    {"format": 1, "scene": "queue",
     "hosting": {"ToastView": {"content": [{"id": "undo", "frame": [260, 708, 100, 44]\(button)}]}},
     "windows": [
      {"id": "app", "subviews": [{"id": "pay", "class": "UIButton", "frame": [0, 100, 390, 700]}]},
      {"id": "overlay", "class": "ToastWindow"}]}
    """
  }

  @Test("a button of a queue of toasts runs its closure, in the same region on every system")
  func button() throws {
    let shop = try Workshop([
      "Toast.swift": Self.queue, "q.scene.json": Self.queueScene(#", "kind": "button", "calls": "onUndo""#),
    ])
    try #require(try shop.replayer("build Toast.swift -o ./build").code == 0)
    let taps = "--tap 300,720 --tap 300,720 --tap 300,720"
    let capture = try shop.recorder("capture --scene q.scene.json --build ./build \(taps) -o q.touchrec --strict")
    #expect(capture.code == 0, "\(capture.error)")
    let run = try shop.replayer("run --json --build ./build q.touchrec")
    let actions = run.lines.filter { $0.contains(#""kind":"action""#) && $0.contains(#""region":"undo""#) }
    #expect(actions.count == 2, "\(run.output)")
    #expect(actions.allSatisfy { $0.contains(#""name":"onUndo""#) && $0.contains(#""handlers":["ToastView.onUndo"]"#) })
    #expect(run.lines.contains { $0.contains(#""kind":"effect""#) && $0.contains("disappeared") }, "\(run.output)")
    #expect(run.lines.contains { $0.contains("touchUpInside") && $0.contains("pay") }, "\(run.output)")
    for profile in ["ios17", "ios18", "ios26", "ios27"] {
      let diff = try shop.replayer("diff --build ./build --profile \(profile) q.touchrec")
      #expect(diff.code == 0, "\(profile): \(diff.output)\(diff.error)")
    }
  }

  @Test("another rule is red with the region, the hit test and the law that lost it")
  func lostRegion() throws {
    let shop = try Workshop([
      "Toast.swift": Self.queue, "q.scene.json": Self.queueScene(#", "kind": "button", "calls": "onUndo""#),
    ])
    try #require(try shop.replayer("build Toast.swift -o ./build").code == 0)
    let capture = try shop.recorder("capture --scene q.scene.json --build ./build --tap 300,720 -o q.touchrec")
    try #require(capture.code == 0, "\(capture.error)")
    try shop.write(Self.queue.replacing("point.y > 700 ? hit : ", with: ""), to: "Toast.swift")
    try #require(try shop.replayer("build Toast.swift -o ./changed").code == 0)
    #expect(try shop.replayer("diff --build ./changed q.touchrec").code == 0)
    for (profile, sentence) in [
      ("ios18", "the first hit test of the touch finds"), ("ios26", "is hit itself for its content"),
    ] {
      let diff = try shop.replayer("diff --build ./changed --profile \(profile) q.touchrec")
      #expect(diff.code == 1 && diff.output.contains("overlay/_UIHostingView[0] region undo → pay"), "\(diff.output)")
      if profile == "ios18" { #expect(diff.output.contains(sentence), "\(diff.output)") }
      let explain = try shop.replayer(
        "explain --scene q.scene.json --at 300,720 --build ./changed --profile \(profile)")
      #expect(explain.output.contains(sentence), "\(explain.output)")
    }
  }

  @Test("a button without a closure, and one that the type does not store, are unknown after their tap")
  func unknownButtons() throws {
    let shop = try Workshop(["Toast.swift": Self.queue])
    try #require(try shop.replayer("build Toast.swift -o ./build").code == 0)
    for (button, reason) in [
      (#", "kind": "button""#, "what the SwiftUI button 'undo' of ToastView calls is not stated"),
      (#", "kind": "button", "calls": "onRedo""#, "calls 'onRedo', which ToastView does not store"),
      (#", "kind": "button", "calls": "title""#, "calls 'title', which is of type String"),
      ("", "what the SwiftUI content 'undo' of ToastView does with touches is not modelled"),
    ] {
      try shop.write(Self.queueScene(button), to: "q.scene.json")
      let capture = try shop.recorder(
        "capture --scene q.scene.json --build ./build --tap 300,720 -o q.touchrec --strict --force")
      #expect(capture.code == 2, "\(button)")
      let run = try shop.replayer("run --build ./build q.touchrec")
      #expect(run.output.contains(reason), "\(run.output)")
    }
  }

  @Test("the skeleton of 'hosting' has the buttons and closures of the text, and is no valid scene without places")
  func skeleton() throws {
    let shop = try Workshop(["Toast.swift": Self.toast, "Plain.swift": "import UIKit\nfinal class A: UIView {}\n"])
    let hosting = try shop.replayer("hosting Toast.swift")
    #expect(hosting.code == 0, "\(hosting.error)")
    let document = try hosting.document()
    let content = document["hosting"]?["ToastView"]?["content"]?.array
    #expect(content?.count == 1 && content?.first?["id"]?.string == "undo")
    #expect(content?.first?["kind"]?.string == "button" && content?.first?["calls"]?.string == "onUndo")
    #expect(hosting.error.contains("ToastView 'undo' is at Toast.swift:12"), "\(hosting.error)")
    try shop.write(
      #"{"format": 1, "scene": "s", "windows": [{}], "#
        + hosting.output.split(separator: "\n").dropFirst().joined(separator: "\n"), to: "s.scene.json")
    let hit = try shop.replayer("hit --scene s.scene.json --at 1,1")
    #expect(hit.code == 65 && hit.error.contains("neither a 'frame' nor a place"), "\(hit.error)")
    #expect(try shop.replayer("hosting Plain.swift").code == 66)
  }
}
