import ChildProcess

/// Detects that the Swift files of a build have changed.
package struct SourceWatch {
  private let paths: [String]
  /// The state of the files that were compiled last.
  private var known: [String]
  /// A newer state, seen once: it counts when it is seen again, so that a file is not read while an editor writes it.
  private var pending: [String]?

  /// Begins with the files as they are.
  package init(_ paths: [String]) {
    self.paths = paths
    known = Self.state(of: paths)
  }

  /// Whether the files differ from those at the last call that returned `true`, and do not change at the moment.
  package mutating func hasChanged() -> Bool {
    let state = Self.state(of: paths)
    guard state != known else {
      pending = nil
      return false
    }
    guard state == pending else {
      pending = state
      return false
    }
    known = state
    pending = nil
    return true
  }

  /// The path, the size and the time of modification of each file. A path that cannot be read contributes its name only.
  private static func state(of paths: [String]) -> [String] {
    paths.flatMap { path in ((try? SourceSearch.list(path)) ?? [path]).map(Programs.identity) }
  }
}
