package import Findings

/// A change that explains one or more differences: a view that decided differently, or an outcome that is different without
/// another hit view.
package struct Cause {
  /// What changed, with the names of views as patterns: numbers of views of one class are left out.
  struct Reason: Hashable {
    /// The deciding view, or the view of the outcome.
    let view: String?
    let replayed: Side?
    let recorded: Side?
    /// What differs, for a difference without a deciding view: `gesture lost: card-tap ended`.
    let outcome: String?
  }

  /// What the deciding view did on one side.
  struct Side: Hashable {
    let rule: String
    let other: String?
    let line: SourceLine?
  }

  let reason: Reason
  /// The first difference with this cause.
  package let first: Divergence
  /// The ids of the differences that do not follow from another one, as far as they are kept.
  package var divergences: [String] = []
  /// The number of touches with a different hit view.
  package var touches = 0
  /// The strategies, rules builds and profiles of the replays, where comparisons of one report differ in them.
  package var strategies: [String] = []
  package var builds: [String] = []
  package var profiles: [String] = []
  /// The recordings with such differences, in the order of the comparisons.
  package var recordings: [String] = []
  /// The descriptions of the sessions with such differences: what they protect.
  package var promises: [String] = []

  init(_ reason: Reason, first: Divergence) {
    self.reason = reason
    self.first = first
  }

  /// The id. It is the same in every run that finds the same cause.
  package var id: String {
    let sides = [reason.replayed, reason.recorded].map { side in
      side.map { "\($0.rule)|\($0.other ?? "-")|\($0.line?.description ?? "-")" } ?? "-"
    }
    return StableHash.hexadecimal(
      of: "\(reason.view ?? "-")|\(sides.joined(separator: "|"))|\(reason.outcome ?? "-")")
  }
}
