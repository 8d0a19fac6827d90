import CommandLineSupport
import Playback

/// The option that states what a receiver is that differs without an effect.
enum InertReceivers {
  static let option = Option(
    "inert-receivers", .choice("WHAT", ["note", "differs"]),
    help:
      "What another receiver is to which the same code of yours reacts: a counted note (the default), or a difference")

  /// Whether they are differences.
  static func areCompared(_ arguments: Arguments) -> Bool { arguments.string("inert-receivers") == "differs" }
}
