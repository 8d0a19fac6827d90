import Testing

@testable import TouchInput

@Suite("Session replays of Datadog become touches")
struct DatadogReaderTests {
  private func read(_ text: String) throws(TouchLogError) -> TouchLog { try DatadogReader().read(Array(text.utf8)) }

  private static func record(_ time: Int, _ event: String, _ pointer: Int, _ x: Double, _ y: Double) -> String {
    #"{"type": 11, "timestamp": \#(time), "data": {"source": 9, "pointerEventType": "\#(event)", "pointerId": \#(pointer), "#
      + #""pointerType": "touch", "x": \#(x), "y": \#(y)}}"#
  }

  private static let tap =
    #"{"type": "action", "date": 1130, "action": {"type": "tap", "target": {"name": "UIButton(buy)"}}}"#

  @Test("records of a segment, with several fingers, moves and the screen")
  func records() throws {
    let log = try read(
      """
      {"records": [{"type": 4, "timestamp": 990, "data": {"width": 390, "height": 844}},
        \(Self.record(1000, "down", 3, 1, 2)), \(Self.record(1010, "down", 9, 50, 60)),
        \(Self.record(1020, "move", 3, 1.5, 2)), \(Self.record(1030, "up", 3, 1.5, 2)), \(Self.record(1040, "up", 9, 50, 60))]}
      """)
    #expect(
      lines(of: log) == [
        "0.0 1 began 1.0,2.0", "10.0 2 began 50.0,60.0", "20.0 1 moved 1.5,2.0", "30.0 1 ended 1.5,2.0",
        "40.0 2 ended 50.0,60.0",
      ])
    #expect(log.screen == ScreenSize(width: 390, height: 844) && log.receivers.isEmpty)
  }

  @Test("a tap of real user monitoring states the receiver of the touch before it")
  func receiver() throws {
    let log = try read("[\(Self.record(1000, "down", 0, 1, 2)), \(Self.record(1100, "up", 0, 1, 2)), \(Self.tap)]")
    #expect(log.receivers == [ExpectedReceiver(event: 0, touch: 1, view: .element("buy"))])
    #expect(!log.notes.contains { $0.hasPrefix("no receivers") })
  }

  @Test(
    "names of receivers",
    arguments: [
      ("UIButton(buy)", LoggedView.element("buy") as LoggedView?), ("UIButton", .anyOfClass("UIButton")),
      ("UIButton(a(b))", .element("a(b)")), ("UIButton(", nil), ("", nil), ("UIButton()", nil),
    ])
  func names(_ text: String, _ view: LoggedView?) {
    #expect(LoggedView(classAndIdentifier: text) == view)
  }

  @Test(
    "what is wrong has its record, its line and a remedy",
    arguments: [
      (record(0, "press", 0, 1, 1), "record 1 (line 1): the \"pointerEventType\" is \"press\"; use down, move or up"),
      ("[\(record(0, "up", 0, 1, 1))]", "line 1: no touch begins in the replay; "), ("7", "line 1: there is no record"),
      (
        #"{"type": 11, "timestamp": 0, "data": {"source": 9, "pointerEventType": "up", "x": 1, "y": 1}}"#,
        "record 1 (line 1): there is no \"pointerId\"; "
      ),
    ])
  func wrong(_ text: String, _ message: String) {
    let error = #expect(throws: TouchLogError.self) { try read(text) }
    #expect(error?.description.hasPrefix(message) == true, "\(error?.description ?? "")")
  }
}
