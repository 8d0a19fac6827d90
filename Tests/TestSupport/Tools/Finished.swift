package import JSONText

/// The result of a program that has exited.
package struct Finished: Sendable {
  /// The exit code; 128 plus the signal's number when a signal ended the program.
  package let code: Int32
  package let output: String
  package let error: String

  package init(code: Int32, output: String, error: String) {
    (self.code, self.output, self.error) = (code, output, error)
  }

  package var lines: [String] { Self.lines(of: output) }
  package var errorLines: [String] { Self.lines(of: error) }

  /// The output as one JSON document.
  package func document() throws -> JSONValue { try JSONValue.parse(output.utf8) }

  /// The output as one JSON object per line.
  package func objects() throws -> [JSONValue] { try lines.map { try JSONValue.parse($0.utf8) } }

  private static func lines(of text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: true).map(String.init)
  }
}
