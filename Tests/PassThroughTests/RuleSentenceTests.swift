import CopyPaper
import DropDown
import Findings
import HitTestTerms
import PassThrough
import TestSupport
import Testing
import TouchDelegateTable
import UIKit

@Suite("Each rule of a hit test has a name and a sentence")
struct RuleSentenceTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var rule: HitTestRule
    var name: String
    var text: String
    var testDescription: String { name }
  }

  static func row(_ rule: HitTestRule, _ name: String, _ text: String) -> Row {
    Row(rule: rule, name: name, text: text)
  }

  static let rows = [
    row(.hidden, "hidden", "is hidden"),
    row(.userInteractionDisabled, "userInteractionDisabled", "has isUserInteractionEnabled = false"),
    row(.alpha, "alpha", "is too transparent to take touches"),
    row(.disabledControl, "disabledControl", "is a disabled control"),
    row(.animating, "animating", "is being animated without allowUserInteraction"),
    row(.transitionRunning, "transitionRunning", "drops its touches while a transition runs"),
    row(
      .directTouchIgnored, "directTouchIgnored",
      "is the container of a sheet that does not dim, and was its own hit, so it returns no view"),
    row(.hostingRoot, "hostingRoot", "is a hosting view, which returns itself for its content in a later pass"),
    row(.hostingContent, "hostingContent", "is a hosting view, which is hit itself for its content"),
    row(.outsideBounds, "outsideBounds", "does not contain the point"),
    row(.itself, "itself", "is hit: no subview was hit"),
    row(.subview, "subview", "returns the result of its subview b"),
    row(.override, "override", "has an override whose result differs from UIKit's"),
    row(.skippedByTag, "skippedByTag", "skipped b, which has the skipped tag"),
    row(.neverItself, "neverItself", "never returns itself, and no subview was hit"),
    row(.flagPassThrough, "flagPassThrough", "is a pass-through view and was its own hit, so it returns no view"),
    row(.delegateAnswered, "delegateAnswered", "was its own hit, and its touch delegate returned b"),
    row(
      .delegateDeclined, "delegateDeclined",
      "was its own hit and keeps the touch: its touch delegate b found no view there"),
    row(.redirectedToSibling, "redirectedToSibling", "redirected the touch from a flagged view to b below it"),
    row(.redirectedToSuperview, "redirectedToSuperview", "redirected the touch from a flagged view up to b"),
    row(.droppedAtRoot, "droppedAtRoot", "dropped the touch: flagged view b has no superview"),
    row(.recursion, "recursion", "is called again by b before it has returned, without end"),
    row(.missing, "missing", "is not there any more"),
    row(.brokenOff, "brokenOff", "had not returned when the endless hit test was stopped"),
  ]

  @Test("which reports print", arguments: rows)
  func text(row: Row) {
    #expect(row.rule.name == row.name)
    #expect(row.rule.sentence.text(other: "b") == row.text)
  }

  @Test("without another view a sentence says 'none' or 'itself'")
  func noOther() {
    #expect(HitTestRule.subview.sentence.text(other: nil) == "returns the result of its subview none")
    #expect(
      HitTestRule.recursion.sentence.text(other: nil) == "is called again by itself before it has returned, without end"
    )
  }

  @Test("the table has every rule that the code declares")
  func complete() throws {
    let declared = try Repository.swiftFiles(below: "Sources").map(Repository.text)
      .filter { $0.contains("HitTestRule(") }
      .flatMap { $0.matches(of: #/static let (\w+) = HitTestRule\(/#).map { String($0.1) } }
    #expect(declared.sorted() == Self.rows.map(\.name).sorted())
  }

  @Test("no two rules share a name")
  func unique() { #expect(Set(Self.rows.map(\.rule)).count == Self.rows.count) }
}
