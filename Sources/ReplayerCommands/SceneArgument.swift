import CommandLineSupport
import Commands
import PassThrough
import Playback
import Scenes
import UIKit

/// A scene file on the command line, as a running scene.
@MainActor
enum SceneArgument {
  /// The scene of `--scene` with `--strategy` (default: uikit) and `--profile` (default: the scene's own), in the state that
  /// `--rotate` and `--keyboard` give.
  static func instance(of arguments: Arguments) throws -> SceneInstance {
    try instance(of: arguments, strategy: CommonOptions.strategy(of: arguments))
  }

  /// The scene of `--scene` with a strategy (default: uikit) and `--profile`.
  static func instance(of arguments: Arguments, strategy: Strategy?) throws -> SceneInstance {
    let profile = try CommonOptions.profile(of: arguments)
    guard let path = arguments.string("scene") else { throw arguments.misuse("'--scene' is missing", option: "scene") }
    let description = try SceneFile.read(path)
    let start = try CommonOptions.start(of: arguments)
    do {
      let scene = try SceneInstance(description, strategy: strategy ?? .uikit, profile: profile)
      start.apply(to: scene)
      return scene
    } catch {
      throw CommandFailure(.data, path: path, "\(error)")
    }
  }

  /// A view of the scene by its name in results. `nil` if `name` is `nil`.
  static func view(_ name: String?, of scene: SceneInstance, at path: String) throws -> UIView? {
    guard let name else { return nil }
    if let view = scene.view(named: name) { return view }
    let near = Suggestion.nearest(to: name, among: scene.names()).map { "; did you mean '\($0)'?" } ?? ""
    throw CommandFailure(.data, path: path, "the scene has no view '\(name)'\(near)")
  }
}
