import Findings
import JSONText
import PassThrough
import RecordingStore
import Scenes
import SystemScenes

/// A small session of UIKit's own classes, which a process plays before it is copied for each session of rules.
///
/// Swift looks up the metadata of a type and its conformances at the first use, and the system reads a page of code at the first
/// use. A copy of a process that has done this does not repeat it. No rules run, and the session leaves no state: it has an engine of
/// its own.
@MainActor
package enum EngineWarmUp {
  private static let sceneText = """
    {"format": 1, "scene": "warm-up", "windows": [{"id": "window", "rootViewController": {"id": "root", "view": {"id": "view",
      "gestureRecognizers": [{"id": "tap", "class": "UITapGestureRecognizer"}, {"id": "press", "class": "UILongPressGestureRecognizer"}],
      "subviews": [
        {"id": "list", "class": "UIScrollView", "frame": [0, 0, 390, 400], "contentSize": [390, 900],
         "gestureRecognizers": [{"id": "pan", "class": "UIPanGestureRecognizer", "simultaneousWith": true}]},
        {"id": "button", "class": "UIButton", "frame": [100, 500, 200, 60], "title": "", "actions": {"touchUpInside": "go"}}]}}}]}
    """

  /// The places of the fingers: a tap on the button, a tap beside it and a drag of the list.
  private static let samples: [TouchSample] = {
    let strokes: [[(x: Double, y: Double)]] = [
      [(150, 530), (150, 530)], [(20, 700), (20, 700)], [(100, 300), (100, 280), (100, 250), (100, 220), (100, 220)],
    ]
    var samples: [TouchSample] = []
    for (number, stroke) in strokes.enumerated() {
      for (index, place) in stroke.enumerated() {
        let phase: TouchPhase = index == 0 ? .began : index == stroke.count - 1 ? .ended : .moved
        samples.append(
          TouchSample(
            event: samples.count, timestampMicroseconds: Int64(number) * 1_000_000 + Int64(index) * 50_000, touch: 1,
            phase: phase, x: place.x, y: place.y))
      }
    }
    return samples
  }()

  /// Plays the session, compares it with itself without its first event, and describes the result, as a worker does with a session.
  package static func run() {
    guard let description = try? SceneDescription.decode([UInt8](sceneText.utf8), registry: ClassRegistry.shipped),
      let scene = try? SceneInstance(description, strategy: .uikit)
    else { preconditionFailure("the scene of the warm-up is invalid") }
    let player = ScenePlayer(scene)
    var collector = DivergenceCollector(name: "warm-up", session: 0, strategy: "uikit", profile: scene.profile.name)
    for (index, sample) in samples.enumerated() {
      let next = samples.indices.contains(index + 1) ? samples[index + 1].timestampMicroseconds : nil
      player.play([sample], until: next)
      let outcomes = player.outcomes
      _ = outcomes.map(\.named)
      collector.compare(recorded: index == 0 ? [] : outcomes, replayed: outcomes, samples: [sample])
    }
    let comparison = ComparisonReport.Comparison(
      recording: "warm-up", session: 0, sceneName: description.name, about: nil, recordedStrategy: "uikit",
      strategy: "uikit", profile: scene.profile.name, against: "recorded", outcomes: collector.result.outcomes,
      divergences: collector.result.divergences)
    var writer = JSONWriter()
    comparison.write(to: &writer)
    _ = writer.finish()
  }
}
