import ChromiumDriver
import CommandSupport
import JSONText
import TestSupport
import Testing

extension InABrowser {
  @Suite("The recording of a live session has the times of the fingers")
  struct TimeTests {
    /// The times of the samples that a page sent, in milliseconds since the epoch, by the browser's clock.
    private func fingers(_ page: LivePage, in tab: Tab) throws -> [Double] {
      try tab.evaluate("spy.samples.map((sample) => performance.timeOrigin + sample[0])").array?.compactMap(\.number)
        ?? []
    }

    /// Checks that the recorded gaps are those between the fingers. The clocks of two pages differ by some milliseconds.
    private func expectGaps(_ page: LivePage, _ fingers: [Double], sourceLocation: SourceLocation = #_sourceLocation)
      throws
    {
      let recorded = try RawFile(page.shop.file(LivePage.recording)).rows(
        "SELECT t_us FROM events ORDER BY sample"
      ).map { (Double($0[0]) ?? 0) / 1_000 }
      try #require(recorded.count == fingers.count, sourceLocation: sourceLocation)
      for index in fingers.indices.dropFirst() {
        let (real, kept) = (fingers[index] - fingers[index - 1], recorded[index] - recorded[index - 1])
        #expect(
          abs(real - kept) < 100, "sample \(index): \(real) ms, recorded \(kept) ms", sourceLocation: sourceLocation)
      }
    }

    @Test("after a reload and in a second tab")
    func pages() throws {
      let page = try LivePage(Repository.scene("techniques/techniques"))
      try page.touch(.tap(at: (150, 525)))
      var fingers = try fingers(page, in: page.tab)
      try page.open(in: page.tab)
      try page.tab.browser.listen(until: .now + .seconds(1))
      try page.touch(Stroke(from: (150, 525), to: (150, 325), seconds: 0.5))
      fingers += try self.fingers(page, in: page.tab)
      let other = try page.tab.browser.makeTab()
      try other.setViewport(width: 1200, height: 900)
      try page.open(in: other)
      try other.touch(.tap(at: page.place(150, 525, in: other)))
      try other.wait(for: "touchReplay.isAtRest")
      fingers += try self.fingers(page, in: other)
      try page.stop(in: other)
      try expectGaps(page, fingers)
    }

    @Test("after a switch of the strategy and after an undo, where nothing moves")
    func changes() throws {
      let page = try LivePage(Repository.scene("techniques/techniques"))
      try page.touch(.tap(at: (150, 525)))
      let first = try fingers(page, in: page.tab)
      try page.tab.evaluate(
        "(() => { const menu = document.getElementById('strategy'); menu.value = 'flag'; menu.dispatchEvent(new Event('change')) })()"
      )
      try page.tab.wait(for: "spy.session?.strategy === 'flag'")
      try page.touch(.tap(at: (150, 525)))
      try page.tab.browser.listen(until: .now + .milliseconds(700))
      try page.tab.press("z", .control)
      try page.tab.wait(for: "spy.session.touches === 1")
      try page.tab.browser.listen(until: .now + .milliseconds(700))
      let before = try fingers(page, in: page.tab).count
      try page.touch(.tap(at: (150, 525)))
      let all = try fingers(page, in: page.tab)
      try page.stop()
      try expectGaps(page, first + all[before...])
    }
  }
}
