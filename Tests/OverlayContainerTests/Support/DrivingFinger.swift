import Foundation
import TestSupport
import UIKit

/// A touch on the list that moves the content by given distances, with or without a rubber band.
@MainActor
struct DrivingFinger {
  let stage: OverlayStage

  init(_ stage: OverlayStage) { self.stage = stage }

  /// Begins a touch so that the drag begins, with nothing moved, at a y coordinate of the screen.
  func begin(at y: CGFloat, towards next: CGFloat) {
    stage.finger.down(200, y + (next < y ? 10 : -10))
    stage.finger.move(y: y)
  }

  /// Moves the touch so that content that nothing holds back would scroll by `points`. It takes half a second when
  /// `velocity` is nil.
  func move(by points: CGFloat, velocity: CGFloat?) {
    let list = stage.list
    let beyond = max(points - (list.contentOffset.y + list.contentInset.top), 0)
    let way = points - beyond + pull(showing: beyond)
    if let velocity {
      stage.finger.move(by: way, velocity: velocity)
    } else {
      stage.finger.move(y: stage.finger.place.y + way)
    }
  }

  /// The distance that a rubber band must be pulled to show some points: the inverse of its formula.
  private func pull(showing points: CGFloat) -> CGFloat {
    let height = stage.list.bounds.height
    return height / PlatformBehavior.current.rubberBandCoefficient * points / (height - points)
  }
}
