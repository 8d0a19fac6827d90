import ChromiumDriver
import CommandSupport
import Foundation
import JSONText
import TestSupport
import Testing

extension InABrowser {
  @Suite("The exploded view is whole, and one bar turns all stages")
  struct ExplodedTests {
    /// What is cut off or covered: the bar's parts and the titles of the stages, and the views of the scenes.
    private static let faults = """
      (() => {
        const wrong = [], panel = document.getElementById("stage-panel").getBoundingClientRect()
        for (const one of document.querySelectorAll("#exploded-bar :is(label, input, p), .device-title:not([hidden]) > .device-name")) {
          const { left, right, top, bottom } = one.getBoundingClientRect()
          if (!one.checkVisibility()) continue
          const front = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
          if (left < panel.left - 1 || right > panel.right + 1) wrong.push(`cut: ${one.textContent}`)
          else if (bottom <= innerHeight && !one.contains(front) && !front?.contains(one)) wrong.push(`covered: ${one.textContent}`)
        }
        const bars = document.querySelectorAll(".exploded-note").length
        if (bars !== 1) wrong.push(`${bars} bars`)
        for (const space of document.querySelectorAll(".exploded-space")) {
          const view = space.parentElement.getBoundingClientRect()
          for (const plate of space.children) {
            const box = plate.getBoundingClientRect()
            if (box.bottom > view.bottom + 1 || box.top < view.top - 1) wrong.push(`outside: ${plate.title}`)
          }
        }
        return [...new Set(wrong)] })()
      """

    private static func expectWhole(_ tab: Tab, plates: Int) throws {
      for window in [[1440, 900]] + SidesTests.windows {
        try tab.setViewport(width: window[0], height: window[1])
        // The plates follow after a pause.
        let settled = "window.faults?.length === 0 || (window.faults = \(faults)).length === 0"
        try tab.evaluate("window.faults = null; 0")
        do { try tab.wait(for: settled) } catch {
          Issue.record("\(window): \(try tab.evaluate("faults").text)")
        }
        #expect(try tab.evaluate("document.querySelectorAll('.exploded-space').length").integer == plates)
      }
    }

    /// All replays of a player have one bar and turn together, and in every window nothing is cut off.
    static func expectTurning(_ page: ShowPage, plates: Int) throws {
      try page.tab.press("3")
      try page.tab.wait(for: "document.querySelectorAll('.plate').length > 20")
      let turns =
        "[...document.querySelectorAll('.exploded-space')].map((one) => one.style.transform.match(/rotateY[^)]*/)[0])"
      try page.tab.evaluate("document.querySelector('.exploded-view').focus()")
      try page.tab.press("ArrowRight")
      #expect(try page.tab.evaluate("[...new Set(\(turns))]").text == #"["rotateY(-28deg"]"#)
      try page.tab.press("[")
      #expect(
        try page.tab.evaluate(
          "[...document.querySelectorAll('.exploded-space')].every((space) => [...space.children].some((plate) => !plate.checkVisibility()))"
        ).bool == true)
      try page.tab.press("0")
      try expectWhole(page.tab, plates: plates)
    }

    @Test(
      "the exploded view has a plate for each view, in front of all that it covers, selects views, and is whole in every window"
    )
    func exploded() throws {
      let page = try LivePage.shared(Repository.scene("overlay-container/living"), "--strategy flag")
      try expectContrastOfTitles(page.tab)
      try page.tab.press("3")
      try page.tab.wait(for: "document.querySelectorAll('.plate').length === window.touchReplay.views")
      // The scene as it was has an exploded view too, which is hidden.
      try Self.expectWhole(page.tab, plates: 2)
      try page.tab.setViewport(width: 1200, height: 900)
      try page.tab.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
      let wrong = try page.tab.evaluate(
        """
        (async () => {
          const model = [...document.querySelectorAll(".plate")].map((plate) => ({ view: plate.dataset.view,
            level: Number(plate.dataset.level), box: plate.style.transform, size: [plate.offsetWidth, plate.offsetHeight] }))
          const place = (one) => { const [, e, f] = /,([-\\d.e]+),([-\\d.e]+)\\)$/.exec(one.box.replaceAll(" ", "")); return [Number(e), Number(f)] }
          return model.flatMap((one, index) => model.slice(0, index).filter((other) => {
            const [[x, y], [u, v]] = [place(one), place(other)]
            return x < u + other.size[0] && u < x + one.size[0] && y < v + other.size[1] && v < y + one.size[1] && one.level <= other.level
          }).map((other) => `${one.view} ${other.view}`)) })()
        """)
      #expect(wrong.text == "[]")
      try page.tab.evaluate("document.querySelector('.plate:last-child').click()")
      let last = try page.tab.evaluate("document.querySelector('.plate:last-child').dataset.view").string ?? ""
      try page.tab.wait(for: "document.querySelector('#tree [aria-selected=true]')?.dataset.view === '\(last)'")
      #expect(try page.tab.evaluate("document.querySelector('.plate.is-selected').dataset.view").string == last)
      try expectFit(page.tab)
      try page.tab.press("3")
      try page.tab.wait(
        for: "!document.querySelector('.plate') && document.querySelector('.bezel').hidden === false")
    }

    /// The exploded view follows the size of the window and the zoom.
    private func expectFit(_ tab: Tab) throws {
      let isFitting = """
        (() => { const view = document.querySelector(".exploded-view"), zoom = Number(view.closest(".device").style.getPropertyValue("--zoom"))
        const space = document.querySelector(".exploded-space"), edge = innerHeight > 520 ? 10 : 6
        if (Math.abs(view.offsetWidth - 2 * edge - space.offsetWidth * zoom) >= 1) return false
        window.share ??= parseFloat(space.style.transform.slice("scale(".length)) / zoom
        return Math.abs(parseFloat(space.style.transform.slice("scale(".length)) - zoom * share) < 0.001 })()
        """
      let zoom = "document.querySelector('.device').style.getPropertyValue('--zoom')"
      try tab.wait(for: isFitting)
      let before = try tab.evaluate(zoom).string
      try tab.setViewport(width: 1000, height: 500)
      try tab.wait(for: "\(zoom) < \(before ?? "") && \(isFitting)")
      try tab.setViewport(width: 390, height: 844, touch: true)
      try tab.wait(
        for: """
          (() => { const [one, all] = [document.querySelector(".exploded"), document.getElementById("stage-area")].map((part) => part.getBoundingClientRect())
          return one.width > 60 && one.left >= all.left && one.right <= all.right && one.top >= all.top && one.bottom <= all.bottom })()
          """)
    }

    /// The titles and names that the stage draws on buttons have enough contrast.
    private func expectContrastOfTitles(_ tab: Tab) throws {
      let inks = try tab.evaluate(
        """
        [...document.querySelectorAll(".kind-button:not(.is-painted) > .caption")].map((caption) =>
          [getComputedStyle(caption).color, getComputedStyle(caption).opacity].join(" "))
        """)
      let values = inks.array?.compactMap(\.string) ?? []
      // 5.1 to 1 on a button's tint over the scene's grey.
      #expect(values.count == 8 && Set(values) == ["rgb(0, 88, 190) 1"], "\(values)")
    }
  }
}
