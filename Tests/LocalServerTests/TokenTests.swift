import Testing

@testable import LocalServer

@Suite("The token in the page's address")
struct TokenTests {
  @Test("has 130 random bits")
  func bits() {
    let tokens = (0..<1_000).map { _ in Token().text }
    #expect(Set(tokens).count == 1_000)
    #expect(tokens.allSatisfy { $0.utf8.count == 26 })
    // Every place takes every one of the 32 characters: 26 places of 5 bits. A place that misses one of them in a
    // thousand tries comes up once in 10^10 runs.
    let characters = tokens.map { Array($0.utf8) }
    for place in 0..<26 {
      #expect(Set(characters.map { $0[place] }).count == 32)
    }
  }

  @Test(
    "matches itself and nothing else",
    arguments: [("abc", true), ("abd", false), ("bbc", false), ("ab", false), ("abcd", false), ("", false)])
  func matches(text: String, isRight: Bool) {
    #expect(Token(text: "abc").matches(text.utf8) == isRight)
  }
}
