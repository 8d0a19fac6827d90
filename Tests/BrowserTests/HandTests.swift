import ChromiumDriver
import CommandSupport
import Foundation
import JSONText
import TestSupport
import Testing

extension InABrowser {
  @Suite("Gestures on the live page are recorded and replay to the same")
  struct HandTests {
    /// What fingers do in one scene, one after the other.
    struct Session: CustomTestStringConvertible {
      struct Action {
        let strokes: [Stroke]
        /// The kinds and views of its lines in the log.
        let shows: [(kind: String, view: String)]
      }

      let scene: String
      let actions: [Action]

      var testDescription: String { scene }
    }

    static let sessions = [
      Session(
        scene: "controls/controls",
        actions: [
          .init(
            strokes: [Stroke(from: (135, 265), to: (220, 265), seconds: 0.15)],
            shows: [("hit", "volume"), ("action", "volume")]),
          // Ten fingers. The log keeps 500 outcomes, which must be all of the session.
          .init(
            strokes: (0..<10).map { finger in
              let x = 27.0 + 15 * Double(finger)
              return Stroke(finger, from: (x, 430), to: (x, 510), begins: 0.01 * Double(finger), seconds: 0.15)
            }, shows: [("touches", "pad")]),
        ]),
      Session(
        scene: "two-fingers/two-fingers",
        actions: [
          // A pinch, and a finger in each of two lists.
          .init(
            strokes: [
              Stroke(0, from: (160, 75), to: (60, 70), seconds: 0.3),
              Stroke(1, from: (200, 75), to: (320, 80), begins: 0.03, seconds: 0.3),
            ], shows: [("hit", "map"), ("gesture", "map")]),
          .init(
            strokes: [
              Stroke(0, from: (90, 640), to: (90, 560), seconds: 0.25, rests: 0.1),
              Stroke(1, from: (270, 640), to: (270, 480), begins: 0.05, seconds: 0.3, rests: 0.1),
            ], shows: [("scroll", "left"), ("scroll", "right")]),
        ]),
      Session(
        scene: "card-stack/living-cards",
        actions: [
          .init(
            strokes: [Stroke(from: (180, 120), to: (180, 520), seconds: 0.25)], shows: [("change", "two-view")])
        ]),
    ]

    @Test("drags, pinches, scrolls and ten fingers", arguments: sessions)
    func gestures(_ session: Session) throws {
      let page = try LivePage.shared(Repository.scene(session.scene))
      for action in session.actions {
        try page.touch(action.strokes)
        let log = try page.log()
        for (kind, view) in action.shows {
          #expect(log.contains { $0.kind == kind && $0.view == view }, "no \(kind) of \(view) in \(log)")
        }
      }
      try page.expectKept()
      let count = session.actions.reduce(0) { $0 + $1.strokes.count }
      #expect(try page.kept().filter { $0.hasPrefix("began") }.count == count)
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

    @Test("a mouse touches like a finger, and all coalesced samples of the browser are recorded")
    func mouse() throws {
      let page = try LivePage.shared(Repository.scene("controls/controls"))
      try page.tab.mouse(page.place(60, 60))
      try page.tab.mouse(page.place(135, 265), page.place(160, 265), page.place(200, 265))
      try page.rest()
      #expect(try page.log().contains { $0.kind == "action" && $0.view == "plain" })
      #expect(try page.log().contains { $0.kind == "action" && $0.view == "volume" })
      let before = try page.sent().count
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
      let moves = try page.sent().dropFirst(before).filter { $0.hasPrefix("moved") }.count
      let steps = try page.tab.evaluate("steps").integer
      #expect(moves == steps && moves > 1)
      try page.expectKept()
    }

    private func text(_ page: LivePage, _ id: String) throws -> String {
      try page.tab.evaluate("document.getElementById('\(id)').textContent").string ?? ""
    }

    @Test(
      "Stop needs a touch; then the result can be played and copied, another recording is made, and closing the page ends the command"
    )
    func stop() throws {
      let page = try LivePage(Repository.scene("techniques/techniques"), "--about first")
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
      // The Escape key hides the card, and a button of the Session panel shows it again.
      try page.tab.evaluate("document.activeElement.blur()")
      try page.tab.press("Escape")
      #expect(try page.tab.evaluate("document.getElementById('finished').hidden").bool == true)
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
      let address = try page.tab.evaluate("document.getElementById('open-player').href").string ?? ""
      try page.tab.press("Escape")
      try page.tab.press("w")
      try page.tab.wait(for: "document.querySelectorAll('#explain .node').length > 0")
      try page.tab.evaluate("document.getElementById('copy-touches').click()")
      try page.tab.wait(for: "/Copied the session as a touch file/.test(document.body.textContent)")
      try recordAnother(page, player: address)
      let finished = try page.close()
      #expect(finished.code == 0 && finished.output.split(separator: "\n").count == 2, "\(finished.output)")
      #expect(finished.error.contains("touches are written to live-2.touchrec immediately"))
      #expect(page.shop.names == ["live-2.touchrec", "live.touchrec", "s.scene.json"])
      #expect(page.tab.complaints.isEmpty)
    }

    /// Makes another recording, while the player of the first one goes on playing it.
    private func recordAnother(_ page: LivePage, player address: String) throws {
      try page.tab.evaluate("document.getElementById('finished-show').click()")
      try page.tab.mouse(page.middle(of: "record-another"))
      try page.tab.wait(for: "spy.hello?.number === 2 && document.documentElement.dataset.mode === 'capture'")
      #expect(try text(page, "file-name") == "live-2.touchrec")
      #expect(
        try page.tab.evaluate("[document.getElementById('finished').hidden, spy.hello.session.about]").text
          == "[true,null]")
      #expect(try page.log().isEmpty)
      let player = try page.tab.browser.makeTab()
      try player.setViewport(width: 1200, height: 900)
      try player.open(address)
      try player.wait(for: "document.getElementById('player')?.dataset.event === '0'")
      #expect(try player.evaluate("document.getElementById('file-name').textContent").string == "live.touchrec")
      #expect(player.complaints.isEmpty, "\(player.complaints)")
      try player.close()
      try page.tab.bringToFront()
      try page.touch(.tap(at: (150, 525)))
      try page.touch(.tap(at: (150, 300)))
      try page.stop()
      #expect(page.tool.wait { $0.outputSoFar.contains("live-2.touchrec: 1 session, ") }, "\(page.tool.outputSoFar)")
      #expect(try page.shop.replayer("diff live-2.touchrec").code == 0)
    }
  }
}
