package import CommandLineSupport
package import Scenes
import SystemScenes

package enum SceneFile {
  /// Decodes a scene file. A missing file fails with exit code 66, an invalid one with 65 and the place of the error.
  ///
  /// A class that nothing declares is an error: plain views in its place would have other outcomes than the app.
  package static func read(_ path: String) throws(CommandFailure) -> SceneDescription {
    try read(path, requiresDeclaredClasses: true)
  }

  /// Decodes a scene file for what states no outcome. A class that nothing declares is a name.
  package static func readWithAnyClass(_ path: String) throws(CommandFailure) -> SceneDescription {
    try read(path, requiresDeclaredClasses: false)
  }

  private static func read(
    _ path: String, requiresDeclaredClasses: Bool
  ) throws(CommandFailure) -> SceneDescription {
    let bytes = try InputFile.read(path)
    do {
      return try SceneDescription.decode(bytes, requiresDeclaredClasses: requiresDeclaredClasses)
    } catch {
      throw CommandFailure(.data, path: path, error.description)
    }
  }
}
