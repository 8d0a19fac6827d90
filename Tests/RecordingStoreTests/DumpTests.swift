import RecordingStore
import Testing

@Suite("The dump of a recording")
struct DumpTests {
  private let folder = TemporaryFolder()

  private func dump(_ path: String, allowUnfinished: Bool = false) throws -> String {
    var text = ""
    try RecordingDump.write(try RecordingReader(path: path, allowUnfinished: allowUnfinished)) { text += $0 }
    return text
  }

  @Test("is in the order of the session")
  func text() throws {
    let hash = try SmallRecording.write(folder.file("a"))
    let lines = try dump(folder.file("a")).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let top = """
      application_id 0x54525243
      user_version 6
      content_hash \(hash)
      outcomes "24"
      samples "12"
      scenes "2"
      sessions "3"

      scene 0 "a"
        {
          "format": 1,
          "scene": "a",
          "windows": [
            {
              "id": "w",
              "frame": [0, 0, 10.5, 20]
            },
            {}
          ],
          "x": [],
          "about": "é\\"{"
        }

      scene 1 "b"
        {}

      session 0 scene 0 strategy "uikit" profile "ios17" source "test" about "one \\"quoted\\""
        event 0 t 0.0 touch 1 began 10.5 0.0
          {"event":0,"t":0.0,"kind":"hit","touch":1,"view":"table/UITableViewCell[3]/UIButton[0]"}
          {"event":0,"t":0.0,"kind":"touches","view":"b","touch":1,"phase":"began"}
        event 1 t 0.016667 touch 1 moved 0.3333333333333333 1e+300
        event 1 t 0.016667 touch -7 began 5e-324 200.0 edge right
          {"event":1,"t":0.016667,"kind":"hit","touch":-7,"view":null}
      """.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for (index, line) in top.enumerated() { #expect(lines[index] == line) }
    #expect(lines.count == 26 + 2 * 18 + 5 + 1)
  }

  @Test("does not depend on the file's name, its batches or the program that wrote it")
  func stable() throws {
    try SmallRecording.write(folder.file("a"), isBatched: true, producer: "x")
    try SmallRecording.write(folder.file("b"), isBatched: false, producer: "y")
    #expect(try dump(folder.file("a")) == dump(folder.file("b")))
  }

  @Test("marks an unfinished recording")
  func unfinished() throws {
    let writer = try SmallRecording.writer(folder.file("a"))
    try writer.commit()
    let text = try dump(folder.file("a"), allowUnfinished: true)
    #expect(text.contains("user_version 0 (unfinished)\ncontent_hash none\n"))
    #expect(text.contains(#"session 2 scene 0 strategy "uikit" profile "ios17" source "test" cut short"#))
    withExtendedLifetime(writer) {}
  }

  @Test(
    "formats a scene that is not JSON deterministically", arguments: ["]]", "{\"a", "[\"\n\", {", "", ",:{", "\"\\"])
  func noJSON(_ json: String) throws {
    let writer = try RecordingWriter(creating: folder.file("a"))
    _ = try writer.addScene(name: "x", json: json)
    _ = try writer.finish()
    #expect(try dump(folder.file("a")).contains("scene 0 \"x\"\n"))
  }
}
