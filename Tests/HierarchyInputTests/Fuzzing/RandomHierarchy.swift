import HierarchyInput
import SeededRandom

/// A random hierarchy as text in each format, with the traps of the format.
struct RandomHierarchy {
  private var random: SplitMix

  init(seed: UInt64) { random = SplitMix(seed: seed) }

  /// A text in a format.
  mutating func text(_ format: String) -> String {
    switch format {
    case "lldb": lldb()
    case "sentry": #"{"rendering_system": "UIKIT", "windows": [\#(list { $0.sentry(depth: 0, name: "UIWindow") })]}"#
    case "detox": "<?xml version=\"1.0\"?>\n<ViewHierarchy>\(markup(depth: 0, isDetox: true))</ViewHierarchy>"
    case "appium": "<AppiumAUT>\(markup(depth: 0, isDetox: false))</AppiumAUT>"
    case "idb":
      random.once(in: 2)
        ? #"{"elements": [\#(list { $0.idb(depth: 0) })], "screen": {"width": 390, "height": 844}}"#
        : "[\(list { $0.idb(depth: 0) })]"
    case "maestro": (random.once(in: 2) ? "Running on iPhone\n" : "") + maestro(depth: 0)
    default: "Element subtree:\n" + xcuitest(indent: 1) + "Path to element:\n"
    }
  }

  private mutating func pick(_ words: [String]) -> String { words[random.below(words.count)] }

  private mutating func list(_ element: (inout RandomHierarchy) -> String) -> String {
    var parts: [String] = []
    for _ in 0...random.below(3) { parts.append(element(&self)) }
    return parts.joined(separator: ", ")
  }

  private mutating func number() -> String {
    random.once(in: 40)
      ? pick(["-0", "1e400", "nan", "inf", "1e9", "", "-5", "0x10"]) : "\(Double(random.below(1_600)) / 4)"
  }

  private mutating func className() -> String {
    pick([
      "UIView", "UIWindow", "UILabel", "UIButton", "UIScrollView", "App.Card<App.Item>", "_TtC3App4Card",
      "UITableViewCell",
      "UITableViewCellContentView", "UISwitch", "UIViewController", "TextEffectsWindow", "UITextEffectsWindow", "",
    ])
  }

  private mutating func text() -> String {
    pick([
      "Home", "Don't; <ever>", "a > b", "{ [", "\\U25cf", "/Users/a", "0x600003d2c1e0", "", "a\"b", "'", "ü\u{2028}",
    ])
  }

  private mutating func isLeaf(_ depth: Int) -> Bool { depth > 5 || random.once(in: 3) }

  private mutating func lldb() -> String {
    var text = random.once(in: 3) ? "(lldb) po [window recursiveDescription]\n" : ""
    var depth = 0
    for index in 0...random.below(12) {
      depth = index == 0 ? 0 : max(0, min(depth + 1, depth + 1 - random.below(4)))
      let indent = depth == 0 ? "" : "   | " + String(repeating: "   | ", count: depth - 1)
      text += "\(indent)<\(className()): 0x7f\(random.below(99_999))"
      for _ in 0...random.below(6) {
        text += pick([
          "; frame = (\(number()) \(number()); \(number()) \(number()))", "; baseClass = \(className())",
          "; hidden = YES",
          "; alpha = \(number())", "; text = '\(self.text())'", "; userInteractionEnabled = NO", "; tag = \(number())",
          "; transform = [\(number()), 0, 0, \(number()), 0, 0]", "; anchorPoint = (0, 0)", "; clipsToBounds = YES",
          "; animations = { position=<CASpringAnimation: 0x6000>; }", "; gestureRecognizers = <NSArray: 0x6000>",
          "; layer = <CALayer: 0x6000>; contentOffset: {\(number()), \(number())}; contentSize: {1, 2}",
          "; adjustedContentInset: {\(number()), 0, 0, 0}",
        ])
      }
      text +=
        pick([">", "> axis=vert", "", ">>"]) + "\n"
        + (random.once(in: 8) ? pick(["....\n", ")\n", "\n", "noise\n"]) : "")
    }
    return text
  }

  private mutating func sentry(depth: Int, name: String) -> String {
    let children = isLeaf(depth) ? "" : list { $0.sentry(depth: depth + 1, name: $0.className()) }
    let type = random.once(in: 20) ? "SentryTruncatedViewHierarchy" : name
    let frame = "\"x\": \(number()), \"y\": \(number()), \"width\": \(number()), \"height\": \(number())"
    return #"{"type": "\#(type)", "identifier": "\#(pick(["home", "", "a/b"]))", \#(frame), "alpha": 1, "#
      + #""visible": \#(pick(["true", "false", "null"])), "children": [\#(children)]}"#
  }

  private mutating func markup(depth: Int, isDetox: Bool) -> String {
    let name =
      isDetox
      ? pick(["UIView", "Card<App.Item, Int>", "UIButton"]) : "XCUIElementType" + pick(["Other", "Button", "Window"])
    let frame = "x=\"\(random.below(400))\" y=\"\(random.below(800))\" width=\"\(number())\" height=\"\(number())\""
    let rest =
      isDetox
      ? "class=\"\(className())\" id=\"\(pick(["home", "detox_temp_0"]))\" label=\"\(text())\" visibility=\"visible\""
      : "type=\"\(name)\" name=\"\(text())\" label=\"\(text())\" visible=\"\(pick(["true", "false"]))\" enabled=\"false\""
    guard !isLeaf(depth) else { return "<\(name) \(frame) \(rest) />" }
    var children = ""
    for _ in 0...random.below(3) { children += markup(depth: depth + 1, isDetox: isDetox) }
    return "<\(name) \(rest) \(frame)>\n\(children)</\(name)>"
  }

  private mutating func idb(depth: Int) -> String {
    let children = isLeaf(depth) ? "" : list { $0.idb(depth: depth + 1) }
    let frame =
      random.once(in: 2)
      ? #""AXFrame": "{{\#(number()), 0}, {10, 20}}""#
      : #""frame": {"x": \#(number()), "y": 1, "width": \#(pick(["10", "null"])), "height": 30}"#
    return #"{\#(frame), "type": "\#(pick(["Button", "Application", "Window", "Cell"]))", "AXUniqueId": null, "#
      + #""AXLabel": "\#(pick(["Home", "x"]))", "enabled": null, "children": [\#(children)]}"#
  }

  private mutating func maestro(depth: Int) -> String {
    let children = isLeaf(depth) ? "" : list { $0.maestro(depth: depth + 1) }
    let bounds = "[\(number()),\(number())][\(number()),\(number())]"
    return #"{"attributes": {"bounds": "\#(bounds)", "resource-id": "\#(pick(["home", ""]))", "text": "a"}, "#
      + #""children": [\#(children)], "enabled": true}"#
  }

  private mutating func xcuitest(indent: Int) -> String {
    let type = indent == 1 ? "→Application" : pick(["Window (Main)", "Other", "Button", "StaticText", "NavigationBar"])
    var text = String(repeating: " ", count: indent) + "\(type), 0x6000, {{\(number()), 0.0}, {\(number()), 44.0}}"
    text += ", identifier: '\(pick(["home", "a, b"]))', label: '\(self.text())'\n"
    guard indent < 12, !random.once(in: 3) || indent == 1 else { return text }
    for _ in 0...random.below(3) { text += xcuitest(indent: indent + 2) }
    return text
  }
}
