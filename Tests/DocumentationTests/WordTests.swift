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
}
