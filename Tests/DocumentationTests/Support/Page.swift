import Foundation
import TestSupport
import Testing

/// A Markdown file of the repository.
struct Page: CustomTestStringConvertible, Sendable {
  /// The path from the root of the repository.
  let path: String

  static let readme = Page(path: "README.md")

  /// All pages outside hidden folders, by path.
  static let all: [Page] = Repository.files { $0.hasSuffix(".md") }.map(Page.init)

  var testDescription: String { path }
  var url: URL { Repository.root.appending(path: path) }

  func text() throws -> String {
    String(decoding: try Data(contentsOf: url), as: UTF8.self)
  }

  func lines() throws -> [String] {
    try text().split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// The fenced blocks of a language without their fences. Every line ends with a line feed.
  func blocks(_ language: String) throws -> [String] {
    var blocks: [String] = []
    var block: String?
    var isOpen = false
    for line in try lines() {
      if line.hasPrefix("```") {
        if let finished = block { blocks.append(finished) }
        block = !isOpen && line == "```" + language ? "" : nil
        isOpen.toggle()
      } else if block != nil {
        block? += line + "\n"
      }
    }
    return blocks
  }

  /// The fenced blocks that the reader is to save: those after a line that ends with "as `NAME`:".
  func savedFiles() throws -> [(name: String, text: String)] {
    let text = try text()
    return text.matches(of: #/\bas `([\w.-]+)`:\n\n```\w+\n((?:(?!```).*\n)*)```/#).map {
      (name: String($0.1), text: String($0.2))
    }
  }

  /// The fenced blocks with the name of a file after the language, as ```` ```text dump.txt ````.
  func namedFiles() throws -> [(name: String, text: String)] {
    let openings = Set(try lines().filter { $0.firstMatch(of: /^```[a-z]+ [a-z.-]+$/) != nil })
    return try openings.sorted().flatMap { opening in
      let name = String(opening.split(separator: " ")[1])
      return try blocks(String(opening.dropFirst(3))).map { (name, $0) }
    }
  }

  /// The lines outside fenced blocks.
  func prose() throws -> [String] {
    var isOpen = false
    return try lines().filter { line in
      guard line.hasPrefix("```") else { return !isOpen }
      isOpen.toggle()
      return false
    }
  }

  /// The cells of the table below a heading, without the header row.
  func table(under heading: String) throws -> [[String]] {
    let rest = try prose().drop { $0 != heading }.dropFirst()
    let rows = rest.prefix { !$0.hasPrefix("#") }.filter { $0.hasPrefix("| ") }
    return rows.dropFirst().map { row in
      row.dropFirst(2).dropLast(2).components(separatedBy: " | ").map { $0.trimmingCharacters(in: .whitespaces) }
    }
  }

  /// The fragments of links to the page's headings, without `#`.
  func anchors() throws -> Set<String> {
    let headings = try prose().filter { $0.hasPrefix("#") }
    return Set(
      headings.map { heading in
        let title = heading.drop { $0 == "#" }.dropFirst().lowercased()
        return String(title.filter { $0.isLetter || $0.isNumber || "-_ ".contains($0) }).replacing(" ", with: "-")
      })
  }
}
