import Findings
import Foundation
import HitTestTerms
import RecordingStore

/// A divergence that follows from no other, with its number in the list and in the picture.
struct NumberedTouch {
  /// From 1.
  let number: Int
  let divergence: Divergence
  /// What the list and the picture show: the number of the touch in the session, as on the page; a dot for what is of no touch.
  var label: String { divergence.touchNumber.map(String.init) ?? "•" }
  /// The divergences that follow from it.
  let followers: [Divergence]

  /// The old receiver, or the view of the lost outcome.
  var oldView: ViewID? { divergence.recorded?.view }
  /// The new receiver, or the view of the gained outcome; `nil` if the hit test recurses without end.
  var newView: ViewID? { isEndless ? nil : divergence.replayed?.view }

  private var isEndless: Bool {
    followers.contains {
      if case .trouble(let trouble) = $0.replayed { trouble.what == .recursion } else { false }
    }
  }

  /// The differing touches of a comparison at places, from 0, in order.
  static func list(_ comparison: ComparisonReport.Comparison, _ places: Range<Int>) -> [NumberedTouch] {
    let divergences = comparison.divergences
    let followers = Dictionary(grouping: divergences.filter { $0.followsFrom != nil }) { $0.followsFrom ?? "" }
    let roots = divergences.lazy.filter { $0.followsFrom == nil }.dropFirst(places.lowerBound).prefix(places.count)
    return roots.enumerated().map { offset, root in
      NumberedTouch(number: places.lowerBound + offset + 1, divergence: root, followers: followers[root.id] ?? [])
    }
  }
}
