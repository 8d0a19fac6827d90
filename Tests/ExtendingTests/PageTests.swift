import Foundation
import TestSupport
import Testing

@Suite("The extension page")
struct PageTests {
  private static let page = try! Repository.text("Documentation/Extending.md")

  private static let examples = Repository.files { $0.hasPrefix("Tests/ExtendingTests/Examples/") }

  @Test("has examples")
  func found() {
    #expect(Self.examples.count == 5)
  }

  @Test("quotes the examples that are compiled here", arguments: examples)
  func quotes(path: String) throws {
    #expect(Self.page.contains("```swift\n\(try Repository.text(path))```\n"), "\(path)")
  }

  @Test("shows lines that are in the files which it names")
  func pieces() throws {
    var file: String?
    var count = 0
    for line in Self.page.split(separator: "\n") {
      if let match = line.firstMatch(of: #/^ \/\/ (Sources\/[^ :]+\.swift)/#) {
        file = try Repository.text(String(match.1))
      }
      if line.hasPrefix("```") { file = nil }
      guard let file, line.hasPrefix("+") else { continue }
      count += 1
      let piece = line.dropFirst().drop { $0 == " " || $0 == "…" }
      #expect(file.contains(piece), "\(line)")
    }
    #expect(count > 15)
  }

  /// An extension that the project has, the names by which its code refers to it, and the limit of the page.
  struct Cost: CustomTestStringConvertible, Sendable {
    let heading: String
    let existing: String
    /// A regular expression.
    let names: String
    let limit: Int

    var testDescription: String { "\(heading): \(existing)" }
  }

  private static let costs: [Cost] = [
    // The rules have their names in the checks of traces, too.
    Cost(heading: "A strategy", existing: "flag", names: #"FlagMechanism|PassThroughRule|flagPassThrough"#, limit: 5),
    Cost(
      heading: "A strategy", existing: "delegate", names: #"DelegateMechanism|TouchDelegateRule|"delegateAnswered""#,
      limit: 5),
    Cost(heading: "A strategy", existing: "swizzle", names: #"SwizzleMechanism|"redirectedToSibling""#, limit: 5),
    Cost(heading: "A strategy", existing: "tag", names: #"TagMechanism|"skippedByTag""#, limit: 5),
    Cost(heading: "A scene key", existing: "wraps", names: #"view\.wraps"#, limit: 1),
    Cost(
      heading: "An outcome kind", existing: "select",
      names:
        #"[( ]\.select\(view|case \.?select\b|scroll, select\b|didSelectRow\(at: \w+, in:|didSelectRow\(at \w+: IndexPath, in "#,
      limit: 8),
    Cost(heading: "A report format", existing: "junit", names: #"JUnitReport|\.junit\b"#, limit: 2),
    Cost(heading: "An importer", existing: "w3c", names: #"W3CImporter"#, limit: 3),
    Cost(heading: "An importer", existing: "evemu", names: #"EvemuImporter|EvemuReader"#, limit: 3),
    Cost(heading: "An importer", existing: "datadog", names: #"DatadogImporter|DatadogReader"#, limit: 3),
  ]

  private static let sources = try! Repository.swiftFiles(below: "Sources").map { path in
    (path: path, code: try Repository.code(path, keepsLiterals: true).joined(separator: "\n"))
  }

  /// The files whose code, string literals included, has one of the names of a regular expression.
  private static func files(mentioning names: String) throws -> [String] {
    // Much faster than `Regex` on the code of all sources.
    let names = try NSRegularExpression(pattern: names)
    return sources.filter { source in
      names.firstMatch(in: source.code, range: NSRange(source.code.startIndex..., in: source.code)) != nil
    }.map(\.path)
  }

  @Test("names the source files that an extension costs, within its limit", arguments: costs)
  func cost(_ cost: Cost) throws {
    let files = try Self.files(mentioning: cost.names)
    #expect(!files.isEmpty && files.count <= cost.limit, "\(files)")
    guard cost.existing == "select" else { return }
    let section = try Self.section(cost.heading)
    for file in files { #expect(section.contains(file), "\(file)") }
  }

  @Test("states each limit in its table, and lists as many files", arguments: costs)
  func limit(_ cost: Cost) throws {
    let section = try Self.section(cost.heading)
    #expect(section.contains("At most \(cost.limit) source file"))
    #expect(try Self.limitInTable(of: cost.heading) == cost.limit)
    // The files are items of a list, or comments in the lines of an existing extension.
    let items = section.components(separatedBy: "```")[0].split(separator: "\n").count { $0.hasPrefix("- ") }
    let comments = section.split(separator: "\n").count { $0.hasPrefix(" // Sources/") }
    // One file is not listed.
    if cost.limit > 1 { #expect(items + comments == cost.limit, "\(items) items and \(comments) comments") }
  }

  /// The number in the table of all kinds.
  private static func limitInTable(of heading: String) throws -> Int? {
    let link = "(#\(heading.lowercased().replacing(" ", with: "-")))"
    let row = try #require(page.split(separator: "\n").first { $0.hasPrefix("| [") && $0.contains(link) })
    return Int(row.split(separator: "|")[1].drop { $0 == " " }.prefix { $0.isNumber })
  }

  @Test("states for classes of views how many source files name them, and lists these files")
  func viewClasses() throws {
    let section = try Self.section("A view class")
    let rows = section.matches(of: /\n\| `(\w+)` \| (\d+) \|/)
    #expect(rows.count == 6)
    let items = section.matches(of: /\n- `(Sources\/[^`]+)`/).map { String($0.1) }
    for row in rows {
      let files = try Self.files(mentioning: "\\b\(row.1)(Delegate|DataSource)?\\b")
      #expect(files.count == Int(row.2), "\(row.1): \(files)")
      for file in files {
        let isListed = items.contains { item in
          let parts = item.components(separatedBy: "…")
          return parts.count == 1 ? file == item : file.hasPrefix(parts[0]) && file.hasSuffix(parts[1])
        }
        #expect(isListed, "\(file) for \(row.1)")
      }
    }
    let most = rows.compactMap { Int($0.2) }.max() ?? 0
    #expect(section.contains("At most \(most) source files"))
    #expect(try Self.limitInTable(of: "A view class") == most)
  }

  private static func section(_ heading: String) throws -> String {
    try #require(page.components(separatedBy: "\n## \(heading)\n").dropFirst().first).components(separatedBy: "\n## ")[
      0]
  }
}
