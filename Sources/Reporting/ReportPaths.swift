import Foundation

/// The paths of files as reports name them: relative to a folder, such as the root of a checkout.
package struct ReportPaths: Sendable {
  private let folder: String
  private let roots: [String]

  /// `root` is the folder that paths are relative to; by default the working directory, `folder`.
  package init(folder: String = FileManager.default.currentDirectoryPath, root: String? = nil) {
    self.folder = folder
    let root = root ?? folder
    roots = [root, URL(fileURLWithPath: root).resolvingSymlinksInPath().path]
  }

  /// The path relative to the root, or an absolute one if the file is elsewhere.
  package func relative(_ path: String) -> String {
    let whole = Self.normalized(path.hasPrefix("/") ? path : "\(folder)/\(path)")
    for root in roots.map(Self.normalized) {
      let start = root == "/" ? root : root + "/"
      if whole.hasPrefix(start), whole.utf8.count > start.utf8.count { return String(whole.dropFirst(start.count)) }
    }
    return whole
  }

  /// The percent-encoded URI reference of a path (RFC 3986), relative to the root, or with the scheme `file`.
  package func uri(_ path: String) -> String {
    let path = relative(path)
    let encoded = path.utf8.map { byte in
      let isPlain =
        (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte) || "-._~/".utf8.contains(byte)
      let digits = String(byte, radix: 16, uppercase: true)
      return isPlain ? String(Unicode.Scalar(byte)) : "%" + (digits.count < 2 ? "0" : "") + digits
    }.joined()
    return path.hasPrefix("/") ? "file://" + encoded : encoded
  }

  /// The absolute path without `.`, `..` and double slashes.
  private static func normalized(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }
}
