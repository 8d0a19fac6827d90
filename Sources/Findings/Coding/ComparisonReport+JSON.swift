package import JSONText
import RecordingStore

extension ComparisonReport {
  /// Writes the members beside the comparisons: counts, builds and failures.
  package func writeContext(to writer: inout JSONWriter) {
    writer.member("compared", recordings)
    writer.member("empty", emptyRecordings)
    writer.member("replayBuild", replayBuild)
    if let replayOptions {
      writer.member("replayOptions", replayOptions.replay)
      writer.member("baselineOptions", replayOptions.baseline)
    }
    writer.member("builds", objects: builds) { writer, build in
      writer.member("name", build.name)
      writer.member("cuts", build.cuts)
    }
    writer.member("failures", objects: failures) { writer, failure in
      writer.member("recording", failure.recording)
      writer.member("message", failure.message)
      writer.member("kind", failure.kind?.rawValue)
      writer.member("isOfWorker", failure.isOfWorker)
    }
  }

  /// Reads what ``writeContext(to:)`` writes, without comparisons; `nil` if a required value is missing.
  package init?(context json: JSONValue) {
    guard let recordings = json["compared"]?.integer, let failures = json["failures"]?.array,
      let builds = json["builds"]?.array
    else { return nil }
    self.init()
    self.recordings = recordings
    emptyRecordings = json["empty"]?.integer ?? 0
    replayBuild = json["replayBuild"]?.string
    if let replay = json["replayOptions"]?.array, let baseline = json["baselineOptions"]?.array {
      replayOptions = ReplayOptions(replay: replay.compactMap(\.string), baseline: baseline.compactMap(\.string))
    }
    self.builds = builds.compactMap { build in
      build["name"]?.string.map { Build(name: $0, cuts: build["cuts"]?.integer ?? 0) }
    }
    self.failures = failures.map { failure in
      Failure(
        recording: failure["recording"]?.string ?? "", message: failure["message"]?.string ?? "",
        kind: failure["kind"]?.string.flatMap(RecordingError.Kind.init),
        isOfWorker: failure["isOfWorker"]?.bool ?? false)
    }
  }
}
