import Foundation
import TestSupport
import Testing

@Suite("Links of the pages")
struct LinkTests {
  @Test("the pages are found")
  func found() {
    #expect(Page.all.map(\.path).contains("README.md"))
    #expect(Page.all.count > 20)
  }

  @Test("lead to existing files and headings", arguments: Page.all)
  func resolve(page: Page) throws {
    for target in try targets(of: page) where !target.contains("://") {
      let parts = target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      let file = parts[0].isEmpty ? page.url : page.url.deletingLastPathComponent().appending(path: parts[0])
      #expect(FileManager.default.fileExists(atPath: file.standardizedFileURL.path), "\(target)")
      if parts.count > 1, file.pathExtension == "md" {
        let path = file.standardizedFileURL.path.dropFirst(Repository.root.standardizedFileURL.path.count + 1)
        #expect(try Page(path: String(path)).anchors().contains(parts[1]), "\(target)")
      }
    }
  }

  @Test("reach every page of the documentation from the README")
  func complete() throws {
    let targets = Set(try targets(of: .readme))
    let expected = Repository.files { path in
      path.hasPrefix("Documentation/")
        && !["Decisions/", "Pictures/"].contains { path.hasPrefix("Documentation/\($0)") }
    }
    #expect(expected.filter { !targets.contains($0) } == [])
    #expect(targets.contains("Documentation/Decisions/README.md"))
  }

  @Test("reach every decision from the index, numbered from 1 without gaps, under its own title")
  func decisions() throws {
    let folder = "Documentation/Decisions/"
    let names = Repository.files { $0.hasPrefix(folder) && !$0.hasSuffix("README.md") }.map {
      String($0.dropFirst(folder.count))
    }
    #expect(names.compactMap { Int($0.prefix(4)) } == Array(1...names.count))
    let rows = try Page(path: folder + "README.md").lines().filter { $0.hasPrefix("- [") }
    let titles = try names.map { name in
      "- [\(name.prefix(4)) \(try Page(path: folder + name).lines()[0].dropFirst(2))](\(name))"
    }
    #expect(rows == titles)
  }

  @Test("in sources lead to existing pages")
  func sources() throws {
    var count = 0
    for path in Repository.files(where: { $0.hasPrefix("Sources/") && $0.hasSuffix(".swift") }) {
      let text = try Page(path: path).text()
      for match in text.matches(of: /Documentation\/[A-Za-z0-9\/.-]*\.md/) {
        count += 1
        #expect(Page.all.map(\.path).contains(String(match.output)), "\(path)")
      }
    }
    #expect(count > 0)
  }

  private func targets(of page: Page) throws -> [String] {
    try page.prose().joined(separator: "\n").matches(of: /\]\(([^()\s]+(?:\([^()\s]*\)[^()\s]*)*)\)/).map {
      String($0.output.1)
    }
  }
}
