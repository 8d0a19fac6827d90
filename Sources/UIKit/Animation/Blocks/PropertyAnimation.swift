import Foundation

/// One property of one view on its way from one value to another.
struct PropertyAnimation {
  /// What changes, from what to what.
  enum Change {
    case position(CGPoint, CGPoint)
    case boundsOrigin(CGPoint, CGPoint)
    case boundsSize(CGSize, CGSize)
    case transform(CGAffineTransform, CGAffineTransform)
    case opacity(Double, Double)
    case backgroundColor(UIColor?, UIColor?)
    /// No property: the view is what a transition animates.
    case transition

    /// Which property it is.
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

  /// A property by the name that Core Animation's animation of it has.
  enum Key: String {
    case position
    case boundsOrigin = "bounds.origin"
    case boundsSize = "bounds.size"
    case transform
    case opacity
    case backgroundColor
    case transition
  }

  /// A part of an animation's time, in which a keyframe's changes happen.
  struct Window {
    var start = 0.0
    var span = 1.0
    /// Whether the change comes at once, when the window is over.
    var isDiscrete = false

    func progress(at fraction: Double) -> Double {
      if fraction >= start + span { return 1 }
      return isDiscrete || span <= 0 || fraction <= start ? 0 : (fraction - start) / span
    }
  }

  let group: AnimationGroup
  let change: Change
  /// Part of the group's time; all of it where there is none.
  let window: Window?
  /// Whether it is added to what is set, so that several may overlap; otherwise it stands for it.
  let isAdditive: Bool

  @MainActor
  func progress(at moment: Int64) -> (x: Double, y: Double) {
    let progress = group.timeline.progress(at: moment)
    guard let window else { return progress }
    return (window.progress(at: progress.x), window.progress(at: progress.y))
  }
}
