package import Playback

/// The receiver of a touch.
package enum TouchReceiver: Hashable, Sendable {
  /// A view, by its name in results.
  case view(String)
  /// No view.
  case noView
  /// The hit test recurses without end; the cycle of views.
  case endless([String])
  /// The finger began before the recording.
  case unknown

  /// The receiver for the result of a hit test.
  package init(_ answer: HitAnswer) {
    switch answer {
    case .view(let name?): self = .view(name)
    case .view(nil): self = .noView
    case .recursion(let cycle): self = .endless(Self.turned(cycle))
    }
  }

  /// The cycle, rotated to a canonical start, so that equal cycles are equal values.
  private static func turned(_ cycle: [String]) -> [String] {
    guard let first = cycle.indices.min(by: { cycle[$0] < cycle[$1] }) else { return cycle }
    return Array(cycle[first...] + cycle[..<first])
  }

  /// The view's name. `nil` if there is none.
  package var view: String? {
    if case .view(let name) = self { name } else { nil }
  }

  package var words: String {
    switch self {
    case .view(let name): name
    case .noView: "no view"
    case .endless: "endless"
    case .unknown: "unknown"
    }
  }
}
