import ChromiumDriver
import CommandSupport
import Foundation
import JSONText
import TestSupport
import Testing

extension InABrowser {
  @Suite("The page of replayer show says what broke first")
  struct DivergencePageTests {
    /// Three taps with the same finger number. The first one reaches the same button under every strategy, the second
    /// one another view under the delegate strategy.
    private func taps(_ words: String = "--strategy delegate", choice: String = "") throws -> ShowPage {
      let taps = [(0, 150.0, 525.0), (1, 150, 125), (2, 150, 525)].map { start, x, y in
        Touches.line(Double(start), 1, "began", x, y) + Touches.line(Double(start) + 0.1, 1, "ended", x, y)
      }
      return try ShowPage.shared("taps.touchrec \(words)", choice: choice) {
        let shop = try Workshop([
          "s.scene.json": Repository.scene("techniques/techniques"), "t.touches.jsonl": taps.joined(),
        ])
        let made = try shop.run(
          .recorder,
          ["capture", "--scene", "s.scene.json", "--touches", "t.touches.jsonl", "-o", "taps.touchrec"]
            + ["--about", "Save must stay reachable"])
        try #require(made.code == 0, "\(made.error)")
        return shop
      }
    }

    private func text(_ page: ShowPage, _ selector: String) throws -> String? {
      try page.tab.evaluate("document.querySelector(\"\(selector)\").textContent").string
    }

    @Test("it opens at the first difference with the sentence of diff and the decision of both sides")
    func first() throws {
      let page = try taps()
      try page.wait(forEvent: 2)
      let compared = try page.shop.replayer("diff taps.touchrec --strategy delegate").lines
      let place = try #require(compared.firstIndex { $0.contains("touch 1 (2 in the session) at") })
      // The page has the touch's number in the session.
      let sentence = compared[place].trimmingCharacters(in: .whitespaces).replacing(
        "touch 1 (2 in the session) at", with: "touch 2 at")
      #expect(try text(page, ".divergence-sentence") == sentence)
      let decision = try #require(try text(page, ".divergence-decision"))
      let rule = try #require(compared[place + 1].split(separator: ": it ").last)
      #expect(decision.hasPrefix("overlay: uikit: ") && decision.hasSuffix(" → delegate: \(rule)"), "\(decision)")
      let explained = try page.shop.replayer("explain taps.touchrec --event 2 --strategy uikit").lines
      let recorded = decision.components(separatedBy: " → ")[0].dropFirst("overlay: uikit: ".count)
      #expect(explained.contains { $0.contains("overlay") && $0.contains(recorded) })
      try page.expectQuiet()
    }

    @Test("both sides of the decision are in sight in every window")
    func decision() throws {
      let page = try ShowPage.shared(recording: "overlay-container/drag-between-notches", "--strategy delegate")
      let state = """
        (() => { const decision = document.querySelector(".divergence-decision"), box = decision.getBoundingClientRect()
        return [decision.textContent.includes("delegate: is hit"), decision.scrollHeight - decision.clientHeight,
          [...document.querySelectorAll(".device:not([hidden])")].map((device) => { const title = device.querySelector(".device-title").getBoundingClientRect()
            const panel = document.getElementById("stage-panel").getBoundingClientRect()
            return title.left < panel.left || title.right > panel.right }).includes(true),
          [...document.querySelectorAll(".lit-name")].filter((one) => one.checkVisibility()
            && one.getBoundingClientRect().right > one.closest(".glass").getBoundingClientRect().right + 1).length] })()
        """
      for window in [[1440, 900]] + SidesTests.windows {
        try page.tab.setViewport(width: window[0], height: window[1], touch: window[1] > window[0])
        // The page fits the stages to the new window in one of the next frames.
        try page.tab.wait(
          for: "document.querySelector('.divergence-decision') && JSON.stringify(\(state)) === '[true,0,false,0]'")
        try page.tab.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        #expect(try page.tab.evaluate(state).text == "[true,0,false,0]", "\(window)")
      }
    }

    @Test(
      "the reasons open at the deciding view, on the replayed side, with the other side's reason; touches have one number"
    )
    func deciding() throws {
      let page = try taps()
      try page.tab.wait(for: "document.querySelector('.is-deciding')")
      #expect(try page.tab.evaluate("document.querySelector('.is-deciding').dataset.name").string == "overlay")
      #expect(
        try page.tab.evaluate("document.querySelector('.side-choice[aria-pressed=true] .quiet').textContent").string
          == "replayed")
      #expect(try text(page, ".is-deciding .node-decision")?.hasPrefix("≠ decides. Recorded: ") == true)
      let isVisible = """
        (() => { const node = document.querySelector(".is-deciding > .node-line").getBoundingClientRect(),
          panel = document.getElementById("explain").getBoundingClientRect()
        return node.top >= panel.top && node.bottom <= panel.bottom })()
        """
      #expect(try page.tab.evaluate(isVisible).bool == true)
      // A touch has the same number everywhere.
      try page.tab.wait(for: "document.querySelector('.explanation .verdict-line')")
      #expect(
        try page.tab.evaluate("[...document.querySelectorAll('.finger')].map((one) => one.textContent)").text
          == #"["2","2"]"#)
      #expect(try page.outcomes().contains("touch 2 → overlay ≠ touch 2 → save"))
      #expect(try text(page, ".line-touch") == "2")
      #expect(try text(page, ".verdict-line")?.hasPrefix("touch 2 at") == true)
      #expect(try text(page, ".divergence-sentence")?.hasPrefix("touch 2 at") == true)
      try page.expectQuiet()
    }

    @Test("the header has the session's name and what it protects; the status line has the verdict")
    func header() throws {
      let page = try taps()
      #expect(try text(page, "#protects") == "Save must stay reachable")
      #expect(try page.tab.evaluate("document.getElementById('protects').offsetHeight > 0").bool == true)
      #expect(try text(page, "#connection") == "Replay ≠ differs")
      let same = try taps(choice: "strategy=uikit")
      #expect(try text(same, "#connection") == "Replay = same")
      #expect(try text(same, "#divergence") == "=Replay same: every outcome is as recorded")
      try same.expectQuiet()
    }

    @Test("a strategy or a profile chosen in the menus replays the session at the same event")
    func menus() throws {
      let page = try taps()
      try page.wait(forEvent: 2)
      func choose(_ menu: String, _ value: String) throws {
        try page.tab.evaluate(
          "window.isOld = true; (() => { const menu = document.getElementById('\(menu)'); menu.value = '\(value)'; menu.dispatchEvent(new Event('change')) })()"
        )
        try page.tab.wait(for: "!window.isOld && document.getElementById('player')?.dataset.event !== undefined")
      }
      try choose("strategy", "uikit")
      try page.wait(forEvent: 2)
      #expect(try page.receivers() == ["overlay", "overlay"])
      try choose("profile", "ios18")
      try page.wait(forEvent: 2)
      #expect(try text(page, "#stage-replayed").map { _ in true } == true)
      let titles = try page.tab.evaluate("[...document.querySelectorAll('.device-name')].map((one) => one.textContent)")
      #expect(titles.text == #"["recorded · uikit, ios17","replayed · uikit, ios18"]"#)
      try page.expectQuiet()
    }

    @Test("all strategies follow one scrub bar; each is marked as equal or different, with the receiver")
    func five() throws {
      let page = try taps()
      try page.wait(forEvent: 2)
      try page.tab.evaluate("window.isOld = true; document.getElementById('five').click()")
      try page.tab.wait(for: "!window.isOld && document.getElementById('player')?.dataset.event === '2'")
      let marks =
        "Object.fromEntries([...document.querySelectorAll('.device')].map((one) => [one.querySelector('.device-name').textContent, one.querySelector('.device-mark').textContent]))"
      func marked() throws -> [String: String] {
        try page.tab.evaluate(marks).object?.reduce(into: [:]) { $0[$1.key] = $1.value.string } ?? [:]
      }
      var expected = ["recorded": "overlay"]
      for strategy in ["uikit", "swizzle", "tag", "delegate", "flag"] {
        let hit = try page.shop.replayer("hit --scene s.scene.json --at 150,125 --strategy \(strategy) --json")
        let view = try #require(hit.output.contains("\"overlay\"") ? "overlay" : "save")
        expected[strategy] = "\(view == "overlay" ? "=" : "≠") \(view)"
      }
      #expect(try marked() == expected && Set(expected.values).count > 2)
      try page.tab.press("ArrowLeft", .shift)
      try page.wait(forEvent: 0)
      #expect(try marked().filter { $0.key != "recorded" }.allSatisfy { $0.value == "= undo" })
      // A chosen stage is compared with the recording; the same key returns to two stages with its strategy.
      try page.tab.evaluate("document.getElementById('stage-replayed-4').click(); window.isOld = true; 0")
      try page.tab.press("5")
      try page.tab.wait(for: "!window.isOld && document.getElementById('player')?.dataset.event === '0'")
      #expect(try page.tab.evaluate("document.getElementById('strategy').value").string == "delegate")
      try page.expectQuiet()
    }

    @Test(
      "colors of fingers are readable, also as labels of receivers, and far from the color of differences")
    func colors() throws {
      let page = try taps()
      for theme in ["light", "dark"] {
        let wrong = try page.tab.evaluate(
          """
          (() => {
            document.documentElement.dataset.theme = "\(theme)"
            const place = document.body.appendChild(document.createElement("span"))
            const color = (name) => { place.style.color = `var(${name})`; return getComputedStyle(place).color.match(/[\\d.]+/g).slice(0, 3).map((part) => part / 255) }
            const light = (parts) => parts.map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)).reduce((sum, part, index) => sum + part * [0.2126, 0.7152, 0.0722][index], 0)
            const contrast = (one, other) => { const [low, high] = [light(one), light(other)].sort((a, b) => a - b); return (high + 0.05) / (low + 0.05) }
            const hue = ([r, g, b]) => { const top = Math.max(r, g, b), span = top - Math.min(r, g, b); return 60 * (top === r ? ((g - b) / span + 6) % 6 : top === g ? (b - r) / span + 2 : (r - g) / span + 4) }
            const apart = (one, other) => { const gap = Math.abs(hue(one) - hue(other)); return Math.min(gap, 360 - gap) }
            const wrong = [], seen = new Set()
            for (let finger = 1; finger <= 10; finger += 1) {
              const own = color(`--finger-${finger}`)
              seen.add(own.join())
              if (contrast(own, [1, 1, 1]) < 4.5) wrong.push(`white on ${finger}`)
              if (contrast(own, color("--paper")) < 3) wrong.push(`${finger} on paper`)
              if (apart(own, color("--differ")) < 30) wrong.push(`${finger} looks like a difference`)
            }
            if (seen.size !== 10) wrong.push("two fingers share a color")
            const tag = getComputedStyle(document.querySelector(".lit-name"))
            if (tag.color !== "rgb(255, 255, 255)") wrong.push("label")
            place.remove()
            return wrong
          })()
          """)
        #expect(wrong.text == "[]", "\(theme)")
      }
    }
  }
}
