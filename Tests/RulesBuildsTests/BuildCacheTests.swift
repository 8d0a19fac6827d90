import Foundation
import JSONText
import TestSupport
import Testing

@testable import RulesBuilds

@Suite("The cache of builds")
struct BuildCacheTests {
  private let folder = ScratchFolder()

  private func manifest(of library: String) -> RulesManifest {
    RulesManifest(
      module: "Rules_1", sources: [RulesManifest.Source(path: "A.swift", hash: "00")], revision: "main",
      compiler: "Swift", engineVersion: "1.2.3", tools: [:], libraryHash: RulesBuild.hash(Array(library.utf8)),
      classes: [], cuts: [], problems: ["problem"])
  }

  private func publish(_ key: String, library: String, in cache: BuildCache) throws {
    let scratch = try cache.scratch(key)
    try Data(library.utf8).write(to: URL(filePath: "\(scratch)/rules.so"))
    try Data(manifest(of: library).json().utf8).write(to: URL(filePath: "\(scratch)/manifest.json"))
    try cache.publish(scratch, as: key)
  }

  @Test("returns what was published, with its manifest")
  func publish() throws {
    let cache = try BuildCache(candidates: ["\(folder.path)/cache"])
    #expect(cache.build("a", name: "rules") == nil)
    try publish("a", library: "library", in: cache)
    let build = try #require(cache.build("a", name: "rules"))
    #expect(build.manifest.module == "Rules_1" && build.manifest.revision == "main")
    #expect(build.manifest.sources == [RulesManifest.Source(path: "A.swift", hash: "00")])
    #expect(build.manifest.engineVersion == "1.2.3" && build.manifest.problems == ["problem"])
    #expect(build.library == "\(folder.path)/cache/a/rules.so")
  }

  @Test("does not return a damaged build", arguments: ["rules.so", "manifest.json"])
  func damaged(_ file: String) throws {
    let cache = try BuildCache(candidates: ["\(folder.path)/cache"])
    try publish("a", library: "library", in: cache)
    try folder.write("damage", to: "cache/a/\(file)")
    #expect(cache.build("a", name: "rules") == nil)
    try publish("a", library: "again", in: cache)
    #expect(cache.build("a", name: "rules") != nil)
  }

  @Test("keeps the builds that were used last")
  func capacity() throws {
    let cache = try BuildCache(candidates: ["\(folder.path)/cache"])
    for number in 0..<BuildCache.capacity {
      try publish("b\(number)", library: "library", in: cache)
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: Double(1_000 + number))],
        ofItemAtPath: "\(cache.folder)/b\(number)")
    }
    #expect(cache.build("b0", name: "rules") != nil, "it is used, so it is not the oldest one")
    try publish("last", library: "library", in: cache)
    #expect(cache.build("b0", name: "rules") != nil && cache.build("last", name: "rules") != nil)
    #expect(cache.build("b1", name: "rules") == nil && cache.build("b2", name: "rules") != nil)
  }

  @Test("is in the first folder that can be used")
  func candidates() throws {
    try folder.write("", to: "file")
    let cache = try BuildCache(candidates: ["\(folder.path)/file/cache", "\(folder.path)/second"])
    #expect(cache.folder == "\(folder.path)/second")
    let error = #expect(throws: RulesBuildError.self) { try BuildCache(candidates: ["\(folder.path)/file/cache"]) }
    #expect(error?.kind == .cannotCreate)
  }

  @Test("is in the folder that the environment names, and in no other one if that cannot be used")
  func environment() throws {
    let cache = try BuildCache(environment: [BuildCache.variable: "\(folder.path)/shared"])
    #expect(cache.folder == "\(folder.path)/shared/builds")
    try folder.write("", to: "file")
    let error = #expect(throws: RulesBuildError.self) {
      try BuildCache(environment: [BuildCache.variable: "\(folder.path)/file"])
    }
    #expect(error?.kind == .cannotCreate)
    #expect(
      error?.message
        == "a build needs a folder: \(folder.path)/file/builds cannot be written, or others can replace it; make it writable"
    )
    #expect(try BuildCache(environment: [BuildCache.variable: ""]).folder.hasSuffix("/cache/builds"))
  }

  @Test("is in no folder that others can replace", arguments: ["base", "base/cache", "base/cache/builds"])
  func replaceable(_ open: String) throws {
    let path = "\(folder.path)/base/cache/builds"
    #expect(BuildCache.prepare(path))
    chmod("\(folder.path)/\(open)", 0o777)
    #expect(!BuildCache.prepare(path))
    chmod("\(folder.path)/\(open)", 0o755)
    #expect(BuildCache.prepare(path))
  }

  @Test("removes what killed processes left, and old locks without a build")
  func leftovers() throws {
    let cache = try BuildCache(candidates: ["\(folder.path)/cache"])
    // A process that has ended: its number is free until the system has used all others.
    let ended = try RunningTool("/bin/sh", ["-c", "echo $$"]).wait().output.split(separator: "\n")[0]
    for name in ["a.\(ended).part", "a.\(getpid()).part"] {
      try FileManager.default.createDirectory(atPath: "\(cache.folder)/\(name)", withIntermediateDirectories: true)
    }
    try folder.write("", to: "cache/old.lock")
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 1_000)], ofItemAtPath: "\(cache.folder)/old.lock")
    try folder.write("", to: "cache/new.lock")
    try publish("b", library: "library", in: cache)
    let names = try FileManager.default.contentsOfDirectory(atPath: cache.folder).sorted()
    #expect(names == ["a.\(getpid()).part", "b", "new.lock"])
  }

  @Test("a lock of a killed process is free")
  func killedHolder() throws {
    let path = "\(folder.path)/a.lock"
    let holder = try RunningTool("/bin/sh", ["-c", "exec 9>'\(path)'; flock 9; echo held; exec sleep 600"])
    try #require(holder.wait { $0.outputSoFar.contains("held") })
    var waits = 0
    _ = try FolderLock(path) {
      waits += 1
      holder.signal(SIGKILL)
    }
    #expect(waits == 1)
  }

  @Test("a lock whose file is removed while it is waited for is taken on the file that has its name then")
  func removedLock() throws {
    let path = "\(folder.path)/a.lock"
    var first: FolderLock? = try FolderLock(path) {}
    let second = try FolderLock(path) {
      unlink(path)
      first = nil
    }
    #expect(first == nil && isLocked(path))
    withExtendedLifetime(second) {}
  }

  @Test("the lock of a build that is being made is not removed")
  func heldLock() throws {
    let path = "\(folder.path)/a.lock"
    let lock = try FolderLock(path) {}
    FolderLock.removeIfFree(path)
    #expect(isLocked(path))
    withExtendedLifetime(lock) {}
  }

  private func isLocked(_ path: String) -> Bool {
    let file = open(path, O_RDWR)
    defer { close(file) }
    return file >= 0 && flock(file, LOCK_EX | LOCK_NB) != 0
  }

  @Test("a manifest of another format is refused", arguments: [#"{"format": 2}"#, "{}", "", "[]", #"{"format": 1}"#])
  func manifests(_ text: String) {
    #expect(RulesManifest(Array(text.utf8)) == nil)
  }
}
