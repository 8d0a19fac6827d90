/// Finds what a mistyped word was probably meant to be.
public enum Suggestion {
  /// The candidate that is most like `word`, or `nil` when none is near: one slip for every three letters, or
  /// a beginning of at least three letters that only one candidate has. Of two as near, the first is taken.
  public static func nearest(to word: String, among candidates: [String]) -> String? {
    let letters = Array(word.utf8)
    var best: (candidate: String, distance: Int)?
    for candidate in candidates {
      let distance = distance(letters, Array(candidate.utf8))
      guard distance <= max(1, max(letters.count, candidate.utf8.count) / 3), candidate.utf8.count > 1,
        distance < candidate.utf8.count
      else { continue }
      if best.map({ distance < $0.distance }) ?? true { best = (candidate, distance) }
    }
    if let best { return best.candidate }
    let longer = candidates.filter { letters.count >= 3 && $0.hasPrefix(word) }
    return longer.count == 1 ? longer[0] : nil
  }

  /// The number of letters to insert, remove, replace or swap with their neighbour.
  static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for row in 0..<left.count {
      var current = [row + 1]
      current.reserveCapacity(right.count + 1)
      for column in 0..<right.count {
        let replaced = last[column] + (left[row] == right[column] ? 0 : 1)
        var least = min(replaced, last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          least = min(least, beforeLast[column - 1] + 1)
        }
        current.append(least)
      }
      beforeLast = last
      last = current
    }
    return last[right.count]
  }
}
