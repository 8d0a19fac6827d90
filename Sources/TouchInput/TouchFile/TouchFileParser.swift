public import RecordingStore

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// An incremental parser for touch files (`*.touches.jsonl`), for files and for pipes that are still being written.
///
/// The input can be split anywhere. Lines with the same `t` (in whole microseconds) are one event and get the same
/// event index. An event of the scene is one of its own. The last event is complete only when a later one begins or the input ends. The rules are in
/// `Documentation/TouchFormat.md`.
public struct TouchFileParser: Sendable {
  /// The maximum length of a line, in bytes without the line end.
  public static let longestLine = 1_048_576

  /// The number of lines read so far, including comments and empty lines.
  public private(set) var lineCount = 0

  private var partialLine: [UInt8] = []
  private var rules = TouchSequenceRules()
  private var event = -1
  private var lastTimestampMicroseconds: Int64 = 0
  /// Whether the last line was an event of the scene, which no touch shares.
  private var isAfterSceneEvent = false
  private var failure: TouchFileError?

  public init() {}

  /// Parses the next bytes and appends the samples of every completed line.
  ///
  /// If a line violates a rule, the samples of the lines before it have been appended. After an error every further
  /// call throws the same error.
  public mutating func feed(
    _ bytes: UnsafeRawBufferPointer, into samples: inout [TouchSample]
  ) throws(TouchFileError) {
    if let failure { throw failure }
    do throws(TouchFileError) {
      try readLines(of: bytes, into: &samples)
    } catch {
      failure = error
      throw error
    }
  }

  /// Parses the last line if it has no line end, and cancels the fingers that are still down.
  ///
  /// - Returns: One `cancelled` sample for each finger that is still down, at its last position, in one event one
  ///   microsecond after the last sample. They are not appended to `samples`.
  public mutating func finish(into samples: inout [TouchSample]) throws(TouchFileError) -> [TouchSample] {
    if let failure { throw failure }
    if !partialLine.isEmpty {
      do throws(TouchFileError) {
        try readPartialLine(into: &samples)
      } catch {
        failure = error
        throw error
      }
    }
    return cancelledSamples(atMicroseconds: lastTimestampMicroseconds + 1)
  }

  /// One `cancelled` sample for every finger that is down, in one event after the last one.
  ///
  /// - Parameter timestampMicroseconds: Must be later than the last sample.
  public func cancelledSamples(atMicroseconds timestampMicroseconds: Int64) -> [TouchSample] {
    precondition(timestampMicroseconds > lastTimestampMicroseconds || rules.fingerCount == 0)
    return rules.cancelling(atMicroseconds: timestampMicroseconds)
  }

  private mutating func readLines(
    of bytes: UnsafeRawBufferPointer, into samples: inout [TouchSample]
  ) throws(TouchFileError) {
    guard var start = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self) else { return }
    let end = start + bytes.count
    while start < end {
      guard let found = memchr(start, 0x0A, end - start) else {
        return try keepPartialLine(start, end)
      }
      let lineEnd = UnsafePointer(found.assumingMemoryBound(to: UInt8.self))
      if partialLine.isEmpty {
        try readLine(start, lineEnd, into: &samples)
      } else {
        try keepPartialLine(start, lineEnd)
        try readPartialLine(into: &samples)
      }
      start = lineEnd + 1
    }
  }

  private mutating func keepPartialLine(
    _ start: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>
  ) throws(TouchFileError) {
    if partialLine.count + (end - start) > Self.longestLine { throw tooLong(lineCount + 1) }
    partialLine.append(contentsOf: UnsafeBufferPointer(start: start, count: end - start))
  }

  private mutating func readPartialLine(into samples: inout [TouchSample]) throws(TouchFileError) {
    var line: [UInt8] = []
    swap(&line, &partialLine)
    let result: Result<Void, TouchFileError> = line.withUnsafeBufferPointer { buffer in
      do throws(TouchFileError) {
        let start = buffer.baseAddress!
        return .success(try readLine(start, start + buffer.count, into: &samples))
      } catch {
        return .failure(error)
      }
    }
    try result.get()
    line.removeAll(keepingCapacity: true)
    swap(&line, &partialLine)
  }

  private mutating func readLine(
    _ start: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>, into samples: inout [TouchSample]
  ) throws(TouchFileError) {
    lineCount += 1
    if end - start > Self.longestLine { throw tooLong(lineCount) }
    var scanner = TouchLineScanner(start, end, line: lineCount)
    guard let line = try scanner.scan() else { return }
    samples.append(try admit(line))
  }

  /// Checks a line against the previous lines.
  private mutating func admit(_ line: TouchLine) throws(TouchFileError) -> TouchSample {
    let timestamp = line.timestampMicroseconds
    if event < 0 || timestamp > lastTimestampMicroseconds || line.sceneEvent != nil || isAfterSceneEvent { event += 1 }
    isAfterSceneEvent = line.sceneEvent != nil
    let sample =
      if let sceneEvent = line.sceneEvent {
        TouchSample(event: event, timestampMicroseconds: timestamp, sceneEvent: sceneEvent)
      } else {
        TouchSample(
          event: event, timestampMicroseconds: timestamp, touch: line.touch, phase: line.phase, x: line.x, y: line.y,
          edge: line.edge)
      }
    do {
      try rules.take(sample)
    } catch {
      throw TouchFileError(error, line: lineCount, at: timestamp)
    }
    lastTimestampMicroseconds = timestamp
    return sample
  }

  private func tooLong(_ line: Int) -> TouchFileError {
    TouchFileError(
      line: line, problem: "the line is longer than \(Self.longestLine) bytes",
      remedy: "a touch file has one short JSON object a line; check that this is one")
  }
}

extension TouchFileError {
  /// Creates the error for a line that violates a rule of touch sequences.
  fileprivate init(_ error: TouchSequenceError, line: Int, at timestampMicroseconds: Int64) {
    self.line = line
    problem = error.description
    switch error {
    case .notDown: remedy = "begin the touch first with a line whose phase is \"began\""
    case .alreadyDown: remedy = "end it first, or give the second finger another number"
    case .tooManyFingers: remedy = "end or cancel touches that are over"
    case .twiceInOneEvent(let touch, _):
      problem = "touch \(touch) has a second sample at \"t\" \(TouchTime.text(timestampMicroseconds))"
      remedy = "lines with the same \"t\" are one event, which holds a finger once: give this line a later \"t\""
    case .timeGoesBack(let last, let time):
      problem = "\"t\" decreases from \(TouchTime.text(last)) to \(TouchTime.text(time))"
      remedy = "put the lines in the order of their \"t\""
    case .notFinite, .edge, .sceneEventNotAlone, .timeOutOfRange, .twoTimesInOneEvent, .eventOutOfOrder:
      remedy = "correct the line"
    }
  }
}
