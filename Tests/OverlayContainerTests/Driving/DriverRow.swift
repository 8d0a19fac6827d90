import Foundation
import TestSupport
import Testing

/// A row of the table of driving scroll views.
struct DriverRow: Sendable, CustomTestStringConvertible {
  let id: String
  let start: CGFloat
  var heights: [CGFloat] = [200, 400, 600]
  /// The touch's y coordinate when the drag begins and after each move.
  let finger: [CGFloat]
  /// The overlay's velocity at the release.
  var velocity: CGFloat = 0
  /// `offset,height` after each move.
  let moves: String
  let events: String
  let end: CGFloat
  /// The final content offset; `nil` if the row does not state it.
  var rest: CGFloat?

  var testDescription: String { "\(id): from \(start), finger \(finger)" }

  static let all = [
    DriverRow(
      id: "OC-22", start: 200, finger: [700, 690, 670, 640], velocity: -300, moves: "0,210 0,230 0,260",
      events: "willStart drag drag drag drag drag willEnd(-300) willMove0 animate didMove0", end: 200, rest: 0),
    DriverRow(
      id: "OC-24", start: 600, finger: [300, 310, 340, 380], velocity: 200, moves: "0,590 0,560 0,520",
      events: "willStart drag drag drag drag drag drag willEnd(200) willMove1 animate didMove1", end: 400, rest: 0),
    DriverRow(
      id: "OC-26", start: 400, finger: [700, 600, 500, 450], velocity: -500, moves: "0,500 0,600 50,600",
      events: "willStart drag drag drag drag willEnd(0) willMove2 animate didMove2", end: 600),
    DriverRow(
      id: "OC-27", start: 600, finger: [700, 690, 650], velocity: -800, moves: "10,600 50,600", events: "", end: 600),
    DriverRow(
      id: "OC-30", start: 400, finger: [700, 650, 720], velocity: 100, moves: "0,450 0,380",
      events: "willStart drag drag drag drag willEnd(100) willMove1 animate didMove1", end: 400, rest: 0),
    DriverRow(
      id: "S22 at the top", start: 100, heights: [50, 100], finger: [785, 775], velocity: -100, moves: "10,100",
      events: "", end: 100),
    DriverRow(
      id: "S22 at the bottom", start: 100, heights: [100, 200], finger: [785, 795], velocity: 100, moves: "-5.35,100",
      events: "", end: 100, rest: 0),
    DriverRow(
      id: "S23", start: 100, heights: [50, 100, 200], finger: [785, 795, 775, 795], velocity: 100,
      moves: "0,90 0,110 0,90",
      events: "willStart drag drag drag drag drag drag willEnd(100) willMove1 animate didMove1", end: 100, rest: 0),
  ]
}
