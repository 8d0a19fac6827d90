import Foundation
import RecordingStore
import SeededRandom
import Testing

@testable import TouchInput

@Suite("Any text is read as a valid session or refused with a place and a remedy")
struct LogFuzzTests {
  /// The number of inputs for each format. A long run sets it: `FUZZ_INPUTS=150000`.
  private static let count = ProcessInfo.processInfo.environment["FUZZ_INPUTS"].flatMap { Int($0) } ?? 400

  struct Format: CustomTestStringConvertible, Sendable {
    let name: String
    let originals: [String]
    let read: @Sendable ([UInt8]) throws(TouchLogError) -> TouchLog

    var testDescription: String { name }
  }

  private static let panel = TouchPanel.small()
  private static let described = TouchPanel.small(
    .landscapeLeft, ranges: [0, 1000, 0, 1000], device: "/dev/input/event6")

  private static let evemu = """
    # EVEMU 1.2
    N: panel
    A: 2f 0 9 0 0
    A: 35 0 1000 0 0
    A: 36 0 2000 0 0
    E: 1.100000 0003 0039 0001
    E: 1.100000 0003 0035 0500
    E: 1.100000 0003 0036 0700
    E: 1.100000 0003 002f 0001
    E: 1.100000 0003 0039 0002
    E: 1.100000 0003 0035 0100
    E: 1.100000 0003 0036 0200
    E: 1.100000 0000 0000 0000
    E: 1.110000 0003 0035 0110
    E: 1.110000 0000 0000 0000
    E: 1.120000 0003 0039 -001
    E: 1.120000 0003 002f 0000
    E: 1.120000 0003 0039 -001
    E: 1.120000 0000 0000 0000

    """
  private static let protocolA = """
    A: 35 0 9600 75 0
    A: 36 0 7200 78 0
    E: 2.000000 0003 0035 7411
    E: 2.000000 0003 0036 4677
    E: 2.000000 0000 0002 0000
    E: 2.000000 0003 0035 0411
    E: 2.000000 0003 0036 0677
    E: 2.000000 0000 0002 0000
    E: 2.000000 0000 0000 0000
    E: 2.010000 0003 0035 7421
    E: 2.010000 0003 0036 4677
    E: 2.010000 0000 0002 0000
    E: 2.010000 0001 014a 0001
    E: 2.010000 0000 0000 0000
    E: 2.020000 0000 0003 0000
    E: 2.020000 0000 0000 0000
    E: 2.030000 0001 014a 0000
    E: 2.030000 0000 0000 0000

    """
  private static let libinput = """
    version: 1
    ndevices: 1
    devices:
    - node: /dev/input/event6
      evdev:
        name: "panel"
        id: [24, 1739, 52542, 256]
        absinfo:
          53: [0, 1000, 0, 0, 12]
          54: [0, 1000, 0, 0, 12]
      udev:
        properties:
        - ID_INPUT=1
      quirks:
      events:
      # Current time is 14:51:15
      - evdev:
        - [  0,      0,   3,  57,    21] # EV_ABS
        - [  0,      0,   3,  53,   500]
        - [  0,      0,   3,  54,   250]
        - [  0,      0,   0,   0,     0]
      - evdev:
        - [  0,  65119,   3,  57,    -1]
        - [  0,  65119,   0,   0,     0]

    """
  private static let getevent = """
    add device 1: /dev/input/event6
      name:     "ts"
        ABS (0003): 0035  : value 0, min 0, max 1079, fuzz 0, flat 0, resolution 0
                    0036  : value 0, min 0, max 2339, fuzz 0, flat 0, resolution 0
    [ 1111.111111] /dev/input/event6: EV_ABS       ABS_MT_TRACKING_ID   00001234
    [ 1111.111113] /dev/input/event6: EV_ABS       ABS_MT_POSITION_X    0000021c
    [ 1111.111114] /dev/input/event6: EV_ABS       ABS_MT_POSITION_Y    000004b0
    [ 1111.111115] /dev/input/event6: EV_SYN       SYN_REPORT           00000000
    [ 1111.211112] /dev/input/event6: EV_ABS       ABS_MT_TRACKING_ID   ffffffff
    [ 1111.211112] /dev/input/event6: EV_KEY       BTN_TOUCH            UP
    [ 1111.211113] /dev/input/event6: EV_SYN       SYN_REPORT           00000000

    """
  private static let raw = """
    /dev/input/event6: 0003 0000 0000021c
    /dev/input/event6: 0003 0001 000002b0
    /dev/input/event6: 0001 014a 00000001
    /dev/input/event6: 0000 0000 00000000
    /dev/input/event6: 0001 014a 00000000
    /dev/input/event6: 0000 0000 00000000

    """
  private static let rrweb = """
    [{"type": 4, "timestamp": 1000, "data": {"width": 390, "height": 844}},
     {"type": 3, "timestamp": 1000, "data": {"source": 2, "pointerId": 1, "pointerType": 2, "type": 7, "x": 187.5, "y": 600}},
     {"type": 3, "timestamp": 1120, "data": {"source": 6, "pointerId": 1, "positions": [
       {"id": 0, "x": 187.5, "y": 588, "timeOffset": -60}, {"x": 187.5, "y": 540, "timeOffset": 0}]}},
     {"type": 3, "timestamp": 1180, "data": {"source": 2, "pointerId": 1, "type": 9, "x": 187.5, "y": 520}},
     {"type": 5, "timestamp": 1190, "data": {"tag": "breadcrumb", "payload": {"category": "ui.tap", "data":
       {"accessibilityIdentifier": "buy"}}}}]

    """
  private static let postHog = """
    {"event": "$snapshot", "properties": {"$snapshot_data": [{"type": 3, "timestamp": 1, "data": {"source": 2, "type": 7, "x": 1, "y": 2}}]}}
    {"type": 3, "timestamp": 30, "data": {"source": 2, "type": 7, "x": 50, "y": 60}}
    {"type": 3, "timestamp": 40, "data": {"source": 2, "type": 9, "x": 50, "y": 61}}
    {"event": "$autocapture", "timestamp": "1970-01-01T00:00:00.050Z", "properties": {"$event_type": "touch", "$elements_chain": "UIButton:text=\\"a\\";UIView"}}

    """
  private static let datadog = """
    {"records": [{"type": 4, "timestamp": 990, "data": {"width": 390, "height": 844}},
      {"type": 11, "timestamp": 1000, "data": {"source": 9, "pointerEventType": "down", "pointerId": 0, "pointerType": "touch", "x": 195.0, "y": 725.0}},
      {"type": 11, "timestamp": 1050, "data": {"source": 9, "pointerEventType": "move", "pointerId": 0, "pointerType": "touch", "x": 196.0, "y": 724.0}},
      {"type": 11, "timestamp": 1090, "data": {"source": 9, "pointerEventType": "up", "pointerId": 0, "pointerType": "touch", "x": 196.0, "y": 724.0}},
      {"type": "action", "date": 1100, "action": {"type": "tap", "target": {"name": "UIButton(buy)"}}}]}

    """
  private static let visualizer = """
    TV: [0]<B> c:(187.50, 600.00) r:20.00\t
    TV: [0]<M> c:(187.50, 588.00) r:20.50\t
    app: hello
    TV: [0]<E> c:(187.50, 520.00) r:20.00\t
    Touch: [0]<B> c:(1.00, 2.00) r:20.00\t
    Touch: [0]<C> c:(1.00, 2.00) r:20.00\t

    """
  private static let maestro = """
    appId: com.example.app
    env:
      NAME: buy
    ---
    - launchApp
    - tapOn:
        point: "50%,10%"
        repeat: 2
        delay: 5
    - doubleTapOn: ${NAME}
    - longPressOn: {id: buy, point: "1%,2%"}
    - swipe:
        start: 100,500
        end: 100,200
        duration: 300
    - swipe: {direction: UP, from: {id: 'buy'}}
    - repeat:
        times: 2
        commands:
        - tapOn: "buy"
    - scroll
    - assertVisible: "x"

    """
  private static let chrome = """
    {"title": "t", "steps": [{"type": "setViewport", "width": 390, "height": 844},
      {"type": "click", "selectors": [["aria/Buy"], ["#buy"]], "offsetX": 1.5, "offsetY": 2, "duration": 30},
      {"type": "doubleClick", "selectors": ["pierce/#buy"], "offsetX": 0, "offsetY": 0}, {"type": "navigate", "url": "x"}]}

    """

  @Sendable private static func frame(_ element: String) -> ElementFrame? {
    element == "buy" ? ElementFrame(x: 10, y: 20, width: 40, height: 20) : nil
  }

  private static let formats = [
    Format(name: "rrweb", originals: [rrweb, postHog]) { (bytes) throws(TouchLogError) in try RRWebReader().read(bytes)
    },
    Format(name: "datadog", originals: [datadog]) { (bytes) throws(TouchLogError) in try DatadogReader().read(bytes) },
    Format(name: "touchvisualizer", originals: [visualizer]) { (bytes) throws(TouchLogError) in
      try TouchVisualizerReader().read(bytes)
    },
    Format(name: "maestro", originals: [maestro]) { (bytes) throws(TouchLogError) in
      try MaestroReader(screen: panel.screen, frame: frame).read(bytes)
    },
    Format(name: "chrome-recorder", originals: [chrome]) { (bytes) throws(TouchLogError) in
      try ChromeRecorderReader(frame: frame).read(bytes)
    },
    Format(name: "evemu", originals: [evemu, protocolA]) { (bytes) throws(TouchLogError) in
      try EvemuReader(panel).read(bytes)
    },
    Format(name: "libinput", originals: [libinput]) { (bytes) throws(TouchLogError) in
      try LibinputReader(panel).read(bytes)
    },
    Format(name: "getevent", originals: [getevent, raw]) { (bytes) throws(TouchLogError) in
      try GeteventReader(bytes.count % 2 == 0 ? panel : described).read(bytes)
    },
  ]

  @Test("the texts before the changes are read", arguments: formats)
  func originals(_ format: Format) throws {
    for text in format.originals where text != Self.raw { try checkSession(format.read(Array(text.utf8)).samples) }
  }

  @Test("after any changes", arguments: formats)
  func mutations(_ format: Format) throws {
    let originals = format.originals.map { Array($0.utf8) }
    var (read, refused) = (0, 0)
    for seed in 0..<UInt64(Self.count) {
      var mutator = LogMutator(seed: seed)
      let bytes = mutator.mutate(originals)
      do throws(TouchLogError) {
        let log = try format.read(bytes)
        read += 1
        var rules = TouchSequenceRules()
        for sample in log.samples {
          do throws(TouchSequenceError) { try rules.take(sample) } catch { Issue.record("seed \(seed): \(error)") }
        }
        if rules.fingerCount > 0 { Issue.record("seed \(seed): a finger is down at the end") }
        for receiver in log.receivers
        where !log.samples.contains(where: {
          $0.event == receiver.event && $0.touch == receiver.touch && $0.phase == .began
        }) { Issue.record("seed \(seed): a receiver without a touch") }
      } catch {
        refused += 1
        let isPlaced = error.description.hasPrefix("line ") || error.description.hasPrefix("record ")
        if !isPlaced || error.problem.isEmpty { Issue.record("seed \(seed): \(error)") }
      }
    }
    #expect(read > Self.count / 50 && refused > Self.count / 50, "\(read) read, \(refused) refused")
    if Self.count > 10_000 { print("\(format.name): \(read) inputs read, \(refused) refused") }
  }
}
