package import Findings
package import HitTestTerms

/// The receiver of a touch.
package enum TouchReceiver: Hashable, Sendable {
  case view(ViewID)
  /// No view.
  case noView
  /// The hit test recurses without end; the cycle of views.
  case endless([ViewID])
  /// The finger began before the recording.
  case unknown

  /// The receiver for the result of a hit test.
  package init(_ answer: HitAnswer) {
    switch answer {
    case .view(let view?): self = .view(view)
    case .view(nil): self = .noView
    case .recursion(let cycle): self = .endless(Self.turned(cycle))
    }
  }

  /// The cycle, rotated to a canonical start, so that equal cycles are equal values.
  private static func turned(_ cycle: [ViewID]) -> [ViewID] {
    guard let first = cycle.indices.min(by: { cycle[$0].name < cycle[$1].name }) else { return cycle }
    return Array(cycle[first...] + cycle[..<first])
  }

  /// `nil` if there is no view.
  package var view: ViewID? {
    if case .view(let view) = self { view } else { nil }
  }

  package var words: String {
    switch self {
    case .view(let view): view.name
    case .noView: "no view"
    case .endless: "endless"
    case .unknown: "unknown"
    }
  }
}
