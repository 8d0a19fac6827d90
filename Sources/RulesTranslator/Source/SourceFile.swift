import SwiftParser
import SwiftSyntax

/// A source file with its syntax tree, after conditional compilation.
final class SourceFile {
  /// The path in everything that is written.
  let path: String
  /// The position of the file in the list of inputs.
  let index: Int
  /// The text that the tree was parsed from: inactive regions are blank, lines and columns are those of the file.
  let bytes: [UInt8]
  let tree: SourceFileSyntax
  private let lines: LineTable

  convenience init(path: String, index: Int, text: [UInt8], definitions: Set<String> = []) {
    // The copy begins with other text, and a byte order mark is valid at the beginning only.
    let text = text.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(text.dropFirst(3)) : text
    self.init(path: path, index: index, activeText: ConditionalCompilation.activeText(of: text, definitions))
  }

  /// Creates a file from a text without inactive regions.
  init(path: String, index: Int, activeText: [UInt8]) {
    self.path = path
    self.index = index
    bytes = activeText
    tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
    lines = LineTable(bytes)
  }

  /// The line of an offset, from 1.
  func line(_ offset: Int) -> Int { lines.position(of: offset).line }

  /// The line of a node's first token, from 1.
  func line(of node: some SyntaxProtocol) -> Int { line(node.positionAfterSkippingLeadingTrivia.utf8Offset) }

  /// The line and column of a node's first token, from 1.
  func position(of node: some SyntaxProtocol) -> (line: Int, column: Int) {
    lines.position(of: node.positionAfterSkippingLeadingTrivia.utf8Offset)
  }

  /// The line and column of an offset, from 1.
  func position(of offset: Int) -> (line: Int, column: Int) { lines.position(of: offset) }

  /// The offset of a line's first byte and of the first byte of the next line.
  func range(ofLine line: Int) -> Range<Int>? { lines.range(of: line) }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}

extension SyntaxProtocol {
  /// The offsets of the node without the trivia around it.
  var bounds: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }
}
