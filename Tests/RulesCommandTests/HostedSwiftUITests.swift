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
}
