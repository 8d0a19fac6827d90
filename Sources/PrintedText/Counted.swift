package enum Counted {
  /// A count with its noun: `1 session`, `2 sessions`.
  package static func text(_ number: some BinaryInteger, _ noun: String) -> String { text(number, noun, noun + "s") }

  /// A count with a noun whose plural is given: `2 branches`.
  package static func text(_ number: some BinaryInteger, _ noun: String, _ nouns: String) -> String {
    "\(number) \(number == 1 ? noun : nouns)"
  }
}
