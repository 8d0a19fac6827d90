package import CommandLineSupport
package import TouchInput

/// The size of the screen, for formats whose positions are relative to it.
package enum ScreenOption {
  package static let option = Option(
    "screen", .numbers("W,H", counts: [2]),
    help: "The size of the screen in points, for positions that are relative to it; by default the scene's")

  /// The greatest width or height of a screen, in points.
  private static let greatest = 100_000.0

  /// The size that a command line gives.
  package static func size(_ arguments: Arguments) throws(CommandFailure) -> ScreenSize? {
    guard arguments.command.option(named: option.name) != nil, let numbers = arguments.numbers(option.name) else {
      return nil
    }
    guard numbers.allSatisfy({ $0 > 0 && $0 <= greatest }) else {
      throw arguments.misuse("the sides of a screen are greater than 0 and at most 100,000 points", option: option.name)
    }
    return ScreenSize(width: numbers[0], height: numbers[1])
  }
}
