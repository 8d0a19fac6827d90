package import UIKit

/// The sources of a rules build, to show lines of them.
@MainActor
package final class RulesSources {
  /// The sources of the loaded build.
  package static var loaded = RulesSources()

  /// The shortest names of the files.
  package private(set) var names = SourceNames([])
  /// The methods and closures that the build declares.
  package var declarations = DeclaredHandlers()
  /// What ends a line for the compiler.
  private static let lineBreaks: Set<Character> = ["\n", "\r", "\r\n"]

  private var texts: [String: String] = [:]
  /// The lines of the files that were read, by path.
  private var lines: [String: [Substring]] = [:]

  package init() {}

  /// The paths of the files.
  package private(set) var paths: [String] = []

  /// Sets the paths of the files.
  func setPaths(_ paths: [String]) { (self.paths, names) = (paths, SourceNames(paths)) }

  /// Adds the text of a file.
  func add(_ text: String, of path: String) { texts[path] = text }

  /// The lines of a file without their line breaks; empty if the build does not have its text.
  package func lines(of path: String) -> [Substring] {
    if let known = lines[path] { return known }
    let split = texts[path]?.split(omittingEmptySubsequences: false) { Self.lineBreaks.contains($0) } ?? []
    lines[path] = split
    return split
  }
}
