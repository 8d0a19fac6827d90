import ChildProcess
import Foundation
import GitRepositories
import TestSupport
import Testing

@Suite("A Git repository")
struct GitRepositoryTests {
  private let folder = ScratchFolder()

  private func git(_ arguments: String...) throws {
    let identity = ["-c", "user.name=Test", "-c", "user.email=test@example.com"]
    let child = try ChildProcess("/usr/bin/env", ["git", "-C", folder.path] + identity + arguments)
    try #require(child.wait() == 0, "git \(arguments)")
  }

  private func commit(_ text: String, subject: String? = nil) throws {
    if !FileManager.default.fileExists(atPath: "\(folder.path)/.git") { try git("init", "-q") }
    try folder.write(text, to: "a.txt")
    try git("add", ".")
    try git("commit", "-q", "-m", subject ?? text)
  }

  private func error<Value>(_ body: () throws -> Value) throws -> GitError {
    try #require(#expect(throws: GitError.self) { _ = try body() })
  }

  @Test("has a root, commits and the contents of objects, also more than a pipe holds")
  func reading() throws {
    try commit("first")
    try folder.write("x", to: "Sub/b.txt")
    let git = try GitRepository(of: "\(folder.path)/Sub")
    #expect(
      URL(filePath: git.root).resolvingSymlinksInPath().path
        == URL(filePath: folder.path).resolvingSymlinksInPath().path)
    #expect(try git.commit("HEAD").count == 40)
    let blob = try git.run(["rev-parse", "HEAD:a.txt"]).text
    let contents = try git.contents(Array(repeating: blob, count: 1_000))
    #expect(contents == Array(repeating: Array("first".utf8), count: 1_000))
  }

  @Test("a command that writes much to both streams ends")
  func bothStreams() throws {
    let text = String(repeating: "line of a long file\n", count: 20_000)
    try commit(text, subject: "long")
    let git = try GitRepository(of: folder.path)
    try self.git("config", "alias.both", "!git show HEAD:a.txt >&2; git show HEAD:a.txt")
    #expect(try git.run(["both"]).output == Array(text.utf8))
  }

  @Test("an unknown commit, a path that is an option, and objects that are missing are errors")
  func unknown() throws {
    try commit("first")
    let git = try GitRepository(of: folder.path)
    for name in ["nowhere", "--help", "HEAD~7", ""] {
      let error = try error { try git.commit(name) }
      #expect(error.kind == .noCommit && error.message.hasPrefix("'\(name)': there is no such commit; check its name"))
    }
    let error = try error { try git.contents([String(repeating: "1", count: 40)]) }
    #expect(error.kind == .inputOutput && error.message.contains("git fsck"))
  }

  @Test("a clone without older commits says how to fetch them")
  func shallow() throws {
    try commit("first")
    try git("tag", "old")
    try commit("second")
    let clone = ScratchFolder()
    try git("clone", "-q", "--depth", "1", "file://\(folder.path)", "\(clone.path)/clone")
    let git = try GitRepository(of: "\(clone.path)/clone")
    let error = try error { try git.commit("HEAD~1") }
    #expect(error.message.contains("git fetch --unshallow") && error.message.contains("fetch-depth: 0"))
  }

  @Test("a folder outside of a repository, and a repository that Git refuses to read, have their own errors")
  func noRepository() throws {
    let error = try error { try GitRepository(of: folder.path) }
    #expect(error.kind == .noRepository && error.message.contains("git init"), "\(error)")
    try commit("first")
    try folder.write("[core]\n\trepositoryformatversion = 99\n", to: ".git/config")
    let refused = try self.error { try GitRepository(of: folder.path, named: "there") }
    #expect(refused.message.hasPrefix("there: Git cannot read the repository: "), "\(refused)")
  }

  @Test("without Git there is an error that says so")
  func noProgram() async {
    await #expect(processExitsWith: .success) {
      setenv("PATH", "/nowhere", 1)
      let error = #expect(throws: GitError.self) { try GitRepository() }
      #expect(error?.kind == .noProgram && error?.message == "there is no 'git' in PATH; install Git")
      #expect(GitSettings.userName == nil)
    }
  }

  @Test("is read as it is, whatever a hook or a person has set")
  func settings() async throws {
    try commit("first")
    try git("config", "core.fsmonitor", "touch \(folder.path)/started")
    try git("config", "color.ui", "always")
    try folder.write("x", to: "ä *.txt")
    let other = ScratchFolder()
    try git("init", "-q", other.path)
    await #expect(processExitsWith: .success) { [path = folder.path as String, otherPath = other.path as String] in
      for (name, value) in [
        ("GIT_DIR", "\(otherPath)/.git"), ("GIT_INDEX_FILE", "none"), ("GIT_WORK_TREE", otherPath),
        ("GIT_EXTERNAL_DIFF", "false"), ("GIT_GLOB_PATHSPECS", "1"), ("GIT_ICASE_PATHSPECS", "1"),
      ] { setenv(name, value, 1) }
      let git = try GitRepository(of: path)
      #expect(try git.commit("HEAD").count == 40)
      #expect(try git.run(["ls-files", "-z", "--others", "--", "ä *.txt"]).parts == ["ä *.txt"])
      #expect(try git.run(["ls-files", "--others"]).lines.contains("ä *.txt"))
      #expect(try git.run(["diff-index", "-p", "HEAD"]).code == 0)
      _ = try git.run(["status"])
      #expect(!FileManager.default.fileExists(atPath: "\(path)/started"))
    }
  }
}
