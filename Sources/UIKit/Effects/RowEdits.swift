/// Which of the rows that a list showed before and shows now were removed, added or changed.
///
/// Rows that fill the list at its end, because others were removed or its size differs, are none.
struct RowEdits {
  private(set) var removed: [EffectValue.Member] = []
  private(set) var added: [EffectValue.Member] = []

  init(from old: [EffectValue.Member], to new: [EffectValue.Member]) {
    let kept = Self.longestCommonRows(old.map(\.value), new.map(\.value))
    guard let last = kept.last else { return }
    let (olds, news) = (Set(kept.map(\.old)), Set(kept.map(\.new)))
    removed = old.indices.filter { $0 < last.old && !olds.contains($0) }.map { old[$0] }
    added = new.indices.filter { $0 < last.new && !news.contains($0) }.map { new[$0] }
  }

  /// The places of the rows in the longest common subsequence. Lists show few rows, so the whole table is made.
  private static func longestCommonRows(_ old: [EffectValue], _ new: [EffectValue]) -> [(old: Int, new: Int)] {
    var lengths = Array(repeating: Array(repeating: 0, count: new.count + 1), count: old.count + 1)
    for one in old.indices.reversed() {
      for other in new.indices.reversed() {
        lengths[one][other] =
          old[one] == new[other]
          ? lengths[one + 1][other + 1] + 1 : max(lengths[one + 1][other], lengths[one][other + 1])
      }
    }
    var (pairs, one, other): ([(old: Int, new: Int)], Int, Int) = ([], 0, 0)
    while one < old.count, other < new.count {
      if old[one] == new[other] {
        pairs.append((one, other))
        (one, other) = (one + 1, other + 1)
      } else if lengths[one + 1][other] >= lengths[one][other + 1] {
        one += 1
      } else {
        other += 1
      }
    }
    return pairs
  }
}
