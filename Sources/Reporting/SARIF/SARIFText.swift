import JSONText
import PrintedText

/// Untrusted text as a message of SARIF.
enum SARIFText {
  private static let longestText = 1_000

  /// Writes a message object. The text has no placeholder, no link and no control character.
  static func write(_ text: String, to writer: inout JSONWriter) {
    writer.object { $0.member("text", escaped(text)) }
  }

  /// A text without the syntax of placeholders (`{0}`) and embedded links (`[text](target)`).
  ///
  /// Source: SARIF 2.1.0, 3.11.5 and 3.11.6.
  private static func escaped(_ text: String) -> String {
    MarkupText.shortened(text, to: longestText).printedLine.replacing("{", with: "{{").replacing("}", with: "}}")
      .replacing("](", with: "\\](")
  }
}
