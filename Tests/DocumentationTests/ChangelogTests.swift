import Foundation
import TestSupport
import Testing

@Suite("The changelog")
struct ChangelogTests {
  /// A part of the changelog with the heading `## [NAME] - DATE`.
  private struct Release {
    let heading: String
    /// The headings of its kinds of changes, in their order.
    var kinds: [String] = []
    /// The other lines that are not empty.
    var lines: [String] = []
  }

  private static let page = Page(path: "CHANGELOG.md")
  /// Source: keepachangelog.com, 1.1.0.
  private static let kinds = ["Added", "Changed", "Deprecated", "Removed", "Fixed", "Security"]

  private static func releases() throws -> [Release] {
    var releases: [Release] = []
    for line in try page.lines() where !line.isEmpty {
      if line.hasPrefix("## ") {
        releases.append(Release(heading: line))
      } else if let last = releases.indices.last {
        if line.hasPrefix("#") { releases[last].kinds.append(line) } else { releases[last].lines.append(line) }
      }
    }
    return releases
  }

  @Test("has what is unreleased first, then the releases with their dates, the newest first")
  func headings() throws {
    let releases = try Self.releases()
    #expect(releases.first?.heading == "## [Unreleased]")
    #expect(releases.count > 1)
    let dates = releases.dropFirst().map { release in
      release.heading.wholeMatch(of: /## \[\d+\.\d+\.\d+\] - (\d{4}-\d{2}-\d{2})/).map { String($0.1) }
    }
    #expect(dates.allSatisfy { $0 != nil })
    #expect(dates.compactMap { $0 } == dates.compactMap { $0 }.sorted(by: >))
  }

  @Test("has each kind of change once in a release, in one order")
  func kinds() throws {
    for release in try Self.releases() {
      let known = Self.kinds.map { "### \($0)" }
      #expect(release.kinds == known.filter(release.kinds.contains), "\(release.heading): \(release.kinds)")
    }
  }

  @Test("has entries of one line, and at most 5,000 words")
  func entries() throws {
    let lines = try Self.releases().flatMap(\.lines)
    #expect(lines.count > 100)
    for line in lines { #expect(line.hasPrefix("- ") && line.hasSuffix("."), "\(line)") }
    #expect(try Self.page.text().split(whereSeparator: \.isWhitespace).count <= 5_000)
  }

  @Test(
    "has the version of the tools as its newest release, which the page of the packages names",
    arguments: BuiltTool.allCases)
  func version(tool: BuiltTool) throws {
    let run = try tool.run(["--version"])
    let version = try #require(run.output.wholeMatch(of: /\w+ (\d+\.\d+\.\d+)\n/)).1
    #expect(try Self.releases().dropFirst().first?.heading.hasPrefix("## [\(version)] - ") == true)
    let names = try Page(path: "Documentation/Install.md").text().matches(of: /touchreplay[_-](\d+\.\d+\.\d+)/)
    #expect(!names.isEmpty && names.allSatisfy { $0.1 == version })
  }
}
