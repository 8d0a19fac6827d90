import ChromiumDriver
import CommandSupport
import JSONText
import TestSupport
import Testing

extension InABrowser {
  @Suite("The live page shows the engine's results at once")
  struct ReceiverTests {
    @Test("the receiver of each touch is highlighted during the touch only")
    func lit() throws {
      let page = try LivePage(Repository.scene("controls/controls"))
      try page.tab.press([0: page.place(60, 60), 1: page.place(40, 215)])
      try page.tab.wait(for: "document.getElementById('stage').dataset.receivers === 'plain toggle'")
      try page.tab.lift()
      try page.tab.wait(for: "document.getElementById('stage').dataset.receivers === ''")
      try page.expectKept()
    }

    @Test("a fading highlight is replaced by the next one on the same view")
    func again() throws {
      let page = try LivePage(Repository.scene("controls/controls"))
      let lights =
        "[...document.querySelectorAll('#stage .lit')].map((one) => one.classList.contains('is-leaving')).join()"
      // The touches are so far from each other that the second one does not count as a further tap.
      try page.touch(.tap(at: (28, 48)))
      // The highlight fades for a third of a second, which may have passed on a slow machine.
      let lingering = try page.tab.evaluate(lights).string
      #expect(lingering == "true" || lingering == "")
      try page.tab.press([0: page.place(112, 78)])
      try page.tab.wait(for: "document.getElementById('stage').dataset.receivers === 'plain'")
      #expect(try page.tab.evaluate(lights).string == "false")
      try page.tab.lift()
      try page.rest()
      try page.tab.wait(for: "document.querySelector('#stage .lit') === null")
      try page.expectKept()
    }

    @Test("each strategy's result for a touch is shown, and the touch is marked where they differ")
    func answers() throws {
      let page = try LivePage(Repository.scene("techniques/techniques"))
      try page.touch(.tap(at: (150, 125)))
      try page.touch(.tap(at: (150, 525)))
      try page.tab.wait(for: "document.querySelectorAll('#answers .answer').length === 2")
      let rows = try page.tab.evaluate(
        """
        [...document.querySelectorAll("#answers .answer")].map((row) => [row.dataset.touch, row.dataset.differs,
          Object.fromEntries([...row.querySelectorAll("tr")].map((one) =>
            [one.dataset.strategy, one.querySelector(".receiver").textContent]))])
        """)
      let (second, first) = (rows.array?.first?.array ?? [], rows.array?.last?.array ?? [])
      try #require(first.count == 3 && second.count == 3)
      #expect(second[1].string == "false")
      #expect(first[1].string == "true")
      for strategy in ["uikit", "swizzle", "tag", "delegate", "flag"] {
        let hit = try page.shop.replayer("hit --scene s.scene.json --at 150,125 --strategy \(strategy) --json")
          .document()
        #expect(first[2][strategy]?.string == hit["view"]?.string, "\(strategy)")
      }
      try page.expectKept()
    }

    @Test("only the newest touches have a row; the others are counted and can be shown")
    func many() throws {
      let page = try LivePage(Repository.scene("techniques/techniques"))
      // Far enough apart that no tap counts as a repeat of the one before, whatever the time between them.
      for number in 0..<23 { try page.touch(.tap(at: (number % 2 == 0 ? 110 : 190, 525))) }
      let events = "[...document.querySelectorAll('#answers .answer')].map((row) => row.dataset.event).join()"
      func listed(_ touches: Range<Int>) -> String { touches.reversed().map { String(2 * $0) }.joined(separator: ",") }
      try page.tab.wait(for: "document.getElementById('answers-summary').textContent === '0 of 23 differ'")
      #expect(try page.tab.evaluate(events).string == listed(13..<23))
      for (text, first) in [
        ("13 earlier touches not listed – show 10 more", 3), ("3 earlier touches not listed – show 3 more", 0),
      ] {
        #expect(try page.tab.evaluate("document.querySelector('.more-answers').textContent").string == text)
        try page.tab.evaluate("document.querySelector('.more-answers').click()")
        #expect(try page.tab.evaluate(events).string == listed(first..<23))
      }
      #expect(try page.tab.evaluate("document.querySelector('.more-answers')").isNull)
      try page.expectKept()
    }

    @Test("a query about a point is answered with the hit-tested views and their reasons")
    func why() throws {
      let page = try LivePage(Repository.scene("techniques/techniques"))
      try page.tab.hover(page.place(150, 125))
      try page.tab.press("w")
      try page.tab.wait(for: "/overlay/.test(document.getElementById('explain').textContent)")
      #expect(try page.log().isEmpty)
      try page.touch(.tap(at: (150, 525)))
      try page.expectKept()
    }

    @Test("a copy of the session as a touch file, and as flags, records the same outcomes")
    func copies() throws {
      let page = try LivePage(Repository.scene("techniques/techniques"))
      try page.touch(.tap(at: (150, 125)))
      try page.touch(.tap(at: (150, 525)))
      let touches = try page.tab.evaluate("fetch('touches').then((answer) => answer.text())").string ?? ""
      let flags = try page.tab.evaluate("fetch('flags').then((answer) => answer.text())").string ?? ""
      try page.expectKept()
      try page.shop.write(touches, to: "copied.touches.jsonl")
      let lines = flags.split(whereSeparator: \.isNewline).filter { !$0.hasPrefix("#") }
        .joined(separator: " ").replacing("\\", with: "").split(separator: " ").joined(separator: " ")
      let hits = try Self.hits(LivePage.recording, in: page.shop)
      #expect(hits == ["overlay", "undo", "undo"])
      for (name, words) in [("a", "--touches copied.touches.jsonl"), ("b", lines)] {
        let made = try page.shop.recorder("capture --scene s.scene.json \(words) -o \(name).touchrec")
        #expect(made.code == 0, "\(words): \(made.error)")
        #expect(try Self.hits("\(name).touchrec", in: page.shop) == hits, "\(words)")
      }
    }

    /// The hit views and the named actions.
    private static func hits(_ recording: String, in shop: Workshop) throws -> [String] {
      try shop.replayer("run \(recording) --json").objects()
        .filter { $0["kind"]?.string == "hit" || $0["name"]?.string != nil }.compactMap { $0["view"]?.string }
    }
  }
}
