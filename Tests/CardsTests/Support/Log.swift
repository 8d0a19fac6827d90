/// What happened, in order, as short phrases.
@MainActor
final class Log {
  private var phrases: [String] = []

  func note(_ phrase: String) { phrases.append(phrase) }

  /// What happened since the last call.
  func take() -> [String] {
    defer { phrases = [] }
    return phrases
  }
}
