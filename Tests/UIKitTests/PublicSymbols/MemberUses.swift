import Foundation
import TestSupport

/// The names of members that the engine's code uses, found in its text: declarations and calls of `super` do not count.
struct MemberUses {
  /// The used names, with the first argument label of each use: `nil` without one.
  private var labels: [Substring: Set<Substring?>] = [:]
  /// The names of calls whose arguments begin in the next line: their labels are not known.
  private var continued: Set<Substring> = []
  /// The names that are used without arguments.
  private var reads: Set<Substring> = []

  init() throws {
    self.init(code: try Repository.swiftFiles(below: "Sources/UIKit").flatMap { try Repository.code($0) })
  }

  init(code: [String]) {
    for line in code { add(line) }
  }

  /// Whether the member with this path is used.
  func contains(_ path: String) -> Bool {
    let name = path.split(separator: ".", maxSplits: 1)[1]
    guard let bracket = name.firstIndex(of: "(") else { return reads.contains(name) }
    let label = name[name.index(after: bracket)...].split(separator: ":").first.flatMap {
      $0 == ")" || $0 == "_" ? nil : $0
    }
    return continued.contains(name[..<bracket]) || labels[name[..<bracket]]?.contains(label) ?? false
  }

  private mutating func add(_ line: String) {
    // By default a period between letters is no boundary of a word.
    let name = #/(?<before>(?:\b(?:func|var|let|case)\s+|\bsuper\.)?)`?\b(?<name>[A-Za-z]\w*)\b`?/#
      .wordBoundaryKind(.simple)
    for match in line.matches(of: name) {
      guard match.before.isEmpty else { continue }
      let rest = line[match.range.upperBound...]
      if rest.first == "(" {
        let label = rest.dropFirst().prefixMatch(of: #/(?<label>\w+):/#)?.label
        labels[match.name, default: []].insert(label)
        if rest.count == 1 { continued.insert(match.name) }
      } else if rest.prefixMatch(of: #/\s*:/#) == nil {
        reads.insert(match.name)
        if rest.prefixMatch(of: #/\s*\{/#) != nil { labels[match.name, default: []].insert(nil) }
      }
    }
  }
}
