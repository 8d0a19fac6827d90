import Foundation
import TestSupport
import Testing

@Suite("The words of pages and scripts")
struct WordTests {
  private static let files = Repository.files { $0.hasSuffix(".md") || $0.hasPrefix("script/") }.map(Page.init)

  @Test("the files are found")
  func found() {
    #expect(Self.files.contains { $0.path == "script/test" })
  }

  @Test("have no paths of a developer's machine and no open tasks", arguments: files)
  func words(file: Page) throws {
    let text = try file.text()
    for match in text.matches(of: /(?:^|[\s`"'(])(\/(?:home|root|Users|work|tmp|private)\/\S*)/) {
      Issue.record("\(match.output.1)")
    }
    for match in text.matches(of: /\b(?:TODO|FIXME|TBD|XXX)\b/) { Issue.record("\(match.output)") }
  }

  /// Words of a narrative. Comments, texts and pages state what code does in the terms of the field. The changelog quotes names
  /// that were replaced.
  @Test("and the sources have no words that make a person of code")
  func narrative() throws {
    let excluded = ["CHANGELOG.md", "Tests/DocumentationTests/WordTests.swift"]
    let paths = Repository.files { path in
      [".md", ".swift", ".js", ".css", ".html"].contains { path.hasSuffix($0) } || path.hasPrefix("script/")
    }
    try #require(paths.contains("Sources/UIKit/Views/UIView.swift") && paths.count > 1_000)
    for path in paths where !excluded.contains(path) {
      let bytes = try Data(contentsOf: Repository.root.appending(path: path))
      // The pattern is slow in an unoptimised test, and few files have a part of a word.
      let parts = ["obody", "hoever", "hears of", "hear of", "told", "Told", "tell", "Tell", "goodbye"]
      guard parts.contains(where: { bytes.range(of: Data($0.utf8)) != nil }) else { continue }
      let text = String(decoding: bytes, as: UTF8.self)
      for match in text.matches(of: /\b(?:[Nn]obody|[Ww]hoever|hears? of|[Tt]old|[Tt]ells?|goodbye)\b/) {
        Issue.record("\(path): \(match.output)")
      }
    }
  }
}
