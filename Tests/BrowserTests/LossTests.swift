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
    private func count(in page: LivePage) -> Int? { RawFile.count("events", in: page.shop.file(LivePage.recording)) }

    /// Waits until the page is at rest, and ends the messages that it sends by itself: a touch does not begin after one of them
    /// had no answer.
    private func silence(_ page: LivePage) throws {
      try page.rest()
      try page.tab.evaluate("spy.endIntervals()")
    }

    /// Interrupts the tool and checks that it leaves a complete recording.
    private func expectInterrupted(_ page: LivePage, log: [LogLine]) throws {
      page.tool.signal(SIGINT)
      let finished = page.tool.wait()
      #expect(finished.code == 130 && finished.error.contains("interrupted"), "\(finished.error)")
      try page.expectSame(log: log)
    }

    @Test("Ctrl-C keeps the recording, and the page shows that the session has ended")
    func interrupted() throws {
      let page = try page()
      try page.touch(Self.drag)
      try expectInterrupted(page, log: page.log())
      try page.tab.wait(for: "document.getElementById('connection').dataset.state !== 'open'")
    }

    @Test("Ctrl-C during a touch cancels the touch and keeps its samples")
    func interruptedTouch() throws {
      let page = try page()
      try page.tab.press([0: page.place(60, 60)])
      try page.tab.wait(for: "document.getElementById('stage').dataset.receivers === 'plain'")
      page.tool.signal(SIGINT)
      #expect(page.tool.wait().code == 130)
      #expect(try page.kept() == ["began 60.0 60.0", "cancelled 60.0 60.0"])
      #expect(try page.shop.replayer("diff \(LivePage.recording)").code == 0)
    }

    @Test("a closed tab cancels its touches; the capture continues, and another tab shows the whole session")
    func closedTab() throws {
      let page = try page()
      try page.touch(Self.drag)
      let before = try page.sent()
      try page.tab.press([0: page.place(60, 60)])
      try page.tab.wait(for: "document.getElementById('stage').dataset.receivers === 'plain'")
      try page.tab.close()
      let other = try page.tab.browser.makeTab()
      try other.setViewport(width: 1200, height: 900)
      try page.open(in: other)
      try other.wait(
        for: "spy.hello.session.samples >= \(before.count + 1) && document.querySelectorAll('#log .line').length > 0")
      #expect(FolderChanges(page.shop.path).wait { count(in: page) == before.count + 2 })
      #expect(try page.kept() == before + ["began 60.0 60.0", "cancelled 60.0 60.0"])
      try other.touch(.tap(at: page.place(60, 60, in: other)))
      try other.wait(for: "touchReplay.isAtRest")
      let log = try page.log(in: other)
      try page.stop(in: other)
      #expect(try page.kept().count == before.count + 4)
      #expect(log.filter { $0.kind == "action" && $0.text.contains("done") }.count == 1)
      #expect(try page.shop.replayer("diff \(LivePage.recording)").code == 0)
    }

    @Test("a page that is opened again continues the session, and the earlier one reports it")
    func takenOver() throws {
      let page = try page()
      try page.touch(.tap(at: (60, 60)))
      let log = try page.log()
      let other = try page.tab.browser.makeTab()
      try other.setViewport(width: 1200, height: 900)
      try page.open(in: other)
      #expect(try page.log(in: other) == log)
      try page.tab.wait(for: "document.getElementById('connection').dataset.state === 'takenOver'")
      try page.tab.bringToFront()
      try page.tab.touch(.tap(at: page.place(60, 60)))
      try other.bringToFront()
      try other.touch(.tap(at: page.place(180, 60, in: other)))
      try other.wait(for: "touchReplay.isAtRest && spy.session.touches === 2")
      try page.stop(in: other)
      #expect(try page.kept().map { $0.prefix { $0 != " " } } == ["began", "ended", "began", "ended"])
      #expect(try page.shop.replayer("diff \(LivePage.recording)").code == 0)
    }

    @Test("touches during a pause of the server arrive when it continues")
    func stopped() throws {
      let page = try page()
      try silence(page)
      page.tool.signal(SIGSTOP)
      try page.tab.touch(Self.drag.placed(at: page.place(0, 0), scale: page.place(1, 1).x - page.place(0, 0).x))
      #expect(try page.tab.evaluate("document.querySelectorAll('#log .line').length").integer == 0)
      page.tool.signal(SIGCONT)
      try page.rest()
      #expect(FolderChanges(page.shop.path).wait { count(in: page) ?? 0 > 5 }, "the samples never came to be on disk")
      try page.expectKept()
    }

    @Test("touches during a loss of the connection arrive when it is restored")
    func offline() throws {
      let page = try page()
      try silence(page)
      try page.tab.setOffline(true)
      try page.tab.touch(.tap(at: page.place(60, 60)))
      try page.tab.wait(for: "document.getElementById('connection').dataset.state === 'lost'")
      try page.tab.setOffline(false)
      try page.tab.wait(for: "document.getElementById('connection').dataset.state === 'open'")
      try page.rest()
      #expect(try page.log().contains { $0.kind == "action" && $0.view == "plain" })
      try page.stop()
      try page.expectSame()
    }

    @Test("a touch that begins without a connection is cancelled after a timeout, and both are sent later")
    func unansweredRequest() throws {
      let page = try page()
      try silence(page)
      try page.tab.setOffline(true)
      try page.tab.press([0: page.place(60, 60)])
      try page.tab.wait(for: "document.getElementById('connection').dataset.state === 'lost'")
      // Longer than the page's timeout of two seconds.
      try page.tab.browser.listen(until: .now + .seconds(3))
      try page.tab.setOffline(false)
      try page.tab.wait(for: "document.getElementById('connection').dataset.state === 'open'")
      try page.rest()
      try page.tab.lift()
      try page.rest()
      #expect(try page.sent() == ["began 60.0 60.0", "cancelled 60.0 60.0"])
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

    @Test("a killed capture leaves a file that can be recovered, with all samples on disk")
    func killed() throws {
      let page = try page()
      try page.tab.press([0: page.place(135, 265)])
      for x in stride(from: 140.0, through: 220, by: 10) { try page.tab.move([0: page.place(x, 265)]) }
      try page.tab.wait(for: "spy.samples.length === 10")
      let sent = try page.sent()
      #expect(FolderChanges(page.shop.path).wait { count(in: page) == 10 }, "the samples never came to be on disk")
      page.tool.signal(SIGKILL)
      #expect(page.tool.wait().code == 128 + SIGKILL)
      try page.tab.lift()
      #expect(try page.shop.replayer("run \(LivePage.recording)").code == 65)
      #expect(try page.shop.recorder("recover \(LivePage.recording) -o saved.touchrec").code == 0)
      #expect(try page.shop.recorder("verify saved.touchrec").code == 0)
      #expect(try page.shop.replayer("diff saved.touchrec").code == 0)
      #expect(try page.kept() == sent)
      try page.tab.wait(for: "document.getElementById('connection').dataset.state === 'lost'")
    }
  }
}
