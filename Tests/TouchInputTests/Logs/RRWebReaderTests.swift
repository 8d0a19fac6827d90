import Testing

@testable import TouchInput

@Suite("Session replays in rrweb's format become touches")
struct RRWebReaderTests {
  private func read(_ text: String) throws(TouchLogError) -> TouchLog { try RRWebReader().read(Array(text.utf8)) }

  private static func interaction(_ time: Int, _ type: Int, _ x: Double, _ y: Double, _ more: String = "") -> String {
    #"{"type": 3, "timestamp": \#(time), "data": {"source": 2, "type": \#(type), "id": 0, "x": \#(x), "y": \#(y)\#(more)}}"#
  }

  private static func pointer(_ id: Int) -> String { #", "pointerType": 2, "pointerId": \#(id)"# }

  @Test("of Sentry: pointer ids, and moves before the time of their event")
  func sentry() throws {
    let moves = """
      {"type": 3, "timestamp": 5120, "data": {"source": 6, "pointerId": 7, "positions": [
        {"id": 0, "x": 10, "y": 18, "timeOffset": -60}, {"id": 0, "x": 10, "y": 14.5, "timeOffset": 0}]}}
      """
    let log = try read(
      "[\(Self.interaction(5000, 7, 10, 20, Self.pointer(7))), \(moves), "
        + "\(Self.interaction(5180, 9, 10, 12, Self.pointer(7)))]")
    #expect(
      lines(of: log) == [
        "0.0 1 began 10.0,20.0", "60.0 1 moved 10.0,18.0", "120.0 1 moved 10.0,14.5", "180.0 1 ended 10.0,12.0",
      ])
    #expect(log.cancelled.isEmpty && log.receivers.isEmpty)
    #expect(log.notes.contains { $0.hasPrefix("cancelled touches are not marked") })
    #expect(!log.notes.contains { $0.contains("pointer ids") || $0.contains("no moves") })
  }

  @Test("of PostHog: an export with snapshots, without pointer ids and moves; the screen is that of the meta event")
  func postHog() throws {
    let text = """
      {"event": "$snapshot", "properties": {"$snapshot_source": "mobile", "$snapshot_data": [
        {"type": 4, "data": {"width": 390, "height": 844}, "timestamp": 1000}, {"type": 2, "timestamp": 1000, "data": {}},
        \(Self.interaction(1450, 7, 195, 725)), \(Self.interaction(1460, 7, 20, 30)),
        \(Self.interaction(1500, 9, 21, 30)), \(Self.interaction(1530, 9, 195, 725))]}}
      """
    let log = try read(text)
    #expect(
      lines(of: log) == [
        "0.0 1 began 195.0,725.0", "10.0 2 began 20.0,30.0", "50.0 2 ended 21.0,30.0", "80.0 1 ended 195.0,725.0",
      ])
    #expect(log.screen == ScreenSize(width: 390, height: 844))
    #expect(log.notes.contains("the replay has no moves"))
    #expect(log.notes.contains("touches without pointer ids: an end or a move is that of the nearest finger"))
  }

  @Test("one value a line, arrays in arrays and envelopes are the same events")
  func containers() throws {
    let events = [Self.interaction(0, 7, 1, 2), Self.interaction(90, 9, 1, 2)]
    let expected = try read("[\(events.joined(separator: ","))]")
    for text in [
      events.joined(separator: "\n"), "[[\(events[0])], [\(events[1])]]",
      #"{"version": "1", "data": {"snapshots": [\#(events.joined(separator: ","))]}}"#,
      "{\"event_id\": \"9\"}\n{\"type\": \"replay_recording\", \"length\": 3}\n{\"segment_id\": 0}\n"
        + "[\(events.joined(separator: ","))]\n",
    ] {
      #expect(try read(text) == expected, "\(text)")
    }
  }

  @Test("a second begin is a move, a sample without a begin is left out, a finger that is not lifted is cancelled")
  func irregular() throws {
    let log = try read(
      "[\(Self.interaction(0, 9, 5, 5, Self.pointer(1))), \(Self.interaction(10, 7, 1, 1, Self.pointer(1))),"
        + "\(Self.interaction(20, 7, 2, 2, Self.pointer(1))), \(Self.interaction(20, 7, 2, 2, Self.pointer(1)))]")
    #expect(lines(of: log) == ["0.0 1 began 1.0,1.0", "10.0 1 moved 2.0,2.0", "10.001 1 cancelled 2.0,2.0"])
    #expect(log.cancelled.count == 1)
    #expect(log.notes.contains("2 begins of a finger that was down already read as a move"))
    #expect(log.notes.contains("1 sample of fingers that did not begin in the log left out"))
  }

  @Test("samples of one finger at one time are 1 µs apart, and events out of order are sorted")
  func times() throws {
    let log = try read(
      "[\(Self.interaction(70, 9, 1, 1)), \(Self.interaction(20, 7, 1, 1)), \(Self.interaction(20, 9, 1, 1))]")
    #expect(lines(of: log) == ["0.0 1 began 1.0,1.0", "0.001 1 ended 1.0,1.0"])
    #expect(log.notes.contains("1 sample with the time of the finger's last one delayed by 1 µs"))
  }

  @Test(
    "receivers: a breadcrumb of Sentry, an autocapture event of PostHog",
    arguments: [
      (
        #"{"type": 5, "timestamp": 120, "data": {"tag": "breadcrumb", "payload": {"category": "ui.tap", "data": {"accessibilityIdentifier": "buy"}}}}"#,
        LoggedView.element("buy")
      ),
      (
        #"{"event": "$autocapture", "timestamp": "1970-01-01T01:00:00.120+01:00", "properties": {"$event_type": "touch", "$elements_chain": "UIButton:text=\"a;b\";UIView"}}"#,
        .anyOfClass("UIButton")
      ),
      (
        #"{"event": "$autocapture", "timestamp": "1970-01-01T00:00:00.120Z", "properties": {"$event_type": "touch", "$elements_chain": "button.x:text=\"a;b\"attr__id=\"pay\"nth-child=\"1\";div"}}"#,
        .element("pay")
      ),
    ])
  func receivers(_ action: String, _ view: LoggedView) throws {
    let log = try read("[\(Self.interaction(20, 7, 1, 1)), \(Self.interaction(100, 9, 1, 1)), \(action)]")
    #expect(log.receivers == [ExpectedReceiver(event: 0, touch: 1, view: view)])
    // Before the first touch, and more than a second after the last one.
    for events in [
      Self.interaction(9_000, 7, 1, 1), "\(Self.interaction(20, 7, 1, 1)), \(Self.interaction(100, 9, 1, 1))",
    ] {
      let action =
        events.contains("9000") ? action : action.replacing("120", with: "1120").replacing(":00.1120", with: ":01.120")
      let log = try read("[\(events), \(action)]")
      #expect(log.receivers.isEmpty && log.notes.contains("1 action of the log without a touch left out"))
    }
  }

  @Test(
    "what is wrong has its record, its line and a remedy",
    arguments: [
      ("[]", "line 1: there is no event of rrweb; give"), ("{", "line 1, column 2: "),
      (
        "[\(interaction(0, 7, 1, 1)),\n{\"type\": 3, \"timestamp\": 1, \"data\": []}]",
        "record 2 (line 2): \"data\" is an array; make it an object"
      ),
      ("[\(interaction(0, 9, 1, 1))]", "line 1: no touch begins in the replay; "),
      ("[\(interaction(-4, 7, 1, 1))]", "record 1 (line 1): the time is -4.0 ms; "),
      ("[\(interaction(0, 7, 1e30, 1))]", "record 1 (line 1): the position 1e+30, 1.0 is far outside every screen; "),
      (
        #"[{"type": 3, "timestamp": 0, "data": {"source": 2, "type": 7, "x": 1}}]"#,
        "record 1 (line 1): there is no \"y\"; "
      ),
      (
        #"[{"type": 3, "timestamp": 0, "data": {"source": 6}}]"#,
        "record 1 (line 1): the moves have no list \"positions\"; "
      ),
      ("\(interaction(0, 7, 1, 1))\n{\"type\"\n", "line 2, column 8: "), ("\u{1F}", "line 1, column 1"),
      (#"[{"type": 3, "timestamp": 0}]"#, "record 1 (line 1): the event has no \"data\"; "),
    ])
  func wrong(_ text: String, _ message: String) {
    let error = #expect(throws: TouchLogError.self) { try read(text) }
    #expect(error?.description.hasPrefix(message) == true, "\(error?.description ?? "")")
  }

  @Test("compressed data is refused with the way to decompress it")
  func compressed() {
    let error = #expect(throws: TouchLogError.self) { try RRWebReader().read([0x1F, 0x8B, 8, 0]) }
    #expect(error?.remedy.contains("gunzip") == true)
  }
}
