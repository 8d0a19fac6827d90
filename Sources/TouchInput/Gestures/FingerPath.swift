import RecordingStore

/// The samples of one finger from `began` on, in the order of time.
struct FingerPath {
  var samples: [TouchSample]
  var first: TouchSample { samples[0] }
  var last: TouchSample { samples[samples.count - 1] }

  var microseconds: Int64 { last.timestampMicroseconds - first.timestampMicroseconds }

  /// Whether the finger stays within ``GestureFlags/tapDistance``.
  var isStill: Bool {
    samples.allSatisfy {
      abs($0.x - first.x) <= GestureFlags.tapDistance && abs($0.y - first.y) <= GestureFlags.tapDistance
    }
  }

  /// Whether a sample is further than ``GestureFlags/straightDistance`` from the line between the ends.
  var isCrooked: Bool {
    let (dx, dy) = (last.x - first.x, last.y - first.y)
    let square = dx * dx + dy * dy
    return samples.contains { sample in
      let (x, y) = (sample.x - first.x, sample.y - first.y)
      let part = square > 0 ? min(max((x * dx + y * dy) / square, 0), 1) : 0
      let (offX, offY) = (x - part * dx, y - part * dy)
      return (offX * offX + offY * offY).squareRoot() > GestureFlags.straightDistance
    }
  }
}
