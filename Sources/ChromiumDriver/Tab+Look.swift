import Foundation
import JSONText

extension Tab {
  /// Makes the page's window as large as said, in CSS pixels, with so many pixels of the display to each.
  package func setViewport(
    width: Int, height: Int, scale: Double = 1, touch: Bool = false, dark: Bool = false, reducedMotion: Bool = false
  ) throws {
    try call(
      "Emulation.setDeviceMetricsOverride",
      [
        "width": .init(width), "height": .init(height), "deviceScaleFactor": .init(scale), "mobile": false,
      ])
    try call("Emulation.setTouchEmulationEnabled", ["enabled": .init(touch), "maxTouchPoints": 10])
    try call(
      "Emulation.setEmulatedMedia",
      [
        "features": [
          ["name": "prefers-color-scheme", "value": dark ? "dark" : "light"],
          ["name": "prefers-reduced-motion", "value": reducedMotion ? "reduce" : "no-preference"],
        ]
      ])
  }

  /// Cuts the page off from every server, or connects it again.
  package func setOffline(_ isOffline: Bool) throws {
    try call(
      "Network.emulateNetworkConditions",
      ["offline": .init(isOffline), "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1])
  }

  /// Writes what the page looks like to a PNG file.
  package func screenshot(to path: String) throws {
    let answer = try call("Page.captureScreenshot", ["format": "png"])
    guard let text = answer["data"]?.string, let data = Data(base64Encoded: text), !data.isEmpty else {
      throw BrowserError("the browser has no picture of the page")
    }
    try data.write(to: URL(fileURLWithPath: path))
  }
}
