import Foundation
import TestSupport
import Testing

@Suite("script/record")
struct RecordScriptTests {
  @Test("creates every recording again without a change")
  func sameAgain() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "record-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.copyItem(at: Repository.recordings, to: folder)
    // One that is missing, and one whose content is that of another session.
    let (lost, changed) = (SeedSession.all[0], SeedSession.all[1])
    for file in [lost, changed].map({ folder.appending(path: "\($0.folder)/\($0.name).touchrec") }) {
      try FileManager.default.removeItem(at: file)
    }
    try FileManager.default.copyItem(
      at: Repository.recordings.appending(path: "\(lost.folder)/\(lost.name).touchrec"),
      to: folder.appending(path: "\(changed.folder)/\(changed.name).touchrec"))
    let run = try RunningTool(
      Repository.root.appending(path: "script/record").path, [folder.path],
      environment: ["RECORDER": BuiltTool.recorder.path]
    ).wait()
    #expect(run.code == 0, "\(run.error)")
    #expect(run.output == "script/record: \(SeedSession.all.count) sessions, 2 of them changed\n")
    for session in SeedSession.all {
      let text = folder.appending(path: session.folder).appending(path: "\(session.name).touchrec.txt")
      #expect(try Repository.text(text) == Repository.text(session.text), "\(session.testDescription)")
    }
    for session in [lost, changed] {
      let name = "\(session.folder)/\(session.name).touchrec"
      let dump = try RunningTool(BuiltTool.recorder.path, ["dump", folder.appending(path: name).path]).wait()
      #expect(try dump.output == Repository.text(session.text), "\(name)")
    }
  }
}
