import CommandSupport
import TestSupport
import Testing

@Suite("Timers after the touches of a session")
struct TimerTests {
  private static func scene(_ seconds: Int) -> String {
    """
    {"format": 1, "scene": "timer", "windows": [{"id": "w", "subviews": [
      {"id": "go", "class": "UIButton", "frame": [0, 0, 100, 100], "actions": {"touchUpInside": "go"}}]}],
      "on": {"go": [{"after": \(seconds), "do": [{"set": {"view": "go", "tag": 5}}]}]}}
    """
  }

  @Test("recorder show prints the time of an outcome that a timer causes")
  func shown() throws {
    let shop = try Workshop(["s.scene.json": Self.scene(2)])
    let capture = try shop.recorder("capture --scene s.scene.json --tap 50,50 -o a.touchrec")
    #expect(capture.code == 0 && capture.error.isEmpty, "\(capture.error)")
    let lines = try shop.recorder("show a.touchrec").lines
    #expect(lines.contains { $0.hasPrefix("      change at 2.") && $0.hasSuffix(" s: go set tag") }, "\(lines)")
    #expect(lines.filter { $0.contains(" at ") && $0.hasPrefix("      ") }.count == 1)
  }

  @Test("a timer that is due after the end of the recording is reported, and a replay is the same")
  func pending() throws {
    let shop = try Workshop(["s.scene.json": Self.scene(60)])
    let capture = try shop.recorder("capture --scene s.scene.json --tap 50,50 -o a.touchrec")
    let note =
      "recorder: a.touchrec: timers are still pending 10 s after the last touch; their outcomes are not recorded"
    #expect(capture.code == 0 && capture.errorLines == [note], "\(capture.error)")
    #expect(try shop.replayer("diff a.touchrec").code == 0)
  }
}
