import ChildProcess
import Foundation
import Testing

@Suite("A program that is open for writing")
struct BusyProgramTests {
  @Test func `is started as soon as it is closed`() throws {
    let path = NSTemporaryDirectory() + "program-\(UUID().uuidString)"
    defer { unlink(path) }
    try #require(ChildProcess("/bin/cp", ["/bin/true", path]).wait() == 0)
    let descriptor = open(path, O_WRONLY | O_CLOEXEC)
    try #require(descriptor >= 0)
    var pauses = 0
    let child = try ChildProcess(path, []) {
      pauses += 1
      if pauses == 2 { close(descriptor) }
    }
    #expect(child.wait() == 0 && pauses == 2)
  }

  @Test func `is an error if it stays open`() throws {
    let path = NSTemporaryDirectory() + "program-\(UUID().uuidString)"
    defer { unlink(path) }
    try #require(ChildProcess("/bin/cp", ["/bin/true", path]).wait() == 0)
    let descriptor = open(path, O_WRONLY | O_CLOEXEC)
    defer { close(descriptor) }
    var pauses = 0
    #expect(throws: ChildProcess.StartError.self) { try ChildProcess(path, []) { pauses += 1 } }
    #expect(pauses == ChildProcess.busyPauses)
  }
}
