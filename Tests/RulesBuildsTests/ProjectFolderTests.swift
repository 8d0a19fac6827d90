import Foundation
import TestSupport
import Testing

@testable import RulesBuilds

@Suite("The folder of a project")
struct ProjectFolderTests {
  private let folder = ScratchFolder()

  private func make(_ path: String, mode: Int = 0o755) throws {
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/\(path)", withIntermediateDirectories: true, attributes: [.posixPermissions: mode])
  }

  private func path(from name: String) -> String { ProjectFolder.path(from: "\(folder.path)/\(name)") }

  @Test("is in the nearest folder with a marker")
  func nearest() throws {
    try make("a/b/c/d")
    #expect(path(from: "a/b/c/d") == ".touchreplay")
    try make("a/.git")
    #expect(path(from: "a/b/c/d") == "../../../.touchreplay" && path(from: "a") == ".touchreplay")
    try folder.write("", to: "a/b/Package.swift")
    #expect(path(from: "a/b/c/d") == "../../.touchreplay")
    try make("a/b/c/.touchreplay")
    #expect(path(from: "a/b/c/d") == "../.touchreplay" && path(from: "a/b/c") == ".touchreplay")
  }

  @Test("is in no folder in which everybody can write, and in none above such a folder")
  func open() throws {
    try make("a/.git")
    try make("a/b/c")
    try FileManager.default.setAttributes([.posixPermissions: 0o777], ofItemAtPath: "\(folder.path)/a/b")
    #expect(path(from: "a/b/c") == ".touchreplay")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: "\(folder.path)/a/b")
    #expect(path(from: "a/b/c") == "../../.touchreplay")
    try make("a/.touchreplay")
    try FileManager.default.setAttributes([.posixPermissions: 0o777], ofItemAtPath: "\(folder.path)/a/.touchreplay")
    #expect(path(from: "a/b/c") == ".touchreplay")
  }
}
