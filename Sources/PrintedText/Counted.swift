package enum Counted {
  /// A count with its noun: `1 session`, `2 sessions`.
  package static func text(_ number: some BinaryInteger, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}
