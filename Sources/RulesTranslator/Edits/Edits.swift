import SwiftSyntax

/// Replacements of parts of a file.
///
/// An edit inside a replaced part has no effect. Insertions at one place keep their order.
struct Edits {
  enum Replacement {
    case text(String)
    /// Another part of the same or of another file, with that file's edits.
    case part(of: SourceFile, Range<Int>, prefix: String, suffix: String)
  }

  private struct Edit {
    let range: Range<Int>
    let replacement: Replacement
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
      .sorted { one, other in
        let (first, second) = (one.element.range, other.element.range)
        if first.lowerBound != second.lowerBound { return first.lowerBound < second.lowerBound }
        // Insertions come first; of two replacements the longer one is in force.
        if first.isEmpty != second.isEmpty { return first.isEmpty }
        if first.upperBound != second.upperBound { return first.upperBound > second.upperBound }
        return one.offset < other.offset
      }
    var place = range.lowerBound
    return relevant.compactMap { _, edit in
      guard edit.range.lowerBound >= place else { return nil }
      place = edit.range.upperBound
      return edit
    }
  }
}
