import Foundation

/// The executables that were built with these tests.
enum Executable {
  /// What a run came to.
  struct Result {
    let output: String
    let errors: String
    let code: Int32
  }

  /// The folder that the build put its products in: the one above the test bundle that has a replayer.
  static let folder: URL? = {
    let starts = [Bundle.main.executableURL].compactMap { $0 } + CommandLine.arguments.map { URL(filePath: $0) }
    for start in starts {
      var folder = start.deletingLastPathComponent()
      for _ in 0..<5 {
        if FileManager.default.isExecutableFile(atPath: folder.appending(path: "replayer").path) { return folder }
        folder.deleteLastPathComponent()
      }
    }
    return nil
  }()

  /// Where one of the executables is.
  static func path(_ name: String) throws -> String {
    struct NotBuilt: Error, CustomStringConvertible {
      let description = "the executables are not built; run 'swift build' first"
    }
    guard let folder else { throw NotBuilt() }
    return folder.appending(path: name).path
  }

  /// Runs a program at the root of the repository and waits for its end.
  static func run(
    _ program: String, _ arguments: [String], environment: [String: String] = [:]
  ) throws -> Result {
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    process.currentDirectoryURL = Repository.root
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    // Files and not pipes: a full pipe that nobody reads would stop the program.
    let folder = FileManager.default.temporaryDirectory.appending(path: "gate-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let output = folder.appending(path: "output")
    let errors = folder.appending(path: "errors")
    for file in [output, errors] { try Data().write(to: file) }
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    process.waitUntilExit()
    return Result(
      output: try Repository.text(output), errors: try Repository.text(errors), code: process.terminationStatus)
  }
}
