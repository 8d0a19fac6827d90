import JSONText

public struct Response: Hashable, Sendable {
  /// The status code, from 200 to 599.
  public var status: Int
  /// The media type of the body.
  public var type: String
  /// The bytes of the body.
  public var body: [UInt8]
  /// The path for the header field Location.
  var location: String?
  /// The file name under which a browser saves the body instead of showing it.
  public var downloadName: String?

  public init(status: Int, type: String, body: [UInt8]) {
    self.status = status
    self.type = type
    self.body = body
  }

  /// A response with a JSON body.
  public static func json(_ body: [UInt8], status: Int = 200) -> Response {
    Response(status: status, type: "application/json", body: body)
  }

  /// A response with a JSON body.
  public static func json(_ body: String, status: Int = 200) -> Response {
    json(Array(body.utf8), status: status)
  }

  /// The value of the header field Content-Disposition: the name in ASCII for all browsers, and in UTF-8.
  var disposition: String? {
    guard let downloadName else { return nil }
    func isPlain(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"),
        UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "_"):
        true
      default: false
      }
    }
    var (plain, encoded) = ("", "")
    let digits = Array("0123456789ABCDEF")
    for byte in downloadName.utf8 {
      let character = Character(UnicodeScalar(byte))
      plain.append(isPlain(byte) ? character : "_")
      if isPlain(byte) {
        encoded.append(character)
      } else {
        encoded += "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
      }
    }
    return "attachment; filename=\"\(plain)\"; filename*=UTF-8''\(encoded)"
  }

  /// A redirection that stays valid.
  static func redirection(to path: String) -> Response {
    var response = Response(status: 308, type: "text/plain; charset=utf-8", body: [])
    response.location = path
    return response
  }

  public static func text(_ text: String, status: Int = 200) -> Response {
    Response(status: status, type: "text/plain; charset=utf-8", body: Array(text.utf8))
  }

  /// A refusal with its message, as `{"error":"…"}`. `reason` is a word for programs, under that key.
  public static func problem(_ status: Int, _ sentence: String, reason: String? = nil) -> Response {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("error", sentence)
      if let reason { writer.member("reason", reason) }
    }
    return json(writer.utf8, status: status)
  }
}
