import Foundation

/// The shortest ending of each name that no other name has.
///
/// A name is a path: ids and parts such as `Class[2]`, separated by slashes. `…/` stands for the parts that are left out; an
/// index is left out where it is not needed. The page has the same rule (`names.js`).
package struct ShortNames: Sendable {
  private var shortByName: [String: String] = [:]

  package init(_ names: some Sequence<String>) {
    let all = Set(names).map { (name: $0, parts: $0.split(separator: "/", omittingEmptySubsequences: false)) }
    var open = all
    var count = 1
    while !open.isEmpty {
      for keepsIndex in [false, true] {
        var uses: [Substring: Int] = [:]
        for one in all { uses[Self.ending(of: one.name, one.parts, count, keepsIndex), default: 0] += 1 }
        open.removeAll { name, parts in
          let ending = Self.ending(of: name, parts, count, keepsIndex)
          // A whole name is unique at the latest when it has its index.
          guard uses[ending] == 1 || (parts.count <= count && ending == name) else { return false }
          shortByName[name] = parts.count > count ? "…/" + ending : String(ending)
          return true
        }
      }
      count += 1
    }
  }

  /// The short name. A name that is not among the names is returned as it is.
  package func callAsFunction(_ name: String) -> String { shortByName[name] ?? name }

  /// A text in which the names, between spaces, are replaced by their short names.
  package func text(_ text: String) -> String {
    var text = text
    // `memchr` is quick in unoptimised builds too: a name can have a million bytes.
    let slash = text.withUTF8 { bytes in
      bytes.baseAddress.flatMap { memchr($0, Int32(UInt8(ascii: "/")), bytes.count) }
    }
    guard slash != nil else { return text }
    return text.split(separator: " ", omittingEmptySubsequences: false).map { word in
      let name = word.dropLast(word.reversed().prefix { ",;:.".contains($0) }.count)
      return self(String(name)) + word[name.endIndex...]
    }.joined(separator: " ")
  }

  /// The last parts of a name, with or without the index of the last one.
  private static func ending(of name: String, _ parts: [Substring], _ count: Int, _ keepsIndex: Bool) -> Substring {
    let ending = parts.count > count ? name[parts[parts.count - count].startIndex...] : name[...]
    guard !keepsIndex, ending.last == "]", let bracket = ending.lastIndex(of: "[") else { return ending }
    let digits = ending[ending.index(after: bracket)...].dropLast()
    return !digits.isEmpty && digits.allSatisfy(\.isNumber) ? ending[..<bracket] : ending
  }
}
