import Testing

@testable import TouchInput

@Suite("Events of touch panels become touches")
struct PanelReaderTests {
  /// Events as `type code value` in hexadecimal, with a decimal value; a frame ends with a semicolon.
  private static func evemu(_ events: String, head: String = "A: 35 0 100 0 0\nA: 36 0 200 0 0\n") -> String {
    var text = head
    for (index, frame) in events.split(separator: ";").enumerated() {
      let time = "E: 5.\(String(100_000 + index * 10_000))"
      for event in frame.split(separator: ",") { text += "\(time) \(event.drop { $0 == " " })\t# comment\n" }
      text += "\(time) 0000 0000 0000\n"
    }
    return text
  }

  private func read(_ text: String, _ panel: TouchPanel = .small()) throws(TouchLogError) -> TouchLog {
    try EvemuReader(panel).read(Array(text.utf8))
  }

  @Test("protocol B: slot 0 and unchanged axes are implicit, an id ends its predecessor, -1 lifts")
  func slots() throws {
    let log = try read(
      Self.evemu(
        "0003 0039 0007, 0003 0035 0010, 0003 0036 0020; 0003 0035 0011; 0003 002f 0001, 0003 0039 0008, 0003 0035 0050, "
          + "0003 0036 0060; 0003 002f 0000, 0003 0039 -001; 0003 0039 0009; 0003 0030 0001; 0003 0039 0010, 0003 0036 0030"
      ))
    #expect(
      lines(of: log) == [
        "0.0 1 began 10.0,20.0", "10.0 1 moved 11.0,20.0", "20.0 2 began 50.0,60.0", "30.0 1 ended 11.0,20.0",
        "40.0 1 began 11.0,20.0", "60.0 1 ended 11.0,20.0", "60.0 3 began 11.0,30.0",
        "60.001 2 cancelled 50.0,60.0", "60.001 3 cancelled 11.0,30.0",
      ])
  }

  @Test("protocol A: contacts are the nearest ones of the frame before; the button lifts all")
  func contacts() throws {
    let log = try read(
      Self.evemu(
        "0003 0035 0010, 0003 0036 0010, 0000 0002 0000, 0003 0035 0090, 0003 0036 0090, 0000 0002 0000; "
          + "0003 0035 0088, 0003 0036 0090, 0000 0002 0000, 0003 0035 0012, 0003 0036 0010, 0000 0002 0000; "
          + "0003 0035 0086, 0003 0036 0090, 0000 0002 0000; 0001 014a 0000"))
    #expect(
      lines(of: log) == [
        "0.0 1 began 10.0,10.0", "0.0 2 began 90.0,90.0", "10.0 1 moved 12.0,10.0", "10.0 2 moved 88.0,90.0",
        "20.0 1 ended 12.0,10.0", "20.0 2 moved 86.0,90.0", "30.0 2 ended 86.0,90.0",
      ])
    #expect(log.notes.contains { $0.contains("protocol A") })
  }

  @Test("a panel of one finger: ABS_X and ABS_Y while BTN_TOUCH is down")
  func single() throws {
    let log = try read(
      Self.evemu(
        "0003 0000 0010, 0003 0001 0020; 0001 014a 0001; 0003 0000 0030; 0001 014a 0000",
        head: "A: 00 0 100 0 0\nA: 01 0 200 0 0\n"))
    #expect(lines(of: log) == ["0.0 1 began 10.0,20.0", "10.0 1 moved 30.0,20.0", "20.0 1 ended 30.0,20.0"])
  }

  @Test("events up to the end of a frame that the kernel dropped have no effect")
  func dropped() throws {
    let log = try read(
      Self.evemu("0003 0039 0001, 0003 0035 0010, 0003 0036 0020; 0000 0003 0000, 0003 0035 0090; 0003 0039 -001"))
    #expect(lines(of: log) == ["0.0 1 began 10.0,20.0", "20.0 1 ended 10.0,20.0"])
    #expect(log.notes.contains { $0.hasPrefix("the kernel dropped events 1 time") })
  }

  @Test("a finger whose position is not in the log is left out")
  func incomplete() throws {
    let log = try read(
      Self.evemu(
        "0003 0039 0001, 0003 0035 0010; 0003 0039 -001; 0003 0039 0002, 0003 0036 0020; 0003 0039 -001"))
    #expect(lines(of: log) == ["0.0 1 began 10.0,20.0", "10.0 1 ended 10.0,20.0"])
    #expect(log.notes.contains { $0.hasPrefix("1 finger without a position") })
  }

  @Test(
    "the panel turns with the device",
    arguments: [
      (TouchPanel.Orientation.portrait, "0.0 1 began 10.0,40.0"), (.portraitUpsideDown, "0.0 1 began 90.0,160.0"),
      (.landscapeLeft, "0.0 1 began 20.0,180.0"), (.landscapeRight, "0.0 1 began 80.0,20.0"),
    ])
  func orientations(_ orientation: TouchPanel.Orientation, _ line: String) throws {
    let log = try read(Self.evemu("0003 0039 0001, 0003 0035 0010, 0003 0036 0040"), .small(orientation))
    #expect(lines(of: log)[0] == line)
  }

  @Test("ranges are those of --range, else of --axes, else of the log; signed ones too")
  func ranges() throws {
    let events = "0003 0039 0001, 0003 0035 0000, 0003 0036 0050"
    #expect(
      lines(of: try read(Self.evemu(events, head: "A: 35 -50 50 0 0\nA: 36 0 100 0 0\n")))[0]
        == "0.0 1 began 50.0,100.0")
    let axes =
      "add device 1: /dev/input/event6\n  name: \"x\"\n    ABS (0003): ABS_MT_POSITION_X     : value 0, min -100, max 100, fuzz 0\n                0036  : value 0, min 0, max 50, fuzz 0\n"
    #expect(lines(of: try read(Self.evemu(events, head: ""), .small(description: axes)))[0] == "0.0 1 began 50.0,200.0")
    #expect(lines(of: try read(Self.evemu(events), .small(ranges: [0, 10, 50, 60])))[0] == "0.0 1 began 0.0,0.0")
    let error = #expect(throws: TouchLogError.self) { try read(Self.evemu(events, head: "")) }
    #expect(
      error?.description
        == "line 1: the ranges of the panel's axes are not in the log; give --range X0,X1,Y0,Y1, or --axes with the description of the device"
    )
    let outside = try read(Self.evemu(events), .small(ranges: [10, 20, 0, 10]))
    #expect(outside.notes.contains("1 position outside of the axes' ranges"))
  }

  @Test(
    "what is wrong has its line and a remedy",
    arguments: [
      ("A: 35 0 100 0 0\nE: 1.0 0003 0035 1\nE: 2.000000 0003 0035 1\n", "line 2: the event is not complete; "),
      ("N: x\nA: 35 0 100 0 0\nA: 36 0 100 0 0\n", "line 1: the file describes a device and has no events; "),
      ("A: 35 5 5 0 0\n", "line 1: the axis 35 has the range from 5 to 5; "),
      ("hello\n", "line 1: the line is neither an event nor part of a description; "),
      ("A: 35\n", "line 1: the line of the axis is not complete; "),
      ("E: 1.000000 0002 0000 1\n", "line 1: the log has no events of touches; "),
      (
        "E: 1.000000 0003 002f 99999\nE: 1.000000 0003 0035 1\nE: 1.000000 0000 0000 0\n", "line 1: the slot is 99999; "
      ),
    ])
  func wrong(_ text: String, _ message: String) {
    let error = #expect(throws: TouchLogError.self) {
      try read(text, .small(ranges: message.contains("slot") ? [0, 1, 0, 1] : nil))
    }
    #expect(error?.description.hasPrefix(message) == true, "\(error?.description ?? "")")
  }

  @Test("time that decreases is refused; a last line that is cut is left out")
  func cut() throws {
    let text = Self.evemu("0003 0039 0001, 0003 0035 0010, 0003 0036 0020")
    let error = #expect(throws: TouchLogError.self) {
      try read(text + "E: 4.000000 0003 0039 -001\nE: 4.000000 0000 0000 0\n")
    }
    #expect(
      error?.description.hasPrefix("line 8: the time decreases by 1.100 s; ") == true, "\(error?.description ?? "")")
    let log = try read(text + "E: 6.00")
    #expect(log.notes.contains("the last line is not complete; left out") && log.cancelled.count == 1)
  }

  @Test("libinput: frames of numbers, with the ranges of absinfo, of the device with touches")
  func libinput() throws {
    let text = """
      version: 1
      devices:
      - node: /dev/input/event1
        evdev:
          name: "keys"
        events:
        - evdev:
          - [0, 0, 1, 30, 1]
      - node: /dev/input/event6
        evdev:
          absinfo:
            53: [0, 1000, 0, 0, 12]
            54: [0, 1000, 0, 0, 12]
        quirks:
        events:
        # Current time
        - evdev:
          - [ 0,      0,   3,  57,    21] # EV_ABS
          - [ 0,      0,   3,  53,   500]
          - [ 0,      0,   3,  54,   250]
          - [ 0,      0,   0,   0,     0]
        - libinput: {type: X}
        - evdev:
          - [ 1, 200500,   3,  57,    -1]
          - [ 1, 200500,   0,   0,     0]
      """
    let log = try LibinputReader(.small()).read(Array(text.utf8))
    #expect(lines(of: log) == ["0.0 1 began 50.0,50.0", "1200.5 1 ended 50.0,50.0"])
    for (old, new, message) in [
      ("[0, 0, 1, 30, 1]", "[0, 0, 1, 30]", "line 8: the event is not a list of five numbers; "),
      ("53: [0, 1000, 0, 0, 12]", "53: 7", "line 12: the absinfo of \"53\" is not a list of numbers; "),
      ("devices:", "things:", "line 1: there is no list of devices; "),
    ] {
      let wrong = Array(text.replacing(old, with: new).utf8)
      let error = #expect(throws: TouchLogError.self) { try LibinputReader(.small()).read(wrong) }
      #expect(error?.description.hasPrefix(message) == true, "\(error?.description ?? "")")
    }
  }

  @Test("getevent: labelled and hexadecimal lines, with and without times and devices, with embedded ranges")
  func getevent() throws {
    let labelled = """
      [   10.000000] EV_ABS       ABS_MT_TRACKING_ID   00000001
      [   10.000000] EV_ABS       ABS_MT_POSITION_X    00000032
      [   10.000000] EV_ABS       ABS_MT_POSITION_Y    00000064
      [   10.000000] EV_KEY       BTN_TOUCH            DOWN
      [   10.000000] EV_SYN       SYN_REPORT           00000000             rate 90
      [   10.016667] EV_ABS       ABS_MT_TRACKING_ID   ffffffff
      [   10.016667] EV_KEY       BTN_TOUCH            UP
      [   10.016667] EV_SYN       SYN_REPORT           00000000

      """
    let expected = ["0.0 1 began 50.0,100.0", "16.667 1 ended 50.0,100.0"]
    let panel = TouchPanel.small(ranges: [0, 100, 0, 200])
    func read(_ text: String, _ panel: TouchPanel = panel) throws(TouchLogError) -> [String] {
      lines(of: try GeteventReader(panel).read(Array(text.utf8)))
    }
    #expect(try read(labelled) == expected)
    let raw =
      "0003 0039 00000001\n0003 0035 00000032\n0003 0036 00000064\n0000 0000 00000000\n0003 0039 ffffffff\n0000 0000 00000000\n"
    #expect(try read(raw) == expected)
    let device = raw.split(separator: "\n").map { "/dev/input/event6: \($0)" }.joined(separator: "\n")
    let head =
      "add device 1: /dev/input/event6\n  name:     \"ts\"\n  events:\n    KEY (0001): 0066\n    ABS (0003): 0035  : value 0, min 0, max 100, fuzz 0\n                0036  : value 0, min 0, max 200, fuzz 0\n  input props:\n    <none>\ncould not get driver version for /dev/input/mice, Not a typewriter\n"
    #expect(try read(head + device, .small()) == expected)
    let two = device + "\n" + device.replacing("event6", with: "event7")
    #expect(try read(two, .small(ranges: [0, 100, 0, 200], device: "/dev/input/event7")).count == 2)
    for (text, panel, message) in [
      (
        two, panel,
        "line 1: several devices have touches: /dev/input/event6, /dev/input/event7; say which one with --device"
      ),
      (raw, .small(ranges: [0, 1, 0, 1], device: "x"), "line 1: the log has no device \"x\"; "),
      (labelled + raw, panel, "line 9: only some of the lines have a time; "),
      ("0003 0035 50\n", panel, "line 1: the value \"50\" is not DOWN, UP or eight hexadecimal digits; "),
      ("EV_FOO ABS_X 00000000\n", panel, "line 1: the type \"EV_FOO\" is unknown; "),
      ("EV_ABS abs 00000000\n", panel, "line 1: the code \"abs\" is neither"),
      ("[ 1.5] 0003 0035 00000000\n", panel, "line 1: the time is not [ SECONDS.MICROSECONDS]; "),
      ("0003 0035\n", panel, "line 1: the line is not TYPE CODE VALUE; "),
    ] {
      let error = #expect(throws: TouchLogError.self) { try read(text, panel) }
      #expect(error?.description.hasPrefix(message) == true, "\(error?.description ?? "")")
    }
  }
}
