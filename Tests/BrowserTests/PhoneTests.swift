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

    /// The page fits its parts to a new window or a turned drawer in one of the next frames.
    private func settle(_ page: LivePage) throws {
      try page.tab.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    }

    @Test(
      "the header shows the scene's name, the recording state and every control; the tabs fill the width, and each shows its panel"
    )
    func header() throws {
      let page = try LivePage.shared(Repository.scene("techniques/techniques"), width: 390, height: 844, touch: true)
      try page.touch(.tap(at: (150, 525)))
      for width in [390, 320] {
        try page.tab.setViewport(width: width, height: 844, touch: true)
        try settle(page)
        #expect(
          try unseen("#scene-name, #recording, #strategy, #profile, #undo, #start-over, #stop", on: page) == "[]",
          "\(width)")
        let name = try page.tab.evaluate(
          "(() => { const name = document.getElementById('scene-name'); return name.scrollWidth <= name.clientWidth && name.textContent })()"
        )
        #expect(name.string == "techniques", "\(width)")
      }
      for width in [390, 600] {
        try page.tab.setViewport(width: width, height: 844, touch: true)
        let gaps = try page.tab.evaluate(
          """
          (() => {
            const tabs = [...document.querySelectorAll("#tabs button")].filter((tab) => tab.checkVisibility())
            const boxes = tabs.map((tab) => tab.getBoundingClientRect())
            return boxes.map((box, index) => (boxes[index + 1]?.left ?? innerWidth) - box.right)
          })()
          """)
        let numbers = gaps.array?.compactMap(\.number) ?? []
        #expect(numbers.count == 6 && numbers.allSatisfy { (0...12).contains($0) }, "\(width): \(numbers)")
      }
      // In landscape the log has most of the height.
      try page.tab.setViewport(width: 844, height: 390, touch: true)
      #expect(try page.tab.evaluate("document.getElementById('log').clientHeight").number ?? 0 > 170)
      for name in ["answers", "why", "views", "session", "log"] {
        try page.tab.mouse(page.middle(of: "tab-\(name)"))
        let visible = try page.tab.evaluate(
          """
          ["log", "answers", "why", "views", "session"].filter((name) => document.getElementById(`${name}-panel`).checkVisibility())
          """)
        #expect(visible.text == "[\"\(name)\"]")
      }
    }

    private func turnDrawer(_ page: LivePage, isOpen: Bool) throws {
      let state = "document.documentElement.dataset.drawer !== 'closed'"
      if try page.tab.evaluate(state).bool != isOpen {
        try page.tab.evaluate("document.getElementById('drawer').click()")
        try settle(page)
      }
      #expect(try page.tab.evaluate(state).bool == isOpen)
    }

    @Test(
      "in a low window the whole screen is in sight and takes touches; after Stop the result is in front of the panels, with all its buttons"
    )
    func low() throws {
      // A window of 1024 by 768 pixels at 200 %.
      let page = try LivePage.shared(Repository.scene("techniques/techniques"), width: 512, height: 384)
      // With the panels open there is the least room.
      try turnDrawer(page, isOpen: true)
      try page.tab.evaluate("document.getElementById('stage').scrollIntoView({ block: 'center' })")
      let isWhole = """
        (() => { const box = document.querySelector(".device").getBoundingClientRect(), area = document.getElementById("stage-area").getBoundingClientRect()
        return box.height > 200 && box.top >= Math.max(0, area.top) && box.bottom <= Math.min(innerHeight, area.bottom) })()
        """
      try page.tab.wait(for: isWhole)
      try page.touch(.tap(at: (150, 525)))
      // In a low window the stage is beside the panels, and no part of the page is cut off.
      try page.tab.setViewport(width: 720, height: 450)
      try page.tab.wait(for: "document.querySelector('.bezel').getBoundingClientRect().height > 240")
      #expect(try page.tab.evaluate("document.documentElement.scrollWidth <= innerWidth").bool == true)
      // The drawer is open or closed at Stop.
      try page.tab.setViewport(width: 390, height: 844, touch: true)
      try settle(page)
      try turnDrawer(page, isOpen: false)
      try page.stop()
      for isOpen in [false, true] {
        try turnDrawer(page, isOpen: isOpen)
        #expect(try page.tab.evaluate("document.querySelectorAll('#finished :is(button, a)').length").integer == 10)
        #expect(try unseen("#finished, #finished :is(h2, p, button, a)", on: page) == "[]", "\(isOpen)")
      }
      try page.expectSame()
    }
  }
}
