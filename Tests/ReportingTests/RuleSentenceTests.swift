import CopyPaper
import DropDown
import PassThrough
import Playback
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
      "is the container of a sheet that does not dim, and was its own hit, so it answers none"),
    row(.hostingRoot, "hostingRoot", "is a hosting view, which answers for its content in a later pass"),
    row(.outsideBounds, "outsideBounds", "says the point is not inside"),
    row(.itself, "itself", "is hit: no subview answered"),
    row(.subview, "subview", "passes on what its subview b answered"),
    row(.override, "override", "has an override that answered otherwise than UIKit's code"),
    row(.skippedByTag, "skippedByTag", "left out b, which carries the skipped tag"),
    row(.neverItself, "neverItself", "never answers itself, and no subview answered"),
    row(.flagPassThrough, "flagPassThrough", "is a pass-through view and was its own hit, so it answers none"),
    row(.delegateAnswered, "delegateAnswered", "was its own hit, and its touch delegate answered b"),
    row(
      .delegateDeclined, "delegateDeclined",
      "was its own hit and keeps the touch: its touch delegate b has nothing there"),
    row(.redirectedToSibling, "redirectedToSibling", "redirected the touch from a flagged view to b beneath it"),
    row(.redirectedToSuperview, "redirectedToSuperview", "redirected the touch from a flagged view up to b"),
    row(.droppedAtRoot, "droppedAtRoot", "dropped the touch: flagged view b has no superview"),
    row(.recursion, "recursion", "is asked again by b before it has answered, for ever"),
    row(.brokenOff, "brokenOff", "had not answered when the hit test was found to be endless"),
  ]

  @Test("which reports print", arguments: rows)
  func text(row: Row) {
    #expect(row.rule.name == row.name)
    #expect(row.rule.sentence.text(other: "b") == row.text)
  }

  @Test("without another view a sentence says 'none' or 'itself'")
  func noOther() {
    #expect(HitTestRule.subview.sentence.text(other: nil) == "passes on what its subview none answered")
    #expect(
      HitTestRule.recursion.sentence.text(other: nil) == "is asked again by itself before it has answered, for ever")
  }

  @Test("no two rules share a name")
  func unique() { #expect(Set(Self.rows.map(\.rule)).count == Self.rows.count) }
}
