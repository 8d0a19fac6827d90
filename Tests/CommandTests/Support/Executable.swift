import Foundation

/// The tools under test, as they were built beside the test bundle.
enum Executable: String, CaseIterable {
  case recorder
  case replayer

  var path: String {
    var folder = URL(fileURLWithPath: CommandLine.arguments[0]).standardizedFileURL.deletingLastPathComponent()
    // On macOS the test bundle is a folder of its own, some levels deep.
    while folder.path != "/" {
      let candidate = folder.appendingPathComponent(rawValue).path
      if FileManager.default.isExecutableFile(atPath: candidate) { return candidate }
      folder.deleteLastPathComponent()
    }
    return rawValue
  }
}
