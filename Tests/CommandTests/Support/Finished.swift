import JSONText
import Testing

/// What a tool left when it ended.
struct Finished {
  /// The exit code; 128 and the signal's number where a signal ended it.
  let code: Int32
  let output: String
  let error: String

  var lines: [String] { Self.lines(of: output) }
  var errorLines: [String] { Self.lines(of: error) }

  /// The output as one JSON document, which it must be as a whole.
  func document() throws -> JSONValue { try JSONValue.parse(output.utf8) }

  /// The output as one JSON object a line.
  func objects() throws -> [JSONValue] { try lines.map { try JSONValue.parse($0.utf8) } }

  private static func lines(of text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: true).map(String.init)
  }
}

extension JSONValue {
  var keys: [String] { (object ?? []).map(\.key) }
}
