import Foundation

/// The program that runs the page's modules without a browser.
enum Node {
  /// The path of the program: `$TOUCHREPLAY_NODE`, or the first of the usual names on the PATH.
  static let path: String? = {
    let environment = ProcessInfo.processInfo.environment
    if let named = environment["TOUCHREPLAY_NODE"] {
      return FileManager.default.isExecutableFile(atPath: named) ? named : nil
    }
    let folders = (environment["PATH"] ?? "").split(separator: ":")
    return ["node", "nodejs"].lazy.flatMap { name in folders.lazy.map { "\($0)/\(name)" } }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }()

  /// The reason for which tests are skipped without it. `script/test` repeats it.
  static let absence = "needs node: install nodejs, or name a program in $TOUCHREPLAY_NODE"
}
