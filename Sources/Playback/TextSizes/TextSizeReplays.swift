import Findings
import RecordingStore
import Scenes
import UIKit

/// Replays of a session with the smallest and the largest sizes of texts within the error, in step with the nominal
/// one.
///
/// An outcome that differs between them is unknown, because the size of a text is only known within an error. They
/// exist only for sessions that measure a text: Documentation/Decisions/0036-text-sizes.md.
@MainActor
final class TextSizeReplays {
  private let players: [ScenePlayer]
  /// Why there are no replays, if their scene cannot be built.
  private let problem: String?
  private var certainty = TextSizeCertainty()

  /// Builds the replays of a scene, and plays `past` on them.
  init(of scene: SceneInstance, past: TouchHistory) {
    let current = scene.engine
    defer { current.makeCurrent() }
    guard past.isComplete else {
      players = []
      problem =
        "the size of a text was first measured after \(TouchHistory.limit) samples, and it is only known within an error"
      return
    }
    do {
      players = try [TextSizeReading.smallest, .largest].map {
        ScenePlayer(try scene.copy(textSizes: $0), comparesTextSizes: false)
      }
      problem = nil
    } catch {
      players = []
      problem = "a scene with texts of other sizes cannot be built: \(error)"
    }
    for player in players { past.play(on: player) }
  }

  /// Plays an event as ``ScenePlayer/play(_:until:)`` does.
  func play(_ samples: [TouchSample], until next: Int64?) {
    certainty.begin(samples)
    for player in players { player.play(samples, until: next) }
  }

  /// Plays an event without the timers after it.
  func begin(_ samples: [TouchSample]) {
    certainty.begin(samples)
    for player in players { player.begin(samples) }
  }

  func advance(through microseconds: Int64) {
    for player in players { player.advance(through: microseconds) }
  }

  /// The outcomes of the current event that are certain, and a reason for those that are not.
  func certain(_ outcomes: [SceneOutcome]) -> [SceneOutcome] {
    certainty.certain(outcomes, others: problem == nil ? players.map(\.outcomes) : nil, problem: problem)
  }
}
