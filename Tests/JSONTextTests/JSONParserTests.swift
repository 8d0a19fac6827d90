import JSONText
import Testing

@Suite("The JSON reader")
struct JSONParserTests {
  @Test(
    "reports the location and the remedy of every error",
    arguments: [
      ("", "line 1, column 1: the text is empty"),
      (" \n ", "line 2, column 2: the text is empty"),
      ("[1, 2", "line 1, column 6: the text ends here; expected ',' or ']'"),
      ("[1\n 2]", "line 2, column 2: found '2'; expected ',' or ']'"),
      ("{\"é\": 1,\n  \"b\" 2}", "line 2, column 7: found '2'; expected ':'"),
      ("{\"é\": x}", "line 1, column 7: found 'x'; expected a value"),
      ("{\"a\":1,}", "line 1, column 7: nothing follows the comma; remove the comma"),
      ("[1,]", "line 1, column 3: nothing follows the comma; remove the comma"),
      ("{a: 1}", "line 1, column 2: found 'a'; expected a key in double quotes"),
      ("[\n// note\n1]", "line 2, column 1: JSON has no comments; remove it"),
      ("1 /* note */", "line 1, column 3: JSON has no comments; remove it"),
      ("{} {}", "line 1, column 4: something follows the JSON value; remove it"),
      ("nul", "line 1, column 4: the text ends here; expected 'null'"),
      ("nuLL", "line 1, column 3: found 'L'; expected 'null'"),
      ("-01", "line 1, column 2: a number must not start with 0 and another digit; remove the zero"),
      ("1.", "line 1, column 3: the number lacks a digit here"),
      ("-", "line 1, column 2: the number lacks a digit here"),
      ("[1e+]", "line 1, column 5: the number lacks a digit here"),
      (".5", "line 1, column 1: found '.'; expected a value"),
      ("+5", "line 1, column 1: found '+'; expected a value"),
      ("NaN", "line 1, column 1: found 'N'; expected a value"),
      ("[1e400]", "line 1, column 2: the number 1e400 is too large for a Double"),
      ("[\"a\n\"]", "line 1, column 2: the string that starts here has no closing quote on its line"),
      ("\"a", "line 1, column 1: the string that starts here has no closing quote on its line"),
      ("\"a\u{1}\"", "line 1, column 3: a string must not hold the control character U+0001; write \\u0001"),
      (
        "\"é\\x\"",
        #"line 1, column 3: unknown escape; JSON has \" \\ \/ \b \f \n \r \t and \u with four hexadecimal digits"#
      ),
      (
        "\"\\u12g4\"",
        #"line 1, column 2: unknown escape; JSON has \" \\ \/ \b \f \n \r \t and \u with four hexadecimal digits"#
      ),
      ("\"\\ud800\"", "line 1, column 2: \\uD800 is half of a surrogate pair; write both halves"),
      ("\"\\udc00\\ud800\"", "line 1, column 2: \\uDC00 is half of a surrogate pair; write both halves"),
      ("\"\\ud800\\u0041\"", "line 1, column 2: \\uD800 is half of a surrogate pair; write both halves"),
      (
        "{\"a\": 1,\n \"b\": 2,\n \"\\u0061\": 3}",
        "line 3, column 2: duplicate key 'a', first given on line 1, column 2; remove one"
      ),
      ("\u{FEFF}{}", "line 1, column 1: the text starts with a byte order mark; save it as UTF-8 without one"),
      ("[\u{2028}1]", "line 1, column 2: found U+2028; expected a value"),
      ("\u{0}", "line 1, column 1: found U+0000; expected a value"),
    ])
  func refuses(text: String, message: String) {
    #expect(Self.message(Array(text.utf8)) == message)
  }

  @Test(
    "refuses bytes that are not UTF-8 and names them",
    arguments: [
      ([0x22, 0xC3, 0x22], "line 1, column 2: byte 0xC3 is not UTF-8 here; save the text as UTF-8"),
      ([0x22, 0xC3, 0xA9, 0x80, 0x22], "line 1, column 3: byte 0x80 is not UTF-8 here; save the text as UTF-8"),
      ([0x22, 0xC0, 0xAF, 0x22], "line 1, column 2: byte 0xC0 is not UTF-8 here; save the text as UTF-8"),
      ([0x22, 0xE0, 0x80, 0xAF, 0x22], "line 1, column 2: byte 0xE0 is not UTF-8 here; save the text as UTF-8"),
      ([0x22, 0xED, 0xA0, 0x80, 0x22], "line 1, column 2: byte 0xED is not UTF-8 here; save the text as UTF-8"),
      ([0x22, 0xF4, 0x90, 0x80, 0x80, 0x22], "line 1, column 2: byte 0xF4 is not UTF-8 here; save the text as UTF-8"),
      ([0x22, 0xF0, 0x9F, 0x98], "line 1, column 2: byte 0xF0 is not UTF-8 here; save the text as UTF-8"),
      ([0x80], "line 1, column 1: byte 0x80 is not UTF-8 here; save the text as UTF-8"),
      ([0x7B, 0x00, 0x7D, 0x00], "line 1, column 1: the text is UTF-16 or UTF-32; save it as UTF-8"),
      ([0xFF, 0xFE, 0x7B, 0x00], "line 1, column 1: the text is UTF-16 or UTF-32; save it as UTF-8"),
    ] as [([UInt8], String)])
  func refusesOtherEncodings(bytes: [UInt8], message: String) {
    #expect(Self.message(bytes) == message)
  }

  @Test("keeps the order of members and the place of every key and value")
  func keepsPlaces() throws {
    let text = "{\n  \"zoë\": [1,\n 2], \"a\": {\"😀b\": null}\n}"
    let value = try JSONValue.parse(Array(text.utf8), line: 10)
    let members = try #require(value.object)
    #expect((value.line, value.column) == (10, 1))
    #expect(members.map(\.key) == ["zoë", "a"])
    #expect(members.map(\.keyLine) == [11, 12])
    #expect(members.map(\.keyColumn) == [3, 6])
    #expect(members[0].value.array?.map(\.column) == [11, 2])
    let inner = try #require(members[1].value["😀b"])
    #expect((inner.line, inner.column) == (12, 18))
  }

  @Test(
    "converts every value to its Swift type",
    arguments: [
      (#""\"\\\/\b\f\n\r\t\u00e9\ud83d\ude00""#, #""\"\\/\u0008\u000c\n\r\té😀""#),
      (" \t\r\n [ ] ", "[]"),
      ("{ }", "{}"),
      ("[-0, -0.0, 0e5, 1.0, 1E2, 100e-2, 0.1, 1e15]", "[0,0,0,1,100,1,0.1,1000000000000000]"),
      ("[9007199254740991, -9007199254740991]", "[9007199254740991,-9007199254740991]"),
      ("9007199254740993", "9007199254740992.0"),
      ("123456789012345678901234567890", "1.2345678901234568e+29"),
      ("[1e-400, 4.9e-324, 1.7976931348623157e308]", "[0,5e-324,1.7976931348623157e+308]"),
      (#"{"b":1,"a":{"d":true,"c":false},"":null}"#, #"{"":null,"a":{"c":false,"d":true},"b":1}"#),
    ])
  func readsAndWritesCanonically(text: String, canonical: String) throws {
    let value = try JSONValue.parse(text.utf8)
    #expect(value.canonicalText() == canonical)
    #expect(try JSONValue.parse(canonical.utf8).canonicalText() == canonical)
  }

  @Test("writes members in the order of the text, or sorted on request")
  func writesInOrder() throws {
    var writer = JSONWriter()
    try JSONValue.parse(#"{"b": 1, "a": [2.5, "x"]}"#.utf8).write(to: &writer, canonical: false)
    #expect(writer.finish() == #"{"b":1,"a":[2.5,"x"]}"#)
  }

  @Test("finds a duplicate key in a large object, too")
  func findsDuplicateInLargeObject() throws {
    let members = (0..<1_000).map { "\"key\($0)\": \($0)" }
    let object = try JSONValue.parse("{\(members.joined(separator: ","))}".utf8)
    #expect(object.object?.count == 1_000)
    for index in [0, 11, 12, 13, 999] {
      let text = "{\(members.joined(separator: ",")),\n\"key\(index)\":0}"
      let error = #expect(throws: JSONError.self) { try JSONValue.parse(text.utf8) }
      guard case .duplicateKey("key\(index)", firstLine: 1, _)? = error?.problem else {
        Issue.record("\(String(describing: error))")
        continue
      }
      #expect(error?.line == 2)
    }
  }

  @Test("reads 512 nested values and not one more", arguments: ["[", "{\"a\":"])
  func boundsDepth(opening: String) throws {
    func text(depth: Int) -> String {
      String(repeating: opening, count: depth) + "0" + String(repeating: opening == "[" ? "]" : "}", count: depth)
    }
    _ = try JSONValue.parse(text(depth: 1024).utf8)
    #expect(
      Self.message(Array(text(depth: 1025).utf8))?.hasSuffix("more than 1024 arrays and objects inside each other")
        == true)
    #expect(Self.message(Array(String(repeating: opening, count: 1_000_000).utf8)) != nil)
  }

  static func message(_ bytes: [UInt8]) -> String? {
    do {
      _ = try JSONValue.parse(bytes)
      return nil
    } catch {
      return error.description
    }
  }
}
