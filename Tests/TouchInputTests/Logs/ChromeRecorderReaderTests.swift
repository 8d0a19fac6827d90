import Testing

@testable import TouchInput

@Suite("Recordings of Chrome's Recorder become taps")
struct ChromeRecorderReaderTests {
  private func read(_ steps: String) throws(TouchLogError) -> TouchLog {
    try ChromeRecorderReader {
      ["buy", "aria/Pay", "a >>> b"].contains($0) ? ElementFrame(x: 10, y: 20, width: 40, height: 20) : nil
    }
    .read(Array(#"{"title": "t", "steps": [\#(steps)]}"#.utf8))
  }

  @Test(
    "an element is the first selector that is mapped, or that is the id of a view",
    arguments: [
      (##"[["aria/Pay"], ["#x"]]"##, "aria/Pay"), (##"["xpath//x", "pierce/#buy"]"##, "buy"),
      (##"[["a", "b"]]"##, "a >>> b"),
    ])
  func elements(_ selectors: String, _ name: String) throws {
    let log = try read(#"{"type": "click", "selectors": \#(selectors), "offsetX": 1.5, "offsetY": 2}"#)
    #expect(lines(of: log) == ["0.0 1 began 11.5,22.0", "50.0 1 ended 11.5,22.0"])
    #expect(log.receivers == [ExpectedReceiver(event: 0, touch: 1, view: .element(name))])
  }

  @Test("a double click is two taps; other steps are named; the viewport is the screen")
  func others() throws {
    let log = try read(
      """
      {"type": "setViewport", "width": 390, "height": 844, "timestamp": 5}, {"type": "navigate", "url": "x"},
      {"type": "keyDown", "key": "a"}, {"type": "keyDown", "key": "b"},
      {"type": "doubleClick", "selectors": ["#buy"], "offsetX": 0, "offsetY": 0, "duration": 20.5, "clickButton": 0}
      """)
    #expect(
      lines(of: log) == [
        "0.0 1 began 10.0,20.0", "20.5 1 ended 10.0,20.0", "120.5 1 began 10.0,20.0", "141.0 1 ended 10.0,20.0",
      ])
    #expect(log.screen == ScreenSize(width: 390, height: 844) && log.receivers.count == 2)
    #expect(log.notes.last == "steps that are not touches left out: \"navigate\", \"keyDown\" (2)")
  }

  @Test(
    "what is wrong has its step, its line and a remedy",
    arguments: [
      ("", "line 1: the recording has no click; "), (#"{"a": 1}"#, "record 1 (line 1): the step has no \"type\"; "),
      (
        ##"{"type": "click", "selectors": [["#no"]], "offsetX": 0, "offsetY": 0}"##,
        "record 1 (line 1): no selector of the click is assigned to a view; assign one, for example with --map \"#no=VIEW\""
      ), (##"{"type": "click", "selectors": ["#buy"]}"##, "record 1 (line 1): there is no \"offsetX\"; "),
      (
        ##"{"type": "click", "selectors": [3], "offsetX": 0, "offsetY": 0}"##,
        "record 1 (line 1): a selector is a number; "
      ),
      (
        ##"{"type": "click", "selectors": ["#buy"], "offsetX": 0, "offsetY": 0, "duration": -1}"##,
        "record 1 (line 1): the click lasts -1.0 ms; "
      ),
    ])
  func wrong(_ steps: String, _ message: String) {
    let error = #expect(throws: TouchLogError.self) { try read(steps) }
    #expect(error?.description.hasPrefix(message) == true, "\(error?.description ?? "")")
  }
}
