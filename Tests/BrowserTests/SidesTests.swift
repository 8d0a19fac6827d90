import ChromiumDriver
import CommandSupport
import Foundation
import JSONText
import TestSupport
import Testing

extension InABrowser {
  @Suite("The player shows its sides without cutting or covering anything, in every window")
  struct SidesTests {
    /// The last two are windows of 1440 by 900 and 1024 by 768 pixels at 200 %.
    static let windows = [[1024, 768], [390, 844], [844, 390], [720, 450], [512, 384]]

    private static let short = "…/OverlayTranslationContainerView"
    private static let whole = "root/PassThroughView[0]/OverlayTranslationContainerView[0]"

    private func drag(_ choice: String = "") throws -> ShowPage {
      try ShowPage.shared(
        recording: "overlay-container/drag-between-notches", "--strategy delegate", choice: choice)
    }

    /// The page fits its parts to a new window in one of the next frames.
    private func setWindow(_ tab: Tab, _ size: [Int], scale: Double = 1, touch: Bool = false) throws {
      try tab.setViewport(width: size[0], height: size[1], scale: scale, touch: touch)
      try tab.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    }

    @Test(
      "two sides: the decision is in sight, words are whole, touch targets are large enough, and the keyboard reaches all"
    )
    func two() throws {
      let page = try drag()
      try expectDecision(page)
      try expectWholeWords(page)
      try expectStructure(page)
      for width in [320, 360, 390] {
        try setWindow(page.tab, [width, 700], scale: 2, touch: true)
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
      try setWindow(page.tab, [1200, 900])
      try page.tab.evaluate("document.getElementById('tab-why').click()")
      try page.tab.wait(for: "document.querySelectorAll('#explain .side-choice').length === 2")
      let nameless = try page.tab.accessibleNodes()
        .filter { $0.isFocusable && $0.name.trimmingCharacters(in: .whitespaces).isEmpty }
      #expect(nameless.map(\.description).isEmpty)
      let reach = try page.tab.reachable()
      #expect(
        reach.usable.isSuperset(of: ["scrub", "play", "next-event", "next-touch", "speed", "loop", "tree-search"]))
      #expect(reach.usable.subtracting(reach.reached).isEmpty)
      #expect(reach.unmarked.isEmpty)
      try ExplodedTests.expectTurning(page, plates: 2)
      try page.expectQuiet()
    }

    /// Both sides of the decision are in sight, and no title or label of a view is cut.
    private func expectDecision(_ page: ShowPage) throws {
      let state = """
        (() => { const decision = document.querySelector(".divergence-decision"), box = decision.getBoundingClientRect()
        return [decision.textContent.includes("delegate: is hit"), decision.scrollHeight - decision.clientHeight,
          [...document.querySelectorAll(".device:not([hidden])")].map((device) => { const title = device.querySelector(".device-title").getBoundingClientRect()
            const panel = document.getElementById("stage-panel").getBoundingClientRect()
            return title.left < panel.left || title.right > panel.right }).includes(true),
          [...document.querySelectorAll(".lit-name")].filter((one) => one.checkVisibility()
            && one.getBoundingClientRect().right > one.closest(".glass").getBoundingClientRect().right + 1).length] })()
        """
      for window in [[1440, 900]] + Self.windows {
        try setWindow(page.tab, window, touch: window[1] > window[0])
        try page.tab.wait(
          for: "document.querySelector('.divergence-decision') && JSON.stringify(\(state)) === '[true,0,false,0]'")
        try page.tab.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        #expect(try page.tab.evaluate(state).text == "[true,0,false,0]", "\(window)")
      }
    }

    /// Where a long name needs several lines, it is broken between its words.
    private func expectWholeWords(_ page: ShowPage) throws {
      try page.tab.evaluate("document.getElementById('tab-outcomes').click()")
      let cut = """
        (() => { const texts = document.createTreeWalker(document.getElementById("outcomes"), NodeFilter.SHOW_TEXT), cut = []
        while (texts.nextNode()) { const text = texts.currentNode
          for (const word of text.data.matchAll(/[^ ]+/g)) { const range = document.createRange()
            range.setStart(text, word.index)
            range.setEnd(text, word.index + word[0].length)
            if (new Set([...range.getClientRects()].map((box) => box.top)).size > 1) cut.push(word[0]) } }
        return cut })()
        """
      try page.tab.wait(
        for: "document.getElementById('outcomes').textContent.includes('OverlayTranslationContainerView')")
      for window in [[1440, 900], [1024, 768], [390, 844]] {
        try setWindow(page.tab, window)
        #expect(try page.tab.evaluate(cut).text == "[]", "\(window)")
      }
    }

    /// The list of tabs contains only tabs, and what scrolls can be reached with the keyboard.
    private func expectStructure(_ page: ShowPage) throws {
      for width in [390, 1200] {
        try setWindow(page.tab, [width, 844], touch: width < 600)
        let strangers =
          "[...document.querySelectorAll('[role=tablist] > *')].filter((one) => one.role !== 'tab').length"
        #expect(try page.tab.evaluate(strangers).integer == 0)
        #expect(try page.tab.evaluate("document.querySelectorAll('[role=tablist] > [role=tab]').length").integer == 6)
        let unreachable = """
          [...document.querySelectorAll("main *")].filter((one) => /auto|scroll/.test(getComputedStyle(one).overflowY)
            && one.checkVisibility() && one.scrollHeight > one.clientHeight + 1 && one.tabIndex < 0
            && !one.querySelector("button, input, select, textarea, a[href], [tabindex='0']")).map((one) => one.className)
          """
        #expect(try page.tab.evaluate(unreachable).text == "[]", "\(width)")
      }
    }

    private func expectWhole(_ page: ShowPage, sides: Int) throws {
      try page.tab.wait(
        for:
          "document.querySelectorAll('.device').length === \(sides) && document.querySelector('.device-mark').textContent"
      )
      let wrong = """
        (() => {
          const box = (one) => one.getBoundingClientRect(), wrong = []
          const stage = box(document.getElementById("stage-panel")), area = box(document.getElementById("stage-area"))
          const player = box(document.getElementById("player")), tabs = box(document.getElementById("tabs"))
          const devices = [...document.querySelectorAll(".device")]
          if (devices.length !== \(sides)) wrong.push(`${devices.length} sides`)
          if (document.documentElement.scrollWidth > innerWidth) wrong.push("the page is too wide")
          for (const one of devices) {
            const { left, right, top, bottom } = box(one)
            if (left < area.left - 1 || right > area.right + 1 || top < area.top - 1 || bottom > area.bottom + 1) wrong.push(`cut: ${one.textContent}`)
          }
          for (const one of document.querySelectorAll("#player :is(button, select)")) {
            const { left, right, top, bottom } = box(one)
            if (left < stage.left || right > stage.right || top < player.top || bottom > player.bottom || right - left < 20) wrong.push(one.id)
          }
          if (area.bottom > player.top + 1 || area.height < 100) wrong.push(`area ${area.top} ${area.bottom}, player ${player.top}`)
          if (tabs.left < player.right && tabs.right > player.left && tabs.top < player.bottom - 1 && tabs.bottom > player.top) wrong.push("tabs over the player")
          return wrong })()
        """
      for window in Self.windows {
        try setWindow(page.tab, window, touch: [390, 844].contains(window[0]))
        #expect(try page.tab.evaluate(wrong).text == "[]", "\(window)")
      }
    }

    @Test("a replay under each strategy, with short names, and all views in space turned by one bar")
    func strategies() throws {
      let page = try drag("strategy=all")
      try expectWhole(page, sides: 6)
      try page.tab.wait(for: "document.querySelector('.device-mark').textContent === 'harbour'")
      let marks = try page.tab.evaluate(
        "[...document.querySelectorAll('.device-mark')].map((one) => one.textContent)")
      #expect(
        marks.array?.compactMap(\.string) == [
          "harbour", "≠ \(Self.short)", "= harbour", "= harbour", "≠ \(Self.short)", "= harbour",
        ])
      #expect(try page.tab.evaluate("document.querySelectorAll('.device-mark')[1].title").string == Self.whole)
      #expect(try page.outcomes().allSatisfy { !$0.contains(Self.whole) })
      try page.tab.setViewport(width: 1200, height: 900)
      try ExplodedTests.expectTurning(page, plates: 6)
      try page.expectQuiet()
    }

    @Test("a replay with each build")
    func builds() throws {
      let page = try ShowPage.shared("s.touchrec --build kept --rules Other", choice: "build=all") {
        try RulesWorkshop.shared()
      }
      try expectWhole(page, sides: 3)
    }
  }
}
