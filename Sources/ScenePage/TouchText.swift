import Capture
import RecordingStore
import TouchInput

/// A live session as input for `recorder capture`.
@MainActor
enum TouchText {
  /// All samples as a touch file.
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
