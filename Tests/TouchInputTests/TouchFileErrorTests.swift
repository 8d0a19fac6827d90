import SeededRandom
import Testing
import TouchInput

@Suite("A touch file with an error")
struct TouchFileErrorTests {
  struct Case: CustomTestStringConvertible {
    var line: String
    var problem: String
    var remedy: String = ""
    var testDescription: String { line }
  }

  /// The third lines of files in which touch 1 has been down since 0.5 s.
  static let cases = [
    Case(line: "nonsense", problem: "the line is not a JSON object (\"n\" found)"),
    Case(line: "[1]", problem: "the line is not a JSON object (\"[\" found)"),
    Case(line: "\u{FEFF}{}", problem: "the line begins with a byte order mark"),
    Case(
      line: "{", problem: "invalid JSON at column 2: a key in quotation marks was expected, the end of the line found"),
    Case(line: "{}", problem: #"the line has no "t", no "touch", no "phase", no "x", no "y""#),
    Case(line: "{\u{1F600}}", problem: "invalid JSON at column 2: a key in quotation marks was expected, \"😀\" found"),
    Case(line: #"{"t" 1}"#, problem: #"invalid JSON at column 6: a colon after the key "t" was expected, "1" found"#),
    Case(
      line: #"{"t": 1"#, problem: #"invalid JSON at column 8: a comma or "}" was expected, the end of the line found"#),
    Case(line: #"{"t": 1 "x": 1}"#, problem: #"invalid JSON at column 9: a comma or "}" was expected, """ found"#),
    Case(
      line: #"{"t": 1, }"#, problem: #"invalid JSON at column 10: a key in quotation marks was expected, "}" found"#),
    Case(
      line: #"{"t": 1, "touch": 1, "phase": "moved", "x": 1, "y": 1} {}"#,
      problem: "there is text after the object"),
    Case(line: #"{"t": 1, "touch": 1, "phase": "moved", "x": 1}"#, problem: #"the line has no "y""#),
    Case(line: #"{"phse": 1}"#, problem: #"the key "phse" is unknown"#, remedy: #"did you mean "phase"?"#),
    Case(line: #"{"Touch": 1}"#, problem: #"the key "Touch" is unknown"#, remedy: #"did you mean "touch"?"#),
    Case(line: #"{"timestamp": 1}"#, problem: #"the key "timestamp" is unknown"#, remedy: #"did you mean "t"?"#),
    Case(
      line: #"{"pressure": 1}"#, problem: #"the key "pressure" is unknown"#,
      remedy: "a line has the keys t, touch, phase, x, y, edge, rotate, keyboard and no others"),
    Case(line: #"{"a\u001b[2J": 1}"#, problem: #"the key "a\u{1b}[2J" is unknown"#),
    Case(line: #"{"\q": 1}"#, problem: "a string has a wrong escape"),
    Case(line: #"{"\u12": 1}"#, problem: "a string has a wrong escape"),
    Case(line: #"{"t": 1, "t": 1}"#, problem: #"the key "t" occurs twice"#),
    Case(line: #"{"t": "1"}"#, problem: #""t" is a string"#, remedy: "make it a number"),
    Case(line: #"{"t": null}"#, problem: #""t" is null"#),
    Case(line: #"{"x": true}"#, problem: #""x" is true"#),
    Case(line: #"{"y": [1]}"#, problem: #""y" is an array"#),
    Case(line: #"{"y": {}}"#, problem: #""y" is an object"#),
    Case(line: #"{"phase": 1}"#, problem: #""phase" is a number"#, remedy: "make it a string"),
    Case(line: #"{"touch": "1"}"#, problem: #""touch" is a string"#),
    Case(line: #"{"touch": 1.5}"#, problem: #""touch" is not an integer of 64 bits"#),
    Case(line: #"{"touch": 9223372036854775808}"#, problem: #""touch" is not an integer of 64 bits"#),
    Case(line: #"{"touch": 1e300}"#, problem: #""touch" is not an integer of 64 bits"#),
    Case(line: #"{"t": -0.001}"#, problem: #""t" is negative"#),
    Case(line: #"{"t": 1727787600}"#, problem: #""t" is more than 100000000 seconds"#),
    Case(line: #"{"t": 1e999}"#, problem: #""t" is too large to be a finite number"#),
    Case(line: #"{"x": -1e999}"#, problem: #""x" is too large to be a finite number"#),
    Case(line: #"{"x": NaN}"#, problem: #""x" is not finite"#),
    Case(line: #"{"y": -Infinity}"#, problem: #""y" is not finite"#),
    Case(line: #"{"y": 01}"#, problem: #"the number of "y" begins with 0"#),
    Case(
      line: #"{"y": 1.}"#,
      problem: #"invalid JSON at column 9: a digit after the decimal point was expected, "}" found"#),
    Case(line: #"{"y": 1e}"#, problem: #"invalid JSON at column 9: a digit in the exponent was expected, "}" found"#),
    Case(line: #"{"y": -}"#, problem: #"invalid JSON at column 8: a digit was expected, "}" found"#),
    Case(
      line: #"{"y": .5}"#, problem: #"invalid JSON at column 7: a number as the value of "y" was expected, "." found"#),
    Case(
      line: #"{"y": }"#, problem: #"invalid JSON at column 7: a number as the value of "y" was expected, "}" found"#),
    Case(
      line: #"{"phase": "began"#,
      problem:
        "invalid JSON at column 17: the closing quotation mark of a string was expected, the end of the line found"),
    Case(
      line: #"{"phase": "canceled"}"#, problem: #"the phase "canceled" is unknown"#,
      remedy: #"did you mean "cancelled"?"#),
    Case(
      line: #"{"phase": "down"}"#, problem: #"the phase "down" is unknown"#,
      remedy: "use one of began, moved, stationary, ended, cancelled"),
    Case(line: #"{"edge": 1}"#, problem: #""edge" is a number"#, remedy: "make it a string"),
    Case(
      line: #"{"edge": "lefft"}"#, problem: #"the edge "lefft" is unknown"#, remedy: #"did you mean "left"?"#),
    Case(
      line: #"{"edge": "all"}"#, problem: #"the edge "all" is unknown"#, remedy: "use one of left, right, top, bottom"),
    Case(line: #"{"edges": "left"}"#, problem: #"the key "edges" is unknown"#, remedy: #"did you mean "edge"?"#),
    Case(
      line: #"{"edge": "left", "t": 1, "touch": 1, "phase": "moved", "x": 0, "y": 1}"#,
      problem: #""edge" is on a line that is not the touch's first"#,
      remedy: #"give it where the phase is "began""#),
    Case(line: #"{"edge": "left", "edge": "left"}"#, problem: #"the key "edge" occurs twice"#),
    Case(
      line: #"{"edge": "left", "t": 1, "touch": 2, "phase": "began", "x": 0}"#, problem: #"the line has no "y""#),
    Case(
      line: #"{"t": 0.4999, "touch": 1, "phase": "moved", "x": 1, "y": 1}"#,
      problem: #""t" decreases from 0.500 to 0.499900"#),
    Case(line: #"{"t": 1, "touch": 2, "phase": "moved", "x": 1, "y": 1}"#, problem: "touch 2 is moved but is not down"),
    Case(line: #"{"t": 1, "touch": 2, "phase": "ended", "x": 1, "y": 1}"#, problem: "touch 2 is ended but is not down"),
    Case(
      line: #"{"t": 1, "touch": 1, "phase": "began", "x": 1, "y": 1}"#, problem: "touch 1 begins but is already down"),
    Case(
      line: #"{"t": 0.5, "touch": 1, "phase": "ended", "x": 1, "y": 1}"#,
      problem: #"touch 1 has a second sample at "t" 0.500"#,
      remedy: "lines with the same \"t\" are one event, which holds a finger once: give this line a later \"t\""),
    Case(line: "{\"x\": 1\u{0}}", problem: #"invalid JSON at column 8: a comma or "}" was expected, "\u{0}" found"#),
  ]

  @Test("is refused with the line, the problem and a remedy", arguments: cases)
  func refused(_ wrong: Case) throws {
    let text = "# a comment\n" + #"{"t": 0.5, "touch": 1, "phase": "began", "x": 1, "y": 1}"# + "\n\(wrong.line)\n"
    let error = #expect(throws: TouchFileError.self) { try read(text) }
    #expect(error?.line == 3)
    #expect(error?.problem == wrong.problem)
    #expect(wrong.remedy.isEmpty || error?.remedy == wrong.remedy)
    #expect(error?.remedy.isEmpty == false)
    #expect(error?.description.contains("\n") == false)
  }

  @Test("that ends and begins one touch in one event is refused")
  func endedAndBegan() throws {
    let text = """
      {"t": 0, "touch": 1, "phase": "began", "x": 1, "y": 1}
      {"t": 1, "touch": 1, "phase": "ended", "x": 1, "y": 1}
      {"t": 1, "touch": 1, "phase": "began", "x": 1, "y": 1}
      """
    let error = #expect(throws: TouchFileError.self) { try read(text) }
    #expect(error?.problem == #"touch 1 has a second sample at "t" 1.000"#)
  }

  @Test("is refused when it is not UTF-8, in a comment too")
  func encoding() throws {
    let broken: [[UInt8]] = [
      Array("# ".utf8) + [0xE9], Array(#"{"t"#.utf8) + [0xFF] + Array(#"": 1}"#.utf8), [0xC0, 0xAF],
      Array(#"{"t": 1, "phase": "#.utf8) + [0x80],
    ]
    for line in broken {
      let error = #expect(throws: TouchFileError.self) { try read([0x0A] + line) }
      #expect(error?.description == "line 2: the line is not valid UTF-8; save the file as UTF-8")
    }
  }

  @Test("never makes the reader trap, for any damage")
  func damaged() {
    var random = SplitMix(seed: 7)
    let good = Array(
      (#"{"t": 0.5, "touch": 1, "phase": "began", "x": 1e2, "y": -1.25}"# + "\n"
        + #"{"t": 0.75, "to\u0075ch": 1, "phase": "ended", "x": 1, "y": 1}"# + "\n").utf8)
    let spice = Array(#"{}[]":,\#\0123456789.eE+-u"#.utf8) + [0, 0x0A, 0x0D, 0x80, 0xC3, 0xFF]
    for _ in 0..<20_000 {
      var bytes = good
      for _ in 0...Int.random(in: 0..<3, using: &random) {
        let index = Int.random(in: bytes.indices, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes[index] = spice.randomElement(using: &random)!
        case 1: bytes.insert(spice.randomElement(using: &random)!, at: index)
        default: bytes.remove(at: index)
        }
      }
      _ = try? read(bytes)
    }
  }
}
