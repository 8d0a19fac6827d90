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
      try RawFile(page.shop.file(LivePage.recording)).rows("SELECT strategy, profile, about FROM sessions")
    }

    @Test("under another strategy the same touches are replayed, and the recording has that strategy")
    func strategy() throws {
      let page = try LivePage(Repository.scene("techniques/techniques"))
      try page.touch(.tap(at: (150, 125)))
      #expect(try page.log().first { $0.kind == "hit" }?.view == "overlay")
      try choose("delegate", from: "strategy", in: page)
      #expect(try page.log().first { $0.kind == "hit" }?.view == "save")
      #expect(try page.log().contains { $0.kind == "action" && $0.view == "save" })
      try page.touch(.tap(at: (150, 525)))
      try page.expectKept()
      #expect(try sessions(of: page).map { $0[0] } == ["delegate"])
    }

    @Test("under another profile the same touches are replayed, and the recording has that profile")
    func profile() throws {
      let page = try LivePage(Repository.scene("techniques/techniques"))
      // Far enough apart that the second tap does not count as a repeat of the first, whatever the time between them.
      try page.touch(.tap(at: (110, 525)))
      try choose("ios26", from: "profile", in: page)
      try page.touch(.tap(at: (190, 525)))
      try page.expectKept()
      #expect(try sessions(of: page).map { $0[1] } == ["ios26"])
      #expect(try page.kept().count == 4)
    }

    @Test("the last touch can be undone, and its samples are not in the recording")
    func undo() throws {
      let page = try LivePage(Repository.scene("techniques/techniques"))
      try page.touch(.tap(at: (150, 125)))
      let before = try page.log()
      try page.touch(.tap(at: (150, 525)))
      #expect(try page.log().count > before.count)
      try page.tab.press("z", .control)
      try page.tab.wait(for: "spy.session.touches === 1")
      try page.rest()
      #expect(try page.log() == before)
      let sent = try page.sent()
      try page.stop()
      #expect(try page.kept() == Array(sent.prefix(2)))
      #expect(try page.shop.replayer("diff \(LivePage.recording)").code == 0)
      try page.expectQuiet(page.tab)
    }

    @Test("a restart removes everything after a confirmation")
    func startOver() throws {
      let page = try LivePage(Repository.scene("controls/controls"))
      try page.touch(Stroke(from: (135, 265), to: (220, 265), seconds: 0.2))
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
      try page.touch(.tap(at: (60, 60)))
      let log = try page.log()
      let sent = try page.sent()
      try page.stop()
      #expect(try page.kept() == Array(sent.suffix(2)))
      #expect(log.first { $0.kind == "hit" }?.view == "plain")
      #expect(try page.shop.replayer("diff \(LivePage.recording)").code == 0)
    }

    @Test("the answer to an earlier choice does not replace a later one in the menu")
    func twice() throws {
      let page = try LivePage(Repository.scene("techniques/techniques"))
      page.tool.signal(SIGSTOP)
      // The values that the menu shows until both are answered.
      try page.tab.evaluate(
        """
        (() => { const menu = document.getElementById('strategy'); window.seen = []
        for (const value of ['delegate', 'flag']) { menu.value = value; menu.dispatchEvent(new Event('change')) }
        const look = () => { seen.push(menu.value); requestAnimationFrame(look) }
        look() })()
        """)
      page.tool.signal(SIGCONT)
      try page.tab.wait(for: "spy.session.strategy === 'flag'")
      try page.rest()
      #expect(try page.tab.evaluate("[...new Set(seen)].join()").string == "flag")
      #expect(page.tab.complaints.isEmpty)
    }

    @Test("the session's name and description are in the recording")
    func naming() throws {
      let page = try LivePage(Repository.scene("techniques/techniques"))
      try page.tab.evaluate(
        "document.getElementById('tab-session').click(); document.getElementById('session-name').focus()")
      try page.tab.type("Toast over Save")
      try page.tab.press("Tab")
      try page.tab.type("Save can be pressed beside the toast.")
      try page.touch(.tap(at: (150, 525)))
      try page.expectKept()
      let shown =
        try page.shop.recorder("info \(LivePage.recording)").output
        + page.shop.recorder("show \(LivePage.recording)").output
      #expect(shown.contains("Toast over Save") && shown.contains("Save can be pressed beside the toast."), "\(shown)")
    }
  }
}
