/// The distance between two spellings, for suggestions.
package enum EditDistance {
  /// The number of insertions, deletions, replacements and swaps of neighbours that lead from one sequence to the other.
  package static func between<Element: Equatable>(_ one: [Element], _ other: [Element]) -> Int {
    var beforePrevious: [Int] = []
    var previous = Array(0...other.count)
    for i in 0..<one.count {
      var row = [i + 1]
      row.reserveCapacity(other.count + 1)
      for j in 0..<other.count {
        var cost = min(previous[j] + (one[i] == other[j] ? 0 : 1), previous[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, one[i] == other[j - 1], one[i - 1] == other[j] { cost = min(cost, beforePrevious[j - 1] + 1) }
        row.append(cost)
      }
      (beforePrevious, previous) = (previous, row)
    }
    return previous[other.count]
  }
}
