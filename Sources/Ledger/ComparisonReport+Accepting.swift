package import Findings

extension ComparisonReport {
  /// Removes the accepted differences and unknown outcomes from the counts and lists, and finds the lines of the ledger without effect.
  ///
  /// - Parameters:
  ///   - path: The path of the ledger, for messages.
  ///   - today: An acceptance that expires before this day has no effect.
  ///   - placed: The path of a recording relative to the ledger's folder.
  ///   - exists: Whether a recording of the ledger exists.
  package mutating func accept(
    _ acceptances: [Acceptance], of path: String, today: LedgerDate, placed: (String) -> String,
    exists: (String) -> Bool
  ) {
    var result = AcceptanceResult(path: path)
    let groups = Dictionary(grouping: acceptances, by: \.place)
    var seen: Set<Acceptance.Place> = []
    for index in comparisons.indices {
      let place = place(of: comparisons[index], placed)
      seen.insert(place)
      guard let group = groups[place] else { continue }
      // A replay that ended early lacks differences; their acceptances may still have an effect.
      let isWhole = comparisons[index].earlyEnd == nil
      var unused = comparisons[index].accept(
        group.filter { !$0.isOfUnknown }, today: today, expired: &result.expired)
      unused += comparisons[index].acceptUnknowns(
        group.filter(\.isOfUnknown), today: today, expired: &result.expired)
      if isWhole { result.obsolete += unused }
    }
    for acceptance in acceptances where !seen.contains(acceptance.place) && !exists(acceptance.place.recording) {
      result.obsolete.append(AcceptanceResult.Obsolete(acceptance: acceptance, why: "the recording does not exist"))
    }
    let sessions = Dictionary(grouping: comparisons) { placed($0.recording) }.mapValues { Set($0.map(\.session)) }
    for acceptance in acceptances where !seen.contains(acceptance.place) {
      let number = acceptance.place.session
      guard let known = sessions[acceptance.place.recording], !known.contains(number) else { continue }
      result.obsolete.append(
        AcceptanceResult.Obsolete(acceptance: acceptance, why: "the recording has no session \(number)"))
    }
    acceptance = result
  }

  /// The place of a comparison in a ledger.
  package func place(of comparison: Comparison, _ placed: (String) -> String) -> Acceptance.Place {
    Acceptance.Place(
      recording: placed(comparison.recording), session: comparison.session, strategy: comparison.strategy,
      profile: comparison.profile, against: comparison.against, build: comparison.build ?? replayBuild)
  }
}

extension ComparisonReport.Comparison {
  /// Moves the differences that are accepted to ``accepted``. Returns the acceptances without effect.
  fileprivate mutating func accept(
    _ acceptances: [Acceptance], today: LedgerDate, expired: inout [Acceptance]
  ) -> [AcceptanceResult.Obsolete] {
    let divergences = divergences
    let followers = Dictionary(grouping: divergences.filter { $0.followsFrom != nil }, by: { $0.followsFrom! })
    var used: Set<Acceptance> = []
    var byRoot: [String: Acceptance] = [:]
    for root in divergences where root.followsFrom == nil {
      for acceptance in acceptances
      where acceptance.mismatch(root, followers[root.id] ?? [], scene: sceneHash, recording: recording) == nil {
        used.insert(acceptance)
        if let end = acceptance.expires, end < today {
          expired.append(acceptance)
        } else {
          byRoot[root.id] = acceptance
        }
      }
    }
    let obsolete = acceptances.filter { !used.contains($0) }.map { acceptance in
      AcceptanceResult.Obsolete(acceptance: acceptance, why: why(acceptance, divergences, followers))
    }
    guard !byRoot.isEmpty else { return obsolete }
    accepted += divergences.compactMap { divergence in
      byRoot[divergence.followsFrom ?? divergence.id].map { AcceptedDivergence(divergence, $0) }
    }
    self.divergences = divergences.filter { byRoot[$0.followsFrom ?? $0.id] == nil }
    divergenceCount -= accepted.count
    rootCount -= byRoot.count
    return obsolete
  }

  /// Why an acceptance matches none of the differences.
  private func why(
    _ acceptance: Acceptance, _ divergences: [Divergence], _ followers: [String: [Divergence]]
  ) -> String {
    let nearest = divergences.first { $0.followsFrom == nil && acceptance.isAbout($0, recording: recording) }
    guard let nearest else {
      let other = divergences.contains { $0.event == acceptance.event && $0.kind == acceptance.kind }
      return other ? "the outcome is another one now" : "nothing differs there now"
    }
    return acceptance.mismatch(nearest, followers[nearest.id] ?? [], scene: sceneHash, recording: recording)
      ?? "another line accepts it"
  }
}

extension Acceptance {
  /// Whether the acceptance is about a difference, apart from the scene and what follows.
  ///
  /// Of two recordings with one file name and the same differences, the ids of one depend on its path.
  fileprivate func isAbout(_ divergence: Divergence, recording: String) -> Bool {
    guard divergence.event == event, divergence.kind == kind else { return false }
    return divergence.id == id || divergence.id == StableHash.hexadecimal(of: "\(id)|\(recording)")
      || StableHash.hexadecimal(of: "\(divergence.id)|\(recording)") == id
  }

  /// Why the acceptance does not cover a difference; `nil` if it does.
  fileprivate func mismatch(
    _ divergence: Divergence, _ followers: [Divergence], scene: String?, recording: String
  ) -> String? {
    guard isAbout(divergence, recording: recording),
      from == Self.text(divergence.recordedOutcome, of: divergence),
      to == Self.text(divergence.replayedOutcome, of: divergence)
    else { return "the outcome is another one now" }
    guard scene == self.scene else { return "the scene has changed" }
    return consequences == Self.consequences(followers) ? nil : "what follows from the difference has changed"
  }
}
