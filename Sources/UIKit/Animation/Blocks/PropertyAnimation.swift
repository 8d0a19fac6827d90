import Foundation

/// The animation of one property of one view.
struct PropertyAnimation {
  /// The animated property with its start and end values.
  enum Change {
    case position(CGPoint, CGPoint)
    case boundsOrigin(CGPoint, CGPoint)
    case boundsSize(CGSize, CGSize)
    case transform(CGAffineTransform, CGAffineTransform)
    case opacity(Double, Double)
    case backgroundColor(UIColor?, UIColor?)
    /// No property: the view takes part in a transition.
    case transition

    /// The animated property.
    var key: Key {
      switch self {
      case .position: .position
      case .boundsOrigin: .boundsOrigin
      case .boundsSize: .boundsSize
      case .transform: .transform
      case .opacity: .opacity
      case .backgroundColor: .backgroundColor
      case .transition: .transition
      }
    }
  }

  /// A property, named as Core Animation's animation of it.
  enum Key: String {
    case position
    case boundsOrigin = "bounds.origin"
    case boundsSize = "bounds.size"
    case transform
    case opacity
    case backgroundColor
    case transition
  }

  /// The range of an animation's time in which a keyframe's changes happen.
  struct Window {
    var start = 0.0
    var span = 1.0
    /// Whether the change happens at once at the end of the window.
    var isDiscrete = false

    func progress(at fraction: Double) -> Double {
      if fraction >= start + span { return 1 }
      return isDiscrete || span <= 0 || fraction <= start ? 0 : (fraction - start) / span
    }
  }

  let group: AnimationGroup
  let change: Change
  /// The range of the group's time; `nil` for all of it.
  let window: Window?
  /// Whether the change is added to the set value, so that several can overlap; else it replaces it.
  let isAdditive: Bool

  @MainActor
  func progress(at moment: Int64) -> (x: Double, y: Double) {
    let progress = group.timeline.progress(at: moment)
    guard let window else { return progress }
    return (window.progress(at: progress.x), window.progress(at: progress.y))
  }
}
