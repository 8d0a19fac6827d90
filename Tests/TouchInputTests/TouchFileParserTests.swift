import RecordingStore
import Testing
import TouchInput

@Suite("The touch file reader")
struct TouchFileParserTests {
  @Test("combines lines with the same time into one event, with any lines in between")
  func events() throws {
    let text = """
      # two fingers

      {"t": 0.000, "touch": 1, "phase": "began", "x": 150, "y": 420}
      {"y":2.5,"x":-0.0,"phase":"began","edge":"l\\u0065ft","touch":-7,"t":0.0000004}
      \t
        # in between
      {"t": 0.016, "touch": 1, "phase": "moved", "x": 1.5e2, "y": 431}\r
      {"t":16e-3,"touch":-7.0,"phase":"stationary","x":0,"y":2.5}
      {"t": 0.1, "touch": 1, "phase": "ended", "x": 152, "y": 431}
      {"t": 0.100001, "\\u0074ouch": -7, "phase": "cance\\u006cled", "x": 0, "y": 2.5}
      """
    let expected = [
      TouchSample(event: 0, timestampMicroseconds: 0, touch: 1, phase: .began, x: 150, y: 420),
      TouchSample(event: 0, timestampMicroseconds: 0, touch: -7, phase: .began, x: 0, y: 2.5, edge: .left),
      TouchSample(event: 1, timestampMicroseconds: 16_000, touch: 1, phase: .moved, x: 150, y: 431),
      TouchSample(event: 1, timestampMicroseconds: 16_000, touch: -7, phase: .stationary, x: 0, y: 2.5),
      TouchSample(event: 2, timestampMicroseconds: 100_000, touch: 1, phase: .ended, x: 152, y: 431),
      TouchSample(event: 3, timestampMicroseconds: 100_001, touch: -7, phase: .cancelled, x: 0, y: 2.5),
    ]
    let reading = try read(text)
    #expect(reading == Reading(samples: expected))
    #expect(reading.samples[1].x.sign == .plus)
  }

  @Test("does not depend on the division of the bytes", arguments: [1, 2, 3, 7, 64, 100])
  func pieces(size: Int) throws {
    let text = """
      # é
      {"t": 0.000, "touch": 1, "phase": "began", "x": 150, "y": 420}\r
      {"t": 0.016, "touch": 1, "phase": "moved", "x": 152, "y": 431}

      {"t": 0.120, "touch": 1, "phase": "ended", "x": 152, "y": 431}
      """
    #expect(try read(text, inPiecesOf: size) == read(text))
    #expect(try read(text + "\n", inPiecesOf: size) == read(text))
  }

  @Test("releases a touch's number after it has ended")
  func reuse() throws {
    let text = """
      {"t": 0, "touch": 1, "phase": "began", "x": 1, "y": 1}
      {"t": 1, "touch": 1, "phase": "ended", "x": 1, "y": 1}
      {"t": 2, "touch": 1, "phase": "began", "x": 1, "y": 1}
      {"t": 3, "touch": 1, "phase": "cancelled", "x": 1, "y": 1}
      """
    #expect(try read(text).samples.map(\.event) == [0, 1, 2, 3])
  }

  @Test("cancels the touches that never end, in one event a microsecond after the last sample")
  func cancels() throws {
    let text = """
      {"t": 0, "touch": 3, "phase": "began", "x": 1, "y": 2}
      {"t": 0, "touch": 1, "phase": "began", "x": 3, "y": 4}
      {"t": 0, "touch": 2, "phase": "began", "x": 5, "y": 6}
      {"t": 1, "touch": 3, "phase": "moved", "x": 7, "y": 8}
      {"t": 2, "touch": 1, "phase": "ended", "x": 3, "y": 4}
      """
    #expect(
      try read(text).cancelled == [
        TouchSample(event: 3, timestampMicroseconds: 2_000_001, touch: 3, phase: .cancelled, x: 7, y: 8),
        TouchSample(event: 3, timestampMicroseconds: 2_000_001, touch: 2, phase: .cancelled, x: 5, y: 6),
      ])
  }

  @Test("accepts an input without samples", arguments: ["", "\n", "\r\n", "# only this", " \t\n\n"])
  func empty(text: String) throws {
    #expect(try read(text) == Reading())
  }

  @Test("accepts 64 touches at once and refuses the 65th")
  func manyFingers() throws {
    let lines = (0..<65).map { #"{"t": 0, "touch": \#($0), "phase": "began", "x": 0, "y": 0}"# }
    #expect(try read(lines.prefix(64).joined(separator: "\n")).cancelled.count == 64)
    let error = #expect(throws: TouchFileError.self) { try read(lines.joined(separator: "\n")) }
    #expect(error?.line == 65)
    #expect(error?.problem == "more than 64 fingers are down")
  }

  @Test("accepts a line of 1 MB and refuses a longer one as soon as it is too long")
  func longLines() throws {
    let line = #"{"t": 0, "touch": 1, "phase": "began", "x": 0, "y": 0}"#
    let padding = String(repeating: " ", count: TouchFileParser.longestLine - line.utf8.count)
    #expect(try read("\n" + line + padding + "\n").samples.count == 1)
    #expect(throws: TouchFileError.self) { try read("\n" + line + padding + " \n") }
    var parser = TouchFileParser()
    var samples: [TouchSample] = []
    let piece = [UInt8](repeating: UInt8(ascii: "#"), count: 4096)
    let error = #expect(throws: TouchFileError.self) {
      for _ in 0..<257 { try piece.withUnsafeBytes { try parser.feed($0, into: &samples) } }
    }
    #expect(error?.line == 1)
    #expect(error?.problem == "the line is longer than 1048576 bytes")
  }

  @Test("keeps the samples before an invalid line and continues to throw the error")
  func afterAnError() throws {
    var parser = TouchFileParser()
    var samples: [TouchSample] = []
    let text = Array(#"{"t":0,"touch":1,"phase":"began","x":0,"y":0}"#.utf8) + Array("\n{\n".utf8)
    let thrown = #expect(throws: TouchFileError.self) {
      try text.withUnsafeBytes { try parser.feed($0, into: &samples) }
    }
    let first = try #require(thrown)
    #expect(samples.count == 1)
    #expect(throws: first) { _ = try parser.finish(into: &samples) }
    #expect(throws: first) { try text.withUnsafeBytes { try parser.feed($0, into: &samples) } }
  }
}
