import Foundation
import TestSupport
import UIKit

/// A finger on the list that drives the overlay.
@MainActor
struct DrivingFinger {
  let stage: OverlayStage

  init(_ stage: OverlayStage) { self.stage = stage }

  /// Begins a touch so that the drag begins, with nothing moved, at a y coordinate of the screen.
  func begin(at y: CGFloat, towards next: CGFloat) {
    stage.finger.down(200, y + (next < y ? 10 : -10))
    stage.finger.move(y: y)
  }

  /// Moves by some points, at a velocity if one is given.
  func move(by points: CGFloat, velocity: CGFloat?) {
    if let velocity {
      stage.finger.move(by: points, velocity: velocity)
    } else {
      stage.finger.move(y: stage.finger.place.y + points)
    }
  }
}
