import CommandLineSupport
import Commands
import Foundation
import HierarchyInput
import HitTestTerms
import Playback
import RecordingStore
import Scenes
import UIKit

/// The views that the gestures of `recorder new` must begin on.
@MainActor
struct ExpectedHits {
  private let views: [ExpectedView]
  private let words: [String]

  init(_ views: [ExpectedView], words: [String]) { (self.views, self.words) = (views, words) }

  /// Plays the gestures on a scene of its own. Fails with exit code 1 if one begins on another view than expected.
  func check(
    _ gestures: [[TouchSample]], on scene: SceneInstance, import imported: SceneImport, _ arguments: Arguments
  ) throws {
    guard !views.isEmpty else { return }
    for (view, word) in zip(views, words) {
      guard case .path(let name) = view, scene.view(named: name) == nil else { continue }
      let near = Suggestion.nearest(to: name, among: scene.names()).map { "; did you mean '\($0)'?" } ?? ""
      throw CommandFailure(.data, path: imported.path, "the scene has no view '\(word)'\(near)")
    }
    let hits = hits(of: gestures, on: scene)
    for (number, view) in views.enumerated() where !isMet(view, by: hits[number]) {
      let gesture = arguments.ordered(["tap", "drag"])[number]
      let hit = hits[number].map { $0.name == $0.className ? $0.name : "\($0.name) (\($0.className))" } ?? "no view"
      throw CommandFailure(
        .differs, path: imported.path,
        "--\(gesture.name) \(gesture.text) hits \(hit), not \(words[number]); nothing is written. To see why: "
          + "'recorder scene --from \(imported.scene.format) \(imported.path) -o app.scene.json', then "
          + "'replayer explain --scene app.scene.json --at \(point(gestures[number]))'")
    }
  }

  private typealias HitView = (name: String, className: String)

  /// The views that the first touches of the gestures hit.
  private func hits(of gestures: [[TouchSample]], on scene: SceneInstance) -> [HitView?] {
    let player = ScenePlayer(scene)
    var hits: [HitView?] = []
    player.play(session: Array(gestures.joined())) { samples in
      guard samples.first?.phase == .began else { return }
      var hit: HitView?
      for outcome in player.outcomes {
        if case .hit(_, let view?) = outcome.kind { hit = (view.name, scene.view(view)?.className ?? "?") }
      }
      hits.append(hit)
    }
    return hits
  }

  private func isMet(_ view: ExpectedView, by hit: HitView?) -> Bool {
    switch view {
    case .id(let name), .path(let name): hit?.name == name
    case .className(let name): hit?.className == name
    }
  }

  private func point(_ samples: [TouchSample]) -> String {
    samples.first.map { "\(DecimalText.text($0.x)),\(DecimalText.text($0.y))" } ?? "X,Y"
  }
}

/// Numbers as a person types them.
private enum DecimalText {
  static func text(_ value: Double) -> String { value == value.rounded() ? String(Int(value)) : String(value) }
}
