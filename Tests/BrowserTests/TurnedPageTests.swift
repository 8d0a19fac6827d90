import ChromiumDriver
import CommandSupport
import Foundation
import JSONText
import TestSupport
import Testing

extension InABrowser {
  @Suite("The page of replayer show displays a recording in which the device turns")
  struct TurnedPageTests {
    private static let scene = """
      {"format": 1, "scene": "turn", "screen": {"size": [390, 844]}, "windows": [
        {"id": "window", "rootViewController": {"class": "UIViewController", "view": {"id": "root"}}}]}
      """

    /// The name of the stage, and whether its height exceeds its width.
    private func stage(_ page: ShowPage) throws -> String {
      try page.tab.evaluate(
        """
        (() => { const stage = document.getElementById("stage-recorded"), box = stage.getBoundingClientRect()
        return `${stage.getAttribute("aria-label").match(/\\d+ by \\d+/)} ${box.height > box.width}` })()
        """
      ).string ?? ""
    }

    @Test("the stage has the size of the turned screen, forwards and backwards, and the event is named")
    func turned() throws {
      let touches =
        Touches.line(0, 1, "began", 10, 10) + Touches.line(0.1, 1, "ended", 10, 10)
        + #"{"t": 0.5, "rotate": "landscapeLeft"}"# + "\n" + Touches.line(1.5, 1, "began", 800, 10)
        + Touches.line(1.6, 1, "ended", 800, 10)
      let page = try ShowPage.shared("turned.touchrec") {
        let shop = try Workshop(["s.scene.json": Self.scene, "t.jsonl": touches])
        let made = try shop.recorder("capture --scene s.scene.json --touches t.jsonl -o turned.touchrec")
        try #require(made.code == 0, "\(made.error)")
        return shop
      }
      #expect(
        try page.tab.evaluate("document.getElementById('scrub').title").string?.hasSuffix(
          "\nrotate landscapeLeft at 0.500 s") == true)
      // The mark is on the line of the timeline, at its time.
      let isMarked = try page.tab.evaluate(
        """
        (() => { const picture = document.querySelector(".timeline-picture"), { width, height } = picture.getBoundingClientRect()
        const row = picture.getContext("2d").getImageData(0, Math.round((height - 8.5) * devicePixelRatio), picture.width, 1).data
        const isDrawn = (time) => row[4 * Math.round((8 + time / 1.6 * (width - 38)) * devicePixelRatio) + 3] > 0
        return isDrawn(0.5) && !isDrawn(0.4) && !isDrawn(0.6) })()
        """)
      #expect(isMarked.bool == true)
      for (key, event, expected) in [
        ("ArrowRight", 1, "390 by 844 true"), ("ArrowRight", 2, "844 by 390 false"),
        ("ArrowRight", 3, "844 by 390 false"), ("ArrowLeft", 2, "844 by 390 false"),
        ("ArrowLeft", 1, "390 by 844 true"),
      ] {
        try page.tab.press(key)
        try page.wait(forEvent: event)
        #expect(try stage(page) == expected, "event \(event)")
        let text = try page.tab.evaluate("document.body.innerText").string ?? ""
        #expect(text.contains("rotate landscapeLeft") == (event == 2))
      }
      try page.expectQuiet()
    }
  }
}
