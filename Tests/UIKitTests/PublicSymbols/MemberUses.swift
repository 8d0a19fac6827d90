import Foundation
import TestSupport

/// The names of members that the engine's code uses, found in its text: declarations and calls of `super` do not count.
struct MemberUses {
  /// The used names, with the first argument label of each use: `nil` without one.
  private var labels: [Substring: Set<Substring?>] = [:]
  /// The names of calls whose arguments begin in the next line: their labels are not known.
  private var continued: Set<Substring> = []
  /// The names that are used without arguments.
  private var reads: Set<Substring> = []

  /// Files that declare values whose members have the names of members of other classes.
  private static let declaring = [
    "NSDiffableDataSourceSectionSnapshot", "OlderFunctions", "UICellAccessory", "UICornerConfiguration",
    "UIListContentConfiguration",
  ]

  init() throws {
    let files = try Repository.swiftFiles(below: "Sources/UIKit").filter { file in
      !Self.declaring.contains { file.hasSuffix("/\($0).swift") }
    }
    self.init(code: try files.flatMap { try Repository.code($0) })
  }

  init(code: [String]) {
    for line in code { add(line) }
  }

  /// Whether the member with this path is used.
  func contains(_ path: String) -> Bool {
    let name = path.split(separator: ".", maxSplits: 1)[1]
    guard let bracket = name.firstIndex(of: "(") else { return reads.contains(name) }
    let label = name[name.index(after: bracket)...].split(separator: ":").first.flatMap {
      $0 == ")" || $0 == "_" ? nil : $0
    }
    return continued.contains(name[..<bracket]) || labels[name[..<bracket]]?.contains(label) ?? false
  }

  /// A scan of the bytes, which is many times faster than a regular expression.
  private mutating func add(_ line: String) {
    let bytes = Array(line.utf8)
    func byte(_ index: Int) -> UInt8? { index < bytes.count ? bytes[index] : nil }
    func end(of isPart: (UInt8) -> Bool, from start: Int) -> Int {
      bytes[start...].firstIndex { !isPart($0) } ?? bytes.count
    }
    var index = 0
    while let start = bytes[index...].firstIndex(where: Self.isWord) {
      index = end(of: Self.isWord, from: start)
      let name = Substring(decoding: bytes[start..<index], as: UTF8.self)
      if let member = declaredMember(after: name, at: index, byte, end) {
        index = end(of: Self.isWord, from: member)
        continue
      }
      guard Self.isLetter(bytes[start]) else { continue }
      if byte(index) == UInt8(ascii: "`") { index += 1 }
      let next = end(of: Self.isSpace, from: index)
      if byte(index) == UInt8(ascii: "(") {
        let labelEnd = end(of: Self.isWord, from: index + 1)
        let hasLabel = labelEnd > index + 1 && byte(labelEnd) == UInt8(ascii: ":")
        labels[name, default: []].insert(
          hasLabel ? Substring(decoding: bytes[(index + 1)..<labelEnd], as: UTF8.self) : nil)
        if index + 1 == bytes.count { continued.insert(name) }
      } else if byte(next) != UInt8(ascii: ":") {
        reads.insert(name)
        if byte(next) == UInt8(ascii: "{") { labels[name, default: []].insert(nil) }
      }
    }
  }

  /// The start of the name that follows a keyword of declarations, or `super`.
  private func declaredMember(
    after word: Substring, at index: Int, _ byte: (Int) -> UInt8?, _ end: ((UInt8) -> Bool, Int) -> Int
  ) -> Int? {
    var start = index
    switch word {
    case "func", "var", "let", "case": start = end(Self.isSpace, index)
    case "super": if byte(index) == UInt8(ascii: ".") { start += 1 }
    default: return nil
    }
    guard start > index else { return nil }
    if byte(start) == UInt8(ascii: "`") { start += 1 }
    return byte(start).map(Self.isLetter) == true ? start : nil
  }

  private static func isLetter(_ byte: UInt8) -> Bool { byte < 0x80 && Character(Unicode.Scalar(byte)).isLetter }

  private static func isWord(_ byte: UInt8) -> Bool {
    isLetter(byte) || byte >= 0x80 || byte == UInt8(ascii: "_")
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") }
}
