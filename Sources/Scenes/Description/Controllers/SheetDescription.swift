/// The sheet of a presented controller. `nil` means UIKit's default.
package struct SheetDescription: Sendable, Equatable {
  /// A height at which a sheet rests.
  package enum Detent: Sendable, Equatable {
    /// About half the screen.
    case medium
    /// The full height available.
    case large
    /// A height in points.
    case height(Double)
  }

  /// Default: large.
  package internal(set) var detents: [Detent] = [.large]

  /// The current detent.
  package internal(set) var selectedDetentIdentifier: Detent?

  /// The largest detent at which views behind the sheet receive touches.
  package internal(set) var largestUndimmedDetentIdentifier: Detent?

  package internal(set) var prefersGrabberVisible: Bool?

  /// Whether scrolling at the edge of the content expands the sheet.
  package internal(set) var prefersScrollingExpandsWhenScrolledToEdge: Bool?
}
