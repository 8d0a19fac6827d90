/// A command as one types it in a shell.
package enum ShellWords {
  private static let plain = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-./:=,@%+")

  /// The words, separated by spaces, each quoted where a POSIX shell needs it.
  package static func command(_ words: [String]) -> String { words.map(quoted).joined(separator: " ") }

  private static func quoted(_ word: String) -> String {
    if !word.isEmpty, word.allSatisfy(plain.contains) { return word }
    return "'" + word.replacing("'", with: #"'\''"#) + "'"
  }
}
