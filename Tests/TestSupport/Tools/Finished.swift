package import JSONText

/// What a program left when it ended.
package struct Finished {
  /// The exit code; 128 and the signal's number where a signal ended it.
  package let code: Int32
  package let output: String
  package let error: String

  package var lines: [String] { Self.lines(of: output) }
  package var errorLines: [String] { Self.lines(of: error) }

  /// The output as one JSON document.
  package func document() throws -> JSONValue { try JSONValue.parse(output.utf8) }

  /// The output as one JSON object a line.
  package func objects() throws -> [JSONValue] { try lines.map { try JSONValue.parse($0.utf8) } }

  private static func lines(of text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: true).map(String.init)
  }
}
