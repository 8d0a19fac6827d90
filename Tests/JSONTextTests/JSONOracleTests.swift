import Foundation
import JSONText
import SeededRandom
import Testing

/// Compares the reader with Foundation's: which texts are JSON, and which values they have.
@Suite("The JSON reader agrees with Foundation's")
struct JSONOracleTests {
  @Test(
    "on texts at the edges of the grammar",
    arguments: [
      "0", "-0", "-0.0", "1e5", "1E+5", "1e-5", "0.5e0", "123456789.125", "1.7976931348623157e308",
      "2.2250738585072014e-308",
      "0.1", "0.30000000000000004", "123456789012345", "1234567890123456", "9007199254740992", "1e22", "1e23",
      "00", "01", "-", "-a", "1.", ".1", "1e", "1e+", "+1", "0x10", "1 2", "1,", "NaN", "Infinity", "-Infinity",
      "true", "false", "null", "True", "nul", "nullx", "truefalse",
      "[]", "[ ]", "[1]", "[1,2]", "[,]", "[1 2]", "[", "]", "[1", "[[]", "[]]", "[[[[]]]]",
      "{}", "{ }", #"{"a":1}"#, #"{"a":1,"b":[{}]}"#, #"{"a"}"#, #"{"a":}"#, #"{a:1}"#, #"{'a':1}"#, "{,}",
      #"{"a":1 "b":2}"#,
      #"{1:2}"#, "{", "}", #"{"a":1"#, #"{"":""}"#,
      #""""#, #"" ""#, #""a"#, #"""""#, #""\"""#, #""\\""#, #""\/""#, #""\b\f\n\r\t""#, #""\a""#, #""\""#, #""\u0041""#,
      #""\u00E9\u00e9""#, #""\u004""#, #""\uD83D\uDE00""#, #""\uD83D""#, #""\uDE00""#, #""\uD83Dx""#, #""\uD83D\n""#,
      "\"\t\"", "\"\n\"", "\"\u{7F}\"", "\"é\"", "\"e\u{301}\"", "\"😀\"", "\"\u{2028}\"", "é", "\u{A0}1", "\u{2028}1",
      "\t\r\n 1 \t\r\n", "\u{B}1", "\u{C}1", "", " ", "//\n1", "/**/1", "1//",
    ])
  func agreesAtTheEdges(text: String) {
    Self.compare(Array(text.utf8))
  }

  @Test("on random documents", arguments: 0..<8)
  func agreesOnRandomDocuments(seed: Int) {
    var random = SplitMix(seed: UInt64(seed))
    for _ in 0..<250 {
      Self.compare(Array(Self.randomText(depth: 4, using: &random).utf8))
    }
  }

  @Test("on random documents with one byte changed, removed or added", arguments: 0..<8)
  func agreesOnDamagedDocuments(seed: Int) {
    var random = SplitMix(seed: UInt64(seed) &+ 1_000)
    for _ in 0..<250 {
      var bytes = Array(Self.randomText(depth: 3, using: &random).utf8)
      let index = Int.random(in: 0..<bytes.count, using: &random)
      switch Int.random(in: 0..<3, using: &random) {
      case 0: bytes[index] = Self.interestingBytes.randomElement(using: &random)!
      case 1: bytes.remove(at: index)
      default: bytes.insert(Self.interestingBytes.randomElement(using: &random)!, at: index)
      }
      Self.compare(bytes)
    }
  }

  /// Texts that this reader refuses on purpose. Foundation accepts them.
  @Test(
    "except where a text has different meanings for different readers",
    arguments: [
      "{\"a\":1,\"a\":2}", "6\0", "\u{FEFF}[]",
      String(repeating: "[", count: 1025) + String(repeating: "]", count: 1025),
    ])
  func isStricterOnPurpose(text: String) {
    #expect(throws: JSONError.self) { try JSONValue.parse(text.utf8) }
  }

  @Test("and reads every number as the Double of Swift's own conversion", arguments: 0..<4)
  func readsNumbersExactly(seed: Int) throws {
    var random = SplitMix(seed: UInt64(seed) &+ 2_000)
    for _ in 0..<2_000 {
      let text = Self.randomNumber(using: &random)
      #expect(try JSONValue.parse(text.utf8).number == Double(text), "\(text)")
    }
  }

  private static func randomNumber(using random: inout SplitMix) -> String {
    func digits(_ count: ClosedRange<Int>) -> String {
      String(random.next()).suffix(Int.random(in: count, using: &random)).description
    }
    let whole = Bool.random(using: &random) ? "0" : "9" + digits(0...16)
    let fraction = Bool.random(using: &random) ? "" : "." + digits(1...17)
    let exponent = Int.random(in: 0..<3, using: &random) > 0 ? "" : "e\(Int.random(in: -300...280, using: &random))"
    return (Bool.random(using: &random) ? "-" : "") + whole + fraction + exponent
  }

  private static let interestingBytes =
    Array(#"{}[]",:\0123456789eE+-.tfnu/ "#.utf8) + [0x00, 0x0A, 0x1F, 0x7F, 0xC3, 0xFF]

  private static func compare(_ bytes: [UInt8], sourceLocation: SourceLocation = #_sourceLocation) {
    let oracle = Result { try JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed) }
    let text = String(decoding: bytes, as: UTF8.self)
    do throws(JSONError) {
      let value = try JSONValue.parse(bytes)
      guard case .success(let expected) = oracle else {
        Issue.record("only Foundation refuses \(text)", sourceLocation: sourceLocation)
        return
      }
      #expect(isSame(value, expected), "\(text)", sourceLocation: sourceLocation)
    } catch {
      switch error.problem {
      case .duplicateKey, .byteOrderMark, .notUTF8, .tooDeep: return
      default: break
      }
      guard case .success = oracle else { return }
      Issue.record("Foundation accepts \(text), but \(error)", sourceLocation: sourceLocation)
    }
  }

  private static func isSame(_ value: JSONValue, _ other: Any) -> Bool {
    switch value.content {
    case .null: other is NSNull
    case .bool(let value): (other as? Bool) == value
    case .number(let value): (other as? NSNumber).map { isClose(value, $0.doubleValue) } ?? false
    case .string(let value): (other as? String)?.unicodeScalars.elementsEqual(value.unicodeScalars) ?? false
    case .array(let elements):
      if let others = other as? [Any] {
        others.count == elements.count && zip(elements, others).allSatisfy { isSame($0, $1) }
      } else {
        false
      }
    case .object(let members):
      if let others = other as? [String: Any] {
        others.count == members.count
          && members.allSatisfy { member in
            others[member.key].map { isSame(member.value, $0) } ?? false
          }
      } else {
        false
      }
    }
  }

  /// Foundation on Linux reads some numbers through a decimal type and loses the last bit.
  private static func isClose(_ value: Double, _ other: Double) -> Bool {
    abs(value - other) <= max(abs(value), abs(other)) * 1e-14
  }

  private static func randomText(depth: Int, using random: inout SplitMix) -> String {
    func space() -> String { ["", "", " ", "\n", "\t "].randomElement(using: &random)! }
    switch Int.random(in: 0..<(depth > 0 ? 9 : 6), using: &random) {
    case 0: return ["null", "true", "false"].randomElement(using: &random)!
    case 1: return String(Int.random(in: -1_000...1_000, using: &random))
    case 2: return Double(bitPattern: random.next() & 0xBFFF_FFFF_FFFF_FFFF).description
    case 3:
      return
        "\(Int.random(in: -99...99, using: &random)).\(random.next() % 1_000_000)e\(Int.random(in: -30...30, using: &random))"
    case 4, 5: return randomString(using: &random)
    case 6:
      let elements = (0..<Int.random(in: 0..<5, using: &random)).map { _ in
        space() + randomText(depth: depth - 1, using: &random) + space()
      }
      return "[\(elements.isEmpty ? space() : elements.joined(separator: ","))]"
    default:
      let members = (0..<Int.random(in: 0..<5, using: &random)).map { _ in
        space() + randomString(using: &random) + space() + ":" + space() + randomText(depth: depth - 1, using: &random)
      }
      return "{\(members.isEmpty ? space() : members.joined(separator: ","))}"
    }
  }

  private static func randomString(using random: inout SplitMix) -> String {
    let pieces = [
      "a", "Z", "é", "😀", "日本", " ", "/", #"\n"#, #"\""#, #"\\"#, #"\u0000"#, #"\u00e9"#, #"\ud83d\ude00"#, "\u{7F}",
    ]
    return
      "\"\((0..<Int.random(in: 0..<8, using: &random)).map { _ in pieces.randomElement(using: &random)! }.joined())\""
  }
}
