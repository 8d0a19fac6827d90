import Findings
import Testing

@Suite("A reason without what depends on the machine or on other lines of a file")
struct StableReasonTests {
  @Test(
    "numbers of lines, and numbers that are words, are left out",
    arguments: [
      ("12 views are in the way", "# views are in the way"), ("it moved 19.5 points", "it moved # points"),
      ("the rules started threads (3), and", "the rules started threads (#), and"),
      ("the margins are read (Panel.swift:36)", "the margins are read (Panel.swift:#)"),
      ("at Panel.swift:36:9: a use", "at Panel.swift:#:#: a use"), ("of 3", "of #"),
      ("its size, 4, is", "its size, #, is"),
    ])
  func leftOut(_ reason: String, _ stable: String) { #expect(StableReason.text(reason) == stable) }

  @Test(
    "names, places in brackets, quotes and the terms of constraints are kept",
    arguments: [
      "'row 3' on 'list': how far it may move", "table/UITableViewCell[3]/UIButton[0] may take it",
      "the app's card2 and H264", "constraints contradict each other (a.width == 44 is left out)",
      "a.top == b.bottom + 20 is left out", "a.width >= 20 at priority", "the iOS17 way", "x @ 750 is broken",
      "“step 2” is not known", "-91 points", "", "'unclosed",
    ])
  func kept(_ reason: String) { #expect(StableReason.text(reason) == reason) }

  @Test func `two reasons of different kinds stay different`() {
    let reasons = [
      "'a' may take it", "'b' may take it", "row[0,3] may take it", "row[0,4] may take it", "'a 1' x", "'a 2' x",
    ]
    #expect(Set(reasons.map(StableReason.text)).count == reasons.count)
  }
}
