import Foundation
import TestSupport
import Testing

@testable import RulesBuilds

@Suite("A watch of source files")
struct SourceWatchTests {
  private let folder = ScratchFolder()

  /// The results of looks at the files.
  private func look(_ watch: inout SourceWatch, times: Int) -> [Bool] {
    (0..<times).map { _ in watch.hasChanged() }
  }

  @Test("reports a change once, when the files have the same state twice")
  func change() throws {
    try folder.write("a", to: "A.swift")
    var watch = SourceWatch([folder.path])
    var looks = look(&watch, times: 1)
    #expect(looks == [false])
    try folder.write("ab", to: "A.swift")
    looks = look(&watch, times: 1)
    #expect(looks == [false], "the file may still be written")
    try folder.write("abc", to: "A.swift")
    looks = look(&watch, times: 3)
    #expect(looks == [false, true, false])
  }

  @Test("reports new and removed files, and a folder that is gone")
  func files() throws {
    try folder.write("a", to: "A.swift")
    var watch = SourceWatch([folder.path])
    try folder.write("b", to: "deep/B.swift")
    var looks = look(&watch, times: 3)
    #expect(looks == [false, true, false])
    try folder.write("", to: "notes.txt")
    looks = look(&watch, times: 2)
    #expect(looks == [false, false])
    try FileManager.default.removeItem(atPath: folder.path)
    looks = look(&watch, times: 2)
    #expect(looks == [false, true])
  }
}
