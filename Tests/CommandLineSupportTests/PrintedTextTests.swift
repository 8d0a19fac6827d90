import JSONText
import PrintedText
import SeededRandom
import Testing

@Suite("Printed text holds no character that a terminal or a CI log interprets")
struct PrintedTextTests {
  @Test(
    "characters that are interpreted are escaped, all others stay",
    arguments: [
      ("plain: text, über 日本語", "plain: text, über 日本語"),
      ("a\nb\r\nc", "a\\nb\\r\\nc"),
      ("\u{1B}[2J\u{1B}]52;c;AAAA\u{7}", "\\u{1b}[2J\\u{1b}]52;c;AAAA\\u{7}"),
      ("\u{9B}31m\u{7F}\0", "\\u{9b}31m\\u{7f}\\u{0}"),
      ("\u{202E}abc\u{2066}\u{200F}\u{FEFF}", "\\u{202e}abc\\u{2066}\\u{200f}\\u{feff}"),
      ("a\u{2028}b\u{2029}c\u{85}d", "a\\u{2028}b\\u{2029}c\\u{85}d"),
      ("👩\u{200D}👩\u{200D}👧 a\tb", "👩\u{200D}👩\u{200D}👧 a\tb"),
      ("::error::x", "\\u{3a}:error::x"),
      ("  ::error::x", "  \\u{3a}:error::x"),
      ("a::b", "a::b"),
      ("::\u{301}x", "\\u{3a}:\u{301}x"),
      ("a ##[error]b", "a \\u{23}#[error]b"),
      ("a ##vso[task]b", "a \\u{23}#vso[task]b"),
      ("## heading", "## heading"),
    ])
  func line(text: String, printed: String) {
    #expect(text.printedLine == printed)
  }

  @Test("text of several lines keeps its line feeds, and each line is safe by itself")
  func text() {
    #expect("a\n::b\n\u{1B}c\n".printedText == "a\n\\u{3a}:b\n\\u{1b}c\n")
    #expect(["a\nb", "::c"].printedLines == "a\\nb\n\\u{3a}:c\n")
  }

  @Test("random text: one line without an interpreted character, and JSON keeps its value")
  func random() throws {
    var random = SplitMix(seed: 12)
    let suspects: [Unicode.Scalar] = [
      "\n", "\r", "\t", "\u{1B}", "\u{7F}", "\u{9B}", "\u{202E}", "\u{2028}", "\u{E0041}", ":", ":", "#", "[", "\\",
      "\"",
      "é", "\u{301}", "a", " ", "\u{200D}", "\0",
    ]
    for _ in 0..<3_000 {
      var text = ""
      for _ in 0..<random.below(13) {
        text.unicodeScalars.append(suspects[random.below(suspects.count)])
      }
      let line = text.printedLine
      #expect(!line.unicodeScalars.contains { $0 == "\n" || $0.isEscapedWhenPrinted }, "\(text.debugDescription)")
      #expect(!line.unicodeScalars.drop(while: \.properties.isWhitespace).starts(with: "::".unicodeScalars))
      #expect(line.printedLine == line)
      var writer = JSONWriter()
      writer.string(text)
      let json = writer.finish().printedJSON
      #expect(!json.unicodeScalars.contains { $0 == "\n" || $0.isEscapedWhenPrinted })
      #expect(try JSONValue.parse(json.utf8).string == text)
    }
  }
}
