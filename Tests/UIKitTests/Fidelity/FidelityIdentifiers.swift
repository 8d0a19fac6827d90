/// The numbers of the rules and rows of cases that `Documentation/Fidelity.md` must contain.
enum FidelityIdentifiers {
  /// The rules of hit testing, delivery, controls, recognizers, scrolling, tables, containers, the runtime and the
  /// event loop.
  static let rules: [String] =
    lettered("1.1", "g") + lettered("1.2", "h") + ["1.3", "1.4", "1.5"] + lettered("1.6", "e") + ["1.7", "2.1"]
    + lettered("2.2", "h") + lettered("2.3", "e") + numbered("2", 4...6) + numbered("3", 1...6) + lettered("4.1", "g")
    + numbered("4", 2...6) + numbered("5", 1...8) + numbered("6", 1...4) + numbered("7", 1...4) + ["7.3a", "7.3b"]
    + lettered("8", "m") + numbered("13", 1...8)

  /// The rows of hit tests, touches, controls, gestures, scrolling, tables, presentations and the runtime.
  static let rows: [String] =
    ids("H", [1...7, 9...9, 11...13, 15...17, 19...25, 27...29, 31...31])
    + ids("T", [1...2, 4...4, 6...9, 11...12])
    + ids("C", [1...2, 4...8, 10...12, 14...14, 16...17, 19...19])
    + ids("G", [1...4, 7...7, 9...12, 15...19, 21...24, 26...27, 29...29])
    + ids("S", [1...1, 3...4, 6...14, 16...17, 19...19, 22...23])
    + ids("R", [1...2, 4...4, 6...6, 8...8]) + ids("V", [1...1, 3...3]) + ids("O", [1...4, 6...8])

  private static func numbered(_ section: String, _ numbers: ClosedRange<Int>) -> [String] {
    numbers.map { "\(section).\($0)" }
  }

  private static func lettered(_ section: String, _ last: Character) -> [String] {
    "abcdefghijklmnopqrstuvwxyz".prefix { $0 <= last }.map { "\(section)\($0)" }
  }

  private static func ids(_ letter: String, _ ranges: [ClosedRange<Int>]) -> [String] {
    ranges.flatMap { $0.map { "\(letter)\($0)" } }
  }
}
