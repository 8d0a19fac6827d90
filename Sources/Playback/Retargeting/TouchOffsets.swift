import Findings
import Foundation
import RecordingStore

/// The distances by which the touches that are down are moved.
struct TouchOffsets {
  private var offsets: [Int: CGPoint] = [:]

  /// Begins a touch, whose place changes if `retarget` is given.
  mutating func begin(_ finger: Int, _ retarget: TouchRetarget?) {
    offsets[finger] = retarget.map { CGPoint(x: $0.to.x - $0.from.x, y: $0.to.y - $0.from.y) }
  }

  /// The samples at their places in the replay.
  func moved(_ samples: [TouchSample]) -> [TouchSample] {
    guard !offsets.isEmpty else { return samples }
    return samples.map { sample in
      if sample.sceneEvent != nil { return sample }
      guard let offset = offsets[sample.touch] else { return sample }
      var sample = sample
      (sample.x, sample.y) = (sample.x + offset.x, sample.y + offset.y)
      return sample
    }
  }
}

extension TouchOffsets {
  /// The samples of an event of a replay whose moved touches are known.
  mutating func moved(_ samples: [TouchSample], by retargets: [TouchRetarget]) -> [TouchSample] {
    guard !retargets.isEmpty else { return samples }
    for sample in samples where sample.phase == .began {
      begin(sample.touch, retargets.first { $0.event == sample.event && $0.touch == sample.touch })
    }
    return moved(samples)
  }
}
