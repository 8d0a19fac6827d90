import CommandLineSupport
import Commands
import PassThrough
import Scenes
import UIKit

/// Options that several commands share.
@MainActor
enum CommonOptions {
  static let strategy = Option(
    "strategy", .text("STRATEGY"), help: "How touches are let through (see 'replayer strategies')")
  static let profile = Option("profile", .text("PROFILE"), help: "The system to behave like (see 'replayer profiles')")
  static let build = Option(
    "build", .text("BUILD"), help: "A build of your own rules; not available in this version")
  static let unfinished = Option.flag("unfinished", help: "Read captures that never came to their end")
  static let fault = Option(
    "inject-fault", .choice("FAULT", EngineFault.allCases.map(\.rawValue)),
    help: "Break the engine on purpose, to see that a gate notices: "
      + EngineFault.allCases.map(\.rawValue).joined(separator: ", "))

  /// The strategy asked for, if one was.
  static func strategy(of arguments: Arguments) throws -> Strategy? {
    try arguments.string("strategy").map { text in try Strategy(parsing: text) }
  }

  /// The profile asked for, if one was; it exists.
  static func profile(of arguments: Arguments) throws -> String? {
    try arguments.string("profile").map { name in try Profile(named: name).name }
  }

  /// Breaks the engine if that was asked for.
  static func injectFault(of arguments: Arguments) {
    guard let fault = arguments.string("inject-fault").flatMap(EngineFault.init) else { return }
    HitTesting.faults = [fault]
  }

  /// Rules builds do not exist yet; saying so beats ignoring the option.
  static func refuseBuild(of arguments: Arguments) throws {
    guard let build = arguments.string("build") else { return }
    throw CommandFailure(
      .unavailable, "build '\(build)' is unavailable: this version cannot load rules builds; leave out --build")
  }
}
