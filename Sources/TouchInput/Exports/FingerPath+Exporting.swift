import RecordingStore

extension FingerPath {
  /// What other tools can perform of a finger.
  enum Gesture {
    case tap, press, drag
  }

  var gesture: Gesture {
    guard isStill else { return .drag }
    return microseconds <= GestureFlags.tapMicroseconds ? .tap : .press
  }

  /// The sample with which the finger arrives at its last point: the last that moved, or else the first.
  var arrival: TouchSample { samples.last { $0.phase == .moved } ?? first }

  /// The first sample that moved. `nil` if none did.
  var departure: TouchSample? { samples.first { $0.phase == .moved } }
}

extension ExportedSession {
  /// The touches of a session in which one finger is down at a time.
  ///
  /// - Parameter tool: The name of the tool, for the error if the session has what it cannot perform.
  func fingers(for tool: String) throws(ExportError) -> [FingerPath] {
    var fingers: [FingerPath] = []
    var current: FingerPath?
    for sample in samples {
      if let what = sample.sceneEvent {
        throw ExportError(
          "event \(sample.event) at \(TouchTime.text(sample.timestampMicroseconds)) s is not a touch (\(what.kind.rawValue)), "
            + "which \(tool) is not made to do", "use --to touches, which keeps it")
      }
      if sample.phase == .began {
        if let other = current {
          throw ExportError(
            "touch \(sample.touch) at \(TouchTime.text(sample.timestampMicroseconds)) s begins while touch "
              + "\(other.first.touch) is down, and \(tool) has one finger", "use --to w3c, which keeps all fingers")
        }
        current = FingerPath(samples: [sample])
        continue
      }
      guard current != nil else { continue }
      current!.samples.append(sample)
      if sample.phase == .cancelled {
        throw ExportError(
          "touch \(sample.touch) is cancelled at \(TouchTime.text(sample.timestampMicroseconds)) s, which \(tool) cannot do",
          "use --to touches, or --to w3c with --ticks spec")
      }
      if sample.phase == .ended {
        fingers.append(current!)
        current = nil
      }
    }
    if let current {
      throw ExportError(
        "touch \(current.first.touch) is not lifted", "capture the session to its end")
    }
    guard !fingers.isEmpty else { throw ExportError("the session has no touches", "choose another session") }
    return fingers
  }
}
