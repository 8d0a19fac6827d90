#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Finds files below a folder in a stable order.
public enum DirectorySearch {
  /// Whether a path names a folder, possibly through a symbolic link.
  public static func isDirectory(_ path: String) -> Bool {
    identity(path) != nil
  }

  /// The paths of the files below `folder` whose names end in `suffix`, in byte order.
  ///
  /// Names that begin with a dot are left out. Symbolic links are followed, but each folder is searched once, under its
  /// real path if that is below `folder` too, so that link cycles end. A dangling link is listed, so that reading it
  /// reports the error. A folder that cannot be read fails: exit code 66 when it is missing or not a folder, 74
  /// otherwise.
  public static func files(below folder: String, suffix: String) throws(CommandFailure) -> [String] {
    guard let root = identity(folder) else {
      throw InputFile.failure(folder, lstatExists(folder) ? SystemError(number: ENOTDIR) : SystemError(number: ENOENT))
    }
    var found: [String] = []
    var visited: Set<Identity> = [root]
    var folders = [folder]
    var links: [String] = []
    while true {
      while let current = folders.popLast() {
        for name in try entries(of: current) {
          let path = current.hasSuffix("/") ? current + name : "\(current)/\(name)"
          if isSymbolicLink(path), isDirectory(path) {
            links.append(path)
          } else if let identity = identity(path) {
            if visited.insert(identity).inserted { folders.append(path) }
          } else if name.hasSuffix(suffix), isFileOrDanglingLink(path) {
            found.append(path)
          }
        }
      }
      links.sort(by: bytewise)
      guard !links.isEmpty else { break }
      let link = links.removeFirst()
      if let identity = identity(link), visited.insert(identity).inserted { folders.append(link) }
    }
    return found.sorted(by: bytewise)
  }

  private struct Identity: Hashable {
    let device: UInt64
    let inode: UInt64
  }

  /// The identity of a folder independent of its path; `nil` for anything but a folder.
  private static func identity(_ path: String) -> Identity? {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { return nil }
    return Identity(device: UInt64(truncatingIfNeeded: status.st_dev), inode: UInt64(truncatingIfNeeded: status.st_ino))
  }

  private static func isSymbolicLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  private static func lstatExists(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  private static func isFileOrDanglingLink(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) != 0 || status.st_mode & S_IFMT == S_IFREG
  }

  private static func entries(of folder: String) throws(CommandFailure) -> [String] {
    guard let stream = opendir(folder) else { throw InputFile.failure(folder, .last) }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: pointer.pointee)) {
          String(cString: $0)
        }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names
  }

  private static func bytewise(_ left: String, _ right: String) -> Bool {
    left.utf8.lexicographicallyPrecedes(right.utf8)
  }
}
