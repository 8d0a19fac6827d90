import Evidence
import Foundation

/// A folder for the recordings of one test. It is removed in `deinit`.
final class EvidenceFolder {
  let path = NSTemporaryDirectory() + "evidence-tests-" + UUID().uuidString

  init() throws { try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true) }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The names of the files that are left.
  var names: [String] { (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [] }

  @MainActor
  func trials(_ player: RulePlayer) -> SessionTrials { SessionTrials(player, folder: path, producer: "test") }
}

extension EvidenceSession {
  /// A session on a scene with three views.
  static func of(_ gestures: [SearchGesture]) -> EvidenceSession {
    var session = EvidenceSession(
      sceneName: "s", sceneJSON: scene, strategy: "uikit", profile: "ios17", source: "test")
    for gesture in gestures { gesture.append(to: &session.samples) }
    return session
  }

  static let scene =
    #"{"format":1,"scene":"s","windows":[{"id":"w","subviews":[{"alpha":1,"id":"a"},{"id":"b","isHidden":false,"#
    + #""subviews":[{"id":"c","tag":3}]}]}]}"#
}

extension SearchGesture {
  static func tap(_ x: Double, _ y: Double) -> SearchGesture { SearchGesture(.tap(.init(x: x, y: y))) }
}
