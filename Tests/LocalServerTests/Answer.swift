/// An HTTP response as received.
struct Answer {
  var status: Int
  /// The header fields by lower-case name.
  var fields: [String: String]
  var body: [UInt8]

  var text: String { String(decoding: body, as: UTF8.self) }

  /// The first response in the bytes and its length; nil while it is incomplete.
  static func first(in bytes: [UInt8], hasBody: Bool) -> (answer: Answer, count: Int)? {
    let end = Array("\r\n\r\n".utf8)
    guard let blank = bytes.indices.first(where: { bytes[$0...].starts(with: end) }) else { return nil }
    let lines = String(decoding: bytes[..<blank], as: UTF8.self).split(separator: "\r\n")
    var fields: [String: String] = [:]
    for line in lines.dropFirst() {
      let parts = line.split(separator: ":", maxSplits: 1)
      fields[parts[0].lowercased()] = String(parts[1].drop { $0 == " " })
    }
    let count = hasBody ? Int(fields["content-length"] ?? "0") ?? 0 : 0
    let start = blank + end.count
    guard bytes.count >= start + count, let status = lines.first?.split(separator: " ").dropFirst().first else {
      return nil
    }
    let answer = Answer(status: Int(status) ?? 0, fields: fields, body: Array(bytes[start..<(start + count)]))
    return (answer, start + count)
  }
}
