import CommandLineSupport
import Testing

@Suite("A mistyped word")
struct SuggestionTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let word: String
    let suggestion: String?
    var testDescription: String { "\(word) → \(suggestion ?? "nothing")" }

    init(_ word: String, _ suggestion: String?) {
      self.word = word
      self.suggestion = suggestion
    }
  }

  @Test(
    "is matched to the nearest word, or to none",
    arguments: [
      Case("stratgy", "strategy"), Case("startegy", "strategy"), Case("strategies", "strategy"), Case("sceen", "scene"),
      Case("strat", "strategy"), Case("st", nil), Case("colour", nil), Case("diff", "diff"), Case("dif", "diff"),
      Case("idff", "diff"), Case("fidx", nil), Case("", nil), Case("x", nil), Case("rep", nil),
    ])
  func matches(_ word: Case) {
    let words = ["diff", "scene", "strategy", "reporter", "replayer", "a"]
    #expect(Suggestion.nearest(to: word.word, among: words) == word.suggestion)
  }
}
