/// Finds the word that somebody probably meant.
enum NearMiss {
  /// The candidate nearest to `word`, when at most a third of its letters (two at most) differ; the first of equals.
  static func suggestion(for word: String, among candidates: [String]) -> String? {
    guard word.utf8.count <= 40 else { return nil }
    let lowercased = Array(word.lowercased().utf8)
    var best: (word: String, distance: Int)?
    for candidate in candidates {
      let distance = distance(lowercased, Array(candidate.lowercased().utf8))
      guard distance <= min(2, candidate.utf8.count / 3) else { continue }
      if distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.word
  }

  /// The number of letters to add, remove, replace or exchange with their neighbour to get from one word to the other.
  private static func distance(_ a: [UInt8], _ b: [UInt8]) -> Int {
    var beforeLast = [Int](repeating: 0, count: b.count + 1)
    var last = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        var cost = min(row[j] + 1, last[j + 1] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, beforeLast[j - 1] + 1) }
        row.append(cost)
      }
      beforeLast = last
      last = row
    }
    return last[b.count]
  }
}
