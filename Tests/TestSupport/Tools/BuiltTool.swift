package import Foundation

/// The built executables beside the test bundle.
package enum BuiltTool: String, CaseIterable, Sendable {
  case recorder
  case replayer

  /// The folder of the build's products: the nearest folder above the test bundle that contains `replayer`.
  package static let folder: URL? = {
    let starts = [Bundle.main.executableURL].compactMap { $0 } + CommandLine.arguments.map { URL(filePath: $0) }
    for start in starts {
      var folder = start.standardizedFileURL.deletingLastPathComponent()
      while folder.path != "/" {
        if FileManager.default.isExecutableFile(atPath: folder.appending(path: "replayer").path) { return folder }
        folder.deleteLastPathComponent()
      }
    }
    return nil
  }()

  package var path: String { Self.folder?.appending(path: rawValue).path ?? rawValue }

  /// Runs the tool in the repository's root and waits until it exits.
  package func run(_ arguments: [String]) throws -> Finished { try RunningTool(path, arguments).wait() }
}
