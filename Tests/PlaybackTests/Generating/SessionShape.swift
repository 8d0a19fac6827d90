import Foundation
import RecordingStore

/// A generated session of touches, which may overlap.
struct SessionShape: Hashable, Sendable {
  var strokes: [Stroke]

  /// The session's samples in the order of their timestamps. A touch gets the lowest free number.
  ///
  /// `number` maps a touch's number to another one. A mapping that keeps the order keeps the session.
  func samples(_ number: (Int) -> Int = { $0 }) -> [TouchSample] {
    var fingers: [(end: Int64, number: Int)] = []
    var samples: [TouchSample] = []
    for stroke in strokes.sorted(by: { $0.start < $1.start }) {
      let busy = Set(fingers.filter { $0.end >= stroke.start }.map(\.number))
      let finger = (1...).first { !busy.contains($0) }!
      fingers.append((stroke.end, finger))
      for (index, point) in stroke.points.enumerated() {
        let isStill = index > 0 && point.x == stroke.points[index - 1].x && point.y == stroke.points[index - 1].y
        let phase: TouchPhase =
          index == 0
          ? .began
          : index == stroke.points.count - 1
            ? (stroke.isCancelled ? .cancelled : .ended) : isStill ? .stationary : .moved
        samples.append(
          TouchSample(
            event: 0, timestampMicroseconds: point.microseconds, touch: number(finger), phase: phase, x: point.x,
            y: point.y, edge: index == 0 ? stroke.edge : nil))
      }
    }
    // A stable order: among samples with the same timestamp, the touch that began first is first.
    let ordered = samples.enumerated().sorted {
      ($0.element.timestampMicroseconds, $0.offset) < ($1.element.timestampMicroseconds, $1.offset)
    }
    return Self.numbered(ordered.map(\.element))
  }

  /// Numbers the events. Samples with the same timestamp are one event.
  static func numbered(_ samples: [TouchSample]) -> [TouchSample] {
    var samples = samples
    var event = -1
    var last: Int64 = -1
    for index in samples.indices {
      if samples[index].timestampMicroseconds != last { event += 1 }
      last = samples[index].timestampMicroseconds
      samples[index].event = event
    }
    return samples
  }

  /// The session as the text of a touch file.
  static func text(of samples: [TouchSample]) -> String {
    samples.map { sample in
      let edge = sample.edge.map { #", "edge": "\#($0.rawValue)""# } ?? ""
      return #"{"t": \#(Double(sample.timestampMicroseconds) / 1_000_000), "touch": \#(sample.touch), "#
        + #""phase": "\#(sample.phase.rawValue)", "x": \#(sample.x), "y": \#(sample.y)\#(edge)}"#
    }.joined(separator: "\n")
  }
}
