import Foundation

/// A movement to be performed at the next layout.
struct DeferredTranslation {
  enum Target {
    case notch(Int)
    /// The notch that the policy chooses when the notch heights are available.
    case policy
    /// The notch of the last movement.
    case lastNotch
  }

  let target: Target
  let velocity: CGPoint
  let isAnimated: Bool
}
