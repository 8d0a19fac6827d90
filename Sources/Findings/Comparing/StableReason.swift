/// The part of a reason that is the same on every machine and after edits elsewhere in a file.
package enum StableReason {
  /// The reason with `#` for the numbers of lines, and for numbers that are words of the sentence, such as those of views and
  /// measured lengths. Numbers in names, in brackets, in quotes and in the terms of a constraint are kept: they say what is meant.
  package static func text(_ reason: String) -> String {
    var result: [Character] = []
    let characters = Array(reason)
    var index = 0
    while index < characters.count {
      if let end = quoteEnd(at: index, in: characters) {
        result += characters[index..<end]
        index = end
        continue
      }
      guard isDigit(characters[index]) else {
        result.append(characters[index])
        index += 1
        continue
      }
      let end = numberEnd(at: index, in: characters)
      if isLineNumber(after: result) || isWord(index..<end, of: characters) {
        result.append("#")
      } else {
        result += characters[index..<end]
      }
      index = end
    }
    return String(result)
  }

  private static let operators: Set<Character> = ["+", "-", "−", "*", "/", "=", "<", ">", "≤", "≥", "×", "@", ":"]

  private static func isDigit(_ character: Character) -> Bool { character.isASCII && character.isNumber }

  /// The end of a number, with its decimals.
  private static func numberEnd(at start: Int, in characters: [Character]) -> Int {
    var end = start
    while end < characters.count {
      let isPoint = characters[end] == "." && end + 1 < characters.count && isDigit(characters[end + 1])
      guard isPoint || isDigit(characters[end]) else { break }
      end += 1
    }
    return end
  }

  /// Whether a number after a text is that of a line or of a column: `Panel.swift:36`, `Panel.swift:36:9`.
  private static func isLineNumber(after text: [Character]) -> Bool {
    String(text.suffix(9)).hasSuffix(".swift:") || String(text.suffix(9)).hasSuffix(".swift:#:")
  }

  /// Whether a number is a word of a sentence and no term of a constraint.
  private static func isWord(_ range: Range<Int>, of characters: [Character]) -> Bool {
    let before = range.lowerBound == 0 ? " " : characters[range.lowerBound - 1]
    let after = range.upperBound == characters.count ? " " : characters[range.upperBound]
    guard before == " " || before == "(", [" ", ")", ",", ";", "."].contains(after) else { return false }
    let last = characters[..<range.lowerBound].last { $0 != " " }
    return last.map { !operators.contains($0) } ?? true
  }

  private static let quotes: [Character: Character] = ["'": "'", "“": "”", "\"": "\"", "[": "]"]

  /// The end of a name in quotes or of a place in brackets that begins at an index. `nil` for an apostrophe, and without an end.
  private static func quoteEnd(at start: Int, in characters: [Character]) -> Int? {
    guard let closing = quotes[characters[start]] else { return nil }
    let isInWord = start > 0 && (characters[start - 1].isLetter || characters[start - 1].isNumber)
    guard characters[start] == "[" || !isInWord else { return nil }
    for index in characters.indices[(start + 1)...] where characters[index] == closing {
      let next = index + 1 < characters.count ? characters[index + 1] : " "
      // The apostrophe of "the app's" ends no quote.
      if closing == "'" && (next.isLetter || next.isNumber) { continue }
      return index + 1
    }
    return nil
  }
}
