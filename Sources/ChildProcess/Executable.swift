import Foundation

/// The executable of this process.
package enum Executable {
  /// The tool whose commands another program runs, such as that of the tests. `nil` in the tool itself.
  nonisolated(unsafe) private static var replaced: String?

  /// The path of its file, also if the file was replaced or removed after the start.
  package static var file: String {
    if let replaced { return replaced }
    guard let target = try? FileManager.default.destinationOfSymbolicLink(atPath: link) else {
      return Bundle.main.executablePath ?? CommandLine.arguments[0]
    }
    return linkedFile(target, exists: FileManager.default.fileExists(atPath:))
  }

  /// The path of a running program's file, from the target of its link in `/proc`. Linux appends ` (deleted)` to the target if the
  /// file was replaced or removed.
  package static func linkedFile(_ target: String, exists: (String) -> Bool) -> String {
    let suffix = " (deleted)"
    return target.hasSuffix(suffix) && !exists(target) ? String(target.dropLast(suffix.count)) : target
  }

  /// Its path, as a program is started with it.
  package static var path: String { replaced ?? own }

  /// Runs code of a tool in another program: the executable is that of the tool meanwhile.
  package static func replaced<Result>(by path: String, _ body: () throws -> Result) rethrows -> Result {
    let outer = replaced
    replaced = path
    defer { replaced = outer }
    return try body()
  }

  private static let link = "/proc/self/exe"

  private static let own: String = {
    #if os(Linux)
      // The link also works if the file was replaced or removed after the start.
      let file = (try? FileManager.default.destinationOfSymbolicLink(atPath: link)) ?? link
      return FileManager.default.isExecutableFile(atPath: file) ? file : link
    #else
      return Bundle.main.executablePath ?? CommandLine.arguments[0]
    #endif
  }()
}
