/// Finds what somebody who wrote a key or a word into a file probably meant.
package enum NearMiss {
  /// A question for the end of a message, or nil if no candidate is close enough.
  package static func remedy(for name: String, among candidates: [String]) -> String? {
    suggestion(for: name, among: candidates).map { "did you mean '\($0)'?" }
  }

  /// The candidate that is fewest edits away from a name, if that is close enough to be meant: one for every three letters
  /// of the shorter one. Of equals the first. A single letter is near to every other, so it is never suggested.
  package static func suggestion(for name: String, among candidates: [String], within edits: Int? = nil) -> String? {
    let letters = Array(name.lowercased().unicodeScalars.prefix(64))
    var best: (candidate: String, distance: Int)?
    for candidate in candidates {
      let other = Array(candidate.lowercased().unicodeScalars)
      guard other.count > 1 else { continue }
      let limit = edits ?? max(1, min(letters.count, other.count) / 3)
      let distance = distance(letters, other)
      if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.candidate
  }

  /// How many insertions, deletions, replacements and swaps of neighbours lead from one to the other.
  private static func distance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
    var beforePrevious: [Int] = []
    var previous = Array(0...b.count)
    for i in 0..<a.count {
      var row = [i + 1]
      for j in 0..<b.count {
        var cost = min(previous[j] + (a[i] == b[j] ? 0 : 1), previous[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, beforePrevious[j - 1] + 1) }
        row.append(cost)
      }
      (beforePrevious, previous) = (previous, row)
    }
    return previous[b.count]
  }
}
