import Foundation
import TestSupport
import Testing

@Suite("script/demo")
struct DemoScriptTests {
  @Test("ends the steps in the background when another one fails")
  func failure() throws {
    let folder = ScratchFolder()
    // The sessions are recorded until a step in the background runs, which would take longer than the test.
    let programs = [
      "script/build": #"echo "$PWD/bin""#,
      "script/record": "until [ -s started ]; do :; done; exit 1",
      "bin/replayer": "echo yes >>started; sleep 20; echo yes >survived",
    ]
    for (path, text) in programs {
      try folder.write("#!/bin/sh\n\(text)\n", to: path)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: "\(folder.path)/\(path)")
    }
    let script = "\(folder.path)/script/demo"
    try FileManager.default.copyItem(atPath: Repository.root.appending(path: "script/demo").path, toPath: script)
    // The output ends with the last process that has it.
    let run = try RunningTool(script, []).wait()
    #expect(run.code == 1 && run.error.hasSuffix("FAILED: script/record failed\n"), "\(run.error)")
    #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/survived"))
  }
}
