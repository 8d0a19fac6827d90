import RecordingStore
import Testing
import TouchInput

@Suite("Gestures")
struct TouchGestureTests {
  @Test("a tap ends 0.05 s after its beginning")
  func tap() throws {
    #expect(
      try TouchGesture.tap(parsing: "150, 420.5").samples() == [
        TouchSample(event: 0, timestampMicroseconds: 0, touch: 1, phase: .began, x: 150, y: 420.5),
        TouchSample(event: 1, timestampMicroseconds: 50_000, touch: 1, phase: .ended, x: 150, y: 420.5),
      ])
  }

  @Test("a drag has a sample every 1/60 s and ends exactly at its end point")
  func drag() throws {
    let samples = try TouchGesture.drag(parsing: "0,100,30,-20,0.05").samples()
    #expect(samples.map(\.timestampMicroseconds) == [0, 16_667, 33_333, 50_000, 66_667])
    #expect(samples.map(\.phase) == [.began, .moved, .moved, .moved, .ended])
    #expect(samples.map(\.event) == [0, 1, 2, 3, 4])
    #expect(samples.map { ($0.x * 100).rounded() / 100 } == [0, 10, 20, 30, 30])
    #expect(samples.last?.y == -20)
    #expect(samples[3].y == -20)
  }

  @Test("a drag takes 0.3 s by default and may be very short or have no distance")
  func edges() throws {
    #expect(
      try TouchGesture.drag(parsing: "1,2,3,4").samples().suffix(2).map(\.timestampMicroseconds) == [300_000, 316_667])
    #expect(try TouchGesture.drag(parsing: "1,2,3,4,1e-9").samples().map(\.timestampMicroseconds) == [0, 1, 16_668])
    #expect(try TouchGesture.drag(parsing: "1,2,1,2,2").samples().map(\.timestampMicroseconds) == [0, 2_016_667])
    #expect(try TouchGesture.drag(parsing: "1,2,3,4,3600").samples().count == 216_002)
  }

  @Test(
    "an invalid tap is refused with the problem",
    arguments: [
      ("", "there is 1 number, a tap has 2"), ("1", "there is 1 number, a tap has 2"),
      ("1,2,3", "there are 3 numbers, a tap has 2"), (",1", "X is empty"), ("1,b", #"Y is "b", not a number"#),
      ("nan,1", #"X is "nan", not a number"#), ("inf,1", #"X is "inf", not a number"#),
      ("0x10,1", #"X is "0x10", not a number"#), ("1e999,1", #"X is "1e999", not a number"#),
      ("1,1e10", #"Y is "1e10", far off any screen"#), ("1;2", "there is 1 number, a tap has 2"),
    ])
  func wrongTap(text: String, problem: String) {
    let error = #expect(throws: TouchGestureError.self) { try TouchGesture.tap(parsing: text) }
    #expect(error?.problem == problem)
    #expect(error?.remedy == "write X,Y in points of the screen, for example 150,420")
  }

  @Test(
    "an invalid drag is refused with the problem",
    arguments: [
      ("1,2,3", "there are 3 numbers, a drag has 4 or 5"), ("1,2,3,4,5,6", "there are 6 numbers, a drag has 4 or 5"),
      ("1,2,3,", "the second Y is empty"), ("1,2,3,4,0", #"a drag cannot last "0" seconds"#),
      ("1,2,3,4,-1", #"a drag cannot last "-1" seconds"#), ("1,2,3,4,3600.1", #"a drag cannot last "3600.1" seconds"#),
      ("1,2,3,4,", "SECONDS is empty"),
    ])
  func wrongDrag(text: String, problem: String) {
    let error = #expect(throws: TouchGestureError.self) { try TouchGesture.drag(parsing: text) }
    #expect(error?.problem == problem)
  }

  @Test("and files follow each other at intervals of half a second, with consecutive event numbers")
  func sequence() throws {
    let file = try read(
      """
      {"t": 2, "touch": 9, "phase": "began", "x": 1, "y": 1}
      {"t": 2.25, "touch": 9, "phase": "moved", "x": 1, "y": 1}
      """)
    var sequence = TouchSequence()
    var samples = sequence.append(.tap(x: 1, y: 2))
    samples += sequence.append(.tap(x: 1, y: 2))
    samples += sequence.append([])
    samples += sequence.append(file.samples + file.cancelled)
    samples += sequence.append(.tap(x: 3, y: 4))
    #expect(
      samples.map(\.timestampMicroseconds) == [
        0, 50_000, 550_000, 600_000, 3_100_000, 3_350_000, 3_350_001, 3_850_001, 3_900_001,
      ])
    #expect(samples.map(\.event) == Array(0..<9))
    #expect(samples.map(\.touch) == [1, 1, 1, 1, 9, 9, 9, 1, 1])
  }

  @Test("a file that is first keeps its times")
  func firstFile() throws {
    let file = try read(#"{"t": 2, "touch": 9, "phase": "began", "x": 1, "y": 1}"#)
    var sequence = TouchSequence()
    #expect(sequence.append(file.samples) == file.samples)
  }
}
