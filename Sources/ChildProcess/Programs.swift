import Foundation

/// Programs of the search path.
package enum Programs {
  /// The first executable of a name in the folders of `PATH`. `nil` if there is none.
  package static func path(of name: String) -> String? {
    for folder in (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":") {
      let path = "\(folder)/\(name)"
      var isFolder: ObjCBool = false
      if FileManager.default.isExecutableFile(atPath: path),
        FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), !isFolder.boolValue
      {
        return path
      }
    }
    return nil
  }

  /// A text that changes if the file at a path is replaced: its real path, its size and its time of modification.
  package static func identity(of path: String) -> String {
    let path = URL(filePath: path).resolvingSymlinksInPath().path
    var status = stat()
    guard stat(path, &status) == 0 else { return "\(path) missing" }
    #if os(Linux)
      let time = status.st_mtim
    #else
      let time = status.st_mtimespec
    #endif
    return "\(path) \(status.st_size) \(time.tv_sec).\(time.tv_nsec)"
  }
}
