import Foundation
import TestSupport
import Testing

@Suite("script/record")
struct RecordScriptTests {
  @Test("creates what is missing or different, and leaves every other recording as it is")
  func sameAgain() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "record-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.copyItem(at: Repository.recordings, to: folder)
    func file(_ session: SeedSession, _ kind: String = "touchrec") -> URL {
      folder.appending(path: "\(session.folder)/\(session.name).\(kind)")
    }
    // A folder that is missing, a recording that is missing, a text that is missing, and a recording of another session.
    let missing = try #require(SeedFolder.all.last)
    let others = SeedSession.all.filter { $0.folder != missing.name }
    let (lost, unprinted, changed) = (others[0], others[1], others[2])
    try FileManager.default.removeItem(at: folder.appending(path: missing.name))
    for file in [file(lost), file(unprinted, "touchrec.txt"), file(changed)] {
      try FileManager.default.removeItem(at: file)
    }
    try FileManager.default.copyItem(at: lost.recording, to: file(changed))
    let run = try RunningTool(
      Repository.root.appending(path: "script/record").path, [folder.path],
      environment: ["RECORDER": BuiltTool.recorder.path]
    ).wait()
    #expect(run.code == 0, "\(run.error)")
    let made = missing.sessions + [lost, unprinted, changed]
    #expect(run.output == "script/record: \(SeedSession.all.count) sessions, \(made.count) of them changed\n")
    for session in made {
      let dump = try RunningTool(BuiltTool.recorder.path, ["dump", file(session).path]).wait()
      #expect(try dump.output == Repository.text(session.text), "\(session.testDescription)")
      #expect(try Repository.text(file(session, "touchrec.txt")) == Repository.text(session.text))
    }
  }
}
