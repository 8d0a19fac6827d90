/// Text for `troff` with the macros of man(7). Every line ends with a line feed and has fewer than 80 characters, if words allow.
struct ManualText {
  private(set) var text = ""

  /// A request with its arguments, such as `.SH NAME`.
  mutating func request(_ line: String) { text += ".\(line)\n" }

  /// Filled text, which is escaped.
  mutating func fill(_ plain: String) { filled(Self.escaped(plain)) }

  /// Filled text that is escaped already.
  mutating func filled(_ escaped: String) {
    var line = ""
    for word in escaped.split(separator: " ") {
      if !line.isEmpty && line.utf8.count + word.utf8.count > 76 {
        append(line)
        line = ""
      }
      line += line.isEmpty ? word : " \(word)"
    }
    if !line.isEmpty { append(line) }
  }

  /// Lines as they are.
  mutating func verbatim(_ lines: [String]) {
    request("RS 4")
    request("nf")
    for line in lines { append(Self.escaped(line)) }
    request("fi")
    request("RE")
  }

  /// A term with its description.
  mutating func item(_ term: String, _ description: String) {
    request("TP")
    filled(term)
    fill(description)
  }

  /// A line that begins like a request would be read as one.
  private mutating func append(_ line: String) {
    text += (line.hasPrefix(".") || line.hasPrefix("'") ? "\\&" : "") + line + "\n"
  }

  static func bold(_ plain: String) -> String { "\\fB\(escaped(plain))\\fR" }

  static func italic(_ plain: String) -> String { "\\fI\(escaped(plain))\\fR" }

  /// Characters that `troff` reads in another way, or prints as another character.
  static func escaped(_ plain: String) -> String {
    var text = ""
    for scalar in plain.unicodeScalars {
      switch scalar {
      case "\\": text += "\\e"
      case "-": text += "\\-"
      case "'": text += "\\(aq"
      case "`": text += "\\(ga"
      case "^": text += "\\(ha"
      case "~": text += "\\(ti"
      case "\"": text += "\\(dq"
      case "…": text += "..."
      case _ where scalar.isASCII: text.unicodeScalars.append(scalar)
      default:
        let digits = String(scalar.value, radix: 16, uppercase: true)
        text += "\\[u\(String(repeating: "0", count: max(0, 4 - digits.count)))\(digits)]"
      }
    }
    return text
  }
}
