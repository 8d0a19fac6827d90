public import CommandLineSupport
public import Scenes
import SystemScenes

/// Reads scene files.
public enum SceneFile {
  /// A scene file, checked. A missing file fails with exit code 66, a wrong one with 65 and the place.
  public static func read(_ path: String) throws(CommandFailure) -> SceneDescription {
    let bytes = try InputFile.read(path)
    do {
      return try SceneDescription.decode(bytes)
    } catch {
      throw CommandFailure(.data, path: path, error.description)
    }
  }
}
