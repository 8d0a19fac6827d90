import Foundation

/// A movement that waits for the next layout.
struct DeferredTranslation {
  /// Where an overlay is to go.
  enum Target {
    /// To a notch.
    case notch(Int)
    /// To where the policy says, once the notches are known.
    case policy
    /// To the notch that it went to last.
    case lastNotch
  }

  let target: Target
  let velocity: CGPoint
  let isAnimated: Bool
}
