import CommandLineSupport
import Foundation
import RecordingStore
import ScenePage

/// What `recorder capture` has left if the user's rules ended it.
@MainActor
enum CaptureRemains {
  /// Keeps the touches that cannot be made again, restores a recording that was to be replaced, and names what is kept.
  ///
  /// Only files that were written since `start` are this capture's.
  static func sentence(_ arguments: Arguments, since start: Date) -> String? {
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
      let attributes = try? FileManager.default.attributesOfItem(atPath: path)
      guard let date = attributes?[.modificationDate] as? Date, date >= start else { return nil }
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
