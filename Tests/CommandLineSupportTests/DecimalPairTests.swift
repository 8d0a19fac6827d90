import CommandLineSupport
import SeededRandom
import Testing

@Suite("A pair of decimal numbers is read as the general reader reads it, or left to it")
struct DecimalPairTests {
  private func pair(_ text: String) -> DecimalPair? { DecimalPair(Array(text.utf8)[...]) }

  @Test(
    "usual forms are read",
    arguments: [
      ("0,0", 0, 0), ("12.5,-3", 12.5, -3), (" 1 ,\t2\r", 1, 2), ("-0.1,999999999999999", -0.1, 999_999_999_999_999),
      ("007,0.00000000000001", 7, 1e-14),
    ])
  func usual(text: String, first: Double, second: Double) {
    let read = pair(text)
    #expect(read?.first == first && read?.second == second)
  }

  @Test("minus zero keeps its sign")
  func minusZero() {
    #expect(pair("-0,-0.0")?.first.sign == .minus)
    #expect(pair("-0,-0.0")?.second.sign == .minus)
  }

  @Test(
    "other texts are left to the general reader",
    arguments: [
      "", ",", "1", "1,", ",1", "1,2,3", "1 2,3", "1,2x", "+1,2", ".5,1", "5.,1", "1e2,3", "- 1,2", "--1,2", "nan,1",
      "inf,1", "0x10,1", "1.2.3,4", "1234567890123456,1", "1,0.1234567890123456", "1;2", "１,2",
    ])
  func others(text: String) {
    #expect(pair(text) == nil)
  }

  @Test("random numbers are read bit by bit as Double reads them")
  func oracle() {
    var random = SplitMix(seed: 1)
    var read = 0
    for _ in 0..<100_000 {
      func number() -> String {
        var text = random.once(in: 3) ? "-" : ""
        for _ in 0...random.below(9) { text += String(random.below(10)) }
        if random.once(in: 2) {
          text += "."
          for _ in 0...random.below(8) { text += String(random.below(10)) }
        }
        return text
      }
      let (first, second) = (number(), number())
      guard let found = pair("\(first),\(second)") else { continue }
      read += 1
      #expect(found.first.bitPattern == Double(first)?.bitPattern, "\(first)")
      #expect(found.second.bitPattern == Double(second)?.bitPattern, "\(second)")
    }
    #expect(read > 50_000)
  }
}
