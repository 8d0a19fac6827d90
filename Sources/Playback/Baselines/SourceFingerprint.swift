import Findings
import HitTestTerms
import JSONText
import Scenes
import TouchReplay
import UIKit

/// The lines of the app's code as hashes, by which a later build finds what has changed. The source itself is not kept.
///
/// Lines count without indentation; lines without letters and comments are left out. A line that has moved is the same line.
@MainActor
struct SourceFingerprint {
  /// The number of lines above which there is no fingerprint.
  private static let maximumLines = 50_000
  private static let digits = 8

  private typealias CodeLine = (file: String, line: Int, hash: String)

  /// The hashes in the order of the lines.
  private let hashes: [Substring]

  /// Reads what ``text`` writes.
  init(_ text: String) {
    var hashes: [Substring] = []
    var rest = text[...]
    while !rest.isEmpty {
      hashes.append(rest.prefix(Self.digits))
      rest = rest.dropFirst(Self.digits)
    }
    self.hashes = hashes
  }

  /// The hashes of the lines of the loaded build, one after the other. `nil` without source, or if there are too many.
  static var text: String? {
    let lines = loadedLines
    guard !lines.isEmpty, lines.count <= maximumLines else { return nil }
    return lines.map(\.hash).joined()
  }

  /// What the loaded build has that this one has not, and the reverse. `nil` if the source of the loaded build is not known.
  var changes: ChangedCode? {
    let lines = Self.loadedLines
    guard !lines.isEmpty else { return nil }
    var missing: [Substring: Int] = [:]
    for hash in hashes { missing[hash, default: 0] += 1 }
    var places: [Substring: (file: String, line: Int)] = [:]
    var new: [SourceLine] = []
    var added = 0
    for (file, line, hash) in lines {
      if let count = missing[hash[...]], count > 0 {
        missing[hash[...]] = count - 1
        places[hash[...]] = (file, line)
        continue
      }
      added += 1
      if new.count < ChangedCode.keptLines { new.append(SourceLine(at: line, of: file)) }
    }
    let first = hashes.firstIndex { missing[$0, default: 0] > 0 }
    let gap = first.flatMap { $0 > 0 ? places[hashes[$0 - 1]] : nil }
    return ChangedCode(
      lines: new, added: added, removed: missing.values.reduce(0, +),
      gap: gap.map { SourceLine(at: $0.line, of: $0.file) })
  }

  /// The lines of the loaded build, which each of its sessions needs.
  private static var loadedLines: [CodeLine] {
    let sources = RulesSources.loaded
    if let known = knownLines, known.sources === sources { return known.lines }
    let lines = codeLines(of: sources)
    knownLines = (sources, lines)
    return lines
  }

  private static var knownLines: (sources: RulesSources, lines: [CodeLine])?

  private static func codeLines(of sources: RulesSources) -> [CodeLine] {
    sources.paths.flatMap { path in
      sources.lines(of: path).enumerated().compactMap { index, text in
        let code = String(text.drop(while: \.isWhitespace))
        guard code.contains(where: \.isLetter), !code.hasPrefix("//") else { return nil }
        return (path, index + 1, String(StableHash.hexadecimal(of: code).prefix(digits)))
      }
    }
  }
}
