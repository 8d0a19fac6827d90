import CommandSupport
import Foundation
import JSONText
import TestSupport
import Testing

/// A kept build contains the tools of the version that made it.
@Suite("A build of another version of the engine")
struct OlderBuildTests {
  private static let rules = """
    import UIKit

    class OverlayView: UIView {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
    }

    """

  private static let scene = Scene(
    name: "overlay",
    text: """
      {"format": 1, "scene": "overlay", "screen": {"size": [400, 800]}, "windows": [{"id": "w", "subviews": [
        {"id": "button", "class": "UIButton", "frame": [0, 0, 100, 60], "actions": {"touchUpInside": "push"}},
        {"id": "overlay", "class": "OverlayView", "superclass": "UIView", "frame": [0, 400, 400, 400]}]}]}
      """)

  /// A workshop with a recording and a build, `old`, whose manifest names version 0.0.1.
  private func shop() throws -> Workshop {
    let shop = try Workshop(["rules.swift": Self.rules])
    let build = try shop.replayer("build rules.swift -o ./old")
    try #require(build.code == 0, "\(build.error)")
    try shop.record("a.touchrec", scene: Self.scene)
    let manifest = try String(contentsOfFile: shop.path + "/old/manifest.json", encoding: .utf8)
    let version = #/"engine":\{"version":"[^"]*"/#
    try #require(manifest.contains(version))
    try shop.write(manifest.replacing(version, with: "\"engine\":{\"version\":\"0.0.1\""), to: "old/manifest.json")
    return shop
  }

  /// Puts a script in the place of the build's own replayer, which becomes `replayer.real`.
  private func replaceTool(in shop: Workshop, by script: String) throws {
    let tool = shop.path + "/old/tools/replayer"
    try FileManager.default.moveItem(atPath: tool, toPath: tool + ".real")
    try shop.writeProgram("#!/bin/sh\n" + script, to: "old/tools/replayer")
  }

  @Test("is replayed by its own tools and compared with the present one")
  func works() throws {
    let shop = try shop()
    try replaceTool(in: shop, by: "echo run >>\"$0.log\"\nexec \"$0.real\" \"$@\"\n")
    for words in ["run --build ./old", "diff --build ./old", "diff --rules rules.swift --against build:./old"] {
      let log = shop.path + "/old/tools/replayer.log"
      try? FileManager.default.removeItem(atPath: log)
      let finished = try shop.replayer(words + " a.touchrec")
      #expect(finished.code == 0, "\(words): \(finished.output) \(finished.error)")
      #expect(FileManager.default.fileExists(atPath: log), "\(words): the build's own tool did not run")
    }
  }

  @Test(
    "is refused with the reason if it cannot be used", arguments: ["protocol", "tool", "format", "library", "start"])
  func refused(part: String) throws {
    let shop = try shop()
    let expected: String
    switch part {
    case "protocol":
      try replaceTool(in: shop, by: #"echo '{"is":"hello","protocol":99}' >&3; read line <&3"#)
      expected = "its worker has protocol 99, and this program has 1; build it again"
    case "tool":
      try FileManager.default.removeItem(atPath: shop.path + "/old/tools/replayer")
      expected = "lacks its replayer (./old/tools/replayer); build it again with --force"
    case "format":
      let manifest = try String(contentsOfFile: shop.path + "/old/manifest.json", encoding: .utf8)
      try shop.write(manifest.replacing("{\"format\":1", with: "{\"format\":99"), to: "old/manifest.json")
      expected = "is damaged or of another version; make it again with 'replayer build FILES -o ./old --force'"
    case "library":
      try shop.write("damaged", to: "old/rules.so")
      expected = "is damaged or of another version"
    default:
      try replaceTool(in: shop, by: "echo 'no such library' >&2; exit 127\n")
      expected = "its worker called exit(127) when it started"
    }
    let against = try shop.replayer("diff --rules rules.swift --against build:./old a.touchrec")
    #expect(against.code == 69)
    #expect(against.error.contains(expected), "\(against.error)")
    #expect(against.error.contains("./old"), "\(against.error)")
  }
}
