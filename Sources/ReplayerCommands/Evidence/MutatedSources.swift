import ContentHashing
import Findings
import JSONText
import RulesBuilds

/// The user's files, divided into the bodies of functions and the rest.
struct MutatedSources {
  /// The body of a function whose executions are noted.
  struct Body {
    /// The number of its bit.
    let number: Int
    let name: String
    let file: String
    let start: (line: Int, column: Int)
    let end: (line: Int, column: Int)

    init?(_ json: JSONValue) {
      guard let number = json["number"]?.integer, let name = json["name"]?.string, let file = json["file"]?.string,
        let line = json["line"]?.integer, let column = json["column"]?.integer, let endLine = json["endLine"]?.integer,
        let endColumn = json["endColumn"]?.integer
      else { return nil }
      (self.number, self.name, self.file) = (number, name, file)
      (start, end) = ((line, column), (endLine, endColumn))
    }
  }

  /// The digests of the bodies with their names and files, by number.
  private(set) var functions: [Int: String] = [:]
  /// A digest of the rest.
  private(set) var rest = ""
  private let bodies: [Body]

  init(_ sources: [RulesFile], _ bodies: [Body]) {
    self.bodies = bodies
    var restHash = BLAKE2b()
    for source in sources {
      restHash.update(Array("\(source.path)\0".utf8))
      let starts = Self.lineStarts(source.content)
      func offset(_ place: (line: Int, column: Int)) -> Int {
        guard place.line >= 1, place.line <= starts.count else { return source.content.count }
        return min(starts[place.line - 1] + place.column - 1, source.content.count)
      }
      var place = 0
      for body in bodies.filter({ $0.file == source.path }).sorted(by: { $0.start < $1.start }) {
        let (low, high) = (offset(body.start), offset(body.end))
        guard low >= place, high >= low else { continue }
        restHash.update(Array(source.content[place..<low]))
        restHash.update([0])
        var hash = BLAKE2b()
        hash.update(Array("\(source.path)\0\(body.name)\0".utf8))
        hash.update(Array(source.content[low..<high]))
        functions[body.number] = String(hash.hexDigest().prefix(32))
        place = high
      }
      restHash.update(Array(source.content[place...]))
    }
    rest = restHash.hexDigest()
  }

  /// A text for the place of a fault that changes only with the function around it, or with the rest.
  func place(of mutant: Mutant) -> String {
    let (line, column) = (mutant.line, mutant.column)
    let body = bodies.first {
      $0.file == mutant.file && $0.start <= (line, column) && (mutant.endLine, mutant.endColumn) <= $0.end
        && functions[$0.number] != nil
    }
    guard let body, let digest = functions[body.number] else { return mutant.key }
    let offset = line == body.start.line ? column - body.start.column : column
    return "\(digest) \(line - body.start.line):\(offset)"
  }

  private static func lineStarts(_ bytes: [UInt8]) -> [Int] {
    var starts = [0]
    for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") { starts.append(offset + 1) }
    return starts
  }
}
