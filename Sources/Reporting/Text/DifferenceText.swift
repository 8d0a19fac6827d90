package import Findings

/// One difference with both sides of its reason, and what follows from it, as text.
package enum DifferenceText {
  package static func lines(_ root: Divergence, _ followers: [Divergence]) -> [String] {
    DivergenceText(root, followers).lines(limit: 1)
  }
}
