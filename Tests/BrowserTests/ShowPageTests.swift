import ChromiumDriver
import CommandSupport
import Foundation
import JSONText
import TestSupport
import Testing

extension InABrowser {
  @Suite("The page of replayer show displays a recording")
  struct ShowPageTests {
    /// Two taps. The first one hits another view under the delegate strategy.
    private func taps(_ words: String = "--strategy delegate") throws -> ShowPage {
      let shop = try Workshop(["s.scene.json": Repository.scene("techniques/techniques")])
      let made = try shop.recorder("capture --scene s.scene.json --tap 150,125 --tap 150,525 -o taps.touchrec")
      try #require(made.code == 0, "\(made.error)")
      return try ShowPage("taps.touchrec \(words)", in: shop)
    }

    @Test("the receiver of a touch is highlighted on both sides, and differences are marked like in 'replayer diff'")
    func sides() throws {
      let page = try taps()
      #expect(try page.receivers() == ["overlay", "save"])
      #expect(try page.outcomes().contains("touch 1 → overlay ≠ touch 1 → save"))
      let compared = try page.shop.replayer("diff taps.touchrec --strategy delegate --json").document()
      let differing = Set((compared["divergences"]?.array ?? []).compactMap { $0["event"]?.integer })
      #expect(differing.count == 2)
      #expect(
        try page.tab.evaluate("document.getElementById('timeline').dataset.differences").string == "\(differing.count)")
      for (key, event) in [("d", 1), ("d", 1), ("D", 0)] {
        try page.tab.press(key, key == "D" ? .shift : [])
        try page.wait(forEvent: event)
      }
      try page.expectQuiet()
    }

    @Test("keys step by event and by touch, and stop at both ends")
    func stepping() throws {
      let page = try taps()
      let steps: [(String, Tab.Modifiers, Int)] = [
        ("ArrowLeft", [], 0), ("ArrowRight", [], 1), ("ArrowRight", [], 2), ("ArrowLeft", [], 1),
        ("ArrowRight", .shift, 2), ("ArrowRight", [], 3), ("ArrowRight", [], 3), ("ArrowLeft", .shift, 2),
        ("ArrowLeft", .shift, 0),
      ]
      for (key, modifiers, event) in steps {
        try page.tab.press(key, modifiers)
        try page.wait(forEvent: event)
      }
      try page.tab.press("ArrowRight", .shift)
      try page.wait(forEvent: 2)
      #expect(try page.receivers() == ["undo", "undo"])
      #expect(try page.outcomes().allSatisfy { $0.contains(" = ") })
      try page.expectQuiet()
    }

    @Test("the scrub bar moves to the pressed position, and can be dragged by touch")
    func scrubbing() throws {
      let page = try taps()
      let box = try page.tab.evaluate(
        "(() => { const box = document.getElementById('scrub').getBoundingClientRect(); return [box.left, box.top, box.width, box.height] })()"
      )
      let numbers = (box.array ?? []).compactMap(\.number)
      try #require(numbers.count == 4)
      let place = { (part: Double) in (x: numbers[0] + numbers[2] * part, y: numbers[1] + numbers[3] / 2) }
      try page.tab.mouse(place(0.999))
      try page.wait(forEvent: 3)
      try page.tab.touch(Stroke(from: place(0.999), to: place(0.001), seconds: 0.2, rests: 0.05))
      try page.wait(forEvent: 0)
      #expect(
        try page.tab.evaluate("document.getElementById('scrub').getAttribute('aria-valuetext')").string?.hasPrefix(
          "event 0, the last is 3") == true)
      try page.expectQuiet()
    }

    @Test("steps during the loading of a chunk are counted from its target")
    func steppingAhead() throws {
      let lines = (0..<200).map { number in
        let start = Double(number) * 0.5
        return Touches.line(start, number + 1, "began", 150, 525)
          + Touches.line(start + 0.1, number + 1, "ended", 150, 525)
      }
      let shop = try Workshop([
        "s.scene.json": Repository.scene("techniques/techniques"), "t.touches.jsonl": lines.joined(),
      ])
      try #require(
        try shop.recorder("capture --scene s.scene.json --touches t.touches.jsonl -o taps.touchrec").code == 0)
      let page = try ShowPage("taps.touchrec", in: shop)
      let box = try page.tab.evaluate(
        "(() => { const box = document.getElementById('scrub').getBoundingClientRect(); return [box.right - 1, box.top + box.height / 2] })()"
      )
      let end = (box.array ?? []).compactMap(\.number)
      page.tool.signal(SIGSTOP)
      try page.tab.mouse((x: end[0], y: end[1]))
      try page.tab.press("ArrowLeft", times: 3)
      #expect(try page.tab.evaluate("document.getElementById('player').dataset.event").string == "0")
      page.tool.signal(SIGCONT)
      try page.wait(forEvent: 396)
      try page.expectQuiet()
    }

    @Test("the hit-tested views are shown with their reasons, for both sides")
    func reasons() throws {
      let page = try taps()
      try page.tab.wait(for: "document.querySelectorAll('#explain .side-choice').length === 2")
      for (side, strategy) in ["uikit", "delegate"].enumerated() {
        try page.tab.evaluate("document.querySelectorAll('#explain .side-choice')[\(side)].click()")
        let explained = try page.shop.replayer("explain taps.touchrec --event 0 --strategy \(strategy)").lines
        let shown = try page.tab.evaluate(
          "[...document.querySelectorAll('#explain .is-visited > .node-line')].map((line) => [line.parentElement.dataset.name, line.querySelector('.node-reason').textContent.split('  ').pop()])"
        )
        let nodes = (shown.array ?? []).compactMap(\.array).map { ($0[0].string ?? "", $0[1].string ?? "") }
        #expect(nodes.count == explained.filter { $0.contains("→") }.count - 1)
        for (name, reason) in nodes {
          #expect(explained.contains { $0.contains(name) && $0.contains(reason) }, "\(name): \(reason)")
        }
      }
      try page.expectQuiet()
    }

    @Test("the scrub bar's picture has the colors of the page, and follows changes between dark and light")
    func colors() throws {
      let page = try taps()
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
      try page.expectQuiet()
    }

    @Test("when a chunk cannot be loaded, the page shows an error and the current position")
    func lost() throws {
      let page = try taps()
      try page.tab.press("ArrowRight")
      try page.wait(forEvent: 1)
      let position = "document.getElementById('position').textContent"
      let before = try page.tab.evaluate(position).string
      // The page's cache is made empty, as for a session that is too long for it, and the server is made unreachable.
      try page.tab.evaluate("window.fetch = () => Promise.reject(new TypeError('gone'))")
      try page.tab.evaluate("Array.prototype.findIndex = () => -1")
      try page.tab.press("ArrowRight")
      try page.tab.wait(for: "/server does not answer/.test(document.getElementById('notice-text').textContent)")
      #expect(try page.tab.evaluate(position).string == before && before == "event 1 · last 3")
      #expect(try page.tab.evaluate("document.getElementById('player').dataset.event").string == "1")
    }

    @Test(
      "on a phone all content is within the window, and touch targets are large enough", arguments: [320, 360, 390])
    func phone(width: Int) throws {
      let page = try taps()
      try page.tab.setViewport(width: width, height: 700, scale: 2, touch: true)
      #expect(try page.tab.evaluate("document.documentElement.scrollWidth").integer == width)
      let low = try page.tab.evaluate(
        """
        [...document.querySelectorAll("#player button, #player select, #tabs button, .outcome, .node-line, .filter")]
          .map((one) => [one.id, one.className, one.getBoundingClientRect()])
          .filter(([, , box]) => box.width > 0 && (box.height < 40 || box.right > innerWidth)).map((one) => one.join())
        """)
      #expect(low.text == "[]")
      // The scene's name is visible.
      #expect(
        try page.tab.evaluate("document.getElementById('scene-name').getBoundingClientRect().width > 40").bool == true)
    }

    @Test("played to its end it shows on both sides the outcomes of a replay")
    func playing() throws {
      let shop = try Workshop()
      let recording = Repository.root.appendingPathComponent("Recordings/card-stack/press-and-pull.touchrec")
      try shop.write(Array(Data(contentsOf: recording)), to: "pull.touchrec")
      let page = try ShowPage("pull.touchrec", in: shop)
      let start = try page.boxes("recorded")
      #expect(try page.boxes("replayed") == start)
      try page.tab.evaluate(
        "document.getElementById('speed').value = '4'; document.getElementById('speed').dispatchEvent(new Event('change'))"
      )
      try page.tab.evaluate("document.activeElement.blur()")
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
    }

    @Test("every control has a name, and the Tab key reaches all of them")
    func access() throws {
      let page = try taps()
      try page.tab.wait(for: "document.querySelectorAll('#explain .side-choice').length === 2")
      let nameless = try page.tab.accessibleNodes()
        .filter { $0.isFocusable && $0.name.trimmingCharacters(in: .whitespaces).isEmpty }
      #expect(nameless.map(\.description).isEmpty)
      let (usable, reached) = try page.tab.reachable()
      #expect(usable.isSuperset(of: ["scrub", "play", "next-event", "next-touch", "speed", "loop", "tree-search"]))
      #expect(usable.subtracting(reached).isEmpty)
      try page.expectQuiet()
    }

    @Test("Ctrl-C ends the command; the recording is unchanged")
    func ending() throws {
      let page = try taps()
      let before = try page.shop.bytes("taps.touchrec")
      page.tool.signal(SIGINT)
      #expect(page.tool.wait().code == 0)
      #expect(try page.shop.bytes("taps.touchrec") == before)
      #expect(page.shop.names == ["s.scene.json", "taps.touchrec"])
    }
  }
}
