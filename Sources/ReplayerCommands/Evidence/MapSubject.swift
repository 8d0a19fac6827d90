import CommandLineSupport
import Commands
import Findings
import PassThrough
import Playback
import RecordingStore
import Scenes
import UIKit

/// What a command line of `replayer map` maps: a scene at rest, or the screen before touches of a recording.
@MainActor
struct MapSubject {
  /// A map at one time.
  struct Moment {
    var known: KnownMap
    /// The event before which it is; `nil` at rest.
    var event: Int?
    var timestampMicroseconds: Int64?
    var sceneName: String
    var profile: String
    var name: String
  }

  private let arguments: Arguments

  init(_ arguments: Arguments) { self.arguments = arguments }

  /// The path of the scene or the recording.
  var path: String { arguments.string("recording") ?? arguments.string("scene") ?? "" }

  /// Makes the maps of one side, in order of time. Both sides have the same times.
  func maps(of side: MapSide, take: (Moment) throws -> Void) throws {
    guard let recording = arguments.string("recording") else { return try take(try mapOfScene(side)) }
    let reader = try RecordingReader.checked(recording)
    let session = try ReplayableSession(try reader.session(of: arguments), of: reader)
    if let wanted = arguments.integer("event") {
      var isFound = false
      try maps(of: session, side, before: { $0.event == wanted && !isFound }) { moment in
        isFound = true
        try take(moment)
      }
      guard isFound else {
        throw CommandFailure(
          .noInput, path: recording,
          "session \(session.metadata.id) has no event \(wanted); 'recorder show' lists its events")
      }
      return
    }
    try take(try mapAtRest(session, side))
    try maps(
      of: session, side, before: { step in step.samples.contains { $0.phase == .began && $0.sceneEvent == nil } },
      take: take)
  }

  private func mapOfScene(_ side: MapSide) throws -> Moment {
    let description = try SceneFile.read(path)
    let start = try CommonOptions.start(of: arguments)
    do {
      let scene = try SceneInstance(description, strategy: side.strategy ?? .uikit, profile: side.profile)
      let player = ScenePlayer(scene)
      start.play(with: player, on: scene)
      let known = try KnownMap(scene, uncertain: player.uncertainAreas) { start.apply(to: $0) }
      return moment(known, scene)
    } catch let error as SceneError {
      throw CommandFailure(.data, path: path, "\(error)")
    }
  }

  private func mapAtRest(_ session: ReplayableSession, _ side: MapSide) throws -> Moment {
    let scene = try session.makeScene(strategy: side.strategy, profile: side.profile)
    return moment(try KnownMap(scene, uncertain: []) { _ in }, scene)
  }

  /// Makes the maps before some events.
  private func maps(
    of session: ReplayableSession, _ side: MapSide, before isWanted: (ReplayStep) -> Bool,
    take: (Moment) throws -> Void
  ) throws {
    let scene = try session.makeScene(strategy: side.strategy, profile: side.profile)
    let player = ScenePlayer(scene)
    try session.replay { step in
      if isWanted(step) {
        // Animations are at the time of the event, not at the time of the event before.
        player.advance(through: step.timestampMicroseconds)
        let (event, time) = (step.event, step.timestampMicroseconds)
        let known = try KnownMap(scene, uncertain: player.uncertainAreas) { other in
          let player = ScenePlayer(other)
          try session.replay { step in
            if step.event < event { step.play(on: player) } else { step.stop() }
          }
          player.advance(through: time)
        }
        var moment = moment(known, scene)
        (moment.event, moment.timestampMicroseconds) = (event, time)
        try take(moment)
      }
      step.play(on: player)
    }
  }

  private func moment(_ known: KnownMap, _ scene: SceneInstance) -> Moment {
    Moment(
      known: known, sceneName: scene.description.name, profile: scene.profile.name,
      name: scene.strategy.description)
  }
}
