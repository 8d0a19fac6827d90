import RecordingStore
import Testing
import TouchInput

@Suite("A line of a touch file about the device")
struct SceneEventLineTests {
  private static let text = """
    {"t": 0.000, "touch": 1, "phase": "began", "x": 1, "y": 2}
    {"t": 0.000, "rotate": "landscapeLeft"}
    {"t": 0.000, "touch": 1, "phase": "moved", "x": 3, "y": 2}
    {"t": 0.100, "touch": 1, "phase": "ended", "x": 3, "y": 2}
    {"t": 0.200, "keyboard": 291.5}
    {"t": 0.200, "keyboard": "hidden"}

    """
  private static let samples = [
    TouchSample(event: 0, timestampMicroseconds: 0, touch: 1, phase: .began, x: 1, y: 2),
    TouchSample(event: 1, timestampMicroseconds: 0, sceneEvent: .rotate(.landscapeLeft)),
    TouchSample(event: 2, timestampMicroseconds: 0, touch: 1, phase: .moved, x: 3, y: 2),
    TouchSample(event: 3, timestampMicroseconds: 100_000, touch: 1, phase: .ended, x: 3, y: 2),
    TouchSample(event: 4, timestampMicroseconds: 200_000, sceneEvent: .showKeyboard(height: 291.5)),
    TouchSample(event: 5, timestampMicroseconds: 200_000, sceneEvent: .hideKeyboard),
  ]

  @Test("is an event of its own, also with the time of a touch, and is written as it is read")
  func roundTrip() throws {
    #expect(try read(Self.text) == Reading(samples: Self.samples))
    var writer = TouchFileWriter()
    for sample in Self.samples { writer.write(sample) }
    #expect(String(decoding: writer.utf8, as: UTF8.self) == Self.text)
  }

  @Test("has every orientation that a device can have")
  func orientations() throws {
    for orientation in DeviceOrientation.allCases {
      let samples = try read(#"{"rotate": "\#(orientation.rawValue)", "t": 1}"#).samples
      #expect(samples.map(\.sceneEvent) == [.rotate(orientation)])
    }
  }

  @Test(
    "with an error says what is wrong and what to do",
    arguments: [
      (#"{"t": 1, "rotate": "landscape"}"#, #"the orientation "landscape" is unknown"#, "use one of portrait"),
      (#"{"t": 1, "rotate": "landscapeLeff"}"#, #"the orientation "landscapeLeff""#, #"did you mean "landscapeLeft"?"#),
      (#"{"t": 1, "rotate": 90}"#, #""rotate" is a number"#, "make it a string"),
      (#"{"rotate": "portrait"}"#, #"the line has no "t""#, "every line needs t"),
      (#"{"t": 1, "rotate": "portrait", "touch": 1}"#, #"the line has "rotate" and "touch""#, "a line of its own"),
      (
        #"{"t": 1, "touch": 1, "phase": "began", "x": 1, "y": 1, "keyboard": 9}"#,
        #"the line has "keyboard" and "touch""#, "a line of its own"
      ),
      (#"{"t": 1, "rotate": "portrait", "keyboard": 9}"#, #"has "rotate" and "keyboard""#, "a line of its own"),
      (#"{"t": 1, "keyboard": 0}"#, "the height of the keyboard is not between 0 and 10000", #"or "hidden""#),
      (#"{"t": 1, "keyboard": -1}"#, "the height of the keyboard is not between", "in points"),
      (#"{"t": 1, "keyboard": 10001}"#, "the height of the keyboard is not between", "in points"),
      (#"{"t": 1, "keyboard": "up"}"#, #"the keyboard "up" is unknown"#, #"or "hidden""#),
      (#"{"t": 1, "keyboard": null}"#, #""keyboard" is null"#, "make it a number"),
      (#"{"t": 1, "orientation": "portrait"}"#, #"the key "orientation" is unknown"#, #"did you mean "rotate"?"#),
    ])
  func errors(_ line: String, _ problem: String, _ remedy: String) throws {
    let error = #expect(throws: TouchFileError.self) { try read(line) }
    let text = error.map { "\($0)" } ?? ""
    #expect(text.hasPrefix("line 1: ") && text.contains(problem) && text.contains(remedy), "\(text)")
  }
}
