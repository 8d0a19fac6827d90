import Foundation
import HierarchyInput
import JSONText
import Scenes
import SystemScenes
import Testing

/// The number of inputs of each importer: `TOUCHREPLAY_FUZZ_RUNS`, or 300.
private let runs = ProcessInfo.processInfo.environment["TOUCHREPLAY_FUZZ_RUNS"].flatMap { Int($0) } ?? 300

@Suite("Random and mutated hierarchies end in a scene or in an error with a remedy")
struct FuzzTests {
  @Test("of each format", arguments: HierarchyImporters.all.map { $0.name })
  func mutated(format: String) throws {
    let importer = try #require(HierarchyImporters.all.first { $0.name == format })
    var scenes = 0
    for seed in 0..<UInt64(runs) {
      var hierarchy = RandomHierarchy(seed: seed)
      var bytes = Array(hierarchy.text(format).utf8)
      if seed % 8 != 0 {
        var mutation = TextMutation(seed: seed)
        bytes = mutation.apply(to: bytes)
      }
      do throws(HierarchyError) {
        let scene = try SceneMaker.scene(of: importer.read(bytes), named: "s", known: .ofTests)
        let text = SceneFileWriter.text(of: scene, known: .ofTests, keepsTexts: true)
        scenes += 1
        // Decoding costs more than all else.
        guard seed % 4 == 0 else { continue }
        let result = Result { try SceneDescription.decode(Array(text.utf8)) }
        if case .failure(let error) = result { Issue.record("seed \(seed): \(error)") }
      } catch {
        #expect(!error.problem.isEmpty && !error.remedy.isEmpty, "seed \(seed)")
        #expect(!error.description.contains("\n"), "seed \(seed)")
      }
    }
    #expect(scenes > runs / 50)
  }

  @Test("nested far beyond the limit end in an error", arguments: [401, 20_000])
  func deep(depth: Int) {
    let lldb = (0..<depth).map { level in
      (level == 0 ? "" : "   | " + String(repeating: "   | ", count: min(level, 5_000) - 1))
        + "<UIView: 0x\(level + 1); frame = (0 0; 1 1)>"
    }
    let texts = [
      ("lldb", lldb.prefix(1_000).joined(separator: "\n")),
      ("detox", String(repeating: "<UIView width=\"1\" height=\"1\">", count: depth)),
      ("appium", String(repeating: "<XCUIElementTypeOther width=\"1\" height=\"1\">", count: depth)),
      ("sentry", String(repeating: #"{"type":"UIView","x":0,"y":0,"width":1,"height":1,"children":["#, count: depth)),
      ("idb", String(repeating: #"[{"frame":{"x":0,"y":0,"width":1,"height":1},"children":"#, count: depth)),
      (
        "xcresult",
        (0..<min(depth, 1_000)).map { String(repeating: " ", count: $0) + "Other, 0x1, {{0, 0}, {1, 1}}" }.joined(
          separator: "\n")
      ),
    ]
    for (format, text) in texts {
      let importer = HierarchyImporters.all.first { $0.name == format }
      #expect(throws: HierarchyError.self, "\(format)") { try importer?.read(Array(text.utf8)) }
    }
  }
}
