import Foundation

/// The folder of the tools' own files in a project, `.touchreplay`.
package enum ProjectFolder {
  package static let name = ".touchreplay"

  /// What marks the root of a project.
  private static let markers = [name, "Package.swift", ".git"]

  /// The path from the working directory: `.touchreplay` in the nearest folder, from the working directory upwards, that is the root
  /// of a project, or in the working directory if there is none.
  package static var path: String { path(from: FileManager.default.currentDirectoryPath) }

  /// The same from another working directory.
  ///
  /// A folder above is used only if this user owns it and it is not writable for everybody, because the builds in it are code
  /// that runs. The search ends at the first folder that does not meet this.
  static func path(from folder: String) -> String {
    var (current, up) = (URL(filePath: folder).resolvingSymlinksInPath().path, "")
    while !markers.contains(where: { exists("\(current)/\($0)") }) {
      let parent = (current as NSString).deletingLastPathComponent
      guard parent != current, isTrusted(parent) else { return name }
      (current, up) = (parent, up + "../")
    }
    return up.isEmpty || isTrusted("\(current)/\(name)", orMissing: true) ? up + name : name
  }

  /// Whether the working directory is in a project, so that the tools' own files belong in it.
  package static var isInProject: Bool {
    let path = path
    let root = (path as NSString).deletingLastPathComponent
    return markers.contains { exists(root.isEmpty ? $0 : "\(root)/\($0)") }
  }

  /// Creates the folder, which version control ignores.
  package static func create() throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    let ignored = "\(path)/.gitignore"
    if !FileManager.default.fileExists(atPath: ignored) { try Data("*\n".utf8).write(to: URL(filePath: ignored)) }
  }

  private static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  private static func isTrusted(_ path: String, orMissing: Bool = false) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0 else { return orMissing }
    return status.st_uid == getuid() && status.st_mode & 0o002 == 0
  }
}
