import ChromiumDriver
import CommandSupport
import JSONText
import TestSupport
import Testing

extension InABrowser {
  @Suite("The keyboard touches the scene like fingers")
  struct KeyboardFingerTests {
    @Test("a finger enters at an edge, two fingers move as mirrored, and both are drawn where they will touch")
    func fingers() throws {
      let page = try LivePage.shared(Repository.scene("controls/controls"))
      let key = { (type: String, name: String) in
        _ = try page.tab.evaluate(
          """
          document.activeElement.dispatchEvent(
            new KeyboardEvent("\(type)", { key: "\(name)", bubbles: true, cancelable: true }))
          """)
      }
      // The Tab key reaches the stage.
      try page.tab.evaluate("document.getElementById('stage').focus()")
      try page.tab.press("Tab", .shift)
      try page.tab.press("Tab")
      #expect(try page.tab.evaluate("document.activeElement.id").string == "stage")
      try page.tab.press("Home")
      #expect(try page.tab.evaluate("document.querySelectorAll('#stage .finger.is-ghost').length").integer == 1)
      try key("keydown", " ")
      try page.tab.press("ArrowRight")
      try key("keyup", " ")
      try page.rest()
      try page.tab.press("2")
      #expect(try page.tab.evaluate("document.querySelectorAll('#stage .finger.is-ghost').length").integer == 2)
      try page.tab.press(" ")
      try page.rest()
      // The finger that is down is cancelled when the focus moves on.
      try page.tab.press("2")
      try key("keydown", " ")
      try page.tab.press("Tab")
      try page.rest()
      try page.expectKept()
      let rows = try RawFile(page.shop.file(page.recording)).rows("SELECT phase, edge, x FROM events ORDER BY sample")
      #expect(
        rows.map { $0[0] } == ["began", "moved", "ended", "began", "began", "ended", "ended", "began", "cancelled"])
      #expect(rows.first?[1] == "left" && rows.dropFirst().allSatisfy { $0[1] != "left" }, "\(rows)")
      // The screen is 375 points wide.
      #expect(
        rows.map { $0[2] } == ["0.0", "10.0", "10.0", "10.0", "365.0", "365.0", "10.0", "10.0", "10.0"], "\(rows)")
    }
  }
}
