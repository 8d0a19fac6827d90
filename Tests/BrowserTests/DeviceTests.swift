import ChromiumDriver
import CommandSupport
import Foundation
import JSONText
import TestSupport
import Testing

extension InABrowser {
  @Suite("The live page turns the device and shows its keyboard, at the right times")
  struct DeviceTests {
    private static let scene = """
      {"format": 1, "scene": "turn", "screen": {"size": [390, 844], "keyboardHeight": 300}, "windows": [
        {"id": "window", "rootViewController": {"class": "UIViewController", "view": {"id": "root", "subviews": [
          {"id": "push", "class": "UIButton", "title": "Push", "frame": [20, 20, 100, 50], "actions": {"touchUpInside": "push"}}]}}}]}
      """

    private static let stage = "document.getElementById('stage').ariaLabel"

    private func wait(_ page: LivePage, _ size: String) throws {
      try page.tab.wait(for: "\(Self.stage).includes('\(size) points')")
      try page.rest()
    }

    /// The events of the device in the recording, as `what value`.
    private func events(_ page: LivePage) throws -> [String] {
      try RawFile(page.shop.file(page.recording)).rows("SELECT what, value FROM scene_events ORDER BY sample").map {
        $0.joined(separator: " ")
      }
    }

    @Test("turns, the keyboard and touches are recorded with the times between them at the page")
    func recorded() throws {
      let page = try LivePage.shared(Self.scene)
      try page.touch(.tap(at: (70, 45)))
      try page.tab.press("l")
      try wait(page, "844 by 390")
      try page.touch(.tap(at: (700, 300)))
      try page.tab.press("k")
      try page.tab.wait(for: "document.getElementById('keyboard').textContent === 'Hide keyboard'")
      try page.rest()
      // The keyboard takes the touch.
      try page.touch(.tap(at: (700, 300)))
      try page.tab.press("k")
      try page.tab.wait(for: "document.getElementById('keyboard').textContent === 'Show keyboard'")
      try page.tab.wait(for: "document.getElementById('scrub').title.split('\\n').length === 3")
      let listed = try page.tab.evaluate("document.getElementById('scrub').title").string ?? ""
      #expect(
        listed.replacing(#/\d+\.\d{3} s/#, with: "T")
          == "rotate landscapeLeft at T\nkeyboard 300 at T\nkeyboard hidden at T")
      let sent = try (page.spy("samples").array ?? []).compactMap { $0.array?.first?.number }
      try page.expectKept()
      #expect(try events(page) == ["rotate landscapeLeft", "keyboard 300", "keyboard hidden"])
      let times = try RawFile(page.shop.file(page.recording)).rows(
        "SELECT t_us FROM (SELECT sample, t_us FROM events UNION ALL SELECT sample, t_us FROM scene_events) ORDER BY sample"
      ).compactMap { Double($0[0]) }
      try #require(times.count == sent.count && times.count == 9)
      #expect(listed.contains(String(format: "keyboard hidden at %.3f s", times[8] / 1_000_000)))
      for index in times.indices.dropFirst() {
        #expect(abs((sent[index] - sent[index - 1]) * 1_000 - (times[index] - times[index - 1])) < 4, "sample \(index)")
      }
    }

    @Test("a reload, a look back, an undo and a switch of the strategy have the right orientation")
    func changes() throws {
      let page = try LivePage.shared(Self.scene)
      try page.touch(.tap(at: (70, 45)))
      try page.tab.evaluate(
        "(() => { const menu = document.getElementById('orientation'); menu.value = 'landscapeRight'; menu.dispatchEvent(new Event('change')) })()"
      )
      try wait(page, "844 by 390")
      try page.open(in: page.tab)
      try wait(page, "844 by 390")
      let held = "document.getElementById('orientation').value"
      #expect(try page.tab.evaluate(held).string == "landscapeRight")
      for (events, size) in [(3, "844 by 390"), (2, "390 by 844")] {
        try page.tab.press("ArrowLeft")
        try page.tab.wait(for: "document.getElementById('time').dataset.events === '\(events)'")
        #expect(try page.tab.evaluate("document.getElementById('stage-past').ariaLabel").string?.contains(size) == true)
      }
      // Nothing is turned in the past.
      try page.tab.press("l")
      try page.tab.wait(for: "document.getElementById('notice-text').textContent.includes('earlier time')")
      try page.tab.press("b")
      #expect(try page.tab.evaluate(Self.stage).string?.contains("844 by 390") == true)
      try page.tab.evaluate(
        "(() => { const menu = document.getElementById('strategy'); menu.value = 'flag'; menu.dispatchEvent(new Event('change')) })()"
      )
      try page.tab.wait(for: "spy.session?.strategy === 'flag'")
      try wait(page, "844 by 390")
      #expect(try page.tab.evaluate(held).string == "landscapeRight")
      try page.tab.press("z", .control)
      try wait(page, "390 by 844")
      #expect(try page.tab.evaluate(held).string == "portrait")
      try page.tab.wait(for: "document.getElementById('scrub').title === ''")
      try page.tab.press("l")
      try wait(page, "844 by 390")
      try page.stop()
      #expect(
        try page.tab.evaluate("document.getElementById('replay-verdict').textContent").string?.hasSuffix("same") == true
      )
      #expect(try events(page) == ["rotate landscapeLeft"])
      #expect(
        try page.tab.evaluate(
          "['orientation', 'keyboard', 'keyboard-height', 'turn-device'].every((id) => document.getElementById(id).disabled)"
        )
        .bool == true)
      #expect(page.tab.complaints.isEmpty)
    }
  }
}
