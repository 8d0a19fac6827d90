import Foundation
import HitTestTerms
import TestSupport
import Testing

/// A new public symbol needs a line in one of the lists: `apple.txt` holds Apple's API, `exceptions.txt` all else with the
/// reason.
@Suite("import UIKit gives Apple's names and the exceptions of the list")
struct PublicSymbolsTests {
  private static let folder = "Tests/UIKitTests/PublicSymbols/Lists/"

  private static func lines(_ name: String) throws -> [String] {
    try Repository.text(folder + name).split(separator: "\n").map(String.init).filter { !$0.hasPrefix("#") }
  }

  /// The names of the exceptions; each line is a name, a dash and the reason.
  private static func exceptions() throws -> [String] {
    try lines("exceptions.txt").map { line in
      let parts = line.components(separatedBy: " — ")
      #expect(parts.count == 2 && parts[1].count > 10, "no reason: \(line)")
      return parts[0]
    }
  }

  @Test("every public symbol is listed, and every listed symbol is public", .enabled(if: PublicSymbols.isToolPresent))
  func listed() throws {
    let symbols = try PublicSymbols.extract().union(PublicSymbols.underscored())
    let listed = Set(try Self.lines("apple.txt") + Self.exceptions())
    #expect(symbols.subtracting(listed).sorted() == [], "public, but in neither list")
    #expect(listed.subtracting(symbols).sorted() == [], "listed, but not public")
  }

  @Test(
    "a controller of tables or items can override the methods of its protocols and those that the translator reports",
    arguments: [
      ("UITableViewController", "tableView(", "sectionIndexTitles", ["UITableViewDelegate", "UITableViewDataSource"]),
      (
        "UICollectionViewController", "collectionView(", "indexTitles",
        ["UICollectionViewDelegate", "UICollectionViewDataSource"]
      ),
    ])
  func overridable(_ controller: String, prefix: String, index: String, protocols: [String]) throws {
    let table = try Repository.text("Sources/RulesTranslator/Edits/FileTranslation+UncalledRequirements.swift")
    let reported = table.matches(of: #/"(?<name>\w+\(.*\))": \./#).map { String($0.name) }
      .filter { $0.hasPrefix(prefix) || $0.hasPrefix(index + "(") }
      // Methods of a protocol to which the controllers do not conform.
      .filter { !$0.contains(":prefetch") }
    try #require(reported.count > 6)
    let listed = try Set(Self.lines("apple.txt"))
    let required = (protocols + ["UIScrollViewDelegate"]).flatMap { name in
      listed.filter { $0.hasPrefix(name + ".") && $0.hasSuffix(")") }.map { String($0.dropFirst(name.count + 1)) }
    }
    try #require(required.count > 25)
    for name in reported + required { #expect(listed.contains("\(controller).\(name)"), "\(name)") }
  }

  @Test(
    "the page on compatibility lists the types of the module with their numbers of members, and what it does not have")
  func page() throws {
    let text = try Repository.text("Documentation/Compatibility.md")
    func section(_ title: String) throws -> Substring {
      let start = try #require(text.range(of: "## \(title)\n")).upperBound
      return text[start...].prefix(upTo: text[start...].range(of: "\n## ")?.lowerBound ?? text.endIndex)
    }
    var members: [String: Int] = [:]
    for symbol in try Self.lines("apple.txt") {
      let parts = symbol.split(separator: ".", maxSplits: 1)
      guard parts.count == 2, parts[0].first?.isUppercase == true, !parts[0].contains("(") else { continue }
      members[String(parts[0]), default: 0] += 1
    }
    let listed = try section("What is there").matches(of: #/`(\w+)`\s(\d+)/#).map { (String($0.1), Int($0.2)!) }
    #expect(Dictionary(listed, uniquingKeysWith: { one, _ in one }) == members)
    let names = try section("What is not there").matches(of: #/`(UI\w+)`/#).map { String($0.1) }
    #expect(names.count > 20)
    for name in names { #expect(members[name] == nil, "\(name)") }
  }

  @Test("each list is sorted, and no symbol is in both")
  func sorted() throws {
    let (apple, exceptions) = (try Self.lines("apple.txt"), try Self.exceptions())
    #expect(apple == Set(apple).sorted())
    #expect(exceptions == Set(exceptions).sorted())
    #expect(Set(apple).isDisjoint(with: exceptions))
  }

  @Test("the reserved names of the engine are in neither list")
  func engine() throws {
    let listed = try Self.lines("apple.txt") + Self.exceptions()
    let words = [
      "HitTestRule", "HitTesting", "EngineFault", "Digitizer", "VirtualClock", "PlatformBehavior", "className",
    ]
    #expect(listed.filter { name in words.contains { name.split(separator: ".").contains(Substring($0)) } } == [])
  }
}
