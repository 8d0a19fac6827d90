import CommandLineSupport
import Commands
import Foundation
import JSONText
import PassThrough
import Playback
import PrintedText
import RecordingStore
import Scenes
import SystemScenes
import TouchInput
import UIKit

/// `recorder import --from app`: makes a recording of the logs of an app.
@MainActor
struct AppImport {
  static let name = "app"
  static let summary = "the log that an app wrote with TouchCapture"
  /// The options that only this format has.
  static let options = [
    Option(
      "scene-out", .text("SCENE"), completion: .files, help: "The scene file to write: the first scene of an app's log"),
    Option.flag("keep-text", help: "Keep the texts in an app's log; without it, they are left out"),
  ]

  private let arguments: Arguments
  private let console: Console
  private let strategy: Strategy
  private let profile: String?
  private let output: String
  /// The scene of `--scene`, in the place of those of the logs.
  private let scene: SceneDescription?

  private var recording: CaptureRun?
  private var touches: [[TouchSample]] = []
  private var firstScene: String?
  private var sceneCount = 0
  /// The first event of each session whose scene is not known, because the app skipped it.
  private var observedUntil: [Int: Int] = [:]
  /// What the scene of each session does not have of the app.
  private var unknowns: [AppUnknowns] = []
  private var notes = AppImportNotes()

  init(
    _ arguments: Arguments, _ console: Console, strategy: Strategy, profile: String?, output: String
  ) throws {
    (self.arguments, self.console, self.strategy) = (arguments, console, strategy)
    (self.profile, self.output) = (profile, output)
    for option in TouchImporters.known.options.map(\.name) + ["map"] where arguments.has(option) {
      throw arguments.misuse("'--\(option)' has no effect with --from \(Self.name); leave it out", option: option)
    }
    for option in Self.options.map(\.name) where arguments.has("scene") && arguments.has(option) {
      throw arguments.misuse("'--\(option)' has no effect with --scene; leave one of them out", option: option)
    }
    if output.hasSuffix(".jsonl"), arguments.flag("keep-text"), !arguments.has("scene-out") {
      throw arguments.misuse("'--keep-text' has no effect on a touch file; leave it out", option: "keep-text")
    }
    scene = try arguments.string("scene").map(SceneFile.read)
  }

  /// Refuses the options of this format with another one.
  static func refuseOptions(_ arguments: Arguments) throws(CommandFailure) {
    for option in options.map(\.name) where arguments.has(option) {
      let format = arguments.required("from")
      throw arguments.misuse("'--\(option)' has no effect with --from \(format); leave it out", option: option)
    }
  }

  mutating func run() throws -> ExitCode {
    let sceneFile = try sceneOutput()
    do {
      for path in arguments.positionals { try read(path) }
      if let sceneFile, let firstScene {
        try OutputFile.write(Array((JSONLines.broken(firstScene) + "\n").utf8), to: sceneFile)
      }
      if isTouchFile {
        if sceneFile != nil { notes.print(to: console, keepsTexts: arguments.flag("keep-text")) }
        return try ImportCommand.writeTouchFile(touches, to: output, arguments, console)
      }
      guard var recording else { throw CommandFailure(.data, path: arguments.positionals[0], AppImportNotes.noTouches) }
      try describe(recording)
      let code = try recording.finish(
        console, asJSON: arguments.flag("json"), isStrict: arguments.flag("strict"), code: .ok)
      notes.print(to: console, keepsTexts: arguments.flag("keep-text"))
      if sceneFile != nil, sceneCount > 1 {
        console.error.line("recorder: the log has \(sceneCount) scenes; --scene-out has the first, the recording all")
      }
      RecordingArguments.noteName(of: output, arguments, console)
      return code
    } catch {
      try recording?.discard()
      throw error
    }
  }

  private var isTouchFile: Bool { output.hasSuffix(".jsonl") }

  private func sceneOutput() throws -> String? {
    guard let path = arguments.string("scene-out") else { return nil }
    guard path != "-", !path.isEmpty else {
      throw arguments.misuse("the scene is written to a file, not to standard output", option: "scene-out")
    }
    let others = arguments.positionals.filter { $0 != "-" }.map { ("IN", $0) } + [("--output", output)]
    try OutputCheck.refuseInput(path, among: others, of: arguments)
    // The recording is not there yet, so that only its path can be compared.
    if URL(fileURLWithPath: path).standardizedFileURL == URL(fileURLWithPath: output).standardizedFileURL {
      throw arguments.misuse("the scene and the recording are one file; choose another name", option: "scene-out")
    }
    if !arguments.flag("force"), InputFile.exists(path) {
      throw CommandFailure(.cannotCreate, path: path, "exists already; choose another name or give --force")
    }
    return path
  }

  // MARK: A log

  private mutating func read(_ path: String) throws {
    let registry = ClassRegistry.standard
    let log = try AppLogFile.read(
      path, isOneSession: scene != nil, keepsTexts: arguments.flag("keep-text"),
      isKnownClass: { registry.viewClassNames.contains($0) }
    ) { items, _ in
      try take(items)
      try recording?.pause(isIdle: false)
    }
    guard log.report.touchCount > 0 else { throw CommandFailure(.data, path: log.name, AppImportNotes.noTouches) }
    notes.add(log.report, of: log.name)
  }

  private mutating func take(_ items: [AppLogImport.Item]) throws {
    for item in items {
      switch item {
      case .session(let file): try begin(file)
      case .sample(let sample):
        if isTouchFile {
          touches[touches.count - 1].append(sample)
        } else {
          try recording?.add(sample)
        }
      case .observed(let outcome): try recording?.addObserved(outcome)
      case .unknownScene(let event):
        if observedUntil[sceneCount - 1] == nil { observedUntil[sceneCount - 1] = event }
      }
    }
  }

  private mutating func begin(_ file: AppSceneFile) throws {
    sceneCount += 1
    if firstScene == nil { firstScene = file.json }
    if scene == nil {
      notes.add(file)
      unknowns.append(AppUnknowns(of: file))
    }
    guard !isTouchFile else { return touches.append([]) }
    let instance: SceneInstance
    if let scene {
      instance = try ImportTarget.instance(of: scene, arguments.string("scene") ?? "scene", strategy, profile)
    } else {
      do {
        instance = try SceneInstance(
          try SceneDescription.decode(Array(file.json.utf8)), strategy: strategy, profile: profile)
      } catch {
        throw CommandFailure(
          .data, path: arguments.positionals[0],
          "scene \(sceneCount) of the log cannot be made: \(error); give a scene of your own with --scene")
      }
    }
    if recording != nil {
      try recording?.beginNext(
        on: instance, source: Self.name, about: arguments.string("about"), isNewScene: scene == nil)
    } else {
      recording = try CaptureRun(
        scene: instance, path: output, replacing: arguments.flag("force"), source: Self.name,
        about: arguments.string("about"))
    }
  }

  private func describe(_ recording: CaptureRun) throws {
    try recording.describe(ObservedOutcomes.controlsKey, as: notes.controls)
    try recording.describe("observed_on", as: notes.origin)
    if !observedUntil.isEmpty {
      var json = JSONWriter()
      json.object { json in
        for (session, event) in observedUntil.sorted(by: { $0.key < $1.key }) { json.member("\(session)", event) }
      }
      try recording.describe(ObservedOutcomes.untilKey, as: json.finish())
    }
    if unknowns.contains(where: \.hasViews) {
      var json = JSONWriter()
      json.object { json in
        for (session, views) in unknowns.enumerated() where views.hasViews {
          json.key("\(session)")
          views.write(to: &json)
        }
      }
      try recording.describe(AppUnknowns.key, as: json.finish())
    }
    guard !notes.deciders.isEmpty else { return }
    var json = JSONWriter()
    json.array { json in
      for name in notes.deciders.sorted() { json.string(name) }
    }
    try recording.describe(ObservedOutcomes.classesKey, as: json.finish())
  }
}
