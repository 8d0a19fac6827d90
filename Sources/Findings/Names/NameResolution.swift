/// A view of a replay that may be a recorded one.
package struct NameCandidate: Hashable, Sendable {
  /// Its name in the replay.
  package let name: String
  package let rungs: NameRungs

  package init(name: String, rungs: NameRungs) { (self.name, self.rungs) = (name, rungs) }
}

/// Which view of a replay is a recorded one.
package enum NameResolution: Hashable, Sendable {
  /// No view fits.
  case absent
  /// The view with the same name.
  case unchanged
  /// A view with another name, and what has changed.
  case renamed(String, [NameChange])
  /// The views with these names fit equally well.
  case ambiguous([String])

  /// Finds the view.
  ///
  /// - Parameters:
  ///   - name: The recorded name.
  ///   - candidates: The views of the replay, each name once.
  ///   - taken: Names that are known to be those of other recorded views.
  ///   - recorded: All recorded names. A view that one of them fits at least as well is that one.
  package init(
    of name: String, _ rungs: NameRungs, among candidates: [NameCandidate], taken: Set<String> = [],
    recorded: [String: NameRungs], in scene: NamedScene
  ) {
    var fitting = candidates.compactMap { candidate in
      NameAgreement(rungs, candidate.rungs, in: scene).map { (candidate: candidate, agreement: $0) }
    }
    // Most candidates do not fit, so this is asked of few.
    fitting = fitting.filter { entry in
      guard entry.candidate.name != name, let own = recorded[entry.candidate.name],
        let claim = NameAgreement(own, entry.candidate.rungs, in: scene)
      else { return true }
      return claim.isLess(than: entry.agreement)
    }
    let hasName = candidates.contains { $0.name == name }
    guard let strength = fitting.map(\.agreement.strength).max() else {
      self = hasName ? .unchanged : .absent
      return
    }
    fitting = fitting.filter { $0.agreement.strength == strength }
    if fitting.contains(where: \.agreement.hasPlace) { fitting = fitting.filter(\.agreement.hasPlace) }
    let isSure = { (entry: (candidate: NameCandidate, agreement: NameAgreement)) in !entry.agreement.isTied }
    if fitting.contains(where: isSure) { fitting = fitting.filter(isSure) }
    if fitting.contains(where: { !taken.contains($0.candidate.name) }) {
      fitting = fitting.filter { !taken.contains($0.candidate.name) }
    }
    if fitting.contains(where: { $0.candidate.rungs.isWrapper == rungs.isWrapper }) {
      fitting = fitting.filter { $0.candidate.rungs.isWrapper == rungs.isWrapper }
    }
    if fitting.count > 1 {
      let alike = fitting.filter { $0.candidate.rungs.size == rungs.size && $0.candidate.rungs.text == rungs.text }
      if !alike.isEmpty { fitting = alike }
    }
    if fitting.count > 1 {
      // Only the identifier and the property are evidence enough beside others.
      let hasOwn = fitting.contains { $0.candidate.name == name } && strength >= .name
      self = hasOwn ? .unchanged : .ambiguous(fitting.map(\.candidate.name).sorted())
    } else if fitting[0].candidate.name == name {
      self = .unchanged
    } else {
      let found = fitting[0]
      let others = Self.others(
        claiming: found.candidate, than: name, rungs, found.agreement, recorded, candidates, scene)
      self =
        others
        ? (hasName ? .unchanged : .absent)
        : .renamed(found.candidate.name, found.agreement.changes(name, rungs, found.candidate))
    }
  }

  /// Whether a recorded view without counterpart, which is not this one, fits the candidate at least as well.
  private static func others(
    claiming candidate: NameCandidate, than name: String, _ rungs: NameRungs, _ agreement: NameAgreement,
    _ recorded: [String: NameRungs], _ candidates: [NameCandidate], _ scene: NamedScene
  ) -> Bool {
    recorded.contains { other, own in
      guard other != name, other != candidate.name, own.kind == rungs.kind, own.isOther(than: rungs),
        !candidates.contains(where: { $0.name == other }),
        let claim = NameAgreement(own, candidate.rungs, in: scene)
      else { return false }
      return !claim.isLess(than: agreement)
    }
  }
}

extension NameRungs {
  /// Whether a recorded view is known to be another one than a recorded view, and not the same one under another name.
  fileprivate func isOther(than view: NameRungs) -> Bool {
    identifier != nil && view.identifier != nil && identifier != view.identifier
      || !holders.isEmpty && !view.holders.isEmpty
        && Set(holders.map(\.property)).isDisjoint(with: view.holders.map(\.property))
  }
}
