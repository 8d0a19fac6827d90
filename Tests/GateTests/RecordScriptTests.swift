import Foundation
import TestSupport
import Testing

@Suite("script/record")
struct RecordScriptTests {
  @Test("creates every recording again without a change")
  func sameAgain() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "record-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let environment = ["RECORDER": BuiltTool.recorder.path]
    let script = Repository.root.appending(path: "script/record").path
    let first = try RunningTool(script, [folder.path], environment: environment).wait()
    #expect(first.code == 0, "\(first.error)")
    let count = SeedSession.all.count
    #expect(first.output == "script/record: \(count) sessions, \(count) of them changed\n")
    for session in SeedSession.all {
      let text = folder.appending(path: session.folder).appending(path: "\(session.name).touchrec.txt")
      #expect(try Repository.text(text) == Repository.text(session.text), "\(session.testDescription)")
    }
    let second = try RunningTool(script, [folder.path], environment: environment).wait()
    #expect(second.output == "script/record: \(count) sessions, 0 of them changed\n")
  }
}
