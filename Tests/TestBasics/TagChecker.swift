import Foundation

/// Checks that a page of HTML with SVG is well formed.
package struct TagChecker {
  /// The problems in the order of the page.
  package private(set) var problems: [String] = []
  /// The number of each element's occurrences.
  package private(set) var counts: [String: Int] = [:]
  /// The values of the attribute `id`.
  package private(set) var ids: [String] = []
  /// The values of the attribute `href`.
  package private(set) var links: [String] = []
  /// The names of all attributes.
  package private(set) var attributes: Set<String> = []

  private static let void: Set<String> = ["meta", "br", "hr", "img", "link", "input"]

  package init(_ page: String) {
    var rest = Substring(page)
    var open: [String] = []
    while let start = rest.firstIndex(of: "<") {
      let between = rest[..<start]
      if between.contains(">") { problems.append("a lone > in: \(between.suffix(40))") }
      guard let end = rest[start...].firstIndex(of: ">") else {
        problems.append("a tag that does not end: \(rest[start...].prefix(40))")
        break
      }
      let tag = rest[rest.index(after: start)..<end]
      rest = rest[rest.index(after: end)...]
      if tag.hasPrefix("!doctype") { continue }
      if tag.hasPrefix("/") {
        let name = String(tag.dropFirst())
        if open.popLast() != name { problems.append("</\(name)> closes something else") }
        continue
      }
      let name = String(tag.prefix { $0.isLetter || $0.isNumber })
      counts[name, default: 0] += 1
      readAttributes(tag.dropFirst(name.count))
      if tag.hasSuffix("/") || Self.void.contains(name) { continue }
      if name == "script" || name == "style" {
        guard let close = rest.range(of: "</\(name)>") else {
          problems.append("<\(name)> is not closed")
          break
        }
        rest = rest[close.upperBound...]
        continue
      }
      open.append(name)
    }
    problems += open.map { "<\($0)> is not closed" }
    for (id, number) in Dictionary(grouping: ids, by: { $0 }).mapValues(\.count) where number > 1 {
      problems.append("the id \(id) is there \(number) times")
    }
  }

  private mutating func readAttributes(_ text: Substring) {
    var rest = text.drop { $0 == " " || $0 == "/" }
    while !rest.isEmpty {
      let name = String(rest.prefix { $0 != "=" })
      rest = rest.dropFirst(name.count + 1)
      guard rest.first == "\"", let end = rest.dropFirst().firstIndex(of: "\"") else {
        problems.append("the attribute \(name) is not quoted")
        return
      }
      let value = String(rest[rest.index(after: rest.startIndex)..<end])
      attributes.insert(name)
      if name == "id" { ids.append(value) }
      if name == "href" { links.append(value) }
      rest = rest[rest.index(after: end)...].drop { $0 == " " || $0 == "/" }
    }
  }
}
