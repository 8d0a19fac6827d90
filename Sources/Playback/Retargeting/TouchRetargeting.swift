import Findings
import Foundation
import RecordingStore
import Scenes
import UIKit

/// Moves the touches of a session to their recorded receivers, where these are elsewhere in the replayed scene.
///
/// A touch keeps its relative place in the receiver if the baseline's layout is known: if the baseline is replayed with the
/// recorded receiver. Otherwise a touch outside its receiver is moved to the receiver's center.
@MainActor
struct TouchRetargeting {
  /// Differences of layout up to this distance do not move a touch.
  private static let tolerance = 0.5

  private var offsets = TouchOffsets()
  private var numbers = TouchNumbers()

  /// The samples of an event at their places in `scene`, and the touches that are moved from now on.
  ///
  /// - Parameters:
  ///   - receivers: The names of the recorded receivers of the touches that begin, by finger.
  ///   - places: The touches that begin with their places relative to their receivers in the baseline, if known.
  mutating func move(
    _ samples: [TouchSample], receivers: [Int: String], places: [Int: CGPoint], in scene: SceneInstance
  ) -> (samples: [TouchSample], retargets: [TouchRetarget]) {
    numbers.take(samples)
    var retargets: [TouchRetarget] = []
    for sample in samples where sample.phase == .began {
      let from = CGPoint(x: sample.x, y: sample.y)
      var retarget: TouchRetarget?
      if let name = receivers[sample.touch], let view = scene.view(recordedAs: name), view.window != nil,
        let to = Self.place(of: from, relative: places[sample.touch], in: view),
        hypot(to.x - from.x, to.y - from.y) > Self.tolerance
      {
        retarget = TouchRetarget(
          event: sample.event, touch: sample.touch, touchNumber: numbers.number(of: sample.touch) ?? sample.touch,
          view: name, from: from, to: to)
      }
      offsets.begin(sample.touch, retarget)
      if let retarget { retargets.append(retarget) }
    }
    return (offsets.moved(samples), retargets)
  }

  /// The place of a touch relative to a view, in units of the view's size. `nil` for a view without a size.
  static func relativePlace(of point: CGPoint, in view: UIView) -> CGPoint? {
    let (inside, bounds) = (view.convertFromScreen(point), view.bounds)
    guard bounds.width > 0, bounds.height > 0 else { return nil }
    return CGPoint(x: (inside.x - bounds.minX) / bounds.width, y: (inside.y - bounds.minY) / bounds.height)
  }

  private static func place(of point: CGPoint, relative: CGPoint?, in view: UIView) -> CGPoint? {
    let bounds = view.bounds
    guard bounds.width > 0, bounds.height > 0 else { return nil }
    let place = relative ?? CGPoint(x: 0.5, y: 0.5)
    if relative == nil, bounds.contains(view.convertFromScreen(point)) { return point }
    return view.convertToScreen(
      CGPoint(x: bounds.minX + place.x * bounds.width, y: bounds.minY + place.y * bounds.height))
  }
}
