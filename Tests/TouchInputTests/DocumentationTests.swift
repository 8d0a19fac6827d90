import Foundation
import RecordingStore
import Testing
import TouchInput

@Suite("The pages about touch input")
struct DocumentationTests {
  /// The fenced blocks of a language on a page.
  private func blocks(_ language: String, of page: String) throws -> [String] {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let text = try String(contentsOf: root.appendingPathComponent("Documentation/\(page)"), encoding: .utf8)
    return text.components(separatedBy: "```\(language)\n").dropFirst().map { $0.components(separatedBy: "```")[0] }
  }

  @Test("show valid touch files")
  func touchFiles() throws {
    let blocks = try blocks("jsonl", of: "TouchFormat.md")
    #expect(blocks.count == 2)
    for block in blocks { #expect(try read(block).samples.count == 3) }
  }

  @Test("show the reader's messages")
  func messages() throws {
    let began = #"{"t": 0.5, "touch": 1, "phase": "began", "x": 1, "y": 1}"#
    let wrong = [
      String(repeating: "\n", count: 6) + #"{"phse": "began"}"#,
      began + String(repeating: "\n", count: 8) + #"{"t": 1, "touch": 2, "phase": "moved", "x": 1, "y": 1}"#,
      began + String(repeating: "\n", count: 11) + #"{"t": 0.4999, "touch": 1, "phase": "moved", "x": 1, "y": 1}"#,
    ]
    let messages = wrong.map { text in
      #expect(throws: TouchFileError.self) { try read(text) }?.description ?? ""
    }
    let shown = try blocks("", of: "TouchFormat.md").first { $0.hasPrefix("line ") }
    #expect(shown == messages.joined(separator: "\n") + "\n")
  }

  @Test("show actions that can be imported")
  func actions() throws {
    let blocks = try blocks("json", of: "Import.md").filter { $0.contains("pointerMove") }
    #expect(blocks.count == 1)
    for block in blocks {
      let result = try W3CActionsImport().read(Array(block.utf8))
      #expect(result.samples.last?.y == 300)
      #expect(result.cancelled.isEmpty)
    }
  }
}
