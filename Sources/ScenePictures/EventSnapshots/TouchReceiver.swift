public import Playback

/// Who has a touch.
public enum TouchReceiver: Hashable, Sendable {
  /// A view, by its name in results.
  case view(String)
  /// No view of any window.
  case nobody
  /// The hit test would never end; the views that ask each other.
  case endless([String])
  /// The finger came down before the recording began.
  case unknown

  /// The receiver that a hit test found.
  public init(_ answer: HitAnswer) {
    switch answer {
    case .view(let name?): self = .view(name)
    case .view(nil): self = .nobody
    case .recursion(let cycle): self = .endless(Self.turned(cycle))
    }
  }

  /// A circle has no beginning: the same views in the same order are one receiver.
  private static func turned(_ cycle: [String]) -> [String] {
    guard let first = cycle.indices.min(by: { cycle[$0] < cycle[$1] }) else { return cycle }
    return Array(cycle[first...] + cycle[..<first])
  }

  /// The view's name; `nil` where there is none.
  public var view: String? {
    if case .view(let name) = self { name } else { nil }
  }

  public var words: String {
    switch self {
    case .view(let name): name
    case .nobody: "nobody"
    case .endless: "endless"
    case .unknown: "unknown"
    }
  }
}
