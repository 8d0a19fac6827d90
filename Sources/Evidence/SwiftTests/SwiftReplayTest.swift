import JSONText
import PrintedText

/// A Swift test that plays a recording on the views of its scene.
///
/// Keys of the scene that are no properties of views become comments: what they mean is said by the app's own code there.
package struct SwiftReplayTest {
  /// The keys whose values are those of the property of the same name.
  private static let properties: Set = [
    "alpha", "isHidden", "isUserInteractionEnabled", "isMultipleTouchEnabled", "isExclusiveTouch", "clipsToBounds",
    "tag",
    "isEnabled", "isOn", "isScrollEnabled", "bounces",
  ]

  private let session: EvidenceSession
  private let recording: String
  private var lines: [String] = []
  private var names: Set<String> = ["scene", "windows"]

  package init(_ session: EvidenceSession, recording: String) { (self.session, self.recording) = (session, recording) }

  /// The text of the file.
  package var text: String {
    var test = self
    test.write()
    return test.lines.joined(separator: "\n") + "\n"
  }

  private mutating func write() {
    guard let root = try? JSONValue.parse(Array(session.sceneJSON.utf8)) else { return }
    lines = [
      "import Testing", "import TouchReplayTesting", "import UIKit", "", "@MainActor",
      "private func makeScene() -> ReplayScene {",
    ]
    lines.append("  var scene = ReplayScene(\(literal(session.sceneName))) {")
    var windows: [String] = []
    for window in root["windows"]?.array ?? [] {
      windows.append(add(window, defaultClass: "UIWindow", to: nil))
    }
    lines.append("    return [\(windows.joined(separator: ", "))]")
    lines.append("  }")
    lines.append("  scene.profile = \(literal(session.profile))")
    if let screen = root["screen"] { writeScreen(screen) }
    for member in root.object ?? []
    where !["format", "scene", "screen", "windows", "profile", "about"].contains(member.key) {
      comment(member, indent: "  ")
    }
    lines += ["  return scene", "}", ""]
    let name = identifier(session.sceneName, or: "scene")
    lines += [
      "@Test @MainActor func \(name)Replays() {",
      "  assertReplay(\(literal(recording)), in: makeScene())", "}",
    ]
  }

  private mutating func writeScreen(_ screen: JSONValue) {
    if let size = screen["size"]?.array?.compactMap(\.number), size.count == 2 {
      lines.append("  scene.screenSize = CGSize(width: \(number(size[0])), height: \(number(size[1])))")
    }
    if let scale = screen["scale"]?.number { lines.append("  scene.screenScale = \(number(scale))") }
    if let insets = screen["safeAreaInsets"]?.array?.compactMap(\.number), insets.count == 4 {
      let words = zip(["top", "left", "bottom", "right"], insets).map { "\($0): \(number($1))" }
      lines.append("  scene.safeAreaInsets = UIEdgeInsets(\(words.joined(separator: ", ")))")
    }
  }

  /// Adds the code that makes a view, and returns the name of its variable.
  private mutating func add(_ view: JSONValue, defaultClass: String, to superview: String?) -> String {
    let type = view["class"]?.string ?? defaultClass
    let name = identifier(view["id"]?.string ?? type, or: "view")
    let whole = superview.map { "\($0).bounds" } ?? "UIScreen.main.bounds"
    let frame = view["frame"]?.array?.compactMap(\.number) ?? []
    let rectangle =
      frame.count == 4
      ? "CGRect(x: \(number(frame[0])), y: \(number(frame[1])), width: \(number(frame[2])), height: \(number(frame[3])))"
      : whole
    lines.append("    let \(name) = \(type)(frame: \(rectangle))")
    if let id = view["id"]?.string { lines.append("    \(name).accessibilityIdentifier = \(literal(id))") }
    for member in view.object ?? [] where !["id", "class", "frame", "subviews"].contains(member.key) {
      if member.key == "rootViewController", let type = member.value["class"]?.string {
        let controller = identifier(member.value["id"]?.string ?? type, or: "controller")
        lines.append("    let \(controller) = \(type)()")
        lines.append("    \(name).rootViewController = \(controller)")
        for inner in member.value.object ?? [] where !["id", "class"].contains(inner.key) {
          comment(inner, indent: "    ", of: controller)
        }
      } else if Self.properties.contains(member.key), let value = value(member.value) {
        lines.append("    \(name).\(member.key) = \(value)")
      } else {
        comment(member, indent: "    ", of: name)
      }
    }
    if let superview { lines.append("    \(superview).addSubview(\(name))") }
    for subview in view["subviews"]?.array ?? [] { _ = add(subview, defaultClass: "UIView", to: name) }
    return name
  }

  private mutating func comment(_ member: JSONMember, indent: String, of name: String? = nil) {
    var json = JSONWriter()
    member.value.write(to: &json, canonical: true)
    let owner = name.map { "\($0), " } ?? ""
    lines.append("\(indent)// \(owner)in the scene: \(literal(member.key)): \(json.finish().printedJSON)")
  }

  private func value(_ value: JSONValue) -> String? { value.bool.map { "\($0)" } ?? value.number.map(number) }

  private func number(_ value: Double) -> String {
    Int(exactly: value).map(String.init) ?? "\(value)"
  }

  /// A new name of a variable: `cancel button` is `cancelButton`.
  private mutating func identifier(_ text: String, or other: String) -> String {
    let words = text.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    var name = words.first.map { $0.prefix(1).lowercased() + $0.dropFirst() } ?? other
    for word in words.dropFirst() { name += word.prefix(1).uppercased() + word.dropFirst() }
    if name.first?.isNumber == true { name = other + name }
    if ["default", "switch", "case", "let", "var", "in", "is", "as", "return", "self"].contains(name) {
      name += "View"
    }
    var (unique, count) = (name, 1)
    while !names.insert(unique).inserted {
      count += 1
      unique = "\(name)\(count)"
    }
    return unique
  }

  /// A string literal.
  private func literal(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case _ where scalar.value < 32 || scalar.value > 126: result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
