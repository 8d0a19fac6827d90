/// What an option looks like, apart from what a command declares.
enum OptionSyntax {
  /// Whether a word is an option: it begins with a dash, and neither ends there nor goes on as a number does.
  static func looksLikeOption(_ word: String) -> Bool {
    let bytes = Array(word.utf8.prefix(2))
    guard bytes.count == 2, bytes[0] == UInt8(ascii: "-") else { return false }
    return bytes[1] != UInt8(ascii: ".") && !(48...57).contains(bytes[1])
  }

  /// Whether the words ask for help: before a `--`, one of them is `--help` or `-h`.
  static func asksForHelp(_ words: some Sequence<String>) -> Bool {
    for word in words {
      if word == "--" { return false }
      if word == "--help" || word == "-h" { return true }
    }
    return false
  }
}
