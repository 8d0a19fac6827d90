import Foundation
import PrintedText

/// The messages of a failed compilation.
struct CompilerMessages: Equatable {
  /// An error with its place.
  struct Error: Equatable {
    let path: String
    let line: Int
    let column: Int
    let text: String
  }

  /// The errors that have a place, in the order of the compiler.
  let errors: [Error]
  /// The compiler's lines: errors with the lines of source that they quote, and notes.
  let lines: [String]

  init(_ lines: [String]) {
    let own = Self.withoutGenerated(lines)
    // If only generated code has errors, they are shown.
    self.lines = own.contains { $0.contains(": error: ") } ? own : lines
    errors = self.lines.compactMap(Self.error)
  }

  /// The lines without the messages about generated code, which follow from errors in the sources.
  private static func withoutGenerated(_ lines: [String]) -> [String] {
    var isGenerated = false
    return lines.filter { line in
      if line.contains(": error: ") || line.contains(": note: ") || line.contains(": warning: ") {
        isGenerated = line.hasPrefix("registration of ")
      }
      return !isGenerated
    }
  }

  /// The compiler's lines up to the end of an error, so that a file with hundreds of errors does not fill the screen.
  func excerpt(errors limit: Int) -> [String] {
    var shown: [String] = []
    var count = 0
    for line in lines {
      if line.contains(": error: ") {
        count += 1
        if count > limit { continue }
      }
      if count <= limit { shown.append(line) }
    }
    if count > limit { shown.append("… and \(Counted.text(count - limit, "more error"))") }
    return shown
  }

  /// The error of a line `path:line:column: error: text`.
  static func error(_ line: String) -> Error? {
    guard let mark = line.range(of: ": error: ") else { return nil }
    let place = line[..<mark.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
    guard place.count >= 3, let number = Int(place[place.count - 2]), let column = Int(place[place.count - 1]) else {
      return nil
    }
    return Error(
      path: place.dropLast(2).joined(separator: ":"), line: number, column: column,
      text: String(line[mark.upperBound...]))
  }
}
