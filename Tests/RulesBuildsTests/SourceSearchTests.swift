import Foundation
import TestSupport
import Testing

@testable import RulesBuilds

@Suite("The Swift files that arguments name")
struct SourceSearchTests {
  private let folder = ScratchFolder()

  @Test("a folder stands for the Swift files below it, without hidden files, tests and manifests")
  func folderContent() throws {
    for path in [
      "B.swift", "a/A.swift", "a/b/C.swift", "Package.swift", ".hidden/D.swift", ".E.swift", "Tests/F.swift",
      "OverlayTests/G.swift", "notes.txt",
    ] {
      try folder.write("// \(path)", to: path)
    }
    let files = try SourceSearch.files([folder.path])
    #expect(files.map(\.path) == ["B.swift", "a/A.swift", "a/b/C.swift"].map { "\(folder.path)/\($0)" })
    #expect(
      files.map { String(decoding: $0.content, as: UTF8.self) } == ["// B.swift", "// a/A.swift", "// a/b/C.swift"])
  }

  @Test("a file is listed once, under the first name for it")
  func duplicates() throws {
    try folder.write("", to: "a/A.swift")
    let files = try SourceSearch.files(["\(folder.path)/a/A.swift", folder.path, "\(folder.path)/a/../a/A.swift"])
    #expect(files.map(\.path) == ["\(folder.path)/a/A.swift"])
  }

  @Test("a named folder of tests counts, and so does a named hidden folder", arguments: ["Tests", ".hidden"])
  func namedFolder(_ name: String) throws {
    try folder.write("", to: "\(name)/A.swift")
    #expect(try SourceSearch.files(["\(folder.path)/\(name)/"]).map(\.path) == ["\(folder.path)/\(name)/A.swift"])
  }

  @Test("a folder of sources may have a manifest of its own")
  func ownManifest() throws {
    try folder.write("", to: "web/manifest.json")
    try folder.write("", to: "web/A.swift")
    #expect(try SourceSearch.files(["\(folder.path)/web"]).count == 1)
  }

  @Test("a cycle of links ends")
  func cycle() throws {
    try folder.write("", to: "a/A.swift")
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/a/again", withDestinationPath: folder.path)
    #expect(try SourceSearch.files([folder.path]).count == 1)
  }

  static let mistakes: [(path: String, kind: RulesBuildError.Kind, words: String)] = [
    ("", .missing, "empty file name"), ("/missing", .missing, "is missing"), ("/empty", .missing, "no Swift files"),
    ("/notes.txt", .sources, "not a Swift file"),
    ("/shop", .sources, "is a build and not its sources; name it with --build shop"),
  ]

  @Test("a mistake has its own words", arguments: mistakes)
  func mistake(_ path: String, _ kind: RulesBuildError.Kind, _ words: String) throws {
    try folder.write("", to: "notes.txt")
    try folder.write("", to: "empty/Package.swift")
    for name in ["manifest.json", "rules.so", "translated/0-A.swift"] { try folder.write("", to: "shop/\(name)") }
    let error = #expect(throws: RulesBuildError.self) {
      try SourceSearch.files([path.isEmpty ? "" : folder.path + path])
    }
    #expect(error?.kind == kind && error?.message.contains(words) == true, "\(String(describing: error))")
  }
}
