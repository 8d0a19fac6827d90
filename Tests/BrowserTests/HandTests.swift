import ChromiumDriver
import CommandSupport
import Foundation
import JSONText
import TestSupport
import Testing

extension InABrowser {
  @Suite("Gestures on the live page are recorded and replay to the same")
  struct HandTests {
    struct Action: CustomTestStringConvertible {
      let name: String
      let scene: String
      let strokes: [Stroke]
      /// The kinds and views of its lines in the log.
      let shows: [(kind: String, view: String)]

      var testDescription: String { name }
    }

    static let deeds = [
      Action(
        name: "a tap", scene: "techniques/techniques", strokes: [.tap(at: (150, 525))],
        shows: [("hit", "undo"), ("action", "undo")]),
      Action(
        name: "a drag along a slider", scene: "controls/controls",
        strokes: [Stroke(from: (135, 265), to: (220, 265), seconds: 0.3)],
        shows: [("hit", "volume"), ("action", "volume")]),
      Action(
        name: "two fingers that pinch", scene: "two-fingers/two-fingers",
        strokes: [
          Stroke(0, from: (160, 75), to: (60, 70), seconds: 0.3),
          Stroke(1, from: (200, 75), to: (320, 80), begins: 0.03, seconds: 0.3),
        ], shows: [("hit", "map"), ("gesture", "map")]),
      Action(
        name: "two fingers in two lists", scene: "two-fingers/two-fingers",
        strokes: [
          Stroke(0, from: (90, 640), to: (90, 560), seconds: 0.25, rests: 0.1),
          Stroke(1, from: (270, 640), to: (270, 480), begins: 0.05, seconds: 0.3, rests: 0.1),
        ], shows: [("scroll", "left"), ("scroll", "right")]),
      Action(
        name: "ten fingers", scene: "controls/controls",
        strokes: (0..<10).map { finger in
          let x = 27.0 + 15 * Double(finger)
          return Stroke(finger, from: (x, 430), to: (x, 510), begins: 0.01 * Double(finger), seconds: 0.3)
        }, shows: [("touches", "pad")]),
      Action(
        name: "a card that is pulled away", scene: "card-stack/living-cards",
        strokes: [Stroke(from: (180, 120), to: (180, 520), seconds: 0.25)], shows: [("change", "two-view")]),
    ]

    @Test(arguments: deeds)
    func deed(_ deed: Action) throws {
      let page = try LivePage.shared(Repository.scene(deed.scene))
      try page.touch(deed.strokes)
      let log = try page.log()
      for (kind, view) in deed.shows {
        #expect(log.contains { $0.kind == kind && $0.view == view }, "no \(kind) of \(view) in \(log)")
      }
      try page.expectKept()
      #expect(try page.kept().filter { $0.hasPrefix("began") }.count == deed.strokes.count)
    }

    @Test("a fling continues after the touch, and the page shows where the content comes to rest")
    func fling() throws {
      let page = try LivePage.shared(Repository.scene("table/table"))
      try page.touch(Stroke(from: (100, 560), to: (100, 460), seconds: 0.1))
      // The browser delivers the samples coalesced in one or two frames. All are recorded, one per 8.3 ms.
      let times = try (page.spy("samples").array ?? []).compactMap { $0.array?.first?.number }
      #expect(
        times.count == 14 && zip(times, times.dropFirst().dropLast()).allSatisfy { abs($1 - $0 - 1000.0 / 120) < 0.2 })
      let end = try #require(try page.log().last { $0.text.contains("didEndDecelerating") }?.text)
      let offset = try #require(end.matches(of: /([\d.]+)\)/).last.flatMap { Double($0.output.1) })
      #expect(offset > 110)
      // The content is moved by the same distance, with a precision of 0.001 points.
      let shown = try page.tab.evaluate(
        "-new DOMMatrix(getComputedStyle(document.querySelector('.view[data-name=articles] > .content')).transform).f"
      ).number
      #expect(abs((shown ?? 0) - offset) < 0.01)
      try page.expectKept()
    }

    @Test("mouse and pen work like touches")
    func mouse() throws {
      let page = try LivePage.shared(Repository.scene("controls/controls"))
      try page.tab.mouse(page.place(60, 60))
      try page.tab.mouse(page.place(135, 265), page.place(160, 265), page.place(200, 265))
      try page.rest()
      #expect(try page.log().contains { $0.kind == "action" && $0.view == "plain" })
      #expect(try page.log().contains { $0.kind == "action" && $0.view == "volume" })
      try page.expectKept()
    }

    @Test(
      "Stop before the first touch gives the reason; after one there is a result, which can be used until the page is closed"
    )
    func stop() throws {
      let page = try LivePage(Repository.scene("techniques/techniques"))
      try page.tab.mouse(page.middle(of: "stop"))
      try page.tab.wait(for: "/nothing to keep/.test(document.getElementById('notice').textContent)")
      #expect(try page.tab.evaluate("document.getElementById('finished').hidden").bool == true)
      try page.touch(.tap(at: (150, 525)))
      try page.tab.mouse(page.middle(of: "stop"))
      try page.tab.wait(for: "!document.getElementById('finished').hidden")
      #expect(page.tool.wait { $0.outputSoFar == "live.touchrec: 1 session, 2 events, 4 outcomes\n" })
      #expect(try page.tab.evaluate("document.getElementById('connection').dataset.state").string == "finished")
      #expect(try page.tab.evaluate("document.getElementById('banner').hidden").bool == true)
      try page.expectSame()
      // The Escape key hides the card.
      try page.tab.evaluate("document.activeElement.blur()")
      try page.tab.press("Escape")
      #expect(try page.tab.evaluate("document.getElementById('finished').hidden").bool == true)
      // The tab shows it again.
      try page.tab.evaluate("document.getElementById('tab-session').click()")
      try page.tab.mouse(page.middle(of: "finished-show"))
      #expect(try page.tab.evaluate("document.getElementById('replay-verdict').checkVisibility()").bool == true)
      // The recording can be downloaded, and opened in the player in a tab of its own.
      let download = """
        fetch(document.getElementById("download").href).then(async (answer) =>
          [answer.headers.get("Content-Disposition"), (await answer.arrayBuffer()).byteLength])
        """
      let answer = try page.tab.evaluate(download).array ?? []
      #expect(answer.first?.string?.contains("filename=\"live.touchrec\"") == true, "\(answer)")
      #expect(answer.last?.integer == (try page.shop.bytes("live.touchrec").count))
      let player = try page.tab.evaluate("document.getElementById('open-player').href").string ?? ""
      let other = try page.tab.browser.makeTab()
      try other.setViewport(width: 1200, height: 900)
      try other.open(player)
      try other.wait(
        for: "document.documentElement.dataset.mode === 'show' && document.getElementById('play') !== null")
      #expect(other.complaints.isEmpty, "\(other.complaints)")
      try other.close()
      try page.tab.press("Escape")
      try page.tab.press("w")
      try page.tab.wait(for: "document.querySelectorAll('#explain .node').length > 0")
      try page.tab.evaluate("document.getElementById('copy-touches').click()")
      try page.tab.wait(for: "/Copied the session as a touch file/.test(document.body.textContent)")
      #expect(try page.close().code == 0)
    }

    @Test("unknown outcomes are reported at the end of the capture, on the page and in the terminal, and by the player")
    func unknowns() throws {
      let page = try LivePage(
        """
        {"format": 1, "scene": "field", "screen": {"size": [390, 844]}, "windows": [{"id": "w", "subviews": [
          {"id": "field", "class": "UITextField", "frame": [20, 100, 200, 40]}]}]}
        """)
      try page.touch(.tap(at: (50, 120)))
      try page.stop()
      let said = try page.tab.evaluate("document.getElementById('unknowns').textContent").string ?? ""
      #expect(said.hasPrefix("A comparison will be inconclusive: "))
      let finished = try page.close()
      #expect(finished.code == 0 && finished.error.contains("a comparison will be inconclusive: "), "\(finished.error)")
      let show = try ShowPage.shared(page.recording) { page.shop }
      #expect(
        try show.tab.evaluate("document.getElementById('short-counts').textContent").string?.hasSuffix("? inconclusive")
          == true)
    }

    @Test("coalesced samples of the browser are all recorded")
    func coalesced() throws {
      let page = try LivePage.shared(Repository.scene("controls/controls"))
      // A driven browser delivers each sample separately. The test adds coalesced events: a step halfway to each
      // sample.
      try page.tab.evaluate(
        """
        let last = null
        window.steps = 0
        document.getElementById("stage").addEventListener("pointerdown", (event) => { last = event }, true)
        PointerEvent.prototype.getCoalescedEvents = function () {
          const half = { clientX: (last.clientX + this.clientX) / 2, clientY: (last.clientY + this.clientY) / 2,
            timeStamp: (last.timeStamp + this.timeStamp) / 2 }
          last = this
          steps += 2
          return [half, this]
        }
        """)
      try page.touch(Stroke(from: (200, 430), to: (330, 510), seconds: 0.2))
      let moves = try page.sent().filter { $0.hasPrefix("moved") }.count
      let steps = try page.tab.evaluate("steps").integer
      #expect(moves == steps && moves > 1)
      try page.expectKept()
    }
  }
}
