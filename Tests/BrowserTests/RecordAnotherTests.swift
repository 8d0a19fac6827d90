import ChromiumDriver
import CommandSupport
import Foundation
import JSONText
import TestSupport
import Testing

extension InABrowser {
  @Suite("After Stop the live page records another session, or ends the command")
  struct RecordAnotherTests {
    private func page(_ words: String = "") throws -> LivePage {
      try LivePage(Repository.scene("techniques/techniques"), words)
    }

    private func click(_ page: LivePage, _ id: String) throws { try page.tab.mouse(page.middle(of: id)) }

    @Test(
      "Record another begins an empty session in a new file; each recording replays the same; Done ends the command")
    func another() throws {
      let page = try page("--about first")
      let player = try page.tab.browser.makeTab()
      for (number, file) in ["live.touchrec", "live-2.touchrec", "live-3.touchrec"].enumerated() {
        try page.touch(.tap(at: (150, 525)))
        if number == 1 { try page.touch(.tap(at: (150, 300))) }
        try page.stop()
        #expect(page.tool.wait { $0.outputSoFar.contains("\(file): 1 session, ") }, "\(page.tool.outputSoFar)")
        #expect(try page.shop.replayer("diff \(file)").code == 0)
        guard number < 2 else { break }
        let address = try page.tab.evaluate("document.getElementById('open-player').href").string ?? ""
        try click(page, "record-another")
        try page.tab.wait(
          for: "spy.hello?.number === \(number + 2) && document.documentElement.dataset.mode === 'capture'")
        let shown =
          "[document.getElementById('file-name').textContent, document.querySelectorAll('#log .line').length, "
        #expect(
          try page.tab.evaluate(shown + "document.getElementById('finished').hidden, spy.hello.session.about]").text
            == "[\"live-\(number + 2).touchrec\",0,true,null]")
        // The player of an earlier recording goes on playing it during the next capture.
        try player.open(address)
        try player.wait(for: "document.getElementById('player')?.dataset.event === '0'")
        #expect(try player.evaluate("document.getElementById('file-name').textContent").string == file)
        try page.tab.bringToFront()
      }
      try click(page, "finish-command")
      let finished = page.tool.wait()
      #expect(finished.code == 0 && finished.output.split(separator: "\n").count == 3, "\(finished.output)")
      #expect(finished.error.contains("touches are written to live-3.touchrec immediately"))
      #expect(
        page.shop.names == ["live-2.touchrec", "live-3.touchrec", "live.touchrec", "s.scene.json"])
      // The page does not offer what no longer works.
      try page.tab.wait(for: "document.getElementById('banner').textContent.startsWith('The command has ended')")
      #expect(
        try page.tab.evaluate("document.querySelectorAll('.finished-actions, .finished-choices').length").integer == 0)
      #expect(try page.tab.evaluate("document.getElementById('copy-touches').disabled").bool == true)
      #expect(page.tab.complaints.isEmpty)
    }

    @Test("a recording that cannot be begun is an error in red with the path, and the result stays")
    func refused() throws {
      let page = try page()
      try page.touch(.tap(at: (150, 525)))
      try page.stop()
      // The folder is removed while the command runs.
      try FileManager.default.removeItem(atPath: page.shop.path)
      try click(page, "record-another")
      try page.tab.wait(for: "!document.getElementById('notice').hidden")
      let notice = try page.tab.evaluate("document.getElementById('notice-text').textContent").string ?? ""
      #expect(notice.contains("live-2.touchrec"), "\(notice)")
      #expect(try page.tab.evaluate("document.getElementById('notice').dataset.tone").string == "trouble")
      #expect(try page.tab.evaluate("document.getElementById('finished').checkVisibility()").bool == true)
      // Nothing covers the message, and another attempt is possible.
      let isSeen = """
        (() => { const box = document.getElementById("notice-text").getBoundingClientRect()
        const front = document.elementFromPoint(box.left + 4, box.top + 4)
        return box.left >= 0 && box.right <= innerWidth && box.bottom <= innerHeight && document.getElementById("notice").style.display !== "none"
          && !document.getElementById("finished").contains(front) && !document.getElementById("record-another").disabled })()
        """
      #expect(try page.tab.evaluate(isSeen).bool == true)
    }
  }
}
