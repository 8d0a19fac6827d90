import TestSupport

/// The places in the engine's sources that report a dispute.
enum DisputeSites {
  /// Every reported question, with `…` for interpolated values.
  static func all() throws -> Set<String> {
    var questions: Set<String> = []
    for path in try Repository.swiftFiles(below: "Sources/UIKit") {
      let code = try Repository.text(path).split(separator: "\n").map { $0.trimmed(" ") }
        .filter { !$0.hasPrefix("//") }.joined(separator: "\n")
      for site in code.ranges(of: "Dispute(") where !isPartOfName(code[..<site.lowerBound].last) {
        let argument = code[site.upperBound...].drop { $0 == "\n" }
        if argument.first == "\"" { questions.insert(question(argument.dropFirst())) }
      }
    }
    return questions
  }

  private static func isPartOfName(_ character: Character?) -> Bool {
    character.map { $0.isLetter || $0 == "_" } ?? false
  }

  /// A string up to its closing quotation mark.
  private static func question(_ literal: Substring) -> String {
    var text = ""
    var depth = 0
    var previous: Character = " "
    for character in literal {
      switch (depth, character) {
      case (0, "\""): return text
      case (0, "("):
        if previous == "\\" {
          text.removeLast()
          text += "…"
          depth = 1
        } else {
          text.append(character)
        }
      case (0, _): text.append(character)
      case (_, "("): depth += 1
      case (_, ")"): depth -= 1
      default: break
      }
      previous = character
    }
    return text
  }
}
