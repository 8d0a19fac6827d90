package import Foundation
package import HitTestTerms

/// The receiver of a touch at every point of the screen: a division of the screen into convex cells.
///
/// A cell has one receiver at all its points. Borders that the engine and the strategies determine are exact up to rounding
/// (``ConvexArea/tolerance``). Cells in which other code decides are sampled: points at most ``sampleDistance`` apart have the
/// same receiver, borders that are edges of views are exact, and other borders are located to one point.
package struct HitMap: Hashable, Sendable {
  /// The distance of the sampled points, in points.
  package static let sampleDistance = 8.0

  /// A part of the screen with one receiver.
  package struct Cell: Hashable, Sendable {
    /// The index of the receiver.
    package var receiver: Int
    package var area: ConvexArea
    /// Whether the receiver is known at some points only.
    package var isSampled: Bool

    package init(receiver: Int, area: ConvexArea, isSampled: Bool) {
      self.receiver = receiver
      self.area = area
      self.isSampled = isSampled
    }
  }

  /// A division of an area at a line.
  package struct Division: Hashable, Sendable {
    package var line: ScreenLine
    package var near: Part
    package var far: Part

    package init(line: ScreenLine, near: Part, far: Part) {
      self.line = line
      self.near = near
      self.far = far
    }
  }

  /// A divided area or a cell, by its index.
  package enum Part: Hashable, Sendable {
    case divided(Int)
    case cell(Int)
  }

  package var screen: CGSize
  /// All receivers, those with the largest area first.
  package var receivers: [TouchReceiver]
  /// The areas of ``receivers``, in square points.
  package var areas: [Double]
  /// The sampled parts of ``areas``, in square points.
  package var sampledAreas: [Double]
  /// The names of the views whose own code made sampling necessary.
  package var sampledViews: [String]
  package var cells: [Cell]
  package var divisions: [Division]
  /// `nil` for a screen without area.
  package var whole: Part?

  package init(
    screen: CGSize, receivers: [TouchReceiver], areas: [Double], sampledAreas: [Double], sampledViews: [String],
    cells: [Cell], divisions: [Division], whole: Part? = nil
  ) {
    self.screen = screen
    self.receivers = receivers
    self.areas = areas
    self.sampledAreas = sampledAreas
    self.sampledViews = sampledViews
    self.cells = cells
    self.divisions = divisions
    self.whole = whole
  }

  /// The area of the screen, in square points.
  package var area: Double { screen.width * screen.height }

  /// The sampled area, in square points.
  package var sampledArea: Double { sampledAreas.reduce(0, +) }

  /// The cell that contains a point; a cell contains its left and its upper border. `nil` outside of the screen.
  package func cell(at point: CGPoint) -> Cell? {
    guard var part = whole, CGRect(origin: .zero, size: screen).contains(point) else { return nil }
    let point = SIMD2<Double>(point.x, point.y)
    while true {
      switch part {
      case .cell(let index): return cells[index]
      case .divided(let index):
        let division = divisions[index]
        part = division.line.distance(of: point) >= 0 ? division.far : division.near
      }
    }
  }

  /// The receiver at a point. `nil` outside of the screen.
  package func receiver(at point: CGPoint) -> TouchReceiver? { cell(at: point).map { receivers[$0.receiver] } }

  /// The cells of one receiver.
  package func shape(of receiver: Int) -> HitMapShape {
    HitMapShape(cells: cells.filter { $0.receiver == receiver }.map(\.area))
  }

  /// The cells of all receivers, in the order of ``receivers``.
  package var shapes: [HitMapShape] {
    var shapes = Array(repeating: HitMapShape(cells: []), count: receivers.count)
    for cell in cells { shapes[cell.receiver].cells.append(cell.area) }
    return shapes
  }

  /// The sampled cells.
  package var sampledShape: HitMapShape { HitMapShape(cells: cells.filter(\.isSampled).map(\.area)) }
}
