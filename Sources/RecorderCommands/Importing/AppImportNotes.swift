import CommandLineSupport
import PrintedText
import TouchInput

/// What the import of an app's log leaves out or changes, as lines for a person.
@MainActor
struct AppImportNotes {
  static let noTouches = "no touch is in it; record a session in which the app is touched"

  /// The classes with rules of the app, and the number of their views in the scene that has most of them.
  private(set) var overrides: [String: Int] = [:]
  /// The classes in the scenes of the views in which those rules may decide.
  private(set) var deciders: Set<String> = []
  private(set) var controls = "none"
  private(set) var origin = ""
  private var replaced: [String: String] = [:]
  private var omittedRecognizers: Set<String> = []
  private var animatedCount = 0
  private var inexactCount = 0
  private var textCount = 0
  private var lines: [String] = []

  mutating func add(_ scene: AppSceneFile) {
    overrides.merge(scene.overrides, uniquingKeysWith: max)
    deciders.formUnion(scene.deciders)
    replaced.merge(scene.replaced, uniquingKeysWith: { first, _ in first })
    omittedRecognizers.formUnion(scene.omittedRecognizers)
    animatedCount = max(animatedCount, scene.animatedCount)
    inexactCount = max(inexactCount, scene.inexactCount)
    textCount = max(textCount, scene.textCount)
  }

  mutating func add(_ report: AppLogImport.Report, of path: String) {
    controls = report.controls
    origin = [report.device, report.system, report.build].filter { !$0.isEmpty }.joined(separator: ", ")
    if let line = report.cutLine {
      lines.append("\(path): the log ends in the middle of line \(line); everything before it was imported")
    } else if !report.isComplete {
      lines.append("\(path): the app did not end the log; everything in it was imported")
    }
    if !report.cancelled.isEmpty {
      let fingers = report.cancelled.map(String.init).joined(separator: ", ")
      lines.append("\(path): touch \(fingers) never lifted; cancelled at the end")
    }
    if report.skippedScenes > 0 {
      lines.append(
        "\(path): the app skipped \(Counted.text(report.skippedScenes, "scene")) because its budget was spent; the touches after them "
          + "are on the scene before")
    }
    if report.scenesDuringTouches > 0 {
      lines.append(
        "\(path): \(Counted.text(report.scenesDuringTouches, "scene")) changed during touches; the touches stay on the scene on which "
          + "they began")
    }
    if report.omittedGestures > 0 {
      lines.append(
        "\(path): \(Counted.text(report.omittedGestures, "state")) of recognizers that the scenes do not contain left out"
      )
    }
  }

  /// - Parameter keepsTexts: Whether the scenes have the texts of the log.
  func print(to console: Console, keepsTexts: Bool) {
    for line in lines { console.error.line("recorder: \(line)") }
    if textCount > 0, !keepsTexts {
      console.error.line("recorder: \(Counted.text(textCount, "text")) left out; --keep-text keeps them")
    }
    if !overrides.isEmpty {
      let count = overrides.values.reduce(0, +)
      let names = overrides.keys.sorted().joined(separator: ", ")
      console.error.line(
        "recorder: \(Counted.text(count, "view")) may have rules of the app's own (\(names)); in the scene they are plain views: bind "
          + "their rules with 'replayer diff --rules'")
    }
    if inexactCount > 0 {
      console.error.line(
        "recorder: \(Counted.text(inexactCount, "view")) had a number in the app that is infinite or no number; it is 0 in the scene, and "
          + "touches there may hit another view")
    }
    if !replaced.isEmpty {
      let names = replaced.sorted { $0.key < $1.key }.map { "\($0.key) as \($0.value)" }.joined(separator: ", ")
      console.error.line("recorder: plain views in the scene, with the subviews of the log: \(names)")
    }
    if !omittedRecognizers.isEmpty {
      console.error.line(
        "recorder: recognizers that are left out: \(omittedRecognizers.sorted().joined(separator: ", "))")
    }
    if animatedCount > 0 {
      console.error.line(
        "recorder: \(Counted.text(animatedCount, "view")) moved when the scene was read; it is where the movement ends")
    }
  }
}
