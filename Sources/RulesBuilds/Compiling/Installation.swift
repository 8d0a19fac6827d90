import ChildProcess
import Foundation

/// A folder of the tools with what compiling rules needs: the modules of UIKit and TouchReplay with what they import, and the
/// translator.
///
/// In the folder of a package's products the modules are in `Modules`, and the translator is beside the tools. In an installed copy
/// the tools are in `bin`, and `lib/touchreplay` has the modules, the translator, and the Swift runtime of the tools.
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
    Installation(executable: Executable.file, version: version)
  }

  private var folder: String { (executable as NSString).deletingLastPathComponent }

  /// The path of an installed copy's own files from the folder above that of the tools, which the tools are linked with.
  static let libraryFolder = "lib/touchreplay"
  private var libraryFolder: String { "\((folder as NSString).deletingLastPathComponent)/\(Self.libraryFolder)" }

  /// The path of another tool of the installation. `nil` if it is missing.
  package func tool(_ name: String) -> String? {
    let path = "\(folder)/\(name)"
    return FileManager.default.isExecutableFile(atPath: path) ? path : nil
  }

  /// The folder of the modules that rules import. Throws with kind `unavailable` if there is none.
  func modules() throws(RulesBuildError) -> String {
    let candidates = ["\(folder)/Modules", libraryFolder]
    for candidate in candidates
    where Self.moduleNames.allSatisfy({ FileManager.default.fileExists(atPath: "\(candidate)/\($0).swiftmodule") }) {
      return candidate
    }
    throw RulesBuildError(
      .unavailable,
      "rules cannot be compiled: the modules \(Self.moduleNames.joined(separator: ", ")) are neither in "
        + candidates.joined(separator: " nor in ") + "; install the tools with their 'lib' folder")
  }

  /// The translator of sources. Throws with kind `unavailable` if it is missing.
  func translator() throws(RulesBuildError) -> String {
    let name = "rules-translator"
    let installed = "\(libraryFolder)/\(name)"
    if let path = tool(name) { return path }
    guard FileManager.default.isExecutableFile(atPath: installed) else {
      throw RulesBuildError(
        .unavailable,
        "rules cannot be compiled: there is neither \(folder)/\(name) nor \(installed); install it beside the tool")
    }
    return installed
  }

  /// The libraries of the Swift runtime that belong to the installed copy. Empty if the tools use that of a toolchain.
  var runtime: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: libraryFolder)) ?? []
    return names.filter { $0.hasSuffix(".so") }.sorted().map { "\(libraryFolder)/\($0)" }
  }

  /// A text that changes if the modules or the translator change.
  func identity() throws(RulesBuildError) -> String {
    let modules = try modules()
    let files = Self.moduleNames.map { "\(modules)/\($0).swiftmodule" } + [try translator()]
    return ([version] + files.map(Programs.identity)).joined(separator: "\n")
  }

  /// The modules that rules import, and `HitTestTerms`, which UIKit imports.
  private static let moduleNames = ["HitTestTerms", "UIKit", "TouchReplay", "Combine", "SwiftUI"]
}
