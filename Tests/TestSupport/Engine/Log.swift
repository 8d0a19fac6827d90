/// A log of short texts in the order of their addition.
@MainActor
package final class Log {
  package private(set) var words: [String] = []

  package init() {}

  package func note(_ text: String) { words.append(text) }

  /// Removes and returns the texts, separated by spaces.
  package func take() -> String { takeAll().joined(separator: " ") }

  /// Removes and returns the texts.
  package func takeAll() -> [String] {
    defer { words = [] }
    return words
  }
}
