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
    private func taps(width: Int = 1200, height: Int = 900) throws -> ShowPage {
      try ShowPage.shared("two-taps.touchrec --strategy delegate", width: width, height: height) {
        let shop = try Workshop(["s.scene.json": Repository.scene("techniques/techniques")])
        let made = try shop.recorder("capture --scene s.scene.json --tap 150,125 --tap 150,525 -o two-taps.touchrec")
        try #require(made.code == 0, "\(made.error)")
        return shop
      }
    }

    @Test("the receiver of a touch is highlighted on both sides, and differences are marked like in 'replayer diff'")
    func sides() throws {
      let page = try taps()
      #expect(try page.receivers() == ["overlay", "save"])
      #expect(try page.outcomes().contains("touch 1 → overlay ≠ touch 1 → save"))
      let compared = try page.shop.replayer("diff two-taps.touchrec --strategy delegate --json").document()
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

    @Test("the hit-tested views are shown with their reasons, for both sides")
    func reasons() throws {
      let page = try taps()
      try page.tab.wait(for: "document.querySelectorAll('#explain .side-choice').length === 2")
      for (side, strategy) in ["uikit", "delegate"].enumerated() {
        try page.tab.evaluate("document.querySelectorAll('#explain .side-choice')[\(side)].click()")
        let explained = try page.shop.replayer("explain two-taps.touchrec --event 0 --strategy \(strategy)").lines
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

    @Test("on a phone all content is within the window, and touch targets are large enough")
    func phone() throws {
      let page = try taps()
      for width in [320, 360, 390] {
        try page.tab.setViewport(width: width, height: 700, scale: 2, touch: true)
        try page.tab.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
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
          try page.tab.evaluate("document.getElementById('scene-name').getBoundingClientRect().width > 40").bool == true
        )
      }
    }

    @Test("played to its end it shows on both sides the outcomes of a replay")
    func playing() throws {
      let page = try ShowPage.shared(recording: "card-stack/press-and-pull")
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
  }
}
