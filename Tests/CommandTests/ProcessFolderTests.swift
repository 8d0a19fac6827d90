import CommandSupport
import Foundation
import TestSupport
import Testing

@Suite("A program that is started in a folder")
@MainActor
struct ProcessFolderTests {
  @Test("prints only what is its own, also if the working directory of this process was removed")
  func removedDirectory() throws {
    let shop = try Workshop()
    try shop.makeFolder("removed")
    let outer = open(".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    try #require(outer >= 0 && chdir(shop.file("removed")) == 0)
    defer {
      fchdir(outer)
      close(outer)
    }
    try shop.remove("removed")
    let run = try RunningTool("/bin/sh", ["-c", "pwd; echo own >&2"], in: "/").wait()
    #expect(run.code == 0 && run.output == "/\n" && run.error == "own\n", "\(run.error)")
  }
}
