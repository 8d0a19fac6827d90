package import Playback
import RecordingStore

@MainActor
extension EvidenceSession {
  /// The session with outcomes that another process has stored, as a capture with the code of that process would have it.
  ///
  /// - Parameter runsCode: Whether code of an app ran.
  package func withOutcomes(of file: OutcomeFile, runsCode: Bool) throws -> EvidenceSession {
    let stored = try file.read()
    var session = self
    session.outcomes = stored.outcomes
    session.decisions = stored.decisions
    session.viewNames = stored.names.map { ViewName(name: $0.name, rungs: $0.rungs) }
    session.vocabulary = .captured(runsCode: runsCode)
    for (key, value) in RecordedRules.codeRows(of: stored) {
      session.descriptions[key] = value
    }
    return session
  }
}
