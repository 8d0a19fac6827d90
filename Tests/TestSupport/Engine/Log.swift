/// What happened, in order, as short texts.
@MainActor
package final class Log {
  package private(set) var words: [String] = []

  package init() {}

  package func note(_ text: String) { words.append(text) }

  /// The texts since the last call, separated by spaces.
  package func take() -> String { takeAll().joined(separator: " ") }

  /// The texts since the last call.
  package func takeAll() -> [String] {
    defer { words = [] }
    return words
  }
}
