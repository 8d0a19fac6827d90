import CommandLineSupport
import Foundation
import Testing

@Suite("A search of folders")
struct DirectorySearchTests {
  @Test("finds files by suffix, in the order of their paths, once each, also with cyclic links")
  func finds() throws {
    let files = FileManager.default
    let folder = NSTemporaryDirectory() + "search-\(UUID().uuidString)"
    defer { try? files.removeItem(atPath: folder) }
    for name in ["z", "a.touchrec", "a/b", ".hidden"] {
      try files.createDirectory(atPath: "\(folder)/\(name)", withIntermediateDirectories: true)
    }
    for name in ["z/é.touchrec", "z/Z.touchrec", "a/b/x.touchrec", "a-.touchrec", "a.touchrec/in.touchrec"] {
      try Data().write(to: URL(fileURLWithPath: "\(folder)/\(name)"))
    }
    for name in ["z/no.txt", ".hidden/x.touchrec"] {
      try Data().write(to: URL(fileURLWithPath: "\(folder)/\(name)"))
    }
    try files.createSymbolicLink(atPath: "\(folder)/a/loop", withDestinationPath: "..")
    try files.createSymbolicLink(atPath: "\(folder)/0-link-to-z", withDestinationPath: "z")
    try files.createSymbolicLink(atPath: "\(folder)/gone.touchrec", withDestinationPath: "nowhere")

    let found = try DirectorySearch.files(below: folder, suffix: ".touchrec")
    #expect(
      found.map { $0.dropFirst(folder.count + 1) } == [
        "a-.touchrec", "a.touchrec/in.touchrec", "a/b/x.touchrec", "gone.touchrec", "z/Z.touchrec", "z/é.touchrec",
      ])
    #expect(try DirectorySearch.files(below: "\(folder)/", suffix: ".touchrec").count == found.count)
    #expect(DirectorySearch.isDirectory("\(folder)/a/loop") && !DirectorySearch.isDirectory("\(folder)/z/no.txt"))
  }

  @Test("fails when the folder does not exist")
  func missing() {
    let failure = #expect(throws: CommandFailure.self) {
      try DirectorySearch.files(below: "/nonexistent/folder", suffix: "")
    }
    #expect(failure?.exitCode == .noInput)
    #expect(
      failure?.message == "/nonexistent/folder: is missing (No such file or directory); check the path")
  }
}
