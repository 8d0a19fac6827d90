import Foundation
import RecordingStore

/// A part of the replays of a recording, which one worker makes.
struct RecordingPart: Hashable {
  /// The numbers of the replays, from 0 on.
  var numbers: Range<Int>
  /// Whether it is the first part. Its worker checks the whole recording.
  var isFirst: Bool { numbers.lowerBound == 0 }
  /// Whether it is the last part.
  var isLast: Bool

  /// All replays of a recording.
  static let whole = RecordingPart(numbers: 0..<Int.max, isLast: true)

  /// The smallest part, in replays: with fewer, the start of a worker takes longer than it saves.
  private static let smallest = 32
  /// A smaller recording is not opened to count its sessions if there are many recordings.
  private static let smallestFile = 1 << 17

  /// The parts of a recording for a number of workers.
  ///
  /// - Parameters:
  ///   - replays: The replays of each session.
  ///   - isOneOfMany: Whether there are other recordings for all workers.
  static func parts(of path: String, replays: Int, workers: Int, isOneOfMany: Bool) -> [RecordingPart] {
    guard workers > 1, !isOneOfMany || size(of: path) >= smallestFile else { return [whole] }
    // The worker reports a recording that cannot be read.
    let sessions = RecordingReader.sessionCount(of: path) ?? 0
    let count = sessions * replays
    let parts = min(count / smallest, workers)
    guard parts > 1 else { return [whole] }
    let bounds = (0...parts).map { $0 * count / parts }
    return (0..<parts).map { part in
      RecordingPart(numbers: bounds[part]..<(part + 1 == parts ? .max : bounds[part + 1]), isLast: part + 1 == parts)
    }
  }

  private static func size(of path: String) -> Int {
    (try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int).flatMap { $0 } ?? 0
  }
}
