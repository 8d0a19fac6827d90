import ChromiumDriver
import CommandSupport
import Foundation
import JSONText
import TestSupport
import Testing

extension InABrowser {
  @Suite("No samples captured on the live page are lost")
  struct LossTests {
    /// The number of samples in the file, whether it is finished or not.
    private func count(in page: LivePage) -> Int? { RawFile.count("events", in: page.shop.file(page.recording)) }

    @Test("a page that is opened again continues the session; the earlier one reports it and shows the present")
    func takenOver() throws {
      let page = try LivePage.shared(Repository.scene("controls/controls"))
      try page.touch(.tap(at: (60, 60)))
      let log = try page.log()
      // The earlier page looks back.
      try page.tab.press("ArrowLeft", .shift)
      try page.tab.wait(for: "document.getElementById('time').dataset.events === '1'")
      let other = try page.tab.browser.makeTab()
      try other.setViewport(width: 1200, height: 900)
      try page.open(in: other)
      #expect(try page.log(in: other) == log)
      try page.tab.wait(for: "document.getElementById('connection').dataset.state === 'takenOver'")
      #expect(
        try page.tab.evaluate(
          "[document.getElementById('scrub').disabled, document.getElementById('stage').checkVisibility()]"
        )
        .text == "[true,true]")
      try page.tab.bringToFront()
      try page.tab.touch(.tap(at: page.place(60, 60)))
      // A closed tab cancels its touches, and the capture continues.
      try other.bringToFront()
      try other.press([0: page.place(180, 60, in: other)])
      try other.wait(for: "spy.session.touches === 2")
      try other.close()
      let third = try page.tab.browser.makeTab()
      try third.setViewport(width: 1200, height: 900)
      try page.open(in: third)
      #expect(FolderChanges(page.shop.path).wait { count(in: page) == 4 })
      try third.touch(.tap(at: page.place(60, 60, in: third)))
      try third.wait(for: "touchReplay.isAtRest && spy.session.touches === 3")
      try page.stop(in: third)
      #expect(
        try page.kept().map { $0.prefix { $0 != " " } } == ["began", "ended", "began", "cancelled", "began", "ended"])
      #expect(try page.shop.replayer("diff \(page.recording)").code == 0)
      // The command goes on for the next test.
      SharedTab.leave()
      try third.close()
    }

    @Test("touches during a loss of the connection arrive when it is restored")
    func offline() throws {
      let page = try LivePage.shared(Repository.scene("controls/controls"))
      // A touch does not begin after a message that the page sends by itself had no answer.
      try page.rest()
      try page.tab.evaluate("spy.endIntervals()")
      try page.tab.setOffline(true)
      defer { try? page.tab.setOffline(false) }
      try page.tab.play([.tap(at: page.place(60, 60))])
      try page.tab.wait(for: "document.getElementById('connection').dataset.state === 'lost'")
      #expect(try page.tab.evaluate("document.getElementById('banner').checkVisibility()").bool == true)
      try page.tab.setOffline(false)
      try page.tab.wait(for: "document.getElementById('connection').dataset.state === 'open'")
      #expect(try page.tab.evaluate("document.getElementById('banner').checkVisibility()").bool == false)
      try page.rest()
      #expect(try page.log().contains { $0.kind == "action" && $0.view == "plain" })
      try page.stop()
      try page.expectSame()
    }
  }
}
