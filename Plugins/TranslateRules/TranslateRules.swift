import Foundation
import PackagePlugin

/// Compiles copies of a target's files that are translated for Linux, instead of the files themselves.
///
/// The target excludes the files from its own sources. The plugin finds them in the target's folder.
@main
struct TranslateRules: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target as? any SourceModuleTarget else { return [] }
    let own = Set(module.sourceFiles.map(\.url.path))
    let files = Self.swiftFiles(below: module.directoryURL).filter { !own.contains($0.path) }
    guard !files.isEmpty else {
      Diagnostics.error(
        "\(target.name): all Swift files are sources of the target; exclude those that need a translation from it")
      return []
    }
    let folder = context.pluginWorkDirectoryURL
    // The names that the translator gives the copies.
    let copies = files.enumerated().map { folder.appending(path: "\($0.offset)-\($0.element.lastPathComponent)") }
    return [
      .buildCommand(
        displayName: "Translating the sources of \(target.name) for Linux",
        executable: try context.tool(named: "RulesTranslator").url,
        arguments: ["--for-package", "--output", folder.path] + files.map(\.path),
        inputFiles: files,
        outputFiles: copies + [folder.appending(path: "Registration.swift")])
    ]
  }

  /// The Swift files of a folder and its subfolders, in the order of their paths.
  private static func swiftFiles(below folder: URL) -> [URL] {
    let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (found?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
      .sorted { $0.path < $1.path }
  }
}
