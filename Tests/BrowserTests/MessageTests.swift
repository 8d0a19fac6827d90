import ChromiumDriver
import CommandSupport
import JSONText
import TestSupport
import Testing

extension InABrowser {
  @Suite("Messages of the live page leave the scene in sight and in place")
  struct MessageTests {
    private let showBoth = """
      import("./notices.js").then(({ showBanner, showNotice }) => {
        showBanner("The connection is lost: touches are not recorded now. What was captured is safe. Trying again…")
        showNotice("Touches 2–3 are restored. This text is long enough for several lines on a phone.") })
      """

    @Test(
      "a banner waits until no finger is down, so that the stage does not move under it; no message covers the device")
    func uncovered() throws {
      let page = try LivePage.shared(Repository.scene("techniques/techniques"))
      try page.tab.press([0: page.place(150, 525)])
      try page.tab.wait(for: "document.getElementById('stage').dataset.receivers !== ''")
      let before = try page.place(150, 525)
      try page.tab.evaluate(showBoth)
      #expect(try page.tab.evaluate("document.getElementById('banner').checkVisibility()").bool == false)
      #expect(try page.place(150, 525) == before)
      try page.tab.lift()
      try page.tab.wait(for: "document.getElementById('banner').checkVisibility()")
      try page.rest()
      // The stage has its new size in the next frame.
      let covering = """
        new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => {
          const box = document.querySelector(".bezel").getBoundingClientRect()
          resolve(["banner", "notice"].map((id) => document.getElementById(id)).filter((one) => {
            const { left, right, top, bottom } = one.getBoundingClientRect()
            const isWithin = left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight && right > left
            return !isWithin || (left < box.right && right > box.left && top < box.bottom && bottom > box.top)
          }).map((one) => one.id)) })))
        """
      for (width, height) in [(1440, 900), (1024, 768), (390, 844), (844, 390)] {
        try page.tab.setViewport(width: width, height: height, touch: width < 1000)
        try page.tab.evaluate(showBoth)
        #expect(try page.tab.evaluate(covering).text == "[]", "\(width)")
      }
      try page.tab.setViewport(width: 1200, height: 900)
      try page.tab.evaluate("import(\"./notices.js\").then(({ showBanner }) => showBanner(null))")
      try expectNewsAbove(page.tab)
      try page.touch(.tap(at: (150, 300)))
      try page.expectKept()
    }

    /// The message about new code is above the device, and can be dismissed.
    private func expectNewsAbove(_ tab: Tab) throws {
      try tab.evaluate(
        """
        import("./rules.js").then(({ Rules }) => {
          const overlay = { fingers() {}, light() {} }, model = { shortName: (name) => name, named: () => null }
          new Rules({ overlay, model }, { number: 0 }, (touch) => (window.explained = touch.touch)).show({ number: 1, moved: [{ touch: 1, before: "a", after: "b" }, { touch: 3, before: "a", after: null }] }) })
        """)
      // The scene makes room after the next layout.
      try tab.wait(
        for:
          "document.getElementById('rules-news').getBoundingClientRect().bottom <= document.querySelector('.bezel').getBoundingClientRect().top"
      )
      #expect(try tab.evaluate("document.getElementById('rules-news').offsetHeight > 20").bool == true)
      // A line about a touch explains it.
      #expect(
        try tab.evaluate("document.querySelectorAll('#rules-news .rules-line')[1].click(); window.explained").integer
          == 3)
      try tab.evaluate("document.querySelector('#rules-news [aria-label=Dismiss]').click()")
      #expect(try tab.evaluate("document.getElementById('rules-news').checkVisibility()").bool == false)
    }
  }
}
