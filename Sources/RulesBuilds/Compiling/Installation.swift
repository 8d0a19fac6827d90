import ChildProcess
import Foundation

/// A folder of the tools with what compiling rules needs: the modules of UIKit and TouchReplay, and the translator.
///
/// In the folder of a package's products the modules are in `Modules`. In an installed copy the tools are in `bin` and the
/// modules in `lib/touchreplay`.
package struct Installation: Sendable {
  /// The executable of the running tool.
  package let executable: String
  package let version: String

  package init(executable: String, version: String) {
    self.executable = executable
    self.version = version
  }

  /// The installation of this process's executable.
  package static func current(version: String) -> Installation {
    let path =
      (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? Bundle.main.executablePath
    return Installation(executable: path ?? CommandLine.arguments[0], version: version)
  }

  private var folder: String { (executable as NSString).deletingLastPathComponent }

  /// The path of another tool of the installation. `nil` if it is missing.
  package func tool(_ name: String) -> String? {
    let path = "\(folder)/\(name)"
    return FileManager.default.isExecutableFile(atPath: path) ? path : nil
  }

  /// The folder of the modules that rules import. Throws with kind `unavailable` if there is none.
  func modules() throws(RulesBuildError) -> String {
    let candidates = ["\(folder)/Modules", "\((folder as NSString).deletingLastPathComponent)/lib/touchreplay"]
    for candidate in candidates
    where Self.moduleNames.allSatisfy({ FileManager.default.fileExists(atPath: "\(candidate)/\($0).swiftmodule") }) {
      return candidate
    }
    throw RulesBuildError(
      .unavailable,
      "rules cannot be compiled: the modules \(Self.moduleNames.joined(separator: " and ")) are neither in "
        + candidates.joined(separator: " nor in ") + "; install the tools with their 'lib' folder")
  }

  /// The translator of sources. Throws with kind `unavailable` if it is missing.
  func translator() throws(RulesBuildError) -> String {
    guard let path = tool("rules-translator") else {
      throw RulesBuildError(
        .unavailable, "rules cannot be compiled: there is no \(folder)/rules-translator; install it beside the tool")
    }
    return path
  }

  /// A text that changes if the modules or the translator change.
  func identity() throws(RulesBuildError) -> String {
    let modules = try modules()
    let files = Self.moduleNames.map { "\(modules)/\($0).swiftmodule" } + [try translator()]
    return ([version] + files.map(Programs.identity)).joined(separator: "\n")
  }

  private static let moduleNames = ["UIKit", "TouchReplay"]
}
