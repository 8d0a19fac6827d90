import CommandLineSupport
import Commands
import RecordingStore
import TouchInput

/// One input of `recorder import`.
@MainActor
struct ImportedSession {
  /// The name of the input in messages.
  let name: String
  let touches: ImportedTouches
  private let notes: [String]

  /// Reads an input. Each note about it is printed, unless it was for an earlier input.
  init(
    _ path: String, by importer: any TouchImporter, against target: ImportTarget, printed: inout Set<String>,
    _ console: Console
  ) throws {
    name = path == "-" ? "standard input" : path
    let bytes = try InputFile.read(path)
    do {
      touches = try importer.read(bytes)
    } catch {
      throw (error as? CommandFailure) ?? CommandFailure(.data, path: path, "\(error)")
    }
    var notes = touches.notes
    if let screen = touches.screen, let ours = target.scene.screen, screen != ours {
      notes.append(
        "the screen of the log is \(Self.text(screen)), that of the scene \(Self.text(ours)); positions are not scaled")
    }
    self.notes = notes
    for note in notes where printed.insert(note).inserted { console.error.line("recorder: \(name): \(note)") }
    if !touches.cancelled.isEmpty {
      let fingers = touches.cancelled.map { String($0.touch) }.joined(separator: ", ")
      console.error.line("recorder: \(name): touch \(fingers) never lifted; cancelled at the end")
    }
  }

  /// The source of the session in the recording: the format, and what it does not contain.
  func source(_ format: String) -> String {
    notes.isEmpty ? format : "\(format): \(notes.joined(separator: "; "))"
  }

  private static func text(_ screen: ScreenSize) -> String {
    "\(number(screen.width)) by \(number(screen.height))"
  }

  private static func number(_ value: Double) -> String {
    Int(exactly: value).map(String.init) ?? value.description
  }
}
