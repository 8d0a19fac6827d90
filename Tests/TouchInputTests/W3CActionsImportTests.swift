import RecordingStore
import SeededRandom
import Testing
import TouchInput

@Suite("W3C actions become touches")
struct W3CActionsImportTests {
  /// Samples as short lines: milliseconds, touch, phase, location.
  private func lines(_ samples: [TouchSample]) -> [String] {
    samples.map { sample in
      let time = Double(sample.timestampMicroseconds) / 1000
      return "\(time) \(sample.touch) \(sample.phase) \(rounded(sample.x)),\(rounded(sample.y))"
    }
  }

  private func rounded(_ value: Double) -> Double {
    (value * 100).rounded() / 100
  }

  private func finger(_ id: String, _ actions: String) -> String {
    #"{"type": "pointer", "id": "\#(id)", "parameters": {"pointerType": "touch"}, "actions": [\#(actions)]}"#
  }

  private func read(
    _ sources: [String], ticks: W3CActionsImport.Ticks = .webdriver,
    centre: @escaping (String) -> (x: Double, y: Double)? = { _ in nil }
  ) throws(W3CActionsError) -> W3CActionsImport.Result {
    let text = #"{"actions": [\#(sources.joined(separator: ",\n"))]}"#
    return try W3CActionsImport(ticks: ticks, centreOfElement: centre).read(Array(text.utf8))
  }

  private func move(_ x: Double, _ y: Double, _ duration: Int = 0, origin: String = #""viewport""#) -> String {
    #"{"type":"pointerMove","duration":\#(duration),"x":\#(x),"y":\#(y),"origin":\#(origin)}"#
  }

  private let down = #"{"type":"pointerDown","button":0}"#
  private let up = #"{"type":"pointerUp"}"#
  private func pause(_ duration: Int) -> String { #"{"type":"pause","duration":\#(duration)}"# }

  @Test("a tap, in both dialects and as a bare list", arguments: W3CActionsImport.Ticks.allCases)
  func tap(ticks: W3CActionsImport.Ticks) throws {
    let source = finger("f", [move(10, 20.5, 100), down, pause(80), up].joined(separator: ","))
    let result = try read([source], ticks: ticks)
    #expect(lines(result.samples) == ["0.0 1 began 10.0,20.5", "80.0 1 ended 10.0,20.5"])
    #expect(result.samples.map(\.event) == [0, 1])
    #expect(result.cancelled.isEmpty)
    #expect(try W3CActionsImport(ticks: ticks).read(Array("[\(source)]".utf8)) == result)
  }

  @Test("consecutive pauses add up to a long press")
  func combinedPauses() throws {
    let result = try read([
      finger("f", [move(5, 5), down, pause(200), pause(200), pause(100), up].joined(separator: ","))
    ])
    #expect(lines(result.samples) == ["0.0 1 began 5.0,5.0", "500.0 1 ended 5.0,5.0"])
  }

  @Test("a relative swipe moves every 1/60 s and ends a millisecond after its last move")
  func relativeSwipe() throws {
    let element = #"{"element-6066-11e4-a52e-4f735466cecf": "row"}"#
    let actions = [move(1, -2, 250, origin: element), down, move(0, -100, 50, origin: #""pointer""#), up]
    let result = try read([finger("f", actions.joined(separator: ","))]) { id in id == "row" ? (100, 302) : nil }
    #expect(
      lines(result.samples) == [
        "0.0 1 began 101.0,300.0", "16.667 1 moved 101.0,266.67", "33.333 1 moved 101.0,233.33",
        "50.0 1 moved 101.0,200.0", "51.0 1 ended 101.0,200.0",
      ])
  }

  @Test("a pinch is three ticks of two touches that share their events")
  func pinch() throws {
    let result = try read([
      finger("a", [move(100, 300), down, move(100, 100, 30), up].joined(separator: ",")),
      finger("b", [move(100, 320), down, move(100, 520, 30), up].joined(separator: ",")),
    ])
    #expect(
      lines(result.samples) == [
        "0.0 1 began 100.0,300.0", "0.0 2 began 100.0,320.0", "16.667 1 moved 100.0,188.89",
        "16.667 2 moved 100.0,431.11", "30.0 1 moved 100.0,100.0", "30.0 2 moved 100.0,520.0",
        "31.0 1 ended 100.0,100.0", "31.0 2 ended 100.0,520.0",
      ])
    #expect(result.samples.map(\.event) == [0, 0, 1, 1, 2, 2, 3, 3])
  }

  @Test("touches of different lengths: ticks wait for the longest action, WebDriverAgent's sources do not")
  func differentLengths() throws {
    let sources = [
      finger("a", [move(1, 1), down, pause(100), up, pause(10), down, up].joined(separator: ",")),
      finger("b", [move(2, 2, 50), down, pause(30), up].joined(separator: ",")),
    ]
    #expect(
      lines(try read(sources).samples) == [
        "0.0 1 began 1.0,1.0", "0.0 2 began 2.0,2.0", "100.0 1 ended 1.0,1.0", "100.0 2 ended 2.0,2.0",
        "110.0 1 began 1.0,1.0", "111.0 1 ended 1.0,1.0",
      ])
    #expect(
      lines(try read(sources, ticks: .webDriverAgent).samples) == [
        "0.0 1 began 1.0,1.0", "50.0 2 began 2.0,2.0", "80.0 2 ended 2.0,2.0", "100.0 1 ended 1.0,1.0",
        "110.0 1 began 1.0,1.0", "111.0 1 ended 1.0,1.0",
      ])
  }

  @Test("a source of type none sets the duration of ticks")
  func noneSource() throws {
    let none = #"{"type": "none", "id": "n", "actions": [{"type":"pause"}, {"type":"pause","duration":40}]}"#
    let result = try read([none, finger("f", [move(1, 1), down, up].joined(separator: ","))])
    #expect(lines(result.samples) == ["0.0 1 began 1.0,1.0", "40.0 1 ended 1.0,1.0"])
  }

  @Test("actions without a duration are a millisecond apart, only for the touch that needs it")
  func zeroTicks() throws {
    let result = try read([
      finger("a", [move(1, 1), down, move(5, 5), move(5, 5), up, down].joined(separator: ",")),
      finger("empty", ""),
      finger("b", [move(2, 2), pause(0), pause(0), down].joined(separator: ",")),
    ])
    #expect(
      lines(result.samples) == [
        "0.0 1 began 1.0,1.0", "1.0 1 moved 5.0,5.0", "1.0 3 began 2.0,2.0", "2.0 1 ended 5.0,5.0",
        "3.0 1 began 5.0,5.0",
      ])
    #expect(lines(result.cancelled) == ["3.001 1 cancelled 5.0,5.0", "3.001 3 cancelled 2.0,2.0"])
    #expect(result.cancelled.map(\.event) == [4, 4])
  }

  @Test("a touch that does not end is cancelled after the actions")
  func neverLifted() throws {
    let result = try read([finger("f", [move(1, 1), down, pause(500)].joined(separator: ","))])
    #expect(lines(result.samples) == ["0.0 1 began 1.0,1.0"])
    #expect(lines(result.cancelled) == ["500.0 1 cancelled 1.0,1.0"])
  }

  @Test("pointerCancel cancels the touch; properties of the touch have no effect")
  func cancel() throws {
    let down = #"{"type":"pointerDown","button":0,"width":3.5,"pressure":1,"tiltX":-90,"twist":359,"azimuthAngle":0}"#
    let result = try read([
      finger("f", [move(1, 1), down, pause(5), #"{"type":"pointerCancel"}"#].joined(separator: ","))
    ])
    #expect(lines(result.samples) == ["0.0 1 began 1.0,1.0", "5.0 1 cancelled 1.0,1.0"])
    #expect(result.cancelled.isEmpty)
  }

  @Test(
    "an element may be given by the old key or by both, with or without an offset",
    arguments: [
      #"{"ELEMENT": "e"}"#, #"{"ELEMENT": "e", "element-6066-11e4-a52e-4f735466cecf": "e"}"#,
    ])
  func elements(origin: String) throws {
    let result = try read([
      finger("f", [#"{"type":"pointerMove","origin":\#(origin)}"#, down, up].joined(separator: ","))
    ]) { _ in (7, 8) }
    #expect(lines(result.samples) == ["0.0 1 began 7.0,8.0", "1.0 1 ended 7.0,8.0"])
  }

  @Test("the touch file reader accepts the result", arguments: W3CActionsImport.Ticks.allCases)
  func readable(ticks: W3CActionsImport.Ticks) throws {
    var random = SplitMix(seed: 5)
    for _ in 0..<200 {
      let sources = (0..<Int.random(in: 1...4, using: &random)).map { index in
        var isDown = false
        var actions = [move(1, 1, Int.random(in: 0...20, using: &random)), down]
        for _ in 0..<Int.random(in: 0...12, using: &random) {
          switch Int.random(in: 0..<4, using: &random) {
          case 0: actions.append(pause(Int.random(in: 0...3, using: &random)))
          case 1:
            actions.append(
              move(Double(Int.random(in: 0...3, using: &random)), 1, [0, 0, 17, 50].randomElement(using: &random)!))
          default:
            actions.append(isDown ? down : up)
            isDown.toggle()
          }
        }
        return finger("f\(index)", actions.joined(separator: ","))
      }
      let result = try read(sources, ticks: ticks)
      var writer = TouchFileWriter()
      for sample in result.samples + result.cancelled { writer.write(sample) }
      let back = try TouchInputTests.read(writer.utf8)
      #expect(back.samples == result.samples + result.cancelled)
      #expect(back.cancelled.isEmpty)
    }
  }
}
