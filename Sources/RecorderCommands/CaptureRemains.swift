import CommandLineSupport
import Foundation
import RecordingStore
import ScenePage

/// What `recorder capture` has left if the user's rules ended it.
@MainActor
enum CaptureRemains {
  /// Completes the recording, if the rules ended its session, and names it. Otherwise, see ``sentence(_:since:)``.
  static func sentence(_ arguments: Arguments, _ console: Console, since start: Date, endedBy end: Outcome?) -> String?
  {
    if let end, let path = unfinished(arguments, since: start),
      let content = try? EndedRecording.complete(path, with: end)
    {
      RecordingBackup.removeReplaced(by: path)
      CaptureSummary(
        recording: path, sessions: content.sessions, events: content.events, samples: Int(content.samples),
        outcomes: Int(content.outcomes), contentHash: content.contentHash, isInterrupted: false
      ).print(to: console, asJSON: arguments.flag("json"))
      return "\(path) has the session up to there, and how it ends"
    }
    return sentence(arguments, since: start)
  }

  /// The unfinished recording of this capture, in which the last session is.
  private static func unfinished(_ arguments: Arguments, since start: Date) -> String? {
    guard let output = arguments.string("output") else { return nil }
    var path = output
    var number = 2
    while arguments.flag("live"), InputFile.exists(CaptureSeries.path(output, number: number)),
      isWritten(CaptureSeries.path(output, number: number), since: start)
    {
      path = CaptureSeries.path(output, number: number)
      number += 1
    }
    return isWritten(path, since: start) ? path : nil
  }

  private static func isWritten(_ path: String, since start: Date) -> Bool {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return (attributes?[.modificationDate] as? Date).map { $0 >= start } ?? false
  }

  /// Keeps the touches that cannot be made again, restores a recording that was to be replaced, and names what is kept.
  ///
  /// Only files that were written since `start` are this capture's.
  private static func sentence(_ arguments: Arguments, since start: Date) -> String? {
    guard let output = arguments.string("output") else { return nil }
    let isLive = arguments.flag("live")
    let isRepeatable = !isLive && !arguments.strings("touches").contains("-")
    guard let killed = killed(output, isLive, start, keepsTouches: !isRepeatable) else { return "nothing was recorded" }
    return "the captured data is in \(killed.path), unfinished (keep it with 'recorder recover \(killed.path) -o OUT')"
  }

  /// A live capture can have begun further recordings, of which the last one is unfinished.
  private static func killed(
    _ output: String, _ isLive: Bool, _ start: Date, keepsTouches: Bool
  ) -> KilledCapture? {
    func killed(_ path: String) -> KilledCapture? {
      guard isWritten(path, since: start) else { return nil }
      return KilledCapture(of: path, keepsTouches: keepsTouches)
    }
    if let first = killed(output) { return first }
    guard isLive else { return nil }
    var number = 2
    while InputFile.exists(CaptureSeries.path(output, number: number)) {
      if let next = killed(CaptureSeries.path(output, number: number)) { return next }
      number += 1
    }
    return nil
  }
}
