import Findings
import JSONText

extension ComparisonReport.Comparison {
  /// Moves the unknown outcomes that are accepted to ``acceptedUnknowns``. Returns the acceptances without effect.
  ///
  /// - Parameters:
  ///   - acceptances: Those of unknown outcomes of the comparison.
  ///   - today: An acceptance that expires before this day has no effect.
  mutating func acceptUnknowns(
    _ acceptances: [Acceptance], today: LedgerDate, expired: inout [Acceptance]
  ) -> [AcceptanceResult.Obsolete] {
    guard !acceptances.isEmpty else { return [] }
    let ofScene = Dictionary(grouping: acceptances.filter { $0.scene == sceneHash }, by: \.unknownSubject)
    let all = unknowns
    var used: Set<Acceptance> = []
    unknowns = []
    for unknown in all {
      let matching = unknown.subject.flatMap { ofScene[$0] } ?? []
      used.formUnion(matching)
      let over = matching.filter { $0.expires.map { $0 < today } ?? false }
      expired += over
      if let acceptance = matching.first(where: { !over.contains($0) }) {
        acceptedUnknowns.append(AcceptedUnknown(unknown, acceptance))
      } else {
        unknowns.append(unknown)
      }
    }
    // An unknown outcome that is only counted may be one that is accepted.
    guard unlistedUnknowns == 0 else { return [] }
    return acceptances.filter { !used.contains($0) }.map { acceptance in
      AcceptanceResult.Obsolete(acceptance: acceptance, why: why(acceptance, all))
    }
  }

  /// Why an acceptance matches none of the unknown outcomes.
  private func why(_ acceptance: Acceptance, _ all: [UnknownOutcome]) -> String {
    let there = all.filter { $0.place?.event == acceptance.event }
    guard !there.isEmpty else { return "nothing is unknown there now" }
    if there.contains(where: { $0.subject == acceptance.unknownSubject }) { return "the scene has changed" }
    let isSameTouch = there.contains { $0.subject.flatMap { touch(of: $0.text) } == touch(of: acceptance.to) }
    return isSameTouch ? "the reason is another one now" : "the touch is another one now"
  }

  /// What identifies a touch in the text of a subject, without the reason.
  private func touch(of text: String) -> [String?]? {
    guard let json = try? JSONValue.parse(Array(text.utf8)) else { return nil }
    return ["t", "touch", "point", "view"].map { json[$0]?.canonicalText() }
  }
}
