import CommandLineSupport
import Commands
import Findings
import PassThrough
import Playback
import RecordingStore
import Scenes
import SystemScenes
import TouchInput

/// Measures the sessions of an app's log without a recording.
@MainActor
struct LogMeasurement {
  private let path: String
  private var findings: FidelityFindings
  private var measurement: FidelityMeasurement?
  private var sessions = 0
  /// The samples of the present event, and what was observed since it.
  private var event: [TouchSample] = []
  private var observed: [Outcome] = []
  /// The first event of the session whose scene is not known.
  private var unknownFrom = Int.max

  init(of path: String, continuing findings: FidelityFindings) { (self.path, self.findings) = (path, findings) }

  mutating func run() throws -> FidelityFindings {
    let registry = ClassRegistry.standard
    _ = try AppLogFile.read(path, isOneSession: false, isKnownClass: { registry.viewClassNames.contains($0) }) {
      try take($0, $1)
    }
    endSession()
    return findings
  }

  private mutating func take(_ items: [AppLogImport.Item], _ report: AppLogImport.Report) throws {
    for item in items {
      switch item {
      case .session(let scene): try begin(scene, report)
      case .observed(let outcome): observed.append(outcome)
      case .unknownScene(let event): unknownFrom = min(unknownFrom, event)
      case .sample(let sample):
        if let last = event.last, last.event != sample.event { endEvent(next: sample.timestampMicroseconds) }
        event.append(sample)
      }
    }
  }

  private mutating func begin(_ file: AppSceneFile, _ report: AppLogImport.Report) throws {
    endSession()
    let scene: SceneInstance
    do {
      scene = try SceneInstance(try SceneDescription.decode(Array(file.json.utf8)), strategy: .uikit)
    } catch {
      throw CommandFailure(.data, path: path, "scene \(sessions + 1) of the log cannot be made: \(error)")
    }
    unknownFrom = .max
    measurement = FidelityMeasurement(
      on: scene, source: path, session: sessions, observesAllEvents: report.controls == "all",
      unknowns: AppUnknowns(of: file),
      continuing: findings)
    sessions += 1
  }

  private mutating func endEvent(next: Int64?) {
    guard let first = event.first else { return }
    measurement?.isSceneUnknown = first.event >= unknownFrom
    measurement?.play(event, until: next, observed: observed)
    event.removeAll(keepingCapacity: true)
    observed.removeAll(keepingCapacity: true)
  }

  private mutating func endSession() {
    endEvent(next: nil)
    if let measurement { findings = measurement.findings }
    measurement = nil
  }
}
