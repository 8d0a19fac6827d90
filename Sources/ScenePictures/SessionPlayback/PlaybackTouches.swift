package import Findings
import Foundation
import HitTestTerms
import Playback
package import RecordingStore

/// The fingers that are down in a playback, with the view that each hit on every side.
package struct PlaybackTouches {
  private struct Finger {
    var touch: Int
    var event: Int
    var location: CGPoint
    var receivers: [ViewID?]
  }

  private var down: [Finger] = []

  package init() {}

  /// Processes the samples of an event and its outcomes on each side.
  package mutating func take(_ samples: [TouchSample], outcomes: [[SceneOutcome]]) {
    for sample in samples where sample.sceneEvent == nil {
      let location = CGPoint(x: sample.x, y: sample.y)
      if sample.phase == .began {
        down.append(
          Finger(
            touch: sample.touch, event: sample.event, location: location,
            receivers: outcomes.map { Self.receiver(of: sample, in: $0) }))
      } else if let place = down.firstIndex(where: { $0.touch == sample.touch }) {
        down[place].location = location
        if sample.phase == .ended || sample.phase == .cancelled { down.remove(at: place) }
      }
    }
  }

  /// The fingers as shown on one side.
  package func shown(onSide side: Int) -> [SceneFrame.Finger] {
    down.map { SceneFrame.Finger(touch: $0.touch, location: $0.location, receiver: $0.receivers[side], view: nil) }
  }

  private static func receiver(of sample: TouchSample, in outcomes: [SceneOutcome]) -> ViewID? {
    for outcome in outcomes where outcome.event == sample.event {
      if case .hit(sample.touch, let view) = outcome.kind { return view }
    }
    return nil
  }
}
