import Foundation

/// Reads TAP version 14 strictly: each line must be one that the format has, in its place.
struct TAPChecker {
  struct Point {
    var isOK: Bool
    var number: Int
    var description: String
    var directive: String?
    /// The keys of the YAML block with their values; texts are decoded.
    var diagnostics: [(key: String, values: [String])] = []
  }

  private(set) var points: [Point] = []
  private(set) var comments: [String] = []
  private(set) var plan: Int?
  private(set) var problems: [String] = []

  init(_ text: String) {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.popLast() != "" { problems.append("no line feed at the end") }
    if lines.first != "TAP version 14" { problems.append("no version") }
    var block: [String]?
    for line in lines.dropFirst() {
      if let open = block {
        if line == "  ..." {
          read(open)
          block = nil
        } else {
          block = open + [line]
        }
      } else if line == "  ---" {
        if points.isEmpty || !points[points.count - 1].diagnostics.isEmpty {
          problems.append("a block without a point")
        }
        block = []
      } else if let match = line.wholeMatch(of: #/1\.\.(\d+)/#) {
        if plan != nil { problems.append("two plans") }
        plan = Int(match.1)
      } else if line.hasPrefix("#") {
        comments.append(String(line.dropFirst(2)))
      } else if let match = line.wholeMatch(of: #/(not )?ok (\d+) - (.*)/#) {
        let (description, directive) = Self.split(String(match.3))
        points.append(
          Point(isOK: match.1 == nil, number: Int(match.2) ?? 0, description: description, directive: directive))
      } else {
        problems.append("an unexpected line: \(line)")
      }
    }
    if block != nil { problems.append("a block does not end") }
    if plan != points.count { problems.append("the plan is \(plan ?? -1), and there are \(points.count) points") }
    if points.map(\.number) != Array(1...max(1, points.count)) { problems.append("the numbers are not in order") }
    for point in points where !point.isOK && point.directive == "" { problems.append("an empty directive") }
  }

  /// The description without escapes, and the text after an unescaped `#`.
  private static func split(_ text: String) -> (String, String?) {
    var description = ""
    var rest = Substring(text)
    while let character = rest.popFirst() {
      if character == "\\" {
        if let next = rest.popFirst() { description.append(next) }
      } else if character == "#" {
        return (String(description.dropLast()), rest.trimmingPrefix(" ").description)
      } else {
        description.append(character)
      }
    }
    return (description, nil)
  }

  private mutating func read(_ block: [String]) {
    var entries: [(key: String, values: [String])] = []
    for line in block {
      if let item = line.wholeMatch(of: #/    - (.+)/#) {
        guard !entries.isEmpty, let value = Self.text(String(item.1)) else { return problems.append("YAML: \(line)") }
        entries[entries.count - 1].values.append(value)
      } else if let entry = line.wholeMatch(of: #/  ([A-Za-z]+):(?: (.+))?/#) {
        let value = entry.2.map { Self.text(String($0)) }
        if case .some(.none) = value { problems.append("YAML: \(line)") }
        entries.append((String(entry.1), (value ?? nil).map { [$0] } ?? []))
      } else {
        problems.append("YAML: \(line)")
      }
    }
    points[points.count - 1].diagnostics = entries
  }

  private static func text(_ value: String) -> String? {
    if Int(value) != nil { return value }
    return (try? JSONSerialization.jsonObject(with: Data("[\(value)]".utf8)) as? [String])?.first
  }
}
