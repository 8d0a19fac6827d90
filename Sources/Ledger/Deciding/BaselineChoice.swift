package import Findings
import RecordingStore

/// Which sessions of a comparison get the replayed outcomes as their new baseline.
package enum BaselineChoice: String, CaseIterable, Sendable {
  case never
  /// Sessions with touches and without recorded outcomes.
  case new
  /// Sessions with differences that are not accepted.
  case changed
  /// Sessions with such differences, or with an unknown result.
  case failed
  case all

  /// Whether a session is one of them. Throws if its recording cannot be read.
  package func includes(_ comparison: ComparisonReport.Comparison) throws -> Bool {
    // A replay that ended early has no complete outcomes, and one of several results is no baseline.
    guard comparison.earlyEnd == nil, !comparison.isNondeterministic else { return false }
    switch self {
    case .never: return false
    case .new:
      let sessions = try RecordingReader(path: comparison.recording).sessions
      return sessions.contains { $0.id == comparison.session && $0.outcomeCount == 0 && $0.sampleCount > 0 }
    case .changed: return comparison.divergenceCount > 0
    case .failed: return comparison.hasFindings
    case .all: return true
    }
  }
}
