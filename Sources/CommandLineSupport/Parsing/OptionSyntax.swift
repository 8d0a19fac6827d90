/// The syntax of options, independent of a command's declaration.
enum OptionSyntax {
  /// Whether a word is an option: it begins with a dash and is neither a lone dash nor a number.
  static func looksLikeOption(_ word: String) -> Bool {
    let bytes = Array(word.utf8.prefix(2))
    guard bytes.count == 2, bytes[0] == UInt8(ascii: "-") else { return false }
    return bytes[1] != UInt8(ascii: ".") && !(48...57).contains(bytes[1])
  }

  /// Whether the words request help: `--help` or `-h` occurs before a `--`.
  static func requestsHelp(_ words: some Sequence<String>) -> Bool {
    for word in words {
      if word == "--" { return false }
      if word == "--help" || word == "-h" { return true }
    }
    return false
  }
}
