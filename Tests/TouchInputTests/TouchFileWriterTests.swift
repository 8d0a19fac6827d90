import RecordingStore
import SeededRandom
import Testing
import TouchInput

@Suite("The touch file writer")
struct TouchFileWriterTests {
  @Test("writes one readable line per sample")
  func lines() {
    var writer = TouchFileWriter()
    writer.write(comment: "from a trace\n\nof a phone")
    writer.write(TouchSample(event: 0, timestampMicroseconds: 0, touch: 1, phase: .began, x: 150, y: -0.0, edge: .top))
    writer.write(TouchSample(event: 1, timestampMicroseconds: 16_667, touch: 1, phase: .moved, x: 0.1, y: 1e300))
    writer.write(TouchSample(event: 2, timestampMicroseconds: 12_120_000, touch: 1, phase: .ended, x: -7.25, y: 3))
    #expect(
      String(decoding: writer.utf8, as: UTF8.self) == """
        # from a trace
        #
        # of a phone
        {"t": 0.000, "touch": 1, "phase": "began", "x": 150, "y": 0, "edge": "top"}
        {"t": 0.016667, "touch": 1, "phase": "moved", "x": 0.1, "y": 1e+300}
        {"t": 12.120, "touch": 1, "phase": "ended", "x": -7.25, "y": 3}

        """)
    writer.reset()
    #expect(writer.utf8.isEmpty)
  }

  @Test("escapes the control characters of a comment, so that a terminal can show it")
  func hostileComment() {
    var writer = TouchFileWriter()
    writer.write(comment: "a \u{1B}[31mred\u{1B}[0m\rword \u{202E}\u{9B}1m")
    #expect(
      String(decoding: writer.utf8, as: UTF8.self)
        == "# a \\u{1b}[31mred\\u{1b}[0m\n# word \\u{202e}\\u{9b}1m\n")
  }

  @Test("writes what the reader reads back exactly", arguments: [11, 12, 13] as [UInt64])
  func roundTrip(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    var samples: [TouchSample] = []
    var time: Int64 = 0
    for event in 0..<3000 {
      let isLast = event % 3 == 2
      for touch in [1, -5, .max] {
        samples.append(
          TouchSample(
            event: event, timestampMicroseconds: time, touch: touch,
            phase: event % 3 == 0 ? .began : isLast ? [.ended, .cancelled].randomElement(using: &random)! : .moved,
            x: Double.random(in: -1e4...1e4, using: &random),
            y: (Double.random(in: -1e4...1e4, using: &random) * 3).rounded() / 3,
            edge: event % 3 == 0 && event % 2 == 0 ? TouchEdge.allCases.randomElement(using: &random)! : nil))
      }
      time += Int64.random(in: 1...30_000_000_000, using: &random)
    }
    try #require(time < 100_000_000_000_000)
    var writer = TouchFileWriter()
    for sample in samples { writer.write(sample) }
    let reading = try read(writer.utf8, inPiecesOf: 1000)
    #expect(reading.cancelled.isEmpty)
    for (read, written) in zip(reading.samples, samples) where read != written {
      Issue.record("\(written) came back as \(read)")
      break
    }
    #expect(reading.samples.count == samples.count)
  }
}
