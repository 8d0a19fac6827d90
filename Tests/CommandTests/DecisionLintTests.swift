import CommandSupport
import RecordingStore
import TestSupport
import Testing

@Suite("recorder lint reads the lines of source that a recording holds")
struct DecisionLintTests {
  /// The output for a recording of two touches, both decided by code at the line 8 of a file. `lines` are those from the
  /// line 7 on, as JSON.
  private func lint(_ lines: String, file: String = "Sources/Message.swift") throws -> (output: String, code: Int32) {
    let shop = try Workshop([:])
    let writer = try RecordingWriter(creating: shop.file("a.touchrec"))
    let scene = try writer.addScene(name: "s", json: #"{"format":1,"scene":"s"}"#)
    _ = try writer.beginSession(
      scene: scene, strategy: "uikit", profile: "ios17", source: "test", vocabulary: [.decisions])
    let json =
      #"{"view":"messages","file":"\#(file)","fileName":"Message.swift","line":8,"source":{"line":7,"text":\#(lines)}}"#
    for (event, phase) in [TouchPhase.began, .ended, .began, .ended].enumerated() {
      let time = Int64(event) * 1_000
      try writer.append(
        TouchSample(event: event, timestampMicroseconds: time, touch: 1, phase: phase, x: 1, y: 2))
      guard phase == .began else { continue }
      try writer.append(RecordedDecision(event: event, timestampMicroseconds: time, touch: 1, json: json))
    }
    _ = try writer.finish()
    let finished = try shop.recorder("lint a.touchrec")
    return (finished.output, finished.code)
  }

  @Test("a control or bidirectional character and an absolute path are found once, with the file and the line")
  func found() throws {
    let (output, code) = try lint(
      #"["\tif isOpen { // \u202e","  return load(\"/Users/ann/a.json\") ","  \u001b[31m"]"#)
    let place = "a.touchrec: session 0, source Message.swift"
    #expect(code == 1 && output.hasSuffix("1 file checked, 3 findings\n"), "\(output)")
    #expect(output.contains("\(place):7, \"decisions\": a control character") && !output.contains("\u{202E}"))
    #expect(output.contains("\(place):8, \"decisions\": an absolute path") && !output.contains("ann"))
    #expect(output.contains("\(place):9, \"decisions\": a control character"))
  }

  @Test("an absolute path of the file is found; tabs and relative paths are not")
  func files() throws {
    let (output, code) = try lint(#"["\treturn nil"]"#, file: "/Users/ann/Message.swift")
    #expect(
      code == 1 && output.contains("source Message.swift, \"decisions\": an absolute path") && !output.contains("ann"))
    let clean = try lint(#"["\treturn nil // see Sources/A.swift"]"#)
    #expect(clean.code == 0 && clean.output == "1 file checked, 0 findings\n", "\(clean.output)")
  }
}
