import ChildProcess
import Foundation
import TestSupport
import Testing

@testable import RulesBuilds

@Suite("Sources at a commit")
struct GitRevisionTests {
  private let folder = ScratchFolder()

  private func git(_ arguments: String...) throws {
    let identity = ["-c", "user.name=Test", "-c", "user.email=test@example.com"]
    let child = try ChildProcess("/usr/bin/env", ["git", "-C", folder.path] + identity + arguments)
    try #require(child.wait() == 0, "git \(arguments)")
  }

  private func commit() throws {
    try git("init", "-q")
    try folder.write("// A, first\n", to: "Sources/Overlay/A.swift")
    try folder.write("// B, first\n", to: "Sources/Overlay/deep/B ö.swift")
    try folder.write("// test", to: "Sources/Overlay/Tests/C.swift")
    try folder.write("text", to: "Sources/Overlay/notes.txt")
    try git("add", ".")
    try git("commit", "-q", "-m", "first")
    try git("tag", "first")
    try folder.write("// A, second\n", to: "Sources/Overlay/A.swift")
    try folder.write("// D\n", to: "Sources/Overlay/D.swift")
    try git("add", ".")
    try git("commit", "-q", "-m", "second")
    try folder.write("// A, not committed\n", to: "Sources/Overlay/A.swift")
  }

  private func files(_ path: String, at revision: String) throws -> [String] {
    try GitRevision(revision).files(["\(folder.path)/\(path)"]).map {
      String($0.path.dropFirst(folder.path.count + 1)) + ": " + String(decoding: $0.content, as: UTF8.self)
    }
  }

  @Test("have the paths and the contents of the commit")
  func contents() throws {
    try commit()
    let first = ["Sources/Overlay/A.swift: // A, first\n", "Sources/Overlay/deep/B ö.swift: // B, first\n"]
    #expect(try files("Sources/Overlay", at: "first") == first)
    #expect(try files("Sources/Overlay/", at: "HEAD~1") == first)
    #expect(try files("Sources/Overlay/A.swift", at: "HEAD") == ["Sources/Overlay/A.swift: // A, second\n"])
    #expect(try files("Sources", at: "HEAD").count == 3)
  }

  @Test("may be of a folder that is gone")
  func removed() throws {
    try commit()
    try FileManager.default.removeItem(atPath: "\(folder.path)/Sources")
    #expect(try files("Sources/Overlay", at: "first").count == 2)
  }

  @Test(
    "a mistake has its own words",
    arguments: [
      ("Sources/Overlay", "nowhere", "there is no such commit"),
      ("Sources/Overlay", "--help", "there is no such commit"),
      ("Sources/Other", "first", "no Swift files at rev:first"),
    ])
  func mistake(_ path: String, _ revision: String, _ words: String) throws {
    try commit()
    let error = #expect(throws: RulesBuildError.self) { try files(path, at: revision) }
    #expect(error?.kind == .missing && error?.message.contains(words) == true, "\(String(describing: error))")
  }

  @Test("need a repository")
  func noRepository() throws {
    try folder.write("", to: "Sources/A.swift")
    let error = #expect(throws: RulesBuildError.self) { try files("Sources", at: "HEAD") }
    #expect(
      error?.message.contains("Sources: is not in the working tree of a Git repository") == true,
      "\(String(describing: error))")
  }

  @Test("a link to a file has the content of that file at the commit; one to a folder, or to nothing, is left out")
  func links() throws {
    try git("init", "-q")
    try folder.write("// shared, first\n", to: "Shared/Shared.swift")
    try folder.write("// A\n", to: "Sources/A.swift")
    for (link, target) in [
      ("Shared.swift", "../Shared/Shared.swift"), ("Twice.swift", "Shared.swift"), ("Folder.swift", "../Shared"),
      ("Nothing.swift", "None.swift"),
    ] {
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder.path)/Sources/\(link)", withDestinationPath: target)
    }
    try git("add", ".")
    try git("commit", "-q", "-m", "first")
    try folder.write("// shared, not committed\n", to: "Shared/Shared.swift")
    #expect(
      try files("Sources", at: "HEAD") == [
        "Sources/A.swift: // A\n", "Sources/Shared.swift: // shared, first\n",
        "Sources/Twice.swift: // shared, first\n",
      ])
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/Sources/Out.swift", withDestinationPath: "../../outside.swift")
    try git("add", ".")
    try git("commit", "-q", "-m", "second")
    let error = #expect(throws: RulesBuildError.self) { try files("Sources", at: "HEAD") }
    #expect(error?.message.contains("Out.swift is a link to a file outside the repository") == true)
  }

  @Test("a submodule is refused by its name, except where the folder is not searched")
  func submodule() throws {
    try commit()
    try git("update-index", "--add", "--cacheinfo", "160000,\(String(repeating: "1", count: 40)),Sources/Overlay/Sub")
    try git("commit", "-q", "-m", "third")
    let error = #expect(throws: RulesBuildError.self) { try files("Sources/Overlay", at: "HEAD") }
    #expect(error?.message.contains("Overlay: Sub is a submodule") == true, "\(String(describing: error))")
    #expect(try files("Sources/Overlay/deep", at: "HEAD").count == 1)
  }

  @Test("are those of the folder's repository, also in a hook of Git, which names another one")
  func hook() async throws {
    try commit()
    let other = ScratchFolder()
    try git("init", "-q", other.path)
    await #expect(processExitsWith: .success) { [path = folder.path as String, otherPath = other.path as String] in
      setenv("GIT_DIR", "\(otherPath)/.git", 1)
      setenv("GIT_INDEX_FILE", "none", 1)
      setenv("GIT_PREFIX", "Sources/Overlay/", 1)
      let files = try GitRevision("first").files(["\(path)/Sources/Overlay"])
      #expect(files.count == 2)
    }
  }

  @Test("a repository that Git refuses to read has Git's reason")
  func refused() throws {
    try commit()
    try folder.write("[core]\n\trepositoryformatversion = 99\n", to: ".git/config")
    let error = #expect(throws: RulesBuildError.self) { try files("Sources", at: "HEAD") }
    #expect(error?.message.contains("Git cannot read the repository: ") == true, "\(String(describing: error))")
  }
}
