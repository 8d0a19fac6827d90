import Foundation

/// The folder of the project.
enum Repository {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// A scene file below `Recordings`, by its path without the ending.
  static func scene(_ name: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent("Recordings/\(name).scene.json"), encoding: .utf8)
  }
}
