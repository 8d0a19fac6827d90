import CommandLineSupport
import Commands
import Findings
import Foundation
import PassThrough
import Playback
import RecordingStore
import Scenes
import UIKit

/// What a command line of `replayer explain` asks about: the touches that begin in an event of a recording, or a point of a
/// scene.
@MainActor
struct ExplainSubject {
  /// The path of the recording or scene.
  let path: String
  /// The touches with their points; the number is `nil` for a point of a scene.
  private(set) var touches: [(number: Int?, point: CGPoint)] = []
  /// The session and the event. `nil` for a point of a scene.
  private var event: (session: ReplayableSession, index: Int)?

  private let arguments: Arguments

  init(_ arguments: Arguments) throws {
    self.arguments = arguments
    guard let path = arguments.positionals.first else {
      guard let scene = arguments.string("scene"), let at = arguments.numbers("at") else {
        throw arguments.misuse("give a recording with --event N, or --scene SCENE with --at X,Y")
      }
      let given = ["event", "session"].filter(arguments.has) + (arguments.flag("unfinished") ? ["unfinished"] : [])
      for option in given {
        throw arguments.misuse("'--\(option)' belongs to a recording; name one or leave it out", option: option)
      }
      self.path = scene
      touches = [(nil, CGPoint(x: at[0], y: at[1]))]
      return
    }
    self.path = path
    for option in ["scene", "at", "from", "rotate", "keyboard"] where arguments.has(option) {
      throw arguments.misuse("a recording has its own scene and points; leave '--\(option)' out", option: option)
    }
    guard let event = arguments.integer("event") else {
      throw arguments.misuse("which event of \(path)? give --event N ('recorder show' lists them)", option: "event")
    }
    try read(event)
  }

  /// Reads the touches that begin in an event of the recording.
  private mutating func read(_ event: Int) throws {
    let reader = try RecordingReader.checked(path, allowUnfinished: arguments.flag("unfinished"))
    let record = try reader.session(of: arguments)
    self.event = (try ReplayableSession(record, of: reader), event)
    let samples = try reader.samples(ofSession: record.id)
    var last = -1
    while let sample = try samples.next(), sample.event <= event {
      last = sample.event
      if sample.event == event && sample.phase == .began {
        touches.append((sample.touch, CGPoint(x: sample.x, y: sample.y)))
      }
    }
    guard last == event else {
      throw CommandFailure(
        .noInput, path: path,
        last < 0
          ? "session \(record.id) has no events; record some with 'recorder capture'"
          : "session \(record.id) has no event \(event); its last is \(last)")
    }
  }

  /// The scene in the state at the start of the event, by default under the recorded strategy.
  func makeScene(_ strategy: Strategy?) throws -> SceneInstance {
    guard let event else { return try SceneArgument.instance(of: arguments, strategy: strategy) }
    let scene = try event.session.makeScene(strategy: strategy, profile: CommonOptions.profile(of: arguments))
    try event.session.play(upTo: event.index, on: scene)
    return scene
  }

  /// Why explanations are unknown: what code has reached, and the sizes of texts and the parts of views that decide a hit.
  func unknowns(of explanations: [TouchExplanation], _ strategy: Strategy?) throws -> [String] {
    let scene = try explanations.first?.scene ?? makeScene(strategy)
    let before = try CommonOptions.start(of: arguments)
    let reasons = PointReasons(scene) { copy in
      before.apply(to: copy)
      if let event { try event.session.play(upTo: event.index, on: copy) }
    }
    let start = try SceneArgument.view(arguments.string("from"), of: scene, at: path)
    for explanation in explanations {
      _ = try reasons.note(
        explanation.point, hitting: explanation.trace.answer.flatMap(explanation.scene.view), from: start)
    }
    return UnknownReasons.sentences(scene) + reasons.sentences
  }

  /// What recognizers make of the touches of the event. `nil` for a point of a scene.
  func timeline(_ strategy: Strategy?) throws -> GestureTimeline? {
    guard let event else { return nil }
    let timeline = try event.session.gestureTimeline(
      ofEvent: event.index,
      on: event.session.makeScene(strategy: strategy, profile: CommonOptions.profile(of: arguments)))
    return timeline
  }

  /// The code that ran for the touches of the event. `nil` for a point of a scene.
  ///
  /// Fails with exit code 66 if there is nothing to explain.
  func ranCode(_ strategy: Strategy?, _ timeline: GestureTimeline?) throws -> [RanCode]? {
    guard let event else { return nil }
    let ran = try event.session.ranCode(
      ofEvent: event.index, strategy: strategy, profile: CommonOptions.profile(of: arguments))
    guard !touches.isEmpty || timeline?.notes.isEmpty == false || !ran.isEmpty else {
      throw CommandFailure(
        .noInput, path: path,
        "no touch begins in event \(event.index), no recognizer follows its touches, and no code of the app runs; "
          + "'recorder show' lists the events")
    }
    return ran
  }

  /// The explanations of the touches, with the views that the command line names.
  func explanations(_ strategy: Strategy?) throws -> [TouchExplanation] {
    let scene = try makeScene(strategy)
    let start = try SceneArgument.view(arguments.string("from"), of: scene, at: path)
    return try touches.map { touch in
      var explanation = TouchExplanation(scene, touch: touch.number, at: touch.point, from: start)
      if let view = try SceneArgument.view(arguments.string("why-not"), of: scene, at: path) {
        explanation.ask(whyNot: view)
      }
      return explanation
    }
  }
}
