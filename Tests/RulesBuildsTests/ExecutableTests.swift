import ChildProcess
import Testing

@Suite("The file of a running program")
struct ExecutableTests {
  @Test(
    "has its path without what Linux appends after the file was replaced",
    arguments: [
      ("/opt/bin/replayer", [], "/opt/bin/replayer"),
      ("/opt/bin/replayer (deleted)", ["/opt/bin/replayer"], "/opt/bin/replayer"),
      ("/opt/bin/replayer (deleted)", [], "/opt/bin/replayer"),
      ("/opt/my (deleted)", ["/opt/my (deleted)"], "/opt/my (deleted)"),
      ("/opt/my (deleted) (deleted)", [], "/opt/my (deleted)"),
    ] as [(String, [String], String)])
  func replaced(_ target: String, _ existing: [String], _ path: String) {
    #expect(Executable.linkedFile(target, exists: existing.contains) == path)
  }

  @Test("is that of this process")
  func own() { #expect(Executable.file.hasPrefix("/")) }
}
