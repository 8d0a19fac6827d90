package import JSONText

/// A small fault that code can have, at a place of the user's file.
package struct Mutant: Hashable, Sendable {
  /// What names the fault whatever other faults there are.
  package var key: String
  /// The number that selects it. `nil` if it does not compile.
  package var number: Int?
  /// The kind of fault, such as `condition`.
  package var kind: String
  /// The file as the user named it.
  package var file: String
  /// From 1; columns count bytes, and the end is that after the last one.
  package var line: Int
  package var column: Int
  package var endLine: Int
  package var endColumn: Int
  package var original: String
  /// What the code is with the fault; empty for code that is left out.
  package var replacement: String
  /// The function or property around it, and its first and last line.
  package var declaration: String
  package var firstLine: Int
  package var lastLine: Int

  /// The place as a compiler prints it.
  package var place: String { "\(file):\(line):\(column)" }

  /// Reads a fault of a build's description.
  package init?(json: JSONValue) {
    guard let key = json["key"]?.string, let kind = json["operator"]?.string, let file = json["file"]?.string,
      let line = json["line"]?.integer, let column = json["column"]?.integer, let endLine = json["endLine"]?.integer,
      let endColumn = json["endColumn"]?.integer
    else { return nil }
    (self.key, self.kind, self.file) = (key, kind, file)
    (self.line, self.column, self.endLine, self.endColumn) = (line, column, endLine, endColumn)
    number = json["number"]?.integer
    original = json["original"]?.string ?? ""
    replacement = json["replacement"]?.string ?? ""
    declaration = json["declaration"]?.string ?? ""
    firstLine = json["firstLine"]?.integer ?? line
    lastLine = json["lastLine"]?.integer ?? endLine
  }

  package init(
    key: String, number: Int?, kind: String, file: String, line: Int, column: Int, endLine: Int, endColumn: Int,
    original: String, replacement: String, declaration: String = "", firstLine: Int? = nil, lastLine: Int? = nil
  ) {
    (self.key, self.number, self.kind, self.file) = (key, number, kind, file)
    (self.line, self.column, self.endLine, self.endColumn) = (line, column, endLine, endColumn)
    (self.original, self.replacement, self.declaration) = (original, replacement, declaration)
    (self.firstLine, self.lastLine) = (firstLine ?? line, lastLine ?? endLine)
  }
}
