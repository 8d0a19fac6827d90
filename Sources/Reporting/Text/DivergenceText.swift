import Foundation
import Playback
import PrintedText
import RecordingStore
import UIKit

/// The divergences of one comparison as text, each root with those that follow from it.
struct DivergenceText {
  private let comparison: ComparisonReport.Comparison
  private let followers: [String: [Divergence]]

  init(_ comparison: ComparisonReport.Comparison) {
    self.comparison = comparison
    followers = Dictionary(grouping: comparison.divergences.filter { $0.causedBy != nil }, by: { $0.causedBy! })
  }

  func lines(limit: Int) -> [String] {
    let shown = comparison.divergences.filter { $0.causedBy == nil }.prefix(limit)
    var lines = shown.flatMap(self.lines)
    let rest = comparison.rootCount - shown.count
    if rest > 0 { lines.append("… and \(rest) more touches that differ") }
    let unseen = comparison.divergenceCount - comparison.divergences.count
    if unseen > 0 { lines.append("… and \(Counted.text(unseen, "divergence")) that were only counted") }
    return lines
  }

  private func lines(_ root: Divergence) -> [String] {
    var place = root.touch.map { "touch \($0)" } ?? "event \(root.event)"
    place += " at \(Formatting.seconds(root.timestampMicroseconds))"
    if let point = root.point { place += " \(Formatting.point(point))" }
    let following = followers[root.id] ?? []
    var lines: [String] = []
    if root.kind == "hit" {
      let before = receiver(\.recorded, of: root, following)
      lines.append("\(place): \(before) → \(receiver(\.replayed, of: root, following))")
      if let decision = root.decidedBy {
        lines.append(
          "  decided by \(decision.view.name), rule \(decision.rule.name): it "
            + decision.rule.sentence.text(other: decision.other?.name))
      }
      lines += changes(following).map { "  " + $0 }
    } else {
      lines.append(place + ": " + headline(root))
      lines += changes(following).map { "  " + $0 }
    }
    return lines
  }

  /// The headline of a root other than a different receiver.
  func headline(_ root: Divergence) -> String {
    if let recorded = root.recorded, let replayed = root.replayed {
      return "\(root.kind) \(Formatting.phrase(recorded)) → \(Formatting.phrase(replayed))"
    }
    if let recorded = root.recorded { return "\(root.kind) lost: \(Formatting.phrase(recorded))" }
    return "\(root.kind) gained: " + (root.replayed.map(Formatting.phrase) ?? "-")
  }

  /// The view that received a touch on one side. `following` are the divergences that follow from it.
  func receiver(
    _ side: KeyPath<Divergence, SceneOutcome.Kind?>, of root: Divergence, _ following: [Divergence]
  ) -> String {
    guard case .hit(_, let view) = root[keyPath: side] else { return "-" }
    let isEndless = following.contains {
      if case .trouble(let trouble) = $0[keyPath: side] { trouble.what == .recursion } else { false }
    }
    return isEndless ? "!recursion" : Formatting.view(view)
  }

  /// The lost and added outcomes, one line for each kind: action names in full, deliveries by view and phase.
  func changes(_ divergences: [Divergence]) -> [String] {
    let lost = divergences.compactMap(\.recorded)
    let gained = divergences.compactMap(\.replayed)
    return listing("action", "actions", lost, gained) + listing("touches", "touches", lost, gained)
      + listing("gesture", "gestures", lost, gained) + others(lost: lost, gained: gained)
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
