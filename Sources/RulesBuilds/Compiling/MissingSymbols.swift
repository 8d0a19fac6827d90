import PrintedText

/// What the module UIKit lacks, according to the compiler's errors: each name once, the most frequent first.
package struct MissingSymbols: Equatable, Sendable {
  package struct Symbol: Equatable, Sendable {
    package let name: String
    /// The number of errors that it causes.
    package let count: Int
  }

  package let symbols: [Symbol]

  init(_ errors: [CompilerMessages.Error]) {
    var counts: [String: Int] = [:]
    for error in errors {
      if let name = Self.name(error.text) { counts[name, default: 0] += 1 }
    }
    symbols = counts.map { Symbol(name: $0.key, count: $0.value) }
      .sorted { ($1.count, $0.name) < ($0.count, $1.name) }
  }

  /// One line for each name.
  package var lines: [String] {
    symbols.map { "\($0.name) is not modelled (\(Counted.text($0.count, "error")))" }
  }

  private static let prefixes = ["UI", "CA", "NS", "CG", "AV", "MK", "WK"]

  private static func name(_ message: String) -> String? {
    let parts = message.split(separator: "'", omittingEmptySubsequences: false)
    let names = parts.indices.filter { !$0.isMultiple(of: 2) }.map { String(parts[$0]) }
    guard let first = names.first else { return nil }
    if message.hasPrefix("cannot find type") || message.hasPrefix("cannot find '") {
      return isSystem(first) ? first : nil
    }
    if message.contains("has no member"), names.count > 1, isSystem(first) {
      return "\(first.prefix { $0 != "<" && $0 != "?" }).\(names[1])"
    }
    return nil
  }

  static func isSystem(_ name: String) -> Bool {
    prefixes.contains { prefix in
      name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isUppercase == true
    }
  }
}
