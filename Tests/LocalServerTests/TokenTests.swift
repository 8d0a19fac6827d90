import Testing

@testable import LocalServer

@Suite("The token in the page's address")
struct TokenTests {
  @Test("has 130 random bits")
  func bits() {
    let tokens = (0..<1_000).map { _ in Token().text }
    #expect(Set(tokens).count == 1_000)
    #expect(tokens.allSatisfy { $0.utf8.count == 26 })
    // Each of the 26 positions takes each of the 32 characters (5 bits). With 1,000 tokens, the probability that some
    // position misses a character is about 10^-10.
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
