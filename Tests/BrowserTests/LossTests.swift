import ChromiumDriver
import CommandSupport
import Foundation
import JSONText
import TestSupport
import Testing

extension InABrowser {
  @Suite("No samples captured on the live page are lost")
  struct LossTests {
    private static let drag = Stroke(from: (135, 265), to: (220, 265), seconds: 0.3)

    private func page() throws -> LivePage { try LivePage(Repository.scene("controls/controls")) }

    /// The number of samples in the file, whether it is finished or not.
    private func count(in page: LivePage) -> Int? { RawFile.count("events", in: page.shop.file(page.recording)) }

    @Test(
      "Ctrl-C during a touch cancels the touch and keeps its samples, and the page shows that the session has ended")
    func interrupted() throws {
      let page = try page()
      try page.touch(Self.drag)
      let sent = try page.sent()
      try page.tab.press([0: page.place(60, 60)])
      try page.tab.wait(for: "document.getElementById('stage').dataset.receivers === 'plain'")
      page.tool.signal(SIGINT)
      let finished = page.tool.wait()
      #expect(finished.code == 130 && finished.error.contains("interrupted"), "\(finished.error)")
      #expect(try page.kept() == sent + ["began 60.0 60.0", "cancelled 60.0 60.0"])
      #expect(try page.shop.recorder("verify \(page.recording)").code == 0)
      #expect(try page.shop.replayer("diff \(page.recording)").code == 0)
      try page.tab.wait(for: "document.getElementById('connection').dataset.state !== 'open'")
    }

    @Test("a page that is opened again continues the session; the earlier one reports it and shows the present")
    func takenOver() throws {
      let page = try page()
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

    @Test(
      "when its folder is removed, the capture is saved elsewhere, exits with 74, and the page shows the error in red")
    func removedFolder() throws {
      let page = try page()
      try page.touch(Self.drag)
      let sent = try page.sent()
      #expect(FolderChanges(page.shop.path).wait { count(in: page) == sent.count })
      // The tool may write a file while the folder is removed.
      for _ in 0..<1_000 where FileManager.default.fileExists(atPath: page.shop.path) {
        try? FileManager.default.removeItem(atPath: page.shop.path)
      }
      #expect(!FileManager.default.fileExists(atPath: page.shop.path))
      try page.tab.wait(for: "document.getElementById('connection').dataset.state === 'failed'")
      #expect(try page.tab.evaluate("document.getElementById('banner').dataset.tone").string == "trouble")
      let said = try page.tab.evaluate("document.getElementById('banner').textContent").string ?? ""
      let finished = page.tool.wait()
      #expect(finished.code == 74)
      let match = try #require(finished.error.firstMatch(of: /the captured data is in (\S+), unfinished/))
      let rescued = String(match.1)
      defer { try? FileManager.default.removeItem(at: URL(filePath: rescued).deletingLastPathComponent()) }
      #expect(said.contains(rescued))
      #expect(RawFile.count("events", in: rescued) == sent.count)
    }
  }
}
