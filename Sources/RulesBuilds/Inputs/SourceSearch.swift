import Foundation

/// Finds the Swift files that command line arguments name.
enum SourceSearch {
  /// The files of the named files and folders. Each file is listed once, under the first name for it.
  ///
  /// Below a folder, hidden files and folders, package manifests and folders of tests are left out.
  static func files(_ paths: [String]) throws(RulesBuildError) -> [RulesFile] {
    var files: [RulesFile] = []
    var known: Set<String> = []
    for path in paths {
      for file in try list(path) where known.insert(realPath(file)).inserted {
        guard let content = FileManager.default.contents(atPath: file) else {
          throw RulesBuildError(.inputOutput, "\(file): cannot be read; check its permissions")
        }
        files.append(RulesFile(path: file, content: Array(content)))
      }
    }
    return files
  }

  /// The paths of the files that a path names, in byte order.
  static func list(_ path: String) throws(RulesBuildError) -> [String] {
    guard !path.isEmpty else {
      throw RulesBuildError(.missing, "an empty file name was given; name a file or a folder")
    }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw RulesBuildError(.missing, "\(path): is missing; check the path")
    }
    guard isFolder.boolValue else {
      guard path.hasSuffix(".swift") else {
        throw RulesBuildError(.sources, "\(path): is not a Swift file; name Swift files or folders of them")
      }
      return [path]
    }
    let parts = [RulesManifest.fileName, "rules.so", "translated"]
    guard !parts.allSatisfy({ FileManager.default.fileExists(atPath: "\(path)/\($0)") }) else {
      let name = URL(filePath: path).lastPathComponent
      throw RulesBuildError(.sources, "\(path): is a build and not its sources; name it with --build \(name)")
    }
    var files: [String] = []
    try collect(path.hasSuffix("/") ? String(path.dropLast()) : path, into: &files)
    guard !files.isEmpty else {
      throw RulesBuildError(.missing, "\(path): no Swift files in this folder; tests and Package.swift do not count")
    }
    return files.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Whether a file below a named folder belongs to a build. `path` is relative to the folder.
  static func isIncluded(_ path: String) -> Bool {
    let names = path.split(separator: "/")
    guard let file = names.last, file.hasSuffix(".swift"), file != "Package.swift", !file.hasPrefix("Package@swift-")
    else { return false }
    return !file.hasPrefix(".") && isSearched(names.dropLast().joined(separator: "/"))
  }

  /// Whether a folder below a named folder is searched. `path` is relative to the named folder.
  static func isSearched(_ path: String) -> Bool {
    path.split(separator: "/").allSatisfy { !$0.hasPrefix(".") && !isTestFolder($0) }
  }

  private static func isTestFolder(_ name: some StringProtocol) -> Bool { name.hasSuffix("Tests") }

  private static func collect(_ folder: String, into files: inout [String]) throws(RulesBuildError) {
    let names: [String]
    do { names = try FileManager.default.contentsOfDirectory(atPath: folder) } catch {
      throw RulesBuildError(.inputOutput, "\(folder): cannot be read; check its permissions")
    }
    for name in names where !name.hasPrefix(".") {
      let path = "\(folder)/\(name)"
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { continue }
      if !isFolder.boolValue {
        if isIncluded(name) { files.append(path) }
      } else if !isTestFolder(name), !isLink(path) {
        try collect(path, into: &files)
      }
    }
  }

  /// Folders behind links are left out, so that a cycle of links ends.
  private static func isLink(_ path: String) -> Bool {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
  }

  private static func realPath(_ path: String) -> String { URL(filePath: path).resolvingSymlinksInPath().path }
}
