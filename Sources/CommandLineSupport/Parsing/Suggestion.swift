import PrintedText

/// Suggestions for mistyped words of a command line.
public enum Suggestion {
  /// The candidate with the smallest edit distance from `word`, of equals the first.
  ///
  /// The limit is one edit for every three letters. Without such a candidate, the only one that begins with `word` is
  /// returned, if `word` has at least three letters.
  public static func nearest(to word: String, among candidates: [String]) -> String? {
    let letters = Array(word.utf8)
    var best: (candidate: String, distance: Int)?
    for candidate in candidates {
      let distance = EditDistance.between(letters, Array(candidate.utf8))
      guard distance <= max(1, max(letters.count, candidate.utf8.count) / 3), candidate.utf8.count > 1,
        distance < candidate.utf8.count
      else { continue }
      if best.map({ distance < $0.distance }) ?? true { best = (candidate, distance) }
    }
    if let best { return best.candidate }
    let longer = candidates.filter { letters.count >= 3 && $0.hasPrefix(word) }
    return longer.count == 1 ? longer[0] : nil
  }
}
