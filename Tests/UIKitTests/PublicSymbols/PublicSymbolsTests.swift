import Foundation
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

  @Test("a controller of tables can override the methods that the translator reports, and those of scroll views")
  func overridable() throws {
    let table = try Repository.text("Sources/RulesTranslator/Edits/FileTranslation+UncalledRequirements.swift")
    let reported = table.matches(of: #/"(?<name>tableView\(.*|sectionIndexTitles\(for:\))": \./#).map {
      String($0.name)
    }
    try #require(reported.count > 8)
    let listed = try Set(Self.lines("apple.txt"))
    for name in reported + ["scrollViewDidScroll(_:)", "scrollViewDidEndDragging(_:willDecelerate:)"] {
      #expect(listed.contains("UITableViewController.\(name)"), "\(name)")
    }
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
