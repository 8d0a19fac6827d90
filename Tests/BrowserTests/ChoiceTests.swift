import ChromiumDriver
import CommandSupport
import Foundation
import JSONText
import TestSupport
import Testing

extension InABrowser {
  @Suite("The session can be changed during the capture")
  struct ChoiceTests {
    /// Selects an entry of one of the page's lists with the keyboard.
    private func choose(_ name: String, from list: String, in page: LivePage) throws {
      try page.tab.evaluate("document.getElementById('\(list)').focus()")
      let steps = try page.tab.evaluate(
        """
        (() => { const list = document.getElementById("\(list)")
        return [...list.options].findIndex((one) => one.value === "\(name)") - list.selectedIndex })()
        """)
      let count = try #require(steps.integer)
      try page.tab.press(count < 0 ? "ArrowUp" : "ArrowDown", times: abs(count))
      try page.tab.wait(for: "spy.session.\(list) === '\(name)'")
      try page.rest()
    }

    private func sessions(of page: LivePage) throws -> [[String]] {
      try RawFile(page.shop.file(page.recording)).rows("SELECT strategy, profile, about FROM sessions")
    }

    @Test(
      "all touches or the last one are discarded with keys; under another strategy and profile the rest is replayed, and kept with its name"
    )
    func choices() throws {
      let page = try LivePage.shared(Repository.scene("techniques/techniques"))
      try page.touch(.tap(at: (150, 525)))
      try page.tab.press("R", .shift)
      try page.tab.wait(for: "document.getElementById('sure').open")
      try page.tab.press("Escape")
      try page.tab.wait(for: "!document.getElementById('sure').open")
      #expect(try page.tab.evaluate("spy.session.touches").integer == 1)
      try page.tab.press("R", .shift)
      try page.tab.evaluate("document.getElementById('start-over-sure').focus()")
      try page.tab.press("Enter")
      try page.tab.wait(for: "spy.session.touches === 0")
      try page.rest()
      #expect(try page.log().isEmpty)
      try page.touch(.tap(at: (150, 125)))
      #expect(try page.log().first { $0.kind == "hit" }?.view == "overlay")
      let before = try page.log()
      try page.touch(.tap(at: (150, 525)))
      #expect(try page.log().count > before.count)
      try page.tab.press("z", .control)
      try page.tab.wait(for: "spy.session.touches === 1")
      try page.rest()
      #expect(try page.log() == before)
      try choose("delegate", from: "strategy", in: page)
      #expect(try page.log().first { $0.kind == "hit" }?.view == "save")
      #expect(try page.log().contains { $0.kind == "action" && $0.view == "save" })
      try page.touch(.tap(at: (110, 525)))
      try choose("ios26", from: "profile", in: page)
      try page.tab.evaluate(
        "document.getElementById('tab-session').click(); document.getElementById('session-name').focus()")
      try page.tab.type("Toast over Save")
      try page.tab.press("Tab")
      try page.tab.type("Save can be pressed beside the toast.")
      try page.touch(.tap(at: (190, 525)))
      // Half a character is sent as its replacement.
      try page.tab.evaluate(
        "(() => { const field = document.getElementById('session-name'); field.value += ' \\ud83d'; field.dispatchEvent(new Event('change')) })()"
      )
      try page.tab.wait(for: "spy.session.name === 'Toast over Save \\ufffd'")
      let sent = try page.sent()
      try page.stop()
      // Each tap has two samples: those of the first and the third one were discarded.
      #expect(sent.count == 10)
      #expect(try page.kept() == Array(sent[2..<4] + sent[6...]))
      #expect(try page.shop.replayer("diff \(page.recording)").code == 0)
      #expect(
        try sessions(of: page) == [["delegate", "ios26", "Save can be pressed beside the toast."]])
      #expect(try page.spy("refusals.length").integer == 0)
      #expect(try page.shop.recorder("info \(page.recording)").output.contains("Toast over Save"))
      try page.expectQuiet(page.tab)
    }
  }
}
