import ChromiumDriver
import CommandSupport
import Foundation
import JSONText
import TestSupport
import Testing

extension InABrowser {
  @Suite("The page of replayer show displays a recording, and says what broke first")
  struct ShowPageTests {
    /// Three taps with the same finger number. The first one reaches the same button under every strategy, the second
    /// one another view under the delegate strategy.
    private func taps(choice: String = "") throws -> ShowPage {
      try ShowPage.shared("taps.touchrec --strategy delegate", choice: choice) {
        let taps = [(0, 150.0, 525.0), (1, 150, 125), (2, 150, 525)].map { start, x, y in
          Touches.line(Double(start), 1, "began", x, y) + Touches.line(Double(start) + 0.1, 1, "ended", x, y)
        }
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

    private func texts(_ page: ShowPage, _ selector: String) throws -> [String] {
      let script = "[...document.querySelectorAll(\"\(selector)\")].map((one) => one.textContent)"
      return (try page.tab.evaluate(script).array ?? []).compactMap(\.string)
    }

    @Test(
      "it opens at the first difference, with the receivers, outcomes and decisions of both sides as 'diff' and 'explain' state them"
    )
    func difference() throws {
      let page = try taps()
      try page.wait(forEvent: 2)
      #expect(try page.receivers() == ["overlay", "save"])
      #expect(try page.outcomes().contains("touch 2 → overlay ≠ touch 2 → save"))
      let compared = try page.shop.replayer("diff taps.touchrec --strategy delegate").lines
      let place = try #require(compared.firstIndex { $0.contains("touch 1 (2 in the session) at") })
      // The page has the touch's number in the session.
      let sentence = compared[place].trimmingCharacters(in: .whitespaces).replacing(
        "touch 1 (2 in the session) at", with: "touch 2 at")
      #expect(try text(page, ".divergence-sentence") == sentence)
      let decision = try #require(try text(page, ".divergence-decision"))
      let rule = try #require(compared[place + 1].split(separator: ": it ").last)
      #expect(decision.hasPrefix("overlay: uikit: ") && decision.hasSuffix(" → delegate: \(rule)"), "\(decision)")
      let json = try page.shop.replayer("diff taps.touchrec --strategy delegate --json").document()
      let differing = Set((json["divergences"]?.array ?? []).compactMap { $0["event"]?.integer })
      #expect(differing.count == 2)
      #expect(
        try page.tab.evaluate("document.getElementById('timeline').dataset.differences").string == "\(differing.count)")
      // A touch has the same number everywhere.
      try page.tab.wait(for: "document.querySelector('.explanation .verdict-line')")
      #expect(try texts(page, ".finger") == ["2", "2"])
      #expect(try text(page, ".line-touch") == "2")
      #expect(try text(page, ".verdict-line")?.hasPrefix("touch 2 at") == true)
      try expectReasons(page)
      // The view that each side would hit at the shown time.
      for (side, name) in [("recorded", "overlay"), ("replayed", "save")] {
        let place =
          try page.tab.evaluate(
            "(() => { const box = document.getElementById('stage-\(side)').getBoundingClientRect(); return [box.left + box.width / 2, box.top + box.height * 125 / 600] })()"
          ).array?.compactMap(\.number) ?? []
        try page.tab.hover((place[0], place[1]))
        try page.tab.wait(for: "document.getElementById('read-out').dataset.view === '\(name)'")
      }
      #expect(try text(page, "#protects") == "Save must stay reachable")
      #expect(try page.tab.evaluate("document.getElementById('protects').offsetHeight > 0").bool == true)
      #expect(try text(page, "#connection") == "Replay ≠ differs")
      try page.expectQuiet()
      let same = try taps(choice: "strategy=uikit")
      #expect(try text(same, "#connection") == "Replay = same")
      #expect(try text(same, "#divergence") == "=Replay same: every outcome is as recorded")
      try same.expectQuiet()
    }

    /// The reasons open at the deciding view on the replayed side, and both sides have those of `replayer explain`.
    private func expectReasons(_ page: ShowPage) throws {
      try page.tab.wait(for: "document.querySelector('.is-deciding')")
      #expect(try page.tab.evaluate("document.querySelector('.is-deciding').dataset.name").string == "overlay")
      #expect(try text(page, ".side-choice[aria-pressed=true] .quiet") == "replayed")
      #expect(try text(page, ".is-deciding .node-decision")?.hasPrefix("≠ decides. Recorded: ") == true)
      let isVisible = """
        (() => { const node = document.querySelector(".is-deciding > .node-line").getBoundingClientRect(),
          panel = document.getElementById("explain").getBoundingClientRect()
        return node.top >= panel.top && node.bottom <= panel.bottom })()
        """
      #expect(try page.tab.evaluate(isVisible).bool == true)
      for (side, strategy) in ["uikit", "delegate"].enumerated() {
        try page.tab.evaluate("document.querySelectorAll('#explain .side-choice')[\(side)].click()")
        let explained = try page.shop.replayer("explain taps.touchrec --event 2 --strategy \(strategy)").lines
        let shown = try page.tab.evaluate(
          "[...document.querySelectorAll('#explain .is-visited > .node-line')].map((line) => [line.parentElement.dataset.name, line.querySelector('.node-reason').textContent.split('  ').pop()])"
        )
        let nodes = (shown.array ?? []).compactMap(\.array).map { ($0[0].string ?? "", $0[1].string ?? "") }
        #expect(nodes.count == explained.filter { $0.contains("→") }.count - 1)
        for (name, reason) in nodes {
          #expect(explained.contains { $0.contains(name) && $0.contains(reason) }, "\(name): \(reason)")
        }
      }
    }

    @Test("keys, the mouse and a finger step through the events and stop at both ends")
    func stepping() throws {
      let page = try taps()
      try page.wait(forEvent: 2)
      let steps: [(String, Tab.Modifiers, Int)] = [
        ("d", [], 3), ("d", [], 3), ("D", .shift, 2), ("ArrowLeft", [], 1), ("ArrowLeft", [], 0), ("ArrowLeft", [], 0),
        ("ArrowRight", [], 1), ("ArrowRight", .shift, 2), ("ArrowRight", .shift, 4), ("ArrowRight", [], 5),
        ("ArrowRight", [], 5), ("ArrowLeft", .shift, 4), ("ArrowLeft", .shift, 2), ("ArrowLeft", .shift, 0),
      ]
      for (key, modifiers, event) in steps {
        try page.tab.press(key, modifiers)
        try page.wait(forEvent: event)
      }
      #expect(try page.receivers() == ["undo", "undo"])
      #expect(try page.outcomes().allSatisfy { $0.contains(" = ") })
      // The scrub bar moves to the pressed position, and is dragged by touch.
      let box = try page.tab.evaluate(
        "(() => { const box = document.getElementById('scrub').getBoundingClientRect(); return [box.left, box.top, box.width, box.height] })()"
      )
      let numbers = (box.array ?? []).compactMap(\.number)
      try #require(numbers.count == 4)
      let place = { (part: Double) in (x: numbers[0] + numbers[2] * part, y: numbers[1] + numbers[3] / 2) }
      try page.tab.mouse(place(0.999))
      try page.wait(forEvent: 5)
      try page.tab.touch(Stroke(from: place(0.999), to: place(0.001), seconds: 0.2, rests: 0.05))
      try page.wait(forEvent: 0)
      #expect(
        try page.tab.evaluate("document.getElementById('scrub').getAttribute('aria-valuetext')").string?.hasPrefix(
          "event 0, the last is 5") == true)
      try page.expectQuiet()
    }

    @Test(
      "all strategies, another strategy and another profile are shown at the same event without loading the page again, each marked as equal or not"
    )
    func choices() throws {
      let page = try taps()
      try page.wait(forEvent: 2)
      try page.tab.evaluate("window.isSame = true")
      try show(page, "document.getElementById('five').click()", sides: 6, event: 2)
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
      try page.tab.evaluate("document.getElementById('stage-replayed-4').click()")
      try page.tab.press("5")
      try show(page, sides: 2, "replayed · delegate, ios17", event: 0)
      #expect(try page.tab.evaluate("document.getElementById('strategy').value").string == "delegate")
      try page.tab.press("ArrowRight", .shift)
      try page.wait(forEvent: 2)
      for (menu, value, title) in [
        ("strategy", "uikit", "replayed · uikit, ios17"), ("profile", "ios18", "replayed · uikit, ios18"),
      ] {
        try show(
          page,
          "(() => { const menu = document.getElementById('\(menu)'); menu.value = '\(value)'; menu.dispatchEvent(new Event('change')) })()",
          sides: 2, title, event: 2)
        if menu == "strategy" { #expect(try page.receivers() == ["overlay", "overlay"]) }
      }
      #expect(try texts(page, ".device-name") == ["recorded · uikit, ios17", "replayed · uikit, ios18"])
      // The browser's Back shows what was shown before, in the same page.
      try show(page, "history.back()", sides: 2, "replayed · uikit, ios17", event: 2)
      #expect(try page.tab.evaluate("document.getElementById('profile').value").string == "ios17")
      #expect(try page.tab.evaluate("window.isSame").bool == true)
      try page.expectQuiet()
    }

    /// Does something that shows another replay, and waits for its sides at an event.
    private func show(_ page: ShowPage, _ script: String = "0", sides: Int, _ title: String = "", event: Int) throws {
      try page.tab.evaluate("\(script); 0")
      try page.tab.wait(
        for: """
          (() => { const titles = [...document.querySelectorAll(".device-name")].map((one) => one.textContent)
          return titles.length === \(sides) && titles.at(-1).includes("\(title)") && document.querySelector(".glass").dataset.receivers !== undefined
            && document.getElementById("player").dataset.event === "\(event)" })()
          """)
    }

    @Test(
      "the scrub bar has the colors of the theme; those of fingers are readable, also as labels, and far from that of differences"
    )
    func colors() throws {
      let page = try taps()
      try page.wait(forEvent: 2)
      // The number of pixels in the color of differences, as the page defines it now.
      let share = """
        (() => {
          const picture = document.querySelector(".timeline-picture")
          const mark = document.createElement("span")
          mark.style.color = "var(--differ)"
          picture.parentElement.append(mark)
          const color = getComputedStyle(mark).color.match(/[\\d.]+/g).slice(0, 3).map(Number)
          mark.remove()
          const copy = new OffscreenCanvas(picture.width, picture.height).getContext("2d", { willReadFrequently: true })
          copy.drawImage(picture, 0, 0)
          const { data } = copy.getImageData(0, 0, picture.width, picture.height)
          let count = 0
          for (let at = 0; at < data.length; at += 4) count += color.every((part, index) => Math.abs(part - data[at + index]) < 3) && data[at + 3] > 200
          return [count, color.join()]
        })()
        """
      let light = try page.tab.evaluate(share).array ?? []
      try page.tab.press("t")
      let dark = try page.tab.evaluate(share).array ?? []
      #expect(light.first?.integer ?? 0 > 10 && dark.first?.integer == light.first?.integer)
      #expect(light.last?.string != dark.last?.string)
      for theme in ["light", "dark"] {
        #expect(try page.tab.evaluate(Self.unreadable(theme)).text == "[]", "\(theme)")
      }
      try page.expectQuiet()
    }

    /// What is wrong with the colors of fingers under a theme.
    private static func unreadable(_ theme: String) -> String {
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
      """
    }

    private func play(_ page: ShowPage, speed: Int) throws {
      try page.tab.evaluate(
        "document.getElementById('speed').value = '\(speed)'; document.getElementById('speed').dispatchEvent(new Event('change'))"
      )
      try page.tab.evaluate("document.activeElement.blur()")
    }

    @Test(
      "played to its end it shows on both sides the outcomes of a replay, and after playing the map where it stopped")
    func playing() throws {
      let page = try ShowPage.shared(recording: "card-stack/press-and-pull")
      let start = try page.boxes("recorded")
      #expect(try page.boxes("replayed") == start)
      try play(page, speed: 4)
      // The page itself records the button's label, because a poll may miss the states in between.
      try page.tab.evaluate(
        """
        window.said = []
        new MutationObserver(() => said.push(document.getElementById("play").getAttribute("aria-label").split(" ")[0]))
          .observe(document.getElementById("play"), { attributes: true, attributeFilter: ["aria-label"] })
        """)
      try page.tab.press(" ")
      try page.tab.wait(for: "said.join() === 'Pause,Play'")
      // The last frame may have to be fetched; the position follows when both stages show it.
      try page.tab.wait(
        for: "(() => { const { value, max } = document.getElementById('scrub'); return value === max })()")
      let end = try page.boxes("recorded")
      #expect(end != start)
      #expect(try page.boxes("replayed") == end)
      // Captions are not requested during playback, but after it, for both sides.
      try page.tab.wait(
        for: """
          (() => { const [recorded, replayed] = ["stage-recorded", "stage-replayed"].map((id) =>
            [...document.querySelectorAll(`#${id} .caption-tag:not([hidden])`)].map((one) => one.dataset.name).join())
          return recorded !== "" && recorded === replayed })()
          """)
      try page.expectQuiet()
      try expectMap(
        after: ShowPage.shared(recording: "overlay-container/drag-between-notches", "--strategy delegate"))
    }

    private func expectMap(after page: ShowPage) throws {
      try page.wait(forEvent: 0)
      let parts =
        "[...document.querySelectorAll('#stage-recorded .map-part')].map((one) => one.getAttribute('d')).join()"
      try page.tab.press("m")
      try page.tab.wait(for: "document.querySelectorAll('#stage-recorded .map-part').length > 1")
      let before = try page.tab.evaluate(parts).string ?? ""
      try play(page, speed: 4)
      try page.tab.press(" ")
      try page.tab.wait(for: "Number(document.getElementById('player').dataset.event) > 15")
      #expect(try page.tab.evaluate("document.querySelectorAll('#stage-recorded .map-part').length").integer == 0)
      try page.tab.press(" ")
      try page.tab.wait(for: "document.querySelectorAll('#stage-recorded .map-part').length > 1")
      #expect(try page.tab.evaluate(parts).string != before)
    }
  }
}
