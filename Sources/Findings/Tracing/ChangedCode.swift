import JSONText

/// How the app's code differs from that of a baseline, as lines.
package struct ChangedCode: Hashable, Sendable {
  /// The number of lines that are kept.
  package static let keptLines = 3

  /// The first lines that the baseline does not have.
  package let lines: [SourceLine]
  /// The number of lines that the baseline does not have.
  package let added: Int
  /// The number of lines that only the baseline has.
  package let removed: Int
  /// The line after which the first of those is missing. `nil` if there is none, or if that line is new, too.
  package let gap: SourceLine?

  package init(lines: [SourceLine], added: Int, removed: Int, gap: SourceLine? = nil) {
    self.lines = lines
    self.gap = gap
    self.added = added
    self.removed = removed
  }

  /// Whether the code is the same.
  package var isEmpty: Bool { added == 0 && removed == 0 }
}

extension ChangedCode {
  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("added", added)
      writer.member("removed", removed)
      writer.member("lines", objects: lines) { $1.writeMembers(to: &$0) }
      if let gap { writer.member("gap", objects: [gap]) { $1.writeMembers(to: &$0) } }
    }
  }

  init(json: JSONValue) {
    self.init(
      lines: (json["lines"]?.array ?? []).compactMap { SourceLine(members: $0) }, added: json["added"]?.integer ?? 0,
      removed: json["removed"]?.integer ?? 0, gap: json["gap"]?.array?.first.flatMap { SourceLine(members: $0) })
  }
}
