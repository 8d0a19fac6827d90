import ChromiumDriver
import CommandSupport
import Foundation
import JSONText
import TestSupport
import Testing

extension InABrowser {
  @Suite("The player shows several replays without cutting or covering anything, in every window")
  struct SidesTests {
    /// The last two are windows of 1440 by 900 and 1024 by 768 pixels at 200 %.
    static let windows = [[1024, 768], [390, 844], [844, 390], [720, 450], [512, 384]]

    private func expectWhole(_ page: ShowPage, sides: Int, _ window: [Int]) throws {
      try page.tab.setViewport(width: window[0], height: window[1], touch: [390, 844].contains(window[0]))
      try page.tab.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
      let wrong = try page.tab.evaluate(
        """
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
        """)
      #expect(wrong.text == "[]", "\(window)")
    }

    @Test("a replay under each strategy")
    func strategies() throws {
      let page = try ShowPage.shared(
        recording: "overlay-container/drag-between-notches", "--strategy delegate", choice: "strategy=all")
      try page.tab.wait(
        for: "document.querySelectorAll('.device').length === 6 && document.querySelector('.device-mark').textContent")
      for window in Self.windows { try expectWhole(page, sides: 6, window) }
    }

    @Test("a replay with each build")
    func builds() throws {
      let page = try ShowPage.shared("s.touchrec --build kept --rules Other", choice: "build=all") {
        try RulesWorkshop.shared()
      }
      try page.tab.wait(
        for: "document.querySelectorAll('.device').length === 3 && document.querySelector('.device-mark').textContent")
      for window in Self.windows { try expectWhole(page, sides: 3, window) }
    }
  }
}
