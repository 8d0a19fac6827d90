import Foundation
import TestSupport
import Testing

/// The engine calls an open member, or `open.txt` lists it with the consequence for classes that override it.
@Suite("Every open member that the engine does not call is listed")
struct OpenMembersTests {
  private static let list = "Tests/UIKitTests/PublicSymbols/Lists/open.txt"

  /// The words of the list.
  private static let words = ["code", "looks", "never", "unknown"]

  /// The listed members with their words.
  private static func listed() throws -> [(word: String, member: String)] {
    try Repository.text(list).split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
      let parts = line.split(separator: " ", maxSplits: 1).map(String.init)
      try #require(parts.count == 2 && words.contains(parts[0]), "\(line)")
      return (parts[0], parts[1])
    }
  }

  @Test("a new open member is called or listed, and no listed one is called", .enabled(if: PublicSymbols.isToolPresent))
  func complete() throws {
    let open = try PublicSymbols.openMembers()
    try #require(open.count > 700)
    let calls = try MemberUses()
    let uncalled = open.filter { !calls.contains($0) }
    let listed = try Set(Self.listed().map(\.member))
    #expect(uncalled.subtracting(listed).sorted() == [], "the engine does not use it: call it, or list it")
    #expect(listed.subtracting(uncalled).sorted() == [], "listed, but used by the engine or not open")
  }

  @Test("the list is sorted, and each line has a word")
  func sorted() throws {
    let members = try Self.listed().map(\.member)
    #expect(members == Set(members).sorted())
  }

  @Test("the page on fidelity names the members whose overrides make outcomes unknown")
  func page() throws {
    let page = try Repository.text("Documentation/Fidelity.md")
    let unknown = try Self.listed().filter { $0.word == "unknown" }.map(\.member)
    try #require(unknown.count > 1)
    for member in unknown { #expect(page.contains("`\(member)`"), "\(member)") }
  }

  @Test("what counts as a use of a member")
  func uses() {
    let uses = MemberUses(code: [
      "open func declared() {}", "super.inherited()", "view.called(1)", "bare(with: 1)", "open var stored = 1",
      "label(read: 1)", "if read { }", "open var own: Int { 1 }", "open func layout(in view: UIView) {",
    ])
    let members = [
      "A.declared()": false, "A.inherited()": false, "A.called(_:)": true, "A.bare(with:)": true, "A.bare(for:)": false,
      "A.stored": false, "A.read": true, "A.own": false, "A.layout(in:)": false,
    ]
    for (member, isUsed) in members { #expect(uses.contains(member) == isUsed, "\(member)") }
  }
}
