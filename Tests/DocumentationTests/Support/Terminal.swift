import Foundation
import TestSupport

/// A temporary folder in which a page's commands run, with the built tools in the search path.
final class Terminal {
  /// A command and its output, standard error included.
  struct Exchange: Equatable {
    var command: String
    var output: String
  }

  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "page-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  /// The commands of a console block, which begin with `$ `, each with the lines after it as its output.
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

  /// Runs the commands in one shell, so that `$?` is the exit code of the previous one.
  func type(_ commands: [String]) throws -> [Exchange] {
    let end = "end of the output of a command"
    let script = commands.map { "\($0)\ncode=$?; echo '\(end)'; (exit $code)\n" }.joined()
    let tools = BuiltTool.folder?.path ?? ""
    // The pages compile rules: the compiler is where the tests' own PATH has it.
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    let output = try RunningTool(
      "/bin/bash", ["-c", "exec 2>&1\n" + script], in: folder.path, environment: ["PATH": "\(tools):\(path)", "CI": ""]
    ).wait().output
    let parts = output.components(separatedBy: end + "\n")
    return zip(commands, parts).map { Exchange(command: $0, output: $1) }
  }
}
