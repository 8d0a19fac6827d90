/// The sheet of a presented controller. `nil` means UIKit's default.
public struct SheetDescription: Sendable, Equatable {
  /// A height at which a sheet rests.
  public enum Detent: Sendable, Equatable {
    /// About half the screen.
    case medium
    /// The full height available.
    case large
    /// A height in points.
    case height(Double)
  }

  /// Default: large.
  public internal(set) var detents: [Detent] = [.large]

  /// The current detent.
  public internal(set) var selectedDetentIdentifier: Detent?

  /// The largest detent at which views behind the sheet receive touches.
  public internal(set) var largestUndimmedDetentIdentifier: Detent?

  public internal(set) var prefersGrabberVisible: Bool?

  /// Whether scrolling at the edge of the content expands the sheet.
  public internal(set) var prefersScrollingExpandsWhenScrolledToEdge: Bool?
}
