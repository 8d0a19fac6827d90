import PrintedText
import RecordingStore

/// Writes a session as a touch file, which has all of it.
public struct TouchFileExport {
  public init() {}

  /// The session as a touch file. Two events at one time, which a touch file cannot hold apart, are moved apart by 1 µs.
  public func write(_ session: ExportedSession) throws(ExportError) -> ExportedText {
    guard !session.samples.isEmpty else { throw ExportError("the session has no touches", "choose another session") }
    var file = TouchFileWriter()
    file.write(comment: session.heading.joined(separator: "\n"))
    var event = -1
    var time: Int64 = -1
    var delayed = 0
    for var sample in session.samples {
      if sample.event != event {
        event = sample.event
        if sample.timestampMicroseconds <= time { delayed += 1 }
        time = max(sample.timestampMicroseconds, time + 1)
      }
      sample.timestampMicroseconds = time
      file.write(sample)
    }
    let notes =
      delayed > 0 ? ["\(Counted.text(delayed, "event")) at the time of the one before delayed by 1 µs"] : []
    return ExportedText(String(decoding: file.utf8, as: UTF8.self), notes: notes)
  }
}
