import ChromiumDriver
import CommandSupport
import Foundation
import JSONText
import TestSupport
import Testing

extension InABrowser {
  /// `TOUCHREPLAY_SCREENSHOTS=Documentation/Screenshots script/test --filter ScreenshotTests` updates the screenshots.
  @Suite("The screenshots of the documentation match their captions")
  struct ScreenshotTests {
    /// The path of a picture in the folder of the environment variable, or in the test's folder.
    private func path(_ name: String, in shop: Workshop) -> String {
      guard let folder = ProcessInfo.processInfo.environment["TOUCHREPLAY_SCREENSHOTS"] else { return shop.file(name) }
      return "\(folder)/\(name)"
    }

    private func size(of picture: String) throws -> [UInt8] {
      Array(try Data(contentsOf: URL(fileURLWithPath: picture)).dropFirst(16).prefix(8))
    }

    @Test("a touch drags the panel after a tap that differs under two techniques")
    func capture() throws {
      let page = try LivePage.shared(
        Repository.scene("overlay-container/living"), "--strategy flag", width: 1280, height: 860, scale: 2)
      try page.touch(.tap(at: (70, 140)))
      try page.tab.press([0: page.place(310, 640)])
      for y in stride(from: 636.0, through: 480, by: -4) { try page.tab.move([0: page.place(310, y)]) }
      try page.tab.wait(for: "document.getElementById('stage').dataset.receivers !== ''")
      try page.tab.wait(for: "document.querySelectorAll('#answers [data-differs=true] tr.is-other').length === 2")
      try page.tab.wait(for: "document.querySelector('#log [data-kind=gesture][data-text*=changed]') !== null")
      // The latency on the machine of the test is left out of the picture.
      try page.tab.evaluate("document.getElementById('latency').textContent = ''")
      let picture = path("capture.png", in: page.shop)
      try page.tab.screenshot(to: picture)
      #expect(try size(of: picture) == [0, 0, 0x0A, 0, 0, 0, 0x06, 0xB8])
      try page.tab.lift()
      try page.rest()
      try page.expectKept()
    }

    @Test("a tap has different receivers as recorded and as replayed, with the reasons of every hit-tested view")
    func show() throws {
      let page = try ShowPage.shared(recording: "overlay-container/drag-between-notches", "--strategy delegate")
      try page.tab.setViewport(width: 1440, height: 900, scale: 2, dark: true)
      for _ in 0..<2 { try page.tab.press("d") }
      try page.wait(forEvent: 2)
      #expect(try page.receivers().first == "station" && page.receivers().last != "station")
      try page.tab.wait(for: "document.getElementById('explain').textContent.includes('(60, 320)')")
      try page.tab.wait(for: "document.querySelector('.lit.is-leaving') === null")
      let picture = path("show.png", in: page.shop)
      try page.tab.screenshot(to: picture)
      #expect(try size(of: picture) == [0, 0, 0x0B, 0x40, 0, 0, 0x07, 0x08])
      try page.expectQuiet()
    }
  }
}
