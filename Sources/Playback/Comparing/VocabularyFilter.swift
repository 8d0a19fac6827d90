import RecordingStore

/// Removes from outcomes what the vocabulary of a session does not name, so that nothing is compared that only one side states.
enum VocabularyFilter {
  /// The outcomes that a session with a vocabulary can state, with what it can state of them.
  static func outcomes<View>(
    _ outcomes: [SessionOutcome<View>], within vocabulary: SessionVocabulary
  ) -> [SessionOutcome<View>] {
    if vocabulary.contains(.replayed(runsCode: false)),
      vocabulary.contains(.effects) || !outcomes.contains(where: isEffect)
    {
      return outcomes
    }
    guard outcomes.contains(where: { $0.detail != nil || isCall($0) || isEffect($0) }) else { return outcomes }
    let hasHandlers = vocabulary.contains(.handlers)
    return outcomes.compactMap { outcome in
      if isCall(outcome), !hasHandlers { return nil }
      if isEffect(outcome), !vocabulary.contains(.effects) { return nil }
      guard let detail = outcome.detail else { return outcome }
      var outcome = outcome
      let kept = OutcomeDetail(
        handlers: hasHandlers ? detail.handlers : nil,
        reacts: vocabulary.contains(.reactions) ? detail.reacts : nil, region: hasHandlers ? detail.region : nil,
        extent: vocabulary.contains(.extents) ? detail.extent : nil)
      outcome.detail = kept.isEmpty ? nil : kept
      return outcome
    }
  }

  private static func isEffect<View>(_ outcome: SessionOutcome<View>) -> Bool {
    if case .effect = outcome.kind { true } else { false }
  }

  private static func isCall<View>(_ outcome: SessionOutcome<View>) -> Bool {
    if case .call = outcome.kind { true } else { false }
  }
}
