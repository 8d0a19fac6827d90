import ContentHashing
import Foundation
import JSONText

/// A compiled build of rules in a folder.
package struct RulesBuild: Sendable {
  package let folder: String
  package let manifest: RulesManifest
  /// The name for messages: that of the build, or `rules` for the files of `--rules`.
  package let name: String
  /// Whether this process compiled it. Otherwise it is from the cache.
  package internal(set) var isNew = false

  static let libraryName = "rules.so"

  /// The library that a tool loads.
  package var library: String { "\(folder)/\(Self.libraryName)" }

  /// The file that describes the build.
  package var manifestPath: String { "\(folder)/\(RulesManifest.fileName)" }

  init(folder: String, manifest: RulesManifest, name: String) {
    self.folder = folder
    self.manifest = manifest
    self.name = name
  }

  /// Reads the build in a folder. `nil` if a file is missing or damaged.
  init?(folder: String, name: String) {
    guard let bytes = FileManager.default.contents(atPath: "\(folder)/\(RulesManifest.fileName)"),
      let manifest = RulesManifest(Array(bytes)),
      let library = FileManager.default.contents(atPath: "\(folder)/\(Self.libraryName)"),
      Self.hash(Array(library)) == manifest.libraryHash
    else { return nil }
    self.init(folder: folder, manifest: manifest, name: name)
  }

  /// The tool that loads the build: the build's own, or for a build in the cache that of the installation.
  ///
  /// Throws with kind `unavailable` if it is missing or cannot be executed.
  package func tool(_ name: String, of installation: Installation) throws(RulesBuildError) -> String {
    guard !manifest.tools.isEmpty else {
      return installation.executable.hasSuffix("/\(name)") ? installation.executable : try installed(name, installation)
    }
    guard let path = manifest.tools[name], !path.hasPrefix("/"), !path.split(separator: "/").contains("..") else {
      throw RulesBuildError(.unavailable, "build '\(self.name)' has no \(name) of its own; build it again")
    }
    guard FileManager.default.isExecutableFile(atPath: "\(folder)/\(path)") else {
      throw RulesBuildError(
        .unavailable, "build '\(self.name)' lacks its \(name) (\(folder)/\(path)); build it again with --force")
    }
    return "\(folder)/\(path)"
  }

  private func installed(_ name: String, _ installation: Installation) throws(RulesBuildError) -> String {
    guard let path = installation.tool(name) else {
      throw RulesBuildError(.unavailable, "there is no \(name) beside \(installation.executable); install both tools")
    }
    return path
  }

  /// A digest of the code: the same on every machine that compiles the same sources with the same versions and cuts.
  package var codeDigest: String {
    let sources = manifest.sources.map { "\(($0.path as NSString).lastPathComponent) \($0.hash)" }
    let cuts = manifest.cuts.map { $0.canonicalText() }
    return Self.hash(
      Array(([manifest.engineVersion, manifest.compiler] + sources + cuts).joined(separator: "\n").utf8))
  }

  static func hash(_ bytes: [UInt8]) -> String {
    var hash = BLAKE2b()
    hash.update(bytes)
    return hash.hexDigest()
  }
}
