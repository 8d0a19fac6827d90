import PrintedText
import RecordingStore

/// Writes a session as W3C WebDriver actions, the body of a *perform actions* request.
///
/// An event is two ticks: one in which time passes and the fingers that begin move to their place, and one without duration, in which
/// the fingers do what the event says. ``W3CActionsImport`` reads the same samples from it, with either kind of ticks.
public struct W3CActionsWriter {
  private let ticks: W3CActionsImport.Ticks
  private var pointers: [[String]] = []
  /// The number of items of each pointer up to the last one that is not a pause.
  private var lengths: [Int] = []
  private var positions: [Int: (x: Double, y: Double)] = [:]
  private var notes = Notes()

  private struct Notes {
    var rounded = 0
    var unmoved = 0
    var edges = 0
    var late = 0
  }

  /// Creates a writer for a driver.
  public init(ticks: W3CActionsImport.Ticks = .webdriver) { self.ticks = ticks }

  /// The session as actions.
  public consuming func write(_ session: ExportedSession) throws(ExportError) -> ExportedText {
    let events = try events(of: session.samples)
    let numbers = try W3CPointers(events, ticks)
    pointers = Array(repeating: [], count: numbers.count)
    lengths = Array(repeating: 0, count: numbers.count)
    var last: Int64 = 0
    for (event, milliseconds) in zip(events, milliseconds(of: events)) {
      perform(event, numbers, after: milliseconds - last)
      last = milliseconds
    }
    let sources = zip(pointers, lengths).enumerated().map { index, items in
      #"  {"type": "pointer", "id": "finger\#(index + 1)", "parameters": {"pointerType": "touch"}, "actions": ["#
        + "\n" + items.0.prefix(items.1).map { "    " + $0 }.joined(separator: ",\n") + "\n  ]}"
    }
    let text = "{\"actions\": [\n" + sources.joined(separator: ",\n") + "\n]}\n"
    return ExportedText(text, notes: losses(of: session, isRenumbered: numbers.isRenumbered))
  }

  private func losses(of session: ExportedSession, isRenumbered: Bool) -> [String] {
    var losses: [String] = []
    if notes.rounded > 0 {
      losses.append("times are whole milliseconds: \(Counted.text(notes.rounded, "event")) rounded or moved apart")
    }
    if let start = session.samples.first?.timestampMicroseconds, start > 0 {
      losses.append("the \(TouchTime.text(start)) s before the first touch left out")
    }
    if notes.unmoved > 0 {
      losses.append("\(Counted.text(notes.unmoved, "sample")) without movement left out")
    }
    if notes.late > 0 {
      losses.append("\(Counted.text(notes.late, "finger")) lifted 1 ms later, after the move to the last place")
    }
    if notes.edges > 0 {
      losses.append("\(Counted.text(notes.edges, "edge")) of the screen over which a finger came left out")
    }
    if isRenumbered { losses.append("fingers have the lowest free numbers") }
    return losses
  }

  /// The samples by event. A finger that is lifted at another place moves there in an event before.
  private mutating func events(of samples: [TouchSample]) throws(ExportError) -> [[TouchSample]] {
    var events: [[TouchSample]] = []
    var places: [Int: (x: Double, y: Double)] = [:]
    var index = samples.startIndex
    while index < samples.endIndex {
      let end = samples[index...].firstIndex { $0.event != samples[index].event } ?? samples.endIndex
      if let what = samples[index].sceneEvent {
        throw ExportError(
          "event \(samples[index].event) at \(TouchTime.text(samples[index].timestampMicroseconds)) s is not a touch "
            + "(\(what.kind.rawValue)), which actions do not have", "use --to touches, which keeps it")
      }
      var moves: [TouchSample] = []
      for sample in samples[index..<end] {
        if sample.edge != nil { notes.edges += 1 }
        if let place = places[sample.touch], place != (sample.x, sample.y),
          sample.phase == .ended || sample.phase == .cancelled
        {
          var move = sample
          move.phase = .moved
          moves.append(move)
        }
        places[sample.touch] = (sample.x, sample.y)
      }
      if !moves.isEmpty {
        notes.late += moves.count
        // The other fingers of the event stay in it.
        events.append(moves)
      }
      events.append(Array(samples[index..<end]))
      index = end
    }
    guard events.contains(where: { !$0.isEmpty }) else {
      throw ExportError("the session has no touches", "choose another session")
    }
    return events
  }

  /// The time of each event after the first, in whole milliseconds that increase.
  private mutating func milliseconds(of events: [[TouchSample]]) -> [Int64] {
    let start = events[0][0].timestampMicroseconds
    var last: Int64 = -1
    return events.map { event in
      let microseconds = event[0].timestampMicroseconds - start
      let time = max((microseconds + 500) / 1000, last + 1)
      if time * 1000 != microseconds { notes.rounded += 1 }
      last = time
      return time
    }
  }

  private mutating func perform(_ event: [TouchSample], _ numbers: W3CPointers, after milliseconds: Int64) {
    let pause = #"{"type": "pause", "duration": "#
    for index in pointers.indices { pointers[index].append(pause + "\(milliseconds)}") }
    for sample in event where sample.phase == .began {
      let pointer = numbers.pointer(of: sample)
      pointers[pointer][pointers[pointer].count - 1] = move(to: sample, duration: milliseconds)
    }
    for index in pointers.indices { pointers[index].append(pause + "0}") }
    for sample in event {
      let pointer = numbers.pointer(of: sample)
      let item: String
      switch sample.phase {
      case .began: item = #"{"type": "pointerDown", "button": 0}"#
      case .ended: item = #"{"type": "pointerUp", "button": 0}"#
      case .cancelled: item = #"{"type": "pointerCancel"}"#
      case .moved, .stationary:
        guard positions[pointer].map({ $0 != (sample.x, sample.y) }) ?? true else {
          notes.unmoved += 1
          continue
        }
        item = move(to: sample, duration: 0)
      }
      positions[pointer] = (sample.x, sample.y)
      pointers[pointer][pointers[pointer].count - 1] = item
      lengths[pointer] = pointers[pointer].count
    }
  }

  private func move(to sample: TouchSample, duration: Int64) -> String {
    let (x, y) = (ExportNumber.text(sample.x), ExportNumber.text(sample.y))
    return #"{"type": "pointerMove", "duration": \#(duration), "x": \#(x), "y": \#(y)}"#
  }
}
