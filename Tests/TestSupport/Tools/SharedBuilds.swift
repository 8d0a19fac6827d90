import Foundation

/// The cache of compiled rules of a test run: tests that use equal rules compile them once.
package enum SharedBuilds {
  /// The environment variable that names the folder to the tools.
  package static let variable = "TOUCHREPLAY_CACHE"

  /// The variables of a tool that uses the usual cache of its working directory, which begins empty in a new folder.
  package static let none = [variable: ""]

  /// The folder that `script/test` names for all of its processes. A process without one makes a folder and removes it at its end.
  package static let folder: String = {
    if let named = ProcessInfo.processInfo.environment[variable], !named.isEmpty { return named }
    let path = own
    try? FileManager.default.createDirectory(
      atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    atexit { try? FileManager.default.removeItem(atPath: SharedBuilds.own) }
    return path
  }()

  private static let own = "\(NSTemporaryDirectory())compiled-rules-\(getpid())"
}
