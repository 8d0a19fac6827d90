package import Findings
import Foundation
import HitTestTerms
import PrintedText
import RecordingStore

/// The divergences of one comparison as text, each root with those that follow from it.
package struct DivergenceText {
  private let divergences: [Divergence]
  private let divergenceCount: Int
  private let rootCount: Int
  private let followers: [String: [Divergence]]
  /// Whether touches have their numbers in the session, as on pages. In text they have the recording's numbers, as in
  /// `replayer run` and `recorder show`, with the number in the session where that is another one.
  private let numbersTouches: Bool

  init(_ comparison: ComparisonReport.Comparison, numbersTouches: Bool = false) {
    self.init(
      comparison.divergences, count: comparison.divergenceCount, rootCount: comparison.rootCount,
      numbersTouches: numbersTouches)
  }

  /// The text for a page, with the numbers of touches in the session.
  package init(_ result: SessionResult) {
    self.init(result.divergences, count: result.divergenceCount, rootCount: result.rootCount, numbersTouches: true)
  }

  /// The text of one divergence and those that follow from it.
  init(_ root: Divergence, _ followers: [Divergence]) {
    self.init([root] + followers, count: followers.count + 1, rootCount: 1, numbersTouches: false)
  }

  /// The text of one divergence without those that follow from it.
  init(_ divergence: Divergence) { self.init([divergence], count: 1, rootCount: 1, numbersTouches: false) }

  private init(_ divergences: [Divergence], count: Int, rootCount: Int, numbersTouches: Bool) {
    self.numbersTouches = numbersTouches
    self.divergences = divergences
    divergenceCount = count
    self.rootCount = rootCount
    followers = Dictionary(grouping: divergences.filter { $0.followsFrom != nil }, by: { $0.followsFrom! })
  }

  /// The first divergences that follow from no other.
  package func roots(limit: Int) -> [Divergence] {
    Array(divergences.lazy.filter { $0.followsFrom == nil }.prefix(limit))
  }

  /// The lines of one divergence of a comparison and of those that follow from it.
  package static func lines(
    of divergence: Divergence, in comparison: ComparisonReport.Comparison
  ) -> [String] {
    let following = comparison.divergences.filter { $0.followsFrom == divergence.id }
    return DivergenceText(divergence, following).lines(divergence, showsCode: false)
  }

  /// The lines for the first roots, with the source of the code that decided or ran if `showsCode`.
  func lines(limit: Int, showsCode: Bool = false) -> [String] {
    let shown = roots(limit: limit)
    var lines = shown.flatMap { self.lines($0, showsCode: showsCode) }
    let rest = rootCount - shown.count
    if rest > 0 { lines.append("… and \(rest) more touches that differ") }
    let unseen = divergenceCount - divergences.count
    if unseen > 0 { lines.append("… and \(Counted.text(unseen, "divergence")) that were only counted") }
    return lines
  }

  private func lines(_ root: Divergence, showsCode: Bool) -> [String] {
    var lines = [sentence(root)]
    let following = followers[root.id] ?? []
    if root.kind == "hit", let decision = root.decidedBy {
      if let own = OwnCodeText.sentence(decision) { lines.append("  " + own) }
      lines.append(
        "  decided by \(decision.line.map { "\($0): " } ?? "")\(decision.view.name), rule \(decision.rule.name): it "
          + decision.rule.sentence.text(other: decision.other?.name))
      if let baseline = decision.baseline {
        lines.append(
          "  before, \(baseline.line.map { "\($0): " } ?? "")rule \(baseline.rule.name): it "
            + baseline.rule.sentence.text(other: baseline.other?.name))
      }
    }
    if let note = FirstPassText.sentence(root) { lines.append("  " + note) }
    if let changes = OwnCodeText.changes(root) { lines.append("  " + changes) }
    let code = showsCode ? OwnCodeText.excerpts(root).map { "    " + $0 } : []
    return lines + places(of: root) + code + changes(following).map { "  " + $0 }
  }

  /// The lines of the code that ran on either side, or that ended the session.
  private func places(of root: Divergence) -> [String] {
    guard root.isOfCode || root.isEnd || root.handler != nil else { return [] }
    return root.handlerLines.sorted { $0.key < $1.key }.map { "  \($0.value): \($0.key)" }
  }

  /// The touch or event, its time and place, and what differs on both sides.
  package func sentence(_ root: Divergence) -> String {
    var place =
      switch (number(of: root), numbersTouches) {
      case (let number?, true): "touch \(number)"
      case (let touch?, false): Formatting.touch(touch, number: root.touchNumber)
      case (nil, _): "event \(root.event)"
      }
    place += " at \(Formatting.seconds(root.timestampMicroseconds))"
    if let point = root.point { place += " \(Formatting.point(point))" }
    guard root.kind == "hit", !root.isOfHandlers else { return "\(place): \(headline(root))" }
    let following = followers[root.id] ?? []
    return "\(place): \(receiver(\.recorded, of: root, following)) → \(receiver(\.replayed, of: root, following))"
  }

  /// The outcomes that follow from a root, one line for each kind.
  package func consequences(of root: Divergence) -> [String] { changes(followers[root.id] ?? []) }

  /// The headline of a root other than a different receiver.
  func headline(_ root: Divergence) -> String {
    if let change = EndText.change(root) ?? EffectText.change(root) { return change }
    let (recorded, replayed) = (numbered(\.recorded, root), numbered(\.replayed, root))
    if let outcome = recorded ?? replayed, root.isOfCode, let change = HandlerText.change(root) {
      return "\(root.kind) \(Formatting.phrase(outcome)) \(change)"
    }
    if recorded == nil || replayed == nil, let outcome = root.recordedOutcome ?? root.replayedOutcome {
      let ending = HandlerText.ending(outcome.detail, named: outcome.kind.named.actionName)
      return "\(root.kind) \(recorded == nil ? "gained" : "lost"): "
        + Formatting.phrase((recorded ?? replayed)!) + ending
    }
    if let recorded, let replayed {
      return "\(root.kind) \(Formatting.phrase(recorded)) → \(Formatting.phrase(replayed))"
    }
    return root.kind
  }

  /// The view that received a touch on one side. `following` are the divergences that follow from it.
  func receiver(
    _ side: KeyPath<Divergence, SceneOutcome.Kind?>, of root: Divergence, _ following: [Divergence]
  ) -> String {
    guard case .hit(_, let view) = root[keyPath: side] else { return "-" }
    let isEndless = following.contains {
      if case .trouble(let trouble) = $0[keyPath: side] { trouble.what == .recursion } else { false }
    }
    let detail = side == \Divergence.recorded ? root.recordedDetail : root.replayedDetail
    return isEndless ? "!recursion" : view.map { RegionText.name($0.name, detail) } ?? "-"
  }

  /// The lost and added outcomes, one line for each kind: action names in full, deliveries by view and phase.
  func changes(_ all: [Divergence]) -> [String] {
    let divergences = all.filter { !$0.isOfCode && $0.kind != "effect" }
    let effects = counted(all.compactMap(EffectText.change))
    let handlers = counted(
      all.filter(\.isOfCode).compactMap { divergence in
        (numbered(\.recorded, divergence) ?? numbered(\.replayed, divergence)).map {
          "\(divergence.kind) \(Formatting.phrase($0)) \(HandlerText.change(divergence) ?? "changed")"
        }
      })
    let lost = divergences.compactMap { numbered(\.recorded, $0) }
    let gained = divergences.compactMap { numbered(\.replayed, $0) }
    return listing("action", "actions", lost, gained) + listing("touches", "touches", lost, gained)
      + listing("gesture", "gestures", lost, gained) + others(lost: lost, gained: gained) + handlers + effects
  }

  private func number(of divergence: Divergence) -> Int? {
    (numbersTouches ? divergence.touchNumber : nil) ?? divergence.touch
  }

  /// The outcome of one side, with the number of its touch.
  private func numbered(_ side: KeyPath<Divergence, SceneOutcome.Kind?>, _ divergence: Divergence) -> SceneOutcome.Kind?
  {
    divergence[keyPath: side].map { kind in number(of: divergence).map(kind.ofTouch) ?? kind }
  }

  private func listing(
    _ kindName: String, _ noun: String, _ lost: [SceneOutcome.Kind], _ gained: [SceneOutcome.Kind]
  ) -> [String] {
    func phrases(_ kinds: [SceneOutcome.Kind]) -> [String] {
      counted(kinds.filter { kindName == $0.name }.map(Formatting.phrase))
    }
    var lines: [String] = []
    let lostPhrases = phrases(lost)
    let gainedPhrases = phrases(gained)
    if !lostPhrases.isEmpty { lines.append("\(noun) lost: " + lostPhrases.joined(separator: ", ")) }
    if !gainedPhrases.isEmpty { lines.append("\(noun) gained: " + gainedPhrases.joined(separator: ", ")) }
    return lines
  }

  private func others(lost: [SceneOutcome.Kind], gained: [SceneOutcome.Kind]) -> [String] {
    func phrases(_ kinds: [SceneOutcome.Kind], _ word: String) -> [String] {
      kinds.filter { !["action", "touches", "gesture", "hit"].contains($0.name) }
        .map { "\($0.name) \(word): \(Formatting.phrase($0))" }
    }
    return phrases(lost, "lost") + phrases(gained, "gained")
  }

  /// Combines repeats as `phrase ×n`, in the order of first appearance.
  private func counted(_ phrases: [String]) -> [String] {
    var order: [String] = []
    var counts: [String: Int] = [:]
    for phrase in phrases {
      if counts[phrase] == nil { order.append(phrase) }
      counts[phrase, default: 0] += 1
    }
    return order.map { counts[$0] == 1 ? $0 : "\($0) ×\(counts[$0] ?? 0)" }
  }
}
