/// Why the tool stops.
struct TranslatorError: Error, CustomStringConvertible {
  let description: String
  /// The exit code: 64 for usage, 66 for a missing input.
  let code: Int32
}
