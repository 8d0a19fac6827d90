import CommandLineSupport
import Commands
import Findings

/// The option that states which effects are compared.
enum EffectsOption {
  static let option = Option(
    "effects", .text("WHAT"),
    help:
      "Which effects are compared: all (the default), structure or none; ignore:VIEW.PROPERTY leaves some out, * stands for any text; several with commas"
  )

  /// The rules of a command line or of the configuration.
  static func rules(_ arguments: Arguments) throws -> EffectRules {
    guard let text = arguments.string("effects") else { return EffectRules() }
    do { return try EffectRules(parsing: text) } catch { throw CommandFailure(.usage, "--effects: \(error)") }
  }
}
