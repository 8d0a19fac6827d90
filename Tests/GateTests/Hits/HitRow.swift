import Testing

/// One row of a system's table: a touch and the view that must receive it.
struct HitRow: CustomTestStringConvertible, Sendable {
  /// The row's name in the comments of touch files.
  let id: String
  /// The folder of the scene.
  let folder: String
  let scene: String
  let strategy: String
  let x: Double
  let y: Double
  /// The view whose `hitTest` is called directly; `nil` for a touch on the screen.
  let origin: String?
  /// The view's name, `-` for nil, `!recursion` for an infinite hit test.
  let expected: String

  var testDescription: String {
    "\(id): \(scene) \(strategy) (\(x), \(y))" + (origin.map { " from \($0)" } ?? "") + " → \(expected)"
  }

  /// All rows of all systems.
  static let all = navigation + table + overlay + dropDown + cards

  /// Rows of one system, one per line: `ID scene strategy x,y [from=VIEW] expected`.
  static func rows(_ folder: String, _ text: String) -> [HitRow] {
    text.split(separator: "\n").map { line in
      var words = line.split(separator: " ").map(String.init)
      let expected = words.removeLast()
      let origin = words.last.flatMap { $0.hasPrefix("from=") ? String($0.dropFirst(5)) : nil }
      let point = words[3].split(separator: ",").compactMap { Double($0) }
      return HitRow(
        id: words[0], folder: folder, scene: words[1], strategy: words[2], x: point[0], y: point[1], origin: origin,
        expected: expected)
    }
  }

  /// Rows with a column for each strategy: `ID scene x,y expected…`.
  static func rows(_ folder: String, strategies: [String], _ text: String) -> [HitRow] {
    text.split(separator: "\n").flatMap { line in
      let words = line.split(separator: " ").map(String.init)
      let point = words[2].split(separator: ",").compactMap { Double($0) }
      precondition(words.count == 3 + strategies.count, "a column is missing: \(line)")
      return zip(strategies, words[3...]).map { strategy, expected in
        HitRow(
          id: words[0], folder: folder, scene: words[1], strategy: strategy, x: point[0], y: point[1], origin: nil,
          expected: expected)
      }
    }
  }
}
