import CommandSupport
import Foundation
import Testing

/// A `swiftc` that calls the real one, and notes each library that it makes in the working directory.
enum CountingCompiler {
  private static let log = "compilations"

  nonisolated(unsafe) private static let made = Result<(shop: Workshop, searchPath: String), any Error> {
    let shop = try Workshop()
    let searchPath = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let compiler = try #require(
      searchPath.split(separator: ":").map { "\($0)/swiftc" }
        .first { FileManager.default.isExecutableFile(atPath: $0) })
    try shop.writeProgram(
      """
      #!/bin/sh
      case " $* " in *" -emit-library "*) echo >> \(log) ;; esac
      exec '\(compiler)' "$@"

      """, to: "swiftc")
    return (shop, "\(shop.path):\(searchPath)")
  }

  /// A search path in which this compiler is the first one.
  static func searchPath() throws -> String { try made.get().searchPath }

  /// The number of libraries that tools in a folder have compiled.
  static func count(in shop: Workshop) throws -> Int { shop.exists(log) ? try shop.bytes(log).count : 0 }
}
