package import CommandLineSupport
package import Scenes
import SystemScenes

package enum SceneFile {
  /// Decodes a scene file. A missing file fails with exit code 66, an invalid one with 65 and the place of the error.
  package static func read(_ path: String) throws(CommandFailure) -> SceneDescription {
    let bytes = try InputFile.read(path)
    do {
      return try SceneDescription.decode(bytes)
    } catch {
      throw CommandFailure(.data, path: path, error.description)
    }
  }
}
