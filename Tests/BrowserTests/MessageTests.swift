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
        showBanner("The connection is lost – what was captured is safe. Trying again…")
        showNotice("Touches 2–3 are restored. This text is long enough for several lines on a phone.") })
      """

    @Test("neither a banner nor a notice covers a part of the device")
    func uncovered() throws {
      let page = try LivePage.shared(Repository.scene("techniques/techniques"))
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
      try page.touch(.tap(at: (150, 525)))
      try page.expectKept()
    }

    @Test("a banner waits until no finger is down, so that the stage does not move under the finger")
    func held() throws {
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
      try page.expectKept()
    }
  }
}
