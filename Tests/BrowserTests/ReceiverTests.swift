import ChromiumDriver
import CommandSupport
import JSONText
import TestSupport
import Testing

extension InABrowser {
  @Suite("The live page shows the engine's results at once")
  struct ReceiverTests {
    @Test("the receiver of each touch is highlighted and named during the touch only, once on each view")
    func lit() throws {
      let page = try LivePage.shared(Repository.scene("controls/controls"))
      try page.tab.hover(page.place(60, 60))
      try page.tab.wait(for: "document.getElementById('read-out').dataset.view === 'plain'")
      try page.tab.press([0: page.place(60, 60)])
      try page.tab.wait(for: "document.getElementById('stage').dataset.receivers === 'plain'")
      try page.tab.move([0: page.place(60, 70)])
      try page.tab.wait(for: "/60, 70.*plain/.test(document.getElementById('read-out').textContent)")
      try page.tab.lift()
      try page.tab.wait(for: "document.getElementById('stage').dataset.receivers === ''")
      // A touch that begins up to 0.35 s after another one may count as its second tap, which is disputed.
      let pause = "new Promise((done) => setTimeout(done, 500))"
      try page.tab.evaluate(pause)
      try page.tab.press([0: page.place(60, 60), 1: page.place(40, 215)])
      try page.tab.wait(for: "document.getElementById('stage').dataset.receivers === 'plain toggle'")
      try page.tab.lift()
      try page.tab.wait(for: "document.getElementById('stage').dataset.receivers === ''")
      try page.tab.evaluate(pause)
      // The fading highlight is replaced by the next one on the same view.
      let lights =
        "[...document.querySelectorAll('#stage .lit')].map((one) => one.classList.contains('is-leaving')).join()"
      try page.tab.press([0: page.place(112, 78)])
      try page.tab.wait(for: "document.getElementById('stage').dataset.receivers === 'plain'")
      try page.tab.wait(for: "\(lights) === 'false'")
      try page.tab.lift()
      try page.rest()
      try page.tab.wait(for: "document.querySelector('#stage .lit') === null")
      try page.expectKept()
    }

    @Test(
      "each strategy's result for a touch is shown, and the touch is marked where they differ, also with forced colors")
    func answers() throws {
      let page = try LivePage.shared(Repository.scene("techniques/techniques"))
      // A query about a point has the hit-tested views and their reasons, and is no touch.
      try page.tab.hover(page.place(150, 125))
      try page.tab.press("w")
      try page.tab.wait(for: "/overlay/.test(document.getElementById('explain').textContent)")
      #expect(try page.log().isEmpty)
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
      try expectForcedColors(page.tab)
    }

    /// Forced colors leave the scene its colors, and each card of an answer has one border, a heavier one if the strategies
    /// differ.
    private func expectForcedColors(_ tab: Tab) throws {
      try tab.call("Emulation.setEmulatedMedia", ["features": [["name": "forced-colors", "value": "active"]]])
      let kept = try tab.evaluate(
        "getComputedStyle(document.querySelector('#stage .kind-button')).forcedColorAdjust")
      #expect(kept.string == "none")
      let borders = try tab.evaluate(
        """
        ["true", "false"].map((value) => document.querySelector(`#answers .answer[data-differs=${value}]`)).flatMap((card) =>
          [card, card.firstElementChild].map((one) => getComputedStyle(one)).map((style) => `${style.borderTopWidth} ${style.borderTopStyle}`))
        """)
      #expect(borders.text == #"["2px solid","0px none","1px solid","0px none"]"#)
    }
  }
}
