import Testing

@testable import TouchInput

@Suite("A subset of YAML is read, and the rest is refused by its name")
struct YAMLParserTests {
  /// The value as text in the form of JSON, with plain scalars unquoted.
  private func text(_ value: YAMLValue) -> String {
    switch value.content {
    case .null: "null"
    case .scalar(let text, let isQuoted): isQuoted ? "'\(text)'" : text
    case .list(let elements): "[" + elements.map(text).joined(separator: ", ") + "]"
    case .map(let members): "{" + members.map { "\($0.key): \(text($0.value))" }.joined(separator: ", ") + "}"
    }
  }

  private func read(_ yaml: String) throws(TouchLogError) -> String {
    try YAMLParser.documents(Array(yaml.utf8)).map(text).joined(separator: " --- ")
  }

  @Test(
    "maps, lists, scalars, brackets, comments and documents",
    arguments: [
      ("a: 1\nb: x y # comment\n", "{a: 1, b: x y}"), ("- a\n- b: 1\n  c: 2\n-\n", "[a, {b: 1, c: 2}, null]"),
      ("a:\n- 1\n- 2\nb:\n  - 3", "{a: [1, 2], b: [3]}"), ("a:\n  b:\n    c: d\n  e: f", "{a: {b: {c: d}, e: f}}"),
      ("- - 1\n  - 2\n- [3, [4], {x: 5, 'y': \"6\"}]", "[[1, 2], [3, [4], {x: 5, y: '6'}]]"),
      ("a: 'it''s'\nb: \"x\\n\\u0041\\\"\"", "{a: 'it's', b: 'x\nA\"'}"),
      ("a: ~\nb: null\nc:\n", "{a: null, b: null, c: null}"),
      ("x: 1\n---\n- y\n", "{x: 1} --- [y]"), ("---\n# nothing\n...\n", ""), ("", ""), ("plain", "plain"),
      ("a: b:c http://x#y", "{a: b:c http://x#y}"), ("'a': 1\r\n\"b c\": 2\r\n", "{a: 1, b c: 2}"),
      ("events:\n  - evdev:\n    - [ 0, 1, -2] # x\n    - [3]\n", "{events: [{evdev: [[0, 1, -2], [3]]}]}"),
      ("a: []\nb: {}\nc: [1, ]", "{a: [], b: {}, c: [1]}"), ("- tapOn:\n    id: a\n- back", "[{tapOn: {id: a}}, back]"),
    ])
  func reads(_ yaml: String, _ expected: String) throws {
    #expect(try read(yaml) == expected)
  }

  @Test(
    "what is refused is named, with its line",
    arguments: [
      ("a: &x 1", "line 1: anchors ('&') are not read; "), ("a: *x", "line 1: aliases ('*') are not read; "),
      ("a: !t 1", "line 1: tags ('!') are not read; "), ("a: |\n  x", "line 1: block scalars ('|') are not read; "),
      ("b: 1\na: >\n", "line 2: block scalars ('>') are not read; "),
      ("<<: 1", "line 1: merge keys ('<<') are not read; "),
      ("? a", "line 1: keys after '?' are not read; "),
      ("%YAML 1.2\n---\n", "line 1: YAML directives ('%') are not read; "),
      ("a: x\n  y\n", "line 2: the line continues the value of line 1; "),
      ("\ta: 1", "line 1: the line is indented with a tab; "),
      ("a: 1\na: 2", "line 2: the key \"a\" is there twice; "),
      ("a: {b: 1, b: 2}", "line 1: the key \"b\" is there twice; "),
      ("a: \"x", "line 1: the text has no closing quotation mark on its line; "),
      ("a: [1,\n 2]", "line 1: the brackets are not closed on their line; "),
      ("a: x: y", "line 1: the value contains ': '; "), ("a: 'b' c", "line 1: something follows the value; "),
      ("a: 1\nb", "line 2: the line has no 'key:'; "),
      ("a: 1\n b: 2", "line 2: the line continues the value of line 1; "),
      ("a:\n  b: 1\n c: 2", "line 3: the line is indented further than its neighbours; "),
      ("--- x", "line 1: a value follows the '---'; "),
      ("a: \"\\q\"", "line 1: the escape is unknown; "),
      ("a: \"\\ud800\"", "line 1: the escape is not that of a character; "),
    ])
  func refuses(_ yaml: String, _ message: String) {
    let error = #expect(throws: TouchLogError.self) { try read(yaml) }
    #expect(error?.description.hasPrefix(message) == true, "\(error?.description ?? "")")
  }

  @Test("deep nesting is refused in blocks and in brackets")
  func deep() {
    let block = (0..<200).map { String(repeating: " ", count: $0) + "a:" }.joined(separator: "\n")
    let dashes = String(repeating: "- ", count: 5_000)
    for yaml in [block, dashes, "a: " + String(repeating: "[", count: 5_000)] {
      #expect(throws: TouchLogError.self) { try read(yaml) }
    }
  }
}
