import Foundation

/// A folder of its own in which the commands of a page are typed, with the built tools on the path.
final class Terminal {
  /// A command and what it printed, standard error included.
  struct Exchange: Equatable {
    var command: String
    var output: String
  }

  let folder: URL
  private let tools: String

  init() throws {
    struct NotBuilt: Error, CustomStringConvertible {
      let description = "the tools are not built; run 'swift build' first"
    }
    guard let tools = Self.tools else { throw NotBuilt() }
    self.tools = tools
    folder = FileManager.default.temporaryDirectory.appending(path: "page-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  /// Where the build put the tools: above the test bundle, in the folder that has a replayer.
  private static let tools: String? = {
    let starts = [Bundle.main.executableURL].compactMap { $0 } + CommandLine.arguments.map { URL(filePath: $0) }
    for start in starts {
      var folder = start.deletingLastPathComponent()
      for _ in 0..<5 {
        if FileManager.default.isExecutableFile(atPath: folder.appending(path: "replayer").path) { return folder.path }
        folder.deleteLastPathComponent()
      }
    }
    return nil
  }()

  /// A console block taken apart: lines that begin with `$ ` are commands, the others what the last one printed.
  static func exchanges(of block: String) -> [Exchange] {
    var exchanges: [Exchange] = []
    for line in block.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      if line.hasPrefix("$ ") {
        exchanges.append(Exchange(command: String(line.dropFirst(2)), output: ""))
      } else if !exchanges.isEmpty {
        exchanges[exchanges.count - 1].output += line + "\n"
      }
    }
    return exchanges
  }

  /// Types the commands one after the other into one shell, so that `$?` is the last one's exit code.
  func type(_ commands: [String]) throws -> [Exchange] {
    let end = "end of the output of a command"
    let script = commands.map { "\($0)\ncode=$?; echo '\(end)'; (exit $code)\n" }.joined()
    let output = folder.appending(path: "output")
    try Data().write(to: output)
    let process = Process()
    process.executableURL = URL(filePath: "/bin/bash")
    process.arguments = ["-c", script]
    process.currentDirectoryURL = folder
    process.environment = ["PATH": "\(tools):/usr/bin:/bin"]
    process.standardInput = FileHandle.nullDevice
    let handle = try FileHandle(forWritingTo: output)
    process.standardOutput = handle
    process.standardError = handle
    try process.run()
    process.waitUntilExit()
    let parts = String(decoding: try Data(contentsOf: output), as: UTF8.self).components(separatedBy: end + "\n")
    try FileManager.default.removeItem(at: output)
    return zip(commands, parts).map { Exchange(command: $0, output: $1) }
  }
}
