import JSONText

/// The stable text form of a recording, for `git diff` and for reading.
///
/// Equal content gives equal text: it does not depend on the machine, the time, the path or the program's version. Each
/// sample and each outcome is one line. An outcome has the form of `replayer run --json`.
public enum RecordingDump {
  /// Passes the text to `output` in pieces that end with a line end. Memory use does not grow with the recording.
  ///
  /// Calls ``RecordingReader/finishVerification()`` at the end, so a damaged file throws at the latest after its last
  /// line.
  public static func write(
    _ reader: RecordingReader, to output: (String) -> Void
  ) throws(RecordingError) {
    output(header(reader))
    for scene in reader.scenes {
      output("\nscene \(scene.id) \(quoted(scene.name))\n")
      output(JSONLines.broken(scene.json, indent: 1) + "\n")
    }
    for session in reader.sessions { try write(session, reader, output) }
    try reader.finishVerification()
  }

  private static func header(_ reader: RecordingReader) -> String {
    let version = reader.isFinished ? "\(reader.format.rawValue)" : "0 (unfinished)"
    let hash = reader.isFinished ? reader.meta[RecordingMeta.contentHash] ?? "none" : "none"
    var text = """
      application_id 0x\(String(RecordingSchema.applicationID, radix: 16))
      user_version \(version)
      content_hash \(hash)

      """
    for (key, value) in reader.meta.sorted(by: { $0.key < $1.key })
    where RecordingMeta.isHashed(key) { text += "\(key) \(quoted(value))\n" }
    return text
  }

  private static func write(
    _ session: SessionMetadata, _ reader: RecordingReader, _ output: (String) -> Void
  ) throws(RecordingError) {
    output(
      "\nsession \(session.id) scene \(session.scene) strategy \(quoted(session.strategy))"
        + " profile \(quoted(session.profile)) source \(quoted(session.source))"
        + (session.about.map { " about \(quoted($0))" } ?? "") + (session.isCutShort ? " cut short" : "")
        + (session.vocabulary.isEmpty ? "" : " vocabulary \(quoted(session.vocabulary.text))") + "\n")
    var merger = try SessionMerger(reader, session)
    var text = ""
    var json = JSONWriter()
    while let item = try merger.next() {
      switch item {
      case .sample(let sample): text += line(sample)
      case .outcome(let outcome):
        json.reset()
        outcome.write(to: &json)
        text += "    " + json.finish() + "\n"
      }
      if text.utf8.count > 1 << 14 {
        output(text)
        text = ""
      }
    }
    if !text.isEmpty { output(text) }
    for entry in try reader.viewNames(ofSession: session.id) { output("  name \(quoted(entry.name)) \(entry.json)\n") }
    for decision in try reader.decisions(ofSession: session.id) {
      output("  decision event \(decision.event) touch \(decision.touch) \(decision.json)\n")
    }
    guard let observed = try reader.observedOutcomes(ofSession: session.id) else { return }
    while let outcome = try observed.next() {
      json.reset()
      outcome.write(to: &json)
      output("  observed " + json.finish() + "\n")
    }
  }

  private static func line(_ sample: TouchSample) -> String {
    let seconds = Double(sample.timestampMicroseconds) / 1_000_000
    if let sceneEvent = sample.sceneEvent {
      return "  event \(sample.event) t \(seconds) \(sceneEvent)\n"
    }
    let touch = "touch \(sample.touch) \(sample.phase.rawValue) \(sample.x) \(sample.y)"
    let edge = sample.edge.map { " edge \($0.rawValue)" } ?? ""
    return "  event \(sample.event) t \(seconds) \(touch)\(edge)\n"
  }

  private static func quoted(_ text: String) -> String {
    var json = JSONWriter()
    json.string(text)
    return json.finish()
  }
}
