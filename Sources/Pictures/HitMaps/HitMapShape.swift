package import Foundation
package import HitTestTerms

/// A set of cells that do not overlap.
package struct HitMapShape: Hashable, Sendable {
  package var cells: [ConvexArea]

  /// The area of the cells, in square points.
  package var area: Double { cells.reduce(0) { $0 + $1.size } }

  /// The borders of the union of the cells as closed lines, clockwise around the union and anticlockwise around holes.
  package var outlines: [[CGPoint]] { HitMapOutline(cells).loops() }
}
