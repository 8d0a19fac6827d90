import JSONText

extension SourceLine {
  /// Writes the line as members of a JSON object that ``init(members:)`` reads.
  func writeMembers(to writer: inout JSONWriter) {
    writer.member("file", file)
    writer.member("fileName", name)
    writer.member("line", line)
    if let function { writer.member("function", function) }
    if let excerpt { excerpt.write(to: &writer) }
  }

  /// Reads a line from an object that has one among its members; `nil` if it has none.
  init?(members json: JSONValue) {
    guard let file = json["file"]?.string, let line = json["line"]?.integer else { return nil }
    self.init(
      file: file, line: line, name: json["fileName"]?.string, function: json["function"]?.string,
      excerpt: json["source"].flatMap(SourceExcerpt.init(json:)))
  }
}

extension SourceExcerpt {
  /// Writes the member `source`: the number of the first line, and the lines.
  func write(to writer: inout JSONWriter) {
    writer.key("source")
    writer.object { writer in
      writer.member("line", first)
      writer.member("text", lines)
    }
  }

  fileprivate init?(json: JSONValue) {
    guard let first = json["line"]?.integer, let lines = json["text"]?.array else { return nil }
    self.init(first: first, lines: lines.compactMap(\.string))
  }
}
