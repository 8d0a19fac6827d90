/// The sheet that a controller is presented in; nil means that UIKit's default holds.
public struct SheetDescription: Sendable, Equatable {
  /// A height at which a sheet rests.
  public enum Detent: Sendable, Equatable {
    /// About half the screen.
    case medium
    /// All that a sheet may have.
    case large
    /// So many points.
    case height(Double)
  }

  /// The heights at which it rests.
  public internal(set) var detents: [Detent] = [.large]

  /// The height at which it stands.
  public internal(set) var selectedDetentIdentifier: Detent?

  /// The largest height at which what is behind it takes touches.
  public internal(set) var largestUndimmedDetentIdentifier: Detent?

  /// Whether it shows a grabber.
  public internal(set) var prefersGrabberVisible: Bool?

  /// Whether scrolling at the edge of its content takes it to a larger height.
  public internal(set) var prefersScrollingExpandsWhenScrolledToEdge: Bool?
}
