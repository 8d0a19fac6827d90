package import CommandLineSupport

/// The option `--timeout-per-session`.
package enum SessionTimeout {
  static let name = "timeout-per-session"

  /// For commands that replay sessions on workers.
  package static let option = option(ofRules: 10)

  /// The option with another time of a session with rules.
  package static func option(ofRules seconds: Int) -> Option {
    Option(
      name, .text("SECONDS"),
      help: "The longest time of one session; \(seconds) with your own rules, no limit without them")
  }

  /// For commands that run in one process.
  package static let optionOfSteps = Option(
    name, .text("SECONDS"), help: "With your own rules: the longest time of one answer; by default 10")

  /// The value of the option in seconds; `nil` without it.
  package static func seconds(of arguments: Arguments) throws(CommandFailure) -> Double? {
    guard let text = arguments.string(name) else { return nil }
    guard let numbers = Option.Value.numbers(text), numbers.count == 1, numbers[0] > 0, numbers[0] <= 86_400 else {
      throw arguments.misuse("'\(text)' is not a number of seconds above 0 and up to 86400", option: name)
    }
    return numbers[0]
  }
}
