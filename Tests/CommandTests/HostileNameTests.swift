import CommandSupport
import Foundation
import TestSupport
import Testing

@Suite("Names in recordings and of files cannot control a terminal or a CI log")
struct HostileNameTests {
  /// Clears the screen, writes the clipboard, reverses text, and begins a log command on a line of its own.
  private static let attack = "x\u{1B}[2J\u{1B}]52;c;QUFB\u{7}\u{9B}1m\u{202E}\n::error::y"

  /// What a scene accepts in an identifier: it refuses control characters.
  private static let id = "::error::\u{202E}\u{2066}"

  private static func json(_ text: String) -> String {
    let units = text.unicodeScalars.map { scalar -> String in
      guard scalar.value < 0x20 || scalar.value > 0x7E else { return String(scalar) }
      let digits = String(scalar.value, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
    return "\"\(units.joined())\""
  }

  /// A button in a scene whose texts are attacks.
  private static let scene = """
    {"format": 1, "scene": \(json("scene " + attack)), "about": \(json("about " + attack)),
     "screen": {"size": [400, 800]}, "windows": [{"id": \(json(id + " w")), "subviews": [
      {"id": \(json(id + " push")), "class": "UIButton", "frame": [10, 10, 100, 50],
       "actions": {"touchUpInside": \(json("act " + attack))}},
      {"id": \(json(id + " cover")), "frame": [0, 0, 400, 400], "passThrough": true}]}]}
    """

  private static func check(_ finished: Finished, _ words: [String]) {
    for (stream, text) in [("output", finished.output), ("error", finished.error)] {
      let bad = text.unicodeScalars.first { scalar in
        switch scalar.value {
        case 0x0A, 0x09: false
        case 0..<0x20, 0x7F..<0xA0, 0x200E, 0x200F, 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069: true
        default: false
        }
      }
      #expect(bad == nil, "\(words.joined(separator: " ").debugDescription), \(stream): \(text.debugDescription)")
      #expect(
        !text.split(separator: "\n").contains { $0.hasPrefix("::") },
        "\(words.joined(separator: " ").debugDescription), \(stream): \(text.debugDescription)")
    }
  }

  @Test("every command escapes them, on both streams")
  func everyCommand() throws {
    let shop = try Workshop(["scene.json": Self.scene])
    let file = "rec \(Self.attack.replacing("/", with: "")).touchrec"
    let made = try shop.run(
      .recorder,
      ["capture", "--scene", "scene.json", "-o", file, "--strategy", "flag", "--about", Self.attack, "--tap", "50,30"])
    Self.check(made, ["capture"])
    try #require(made.code == 0, "\(made.error)")
    let commands: [(BuiltTool, [String])] = [
      (.recorder, ["ls", file]), (.recorder, ["ls", "--json", file]), (.recorder, ["show", file]),
      (.recorder, ["info", file]), (.recorder, ["info", "--json", file]), (.recorder, ["verify", file]),
      (.recorder, ["verify", "--json", file]), (.recorder, ["dump", file]), (.recorder, ["upgrade", file]),
      (.recorder, ["recover", file, "-o", file]), (.recorder, ["capture", "--scene", file, "-o", file + "2"]),
      (.recorder, ["capture", "--scene", "scene.json", "-o", file, "--tap", "1,1"]),
      (.recorder, ["capture", "--scene", "scene.json", "--strategy", Self.attack, "-o", "n", "--tap", "1,1"]),
      (.recorder, ["capture", "--scene", "scene.json", "-o", "n", "--tap", Self.attack]),
      (.recorder, [Self.attack]), (.recorder, ["ls", "--" + Self.attack]), (.recorder, ["ls", Self.attack]),
      (.recorder, ["import", "--from", Self.attack, file]), (.replayer, ["run", file]),
      (.replayer, ["run", "--json", file]), (.replayer, ["run", "--strategy", Self.attack, file]),
      (.replayer, ["diff", "--strategy", "delegate", file]),
      (.replayer, ["diff", "--json", "--strategy", "delegate", file]),
      (.replayer, ["diff", "--profile", Self.attack, file]), (.replayer, ["diff", Self.attack]),
      (.replayer, ["matrix", file]), (.replayer, ["matrix", file, "--json"]),
      (.replayer, ["matrix", file, "--format", "markdown"]), (.replayer, ["explain", file, "--event", "0"]),
      (.replayer, ["explain", file, "--event", "0", "--json"]),
      (.replayer, ["hit", "--scene", "scene.json", "50,30"]),
      (.replayer, ["hit", "--scene", "scene.json", Self.attack]),
      (.replayer, ["hit", "--scene", Self.attack, "1,1"]), (.replayer, ["picture", file, "--json"]),
      (.replayer, ["profiles", Self.attack]), (.replayer, ["strategies", Self.attack]),
      (.replayer, ["show", Self.attack, "--no-open"]),
    ]
    for (tool, words) in commands { Self.check(try shop.run(tool, words), words) }
  }

  @Test("a line of ls stays one line of seven columns")
  func columns() throws {
    let shop = try Workshop(["scene.json": Self.scene])
    let file = "a\tb\nc.touchrec"
    let made = try shop.run(.recorder, ["capture", "--scene", "scene.json", "-o", file, "--tap", "50,30"])
    try #require(made.code == 0, "\(made.error)")
    let listed = try shop.run(.recorder, ["ls", file])
    #expect(listed.lines.count == 1)
    #expect(listed.lines[0].split(separator: "\t", omittingEmptySubsequences: false).count == 7)
    #expect(listed.lines[0].hasPrefix("a\\tb\\nc.touchrec\t0\tscene "))
  }
}
