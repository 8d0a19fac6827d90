import SwiftSyntax

/// Replacements of parts of a file.
///
/// An edit inside a replaced part has no effect. Insertions at one place keep their order, between the ends of what was wrapped there
/// and the beginnings.
struct Edits {
  enum Replacement {
    case text(String)
    /// Another part of the same or of another file, with that file's edits.
    case part(of: SourceFile, Range<Int>, prefix: String, suffix: String)
  }

  private struct Edit {
    let range: Range<Int>
    let replacement: Replacement
    /// The part that the edit is the beginning or the end of a wrapping of.
    var wrapped: Range<Int>?

    /// Whether the edit is the end of a wrapping, an insertion alone, or the beginning of a wrapping.
    var rank: Int {
      guard let wrapped else { return 1 }
      return range.lowerBound == wrapped.upperBound ? 0 : 2
    }
  }

  private var edits: [Edit] = []

  mutating func replace(_ range: Range<Int>, with text: String) {
    edits.append(Edit(range: range, replacement: .text(text)))
  }

  mutating func replace(_ node: some SyntaxProtocol, with text: String) { replace(node.bounds, with: text) }

  mutating func insert(_ text: String, at offset: Int) { replace(offset..<offset, with: text) }

  mutating func insert(_ part: Replacement, at offset: Int) {
    edits.append(Edit(range: offset..<offset, replacement: part))
  }

  /// Inserts text around a part. Of several wrappings at one place, those of smaller parts are inside those of larger ones, and of
  /// equal parts later ones inside earlier ones.
  mutating func wrap(_ range: Range<Int>, prefix: String, parts: [Replacement] = [], suffix: String) {
    let (start, end) = (range.lowerBound..<range.lowerBound, range.upperBound..<range.upperBound)
    for replacement in [.text(prefix)] + parts {
      edits.append(Edit(range: start, replacement: replacement, wrapped: range))
    }
    edits.append(Edit(range: end, replacement: .text(suffix), wrapped: range))
  }

  /// Inserts text at the beginning of a part, as ``wrap(_:prefix:parts:suffix:)`` does.
  mutating func insert(_ prefix: String, before range: Range<Int>) {
    edits.append(
      Edit(range: range.lowerBound..<range.lowerBound, replacement: .text(prefix), wrapped: range))
  }

  /// Replaces a part by a text and by as many line ends as the part has beyond those of the text.
  mutating func replaceKeepingLines(_ range: Range<Int>, in file: SourceFile, with text: String = "") {
    let isLineEnd = { (byte: UInt8) in byte == UInt8(ascii: "\n") }
    let missing = file.bytes[range].count(where: isLineEnd) - text.utf8.count(where: isLineEnd)
    replace(range, with: text + String(repeating: "\n", count: max(missing, 0)))
  }

  mutating func remove(_ node: some SyntaxProtocol, in file: SourceFile) {
    replaceKeepingLines(node.bounds, in: file)
  }

  /// The edited text of a part of the file.
  func text(of range: Range<Int>, in file: SourceFile, _ edits: (SourceFile) -> Edits) -> String {
    var result = ""
    var place = range.lowerBound
    // The whole part was replaced by the edit that moved it.
    for edit in effective(in: range, without: [range]) {
      result += file.text(place..<edit.range.lowerBound)
      place = edit.range.upperBound
      switch edit.replacement {
      case .text(let text): result += text
      case .part(let other, let part, let prefix, let suffix):
        result += prefix + edits(other).text(of: part, in: other, edits) + suffix
      }
    }
    return result + file.text(place..<range.upperBound)
  }

  /// Whether an edit comes before another one at the same place. `nil` if the order in which they were made decides.
  private static func order(_ one: Edit, _ other: Edit) -> Bool? {
    if one.rank != other.rank { return one.rank < other.rank }
    guard let first = one.wrapped, let second = other.wrapped else { return nil }
    if first.count != second.count { return (first.count < second.count) == (one.rank == 0) }
    return nil
  }

  /// The replacements by texts in a part of the file, except for those of the given ranges.
  func texts(in range: Range<Int>, without excluded: [Range<Int>]) -> [(range: Range<Int>, text: String)] {
    effective(in: range, without: excluded).compactMap { edit in
      guard case .text(let text) = edit.replacement else { return nil }
      return (edit.range, text)
    }
  }

  /// The edits that have an effect in a part of the file, by place, without the replacements of the given ranges.
  private func effective(in range: Range<Int>, without excluded: [Range<Int>]) -> [Edit] {
    let relevant = edits.enumerated()
      .filter { range.lowerBound <= $0.element.range.lowerBound && $0.element.range.upperBound <= range.upperBound }
      .filter { $0.element.range.isEmpty || !excluded.contains($0.element.range) }
      .filter {
        $0.element.wrapped.map { range.lowerBound <= $0.lowerBound && $0.upperBound <= range.upperBound } ?? true
      }
      .sorted { one, other in
        let (first, second) = (one.element.range, other.element.range)
        if first.lowerBound != second.lowerBound { return first.lowerBound < second.lowerBound }
        // Insertions come first; of two replacements the longer one is in force.
        if first.isEmpty != second.isEmpty { return first.isEmpty }
        if first.upperBound != second.upperBound { return first.upperBound > second.upperBound }
        if let order = Self.order(one.element, other.element) { return order }
        let isReversed = one.element.rank == 0 && other.element.rank == 0
        return (one.offset < other.offset) != isReversed
      }
    var place = range.lowerBound
    return relevant.compactMap { _, edit in
      guard edit.range.lowerBound >= place else { return nil }
      place = edit.range.upperBound
      return edit
    }
  }
}
