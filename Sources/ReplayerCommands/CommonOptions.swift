import CommandLineSupport
import Commands
import DropDown
import PassThrough
import Playback
import RecordingStore
import Scenes
import UIKit

/// Options that several commands share.
@MainActor
enum CommonOptions {
  static let strategy = Option(
    "strategy", .text("STRATEGY"), completion: CatalogCompletions.strategy,
    help: "The strategy that lets touches through (see 'replayer strategies')")
  static let profile = Option(
    "profile", .text("PROFILE"), completion: CatalogCompletions.profile,
    help: "The system to model (see 'replayer profiles')")
  /// What happens to the device before the touch on a scene that no recording plays.
  static let start = [
    Option(
      "rotate", .choice("ORIENTATION", DeviceOrientation.allCases.map(\.rawValue)),
      help: "Turn the device of the scene before the touch"),
    Option("keyboard", .numbers("HEIGHT", counts: [1]), help: "Show the keyboard of the scene before the touch"),
  ]
  static let unfinished = RecordingArguments.unfinished
  /// The faults of every module.
  static let faults = EngineFault.ofUIKit + EngineFault.ofDropDown
  static let fault = Option(
    "inject-fault", .choice("FAULT", faults.map(\.rawValue)),
    help: "Inject a fault into the engine, to test that a gate detects it: "
      + faults.map(\.rawValue).joined(separator: ", "))

  /// The value of `--strategy`, if present.
  static func strategy(of arguments: Arguments) throws -> Strategy? {
    try arguments.string("strategy").map { text in try Strategy(parsing: text) }
  }

  /// The value of `--profile`, if present. Throws for an unknown profile.
  static func profile(of arguments: Arguments) throws -> String? {
    try arguments.string("profile").map { name in try Profile(named: name).name }
  }

  /// The values of `--rotate` and `--keyboard`. Throws for a height that no keyboard has.
  static func start(of arguments: Arguments) throws -> SceneStart {
    let height = arguments.numbers("keyboard")?.first
    if let height, !SceneEvent.isKeyboardHeight(height) {
      throw arguments.misuse(
        "the height of a keyboard is above 0 and at most \(Int(SceneEvent.largestKeyboardHeight)) points",
        option: "keyboard")
    }
    return SceneStart(
      rotatedTo: arguments.string("rotate").flatMap(DeviceOrientation.init(rawValue:)), keyboardHeight: height)
  }

  /// Injects the requested engine fault, if any.
  static func injectFault(of arguments: Arguments) {
    guard let name = arguments.string("inject-fault") else { return }
    HitTesting.faults = Set(faults.filter { $0.rawValue == name })
  }
}
