import Findings
import JSONText
import PassThrough
import Playback

/// A request to compare a recording, or to store its outcomes.
@MainActor
struct ComparisonRequest {
  var recording: String
  var run: ComparisonRun
  /// The numbers of the comparisons that are made.
  var numbers: Range<Int>
  /// The files for the outcomes, of which each path is followed by the comparison's number.
  var files: OutcomeFile?
  /// Whether the content hash is checked: by one of the requests that share a recording.
  var isVerifying = true
  /// Whether differences are reported before the end of their session. Programs of an earlier version do not ask for it.
  private(set) var reportsEarly = false

  /// The request to compare.
  func compareLine() -> [UInt8] {
    WorkerProtocol.request(.compare) { writer in
      write(to: &writer)
      writer.member("reportsEarly", true)
      writer.member("mutant", run.mutant)
      writer.member("stopsAtDifference", run.stopsAtDifference)
      switch run.baseline {
      case .recorded: writer.member("against", "recorded")
      case .strategy(let strategy): writer.member("against", "strategy:\(strategy)")
      case .observed: writer.member("against", "observed")
      case .outcomes: writer.member("against", "outcomes")
      }
    }
  }

  /// The request to store the outcomes.
  func storeLine() -> [UInt8] { WorkerProtocol.request(.store) { write(to: &$0) } }

  private func write(to writer: inout JSONWriter) {
    writer.member("recording", recording)
    writer.member("strategies", run.strategies.map(\.description))
    writer.member("profiles", run.profiles)
    writer.member("replays", run.replays)
    writer.member("isRetargeting", run.isRetargeting)
    writer.member("comparesInertReceivers", run.comparesInertReceivers)
    writer.member("effects", run.effects.text)
    writer.member("listsDifferences", run.listsDifferences)
    writer.member("playsBaselineFirst", run.playsBaselineFirst)
    writer.member("skipped", numbers.lowerBound)
    writer.member("end", numbers.upperBound == .max ? nil : numbers.upperBound)
    writer.member("isVerifying", isVerifying)
    writer.member("outcomes", files?.path)
    writer.member("baseline", files?.name)
  }

  /// Reads a request; `nil` if it names no recording.
  init?(json: JSONValue) throws {
    guard let recording = json["recording"]?.string else { return nil }
    self.recording = recording
    let start = max(json["skipped"]?.integer ?? 0, 0)
    numbers = start..<max(json["end"]?.integer ?? .max, start)
    run = ComparisonRun()
    run.strategies = try (json["strategies"]?.array ?? []).compactMap(\.string).map { try Strategy(parsing: $0) }
    run.profiles = (json["profiles"]?.array ?? []).compactMap(\.string)
    run.replays = json["replays"]?.integer ?? 1
    run.isRetargeting = json["isRetargeting"]?.bool ?? false
    run.comparesInertReceivers = json["comparesInertReceivers"]?.bool ?? false
    if let effects = json["effects"]?.string { run.effects = try EffectRules(parsing: effects) }
    run.listsDifferences = json["listsDifferences"]?.bool ?? true
    run.playsBaselineFirst = json["playsBaselineFirst"]?.bool ?? false
    run.mutant = json["mutant"]?.integer
    run.stopsAtDifference = json["stopsAtDifference"]?.bool ?? false
    isVerifying = json["isVerifying"]?.bool ?? true
    reportsEarly = json["reportsEarly"]?.bool ?? false
    files = json["outcomes"]?.string.map { OutcomeFile(path: $0, name: json["baseline"]?.string ?? "") }
    guard let against = json["against"]?.string else { return }
    if against == "outcomes", let files {
      run.baseline = .outcomes(files)
    } else if against == "observed" {
      run.baseline = .observed
    } else if against.hasPrefix("strategy:") {
      run.baseline = .strategy(try Strategy(parsing: String(against.dropFirst("strategy:".count))))
    }
  }

  init(recording: String, run: ComparisonRun, numbers: Range<Int>, files: OutcomeFile?, isVerifying: Bool = true) {
    self.isVerifying = isVerifying
    self.recording = recording
    self.run = run
    self.numbers = numbers
    self.files = files
  }
}
