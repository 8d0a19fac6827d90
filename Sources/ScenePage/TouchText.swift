import Capture
import RecordingStore
import TouchInput

/// The touches of a live session as text.
@MainActor
enum TouchText {
  /// `touch 4` or `touches 4–7`.
  static func numbers(_ range: ClosedRange<Int>) -> String {
    range.count == 1 ? "touch \(range.lowerBound)" : "touches \(range.lowerBound)–\(range.upperBound)"
  }

  /// `touch 4`, `touches 4–7`, `touch 4 and 1 event of the device`, `2 events of the device`.
  static func words(_ content: LiveSession.Content) -> String {
    let count = content.deviceEvents
    let events = count == 0 ? nil : count == 1 ? "1 event of the device" : "\(count) events of the device"
    return [content.touches.map(numbers), events].compactMap(\.self).joined(separator: " and ")
  }

  /// All samples as a touch file, input for `recorder capture`.
  static func touchFile(of session: LiveSession) throws -> String {
    var writer = TouchFileWriter()
    writer.write(comment: "strategy: \(session.strategy)")
    writer.write(comment: "profile: \(session.profile)")
    if let about = session.label.about { writer.write(comment: "about: \(about)") }
    try session.forEachSample { writer.write($0) }
    return String(decoding: writer.utf8, as: UTF8.self)
  }

  /// The touches as `--tap` and `--drag` options.
  static func flags(of session: LiveSession) throws -> String {
    var flags = GestureFlags(after: ["--strategy \(session.strategy)", "--profile \(session.profile)"])
    try session.forEachSample { flags.add($0) }
    return flags.text()
  }
}
