import JSONText
import SeededRandom
import Testing

@Suite("The JSON writer")
struct JSONWriterTests {
  @Test("writes commas, escapes where JSON requires it, and keeps the order of keys")
  func writesText() {
    var writer = JSONWriter()
    writer.object { writer in
      writer.key("z\u{1}\"")
      writer.array { writer in
        writer.integer(3)
        writer.number(-0.0)
        writer.number(0.1)
        writer.bool(true)
        writer.null()
      }
      writer.key("a")
      writer.string("é\n")
    }
    #expect(writer.finish() == #"{"z\u0001\"":[3,0.0,0.1,true,null],"a":"é\n"}"#)
  }

  @Test(
    "writes a number in the shortest form, like the standard library",
    arguments: [
      0, 0.001, -0.001, 0.0005, 0.1, 1, -1, 12.5, 12.05, 12.005, 12.0005, 0.1 + 0.2, 100, 1e11, 999_999_999_999.999,
      1e12, 123_456_789_012.345, 1e15, 1e16, 1e21, 1e-7, .leastNonzeroMagnitude, .greatestFiniteMagnitude,
    ])
  func numbers(value: Double) {
    for number in [value, -value, value.nextUp, value.nextDown] where number.isFinite {
      #expect(Self.text(of: number) == (number == 0 ? "0.0" : number.description))
    }
  }

  @Test("writes thousandths, and numbers close to them, in the shortest form")
  func thousandths() {
    var random = SplitMix(seed: 7)
    for round in 0..<20_000 {
      let value =
        Double(Int64.random(in: -(1 << (Int64(round) % 50))...(1 << 50), using: &random) >> (round % 50)) / 1_000
      for number in [value, value.nextUp] {
        #expect(Self.text(of: number) == (number == 0 ? "0.0" : number.description))
      }
    }
  }

  private static func text(of number: Double) -> String {
    var writer = JSONWriter()
    writer.number(number)
    return writer.finish()
  }

  @Test("writes integers of every length", arguments: [0, 7, 10, -10, 99, 100, 65_536, Int.max, Int.min])
  func integers(value: Int) {
    var writer = JSONWriter()
    writer.integer(value)
    #expect(writer.finish() == value.description)
  }
}
