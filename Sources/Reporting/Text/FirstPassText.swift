import Findings
import HitTestTerms
import RecordingStore

/// That the hit tests of one touch have different results, as text.
enum FirstPassText {
  /// `the first hit test of the touch finds overlay, the last one no view; the last one counts`.
  static func sentence(_ first: HitTrace.FirstPass, last: ViewID?) -> String {
    "the first hit test of the touch finds \(first.answer?.name ?? "no view"), the last one \(last?.name ?? "no view"); the last one counts"
  }

  /// The sentence for a touch with a different receiver; `nil` if its hit tests agree.
  static func sentence(_ divergence: Divergence) -> String? {
    guard let first = divergence.firstPass, let replayed = divergence.replayed, case .hit(_, let last) = replayed else {
      return nil
    }
    return sentence(first, last: last)
  }
}
