/// A line of a user's source: the one whose `return` decided a hit test, or the one that declares code that ran.
package struct SourceLine: Hashable, Sendable, CustomStringConvertible {
  /// The path of the file, as the build got it.
  package let file: String
  package let line: Int
  /// The end of the path that no other file of the build has.
  package let name: String
  /// The method that contains the line, without its labels: `MessageWindow.hitTest`. `nil` if it is not known.
  package let function: String?
  /// The lines around it. `nil` if the source is not known.
  package let excerpt: SourceExcerpt?

  /// `name` is the name of the file without its folders, unless given.
  package init(
    file: String, line: Int, name: String? = nil, function: String? = nil, excerpt: SourceExcerpt? = nil
  ) {
    (self.file, self.line, self.function, self.excerpt) = (file, line, function, excerpt)
    self.name = name ?? file.split(separator: "/").last.map(String.init) ?? ""
  }

  /// Whether the same code is at both lines: the same text in a method of the same name, wherever that is.
  package func isSameCode(as other: SourceLine) -> Bool {
    guard let code, let otherCode = other.code else { return line == other.line && name == other.name }
    return code == otherCode && function == other.function
  }

  /// The file's name and the line: `PassthroughView.swift:41`.
  package var description: String { "\(name):\(line)" }

  /// The code of the line without its indentation. `nil` if the source is not known.
  package var code: String? { excerpt?.code(at: line) }
}
