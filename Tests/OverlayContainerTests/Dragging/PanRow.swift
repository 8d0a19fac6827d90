import Foundation
import TestSupport
import Testing

/// A row of the table of pans: a touch that begins on the header and moves.
struct PanRow: Sendable, CustomTestStringConvertible {
  let id: String
  let notch: Int
  var enabled: Set<Int> = [0, 1, 2]
  /// The translation after each move.
  let ways: [CGFloat]
  let velocity: CGFloat
  /// The resulting heights, without repetitions.
  let heights: String
  /// The delegate's callbacks.
  let events: String
  let end: CGFloat

  var testDescription: String { "\(id): from notch \(notch) by \(ways)" }

  static let all = [
    PanRow(
      id: "OC-11", notch: 0, ways: [-10, -80, -150], velocity: -300, heights: "210 280 350",
      events: "willStart drag drag drag willEnd(-300) willMove1 animate didMove1", end: 400),
    PanRow(
      id: "OC-13", notch: 0, ways: [-200, -400, -500], velocity: 0, heights: "400 600 620.08",
      events: "willStart drag drag drag willEnd(0) willMove2 animate didMove2", end: 600),
    PanRow(
      id: "OC-15", notch: 0, ways: [-10, 0], velocity: 0, heights: "210 200",
      events: "willStart drag drag willEnd(0)", end: 200),
    PanRow(
      id: "OC-17", notch: 1, enabled: [1, 2], ways: [50, 150], velocity: 0, heights: "389.77 372.34",
      events: "willStart drag drag willEnd(0) willMove1 animate didMove1", end: 400),
    PanRow(
      id: "OC-19", notch: 0, enabled: [1, 2], ways: [-10, -60], velocity: 0, heights: "210 260",
      events: "willStart drag drag willEnd(0) willMove1 animate didMove1", end: 400),
    PanRow(
      id: "OC-21", notch: 1, enabled: [1, 2], ways: [0], velocity: 0, heights: "400",
      events: "drag willMove1 animate didMove1", end: 400),
  ]
}
