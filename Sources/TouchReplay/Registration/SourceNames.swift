/// The shortest endings of files' paths that no other file of a build has.
package struct SourceNames: Sendable {
  private let parts: [[Substring]]

  package init(_ paths: [String]) { parts = paths.map { $0.split(separator: "/") } }

  /// The name of a file, with as many of its folders as needed: `View.swift`, or `A/View.swift` if there is `B/View.swift` too.
  package func short(_ path: String) -> String {
    let own = path.split(separator: "/")
    let others = parts.filter { $0 != own }
    var count = 1
    while count < own.count, others.contains(where: { $0.suffix(count) == own.suffix(count) }) { count += 1 }
    return own.suffix(count).joined(separator: "/")
  }
}
