import ChromiumDriver
import CommandSupport
import JSONText
import TestSupport
import Testing

extension InABrowser {
  @Suite("On a phone the live page shows what it captures, and the whole result")
  struct PhoneTests {
    /// The elements that are outside the window or behind another element at their center.
    private func unseen(_ selector: String, on page: LivePage) throws -> String {
      try page.tab.evaluate(
        """
        [...document.querySelectorAll("\(selector)")].filter((one) => {
          const { left, right, top, bottom } = one.getBoundingClientRect()
          const front = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
          return !(one.checkVisibility({ visibilityProperty: true }) && left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
            && right - left > 20 && (one.contains(front) || front?.contains(one)))
        }).map((one) => one.id || one.textContent)
        """
      ).text
    }

    @Test("the header shows the scene's name, the recording state and every control")
    func header() throws {
      let page = try LivePage.shared(Repository.scene("techniques/techniques"), width: 390, height: 844, touch: true)
      try page.touch(.tap(at: (150, 525)))
      for width in [390, 320] {
        try page.tab.setViewport(width: width, height: 844, touch: true)
        try page.tab.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        #expect(
          try unseen("#scene-name, #recording, #strategy, #profile, #undo, #start-over, #stop", on: page) == "[]",
          "\(width)")
        let name = try page.tab.evaluate(
          "(() => { const name = document.getElementById('scene-name'); return name.scrollWidth <= name.clientWidth && name.textContent })()"
        )
        #expect(name.string == "techniques", "\(width)")
      }
    }

    @Test("in a window of 1024 by 768 pixels at 200 %, the whole screen is in sight and takes touches")
    func low() throws {
      let page = try LivePage.shared(Repository.scene("techniques/techniques"), width: 512, height: 384)
      // With the panels open there is the least room.
      if try page.tab.evaluate("document.documentElement.dataset.drawer === 'closed'").bool == true {
        try page.tab.evaluate("document.getElementById('drawer').click()")
      }
      try page.tab.evaluate("document.getElementById('stage').scrollIntoView({ block: 'center' })")
      let isWhole = """
        (() => { const box = document.querySelector(".device").getBoundingClientRect(), area = document.getElementById("stage-area").getBoundingClientRect()
        return box.height > 200 && box.top >= Math.max(0, area.top) && box.bottom <= Math.min(innerHeight, area.bottom) })()
        """
      try page.tab.wait(for: isWhole)
      try page.touch(.tap(at: (150, 525)))
      try page.expectKept()
      // In a low window the stage is beside the panels, and no part of the page is cut off.
      try page.tab.setViewport(width: 720, height: 450)
      try page.tab.wait(for: "document.querySelector('.bezel').getBoundingClientRect().height > 240")
      #expect(try page.tab.evaluate("document.documentElement.scrollWidth <= innerWidth").bool == true)
    }

    @Test(
      "after Stop the result is in front of the panels, within the window, with all its buttons",
      arguments: [false, true])
    func stopped(isDrawerOpen: Bool) throws {
      let page = try LivePage.shared(Repository.scene("techniques/techniques"), width: 390, height: 844, touch: true)
      let isOpen = "document.documentElement.dataset.drawer !== 'closed'"
      if try page.tab.evaluate(isOpen).bool != isDrawerOpen {
        try page.tab.evaluate("document.getElementById('drawer').click()")
        // The stage has its new size in the next frame.
        try page.tab.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
      }
      #expect(try page.tab.evaluate(isOpen).bool == isDrawerOpen)
      try page.touch(.tap(at: (150, 525)))
      try page.stop()
      #expect(try page.tab.evaluate("document.querySelectorAll('#finished :is(button, a)').length").integer == 10)
      #expect(try unseen("#finished, #finished :is(h2, p, button, a)", on: page) == "[]")
      try page.expectSame()
    }
  }
}
