import Foundation
import JSONText

extension Tab {
  /// Sets the size of the page's window in CSS pixels, and the number of display pixels for each.
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

  /// Disconnects the page from all servers, or connects it again.
  package func setOffline(_ isOffline: Bool) throws {
    // The conditions hold while the browser reports the events of the network.
    if isOffline { try call("Network.enable") }
    try call(
      "Network.emulateNetworkConditions",
      ["offline": .init(isOffline), "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1])
    if !isOffline { try call("Network.disable") }
  }

  /// Writes a screenshot of the page to a PNG file.
  package func screenshot(to path: String) throws {
    let answer = try call("Page.captureScreenshot", ["format": "png"])
    guard let text = answer["data"]?.string, let data = Data(base64Encoded: text), !data.isEmpty else {
      throw BrowserError("the browser has no picture of the page")
    }
    try data.write(to: URL(fileURLWithPath: path))
  }
}
