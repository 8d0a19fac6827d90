import Foundation
import Playback
import RecordingStore
import Scenes
import TestSupport
import Testing

/// All suites that capture. They share the app of the process and therefore run serially.
@Suite(.serialized)
@MainActor
struct TouchCaptureTests {}

extension TouchCaptureTests {
  /// The best test there is: the log of every committed session, imported, is what the capture of the session contains.
  @Suite("A session that an app records is the session that capture records")
  @MainActor
  struct SystemTests {
    /// The recordings of the five systems, of controls, recognizers, lists, tables and windows.
    nonisolated static let recordings = Repository.files { $0.hasPrefix("Recordings/") && $0.hasSuffix(".touchrec") }

    @Test("of every system there are recordings")
    func found() {
      let folders = Set(Self.recordings.map { $0.split(separator: "/").dropLast().last.map(String.init) ?? "" })
      for system in [
        "card-stack", "drop-down", "navigation-overlay", "overlay-container", "touch-delegate-table", "controls",
        "recognizers", "scrolling-list", "table", "windows", "two-fingers",
      ] { #expect(folders.contains(system), "\(system)") }
    }

    @Test("with the ends of decelerations, where the content comes to rest")
    func decelerations() throws {
      let path = Repository.root.appending(path: "Recordings/scrolling-list/fling.touchrec").path
      let reader = try RecordingReader(path: path)
      let observed = try CapturedSession(try ReplayableSession(reader.sessions[0], of: reader)).imported().observed
      let ends = observed.filter { if case .scroll(_, "didEndDecelerating", _, _) = $0.kind { true } else { false } }
      #expect(!ends.isEmpty)
    }

    @Test("with the same touches, receivers, events, gestures and scrolls", arguments: recordings)
    func same(path: String) throws {
      let reader = try RecordingReader(path: Repository.root.appending(path: path).path)
      for record in reader.sessions {
        let session = try ReplayableSession(record, of: reader)
        let captured = try CapturedSession(session)
        var recorded: [Outcome] = []
        let cursor = try reader.outcomes(ofSession: record.id)
        while let outcome = try cursor.next() { recorded.append(outcome) }
        // Targets that the capture adds to recognizers of the scene are code that is known; without them it is not.
        #expect(captured.replayed.map(\.kind) == recorded.map(\.kind), "the capture changes what the app does")
        let imported = try captured.imported()
        try compareTouches(of: reader, record.id, imported.samples)
        let comparison = ObservationComparison(recorded: recorded, observed: imported.observed)
        #expect(comparison.unexplained == [], "\(path)")
      }
    }

    private func compareTouches(of reader: RecordingReader, _ session: Int, _ imported: [TouchSample]) throws {
      var samples: [TouchSample] = []
      let cursor = try reader.samples(ofSession: session)
      // A finger that rests is no change, and what happens to the device is no touch.
      while let sample = try cursor.next() {
        if sample.sceneEvent == nil, sample.phase != .stationary { samples.append(sample) }
      }
      // UIKit states no order of the touches of an event.
      #expect(Self.inEvents(imported) == Self.inEvents(samples))
      guard let first = samples.first, let firstImported = imported.first else { return }
      for (one, other) in zip(samples, imported) {
        let (time, importedTime) = (
          one.timestampMicroseconds - first.timestampMicroseconds,
          other.timestampMicroseconds - firstImported.timestampMicroseconds
        )
        #expect(abs(time - importedTime) <= 1 || time > 10_000_000)
      }
    }

    private static func inEvents(_ samples: [TouchSample]) -> [[String]] {
      var events: [[String]] = []
      for (index, sample) in samples.enumerated() {
        let isNew = index == 0 || samples[index - 1].timestampMicroseconds != sample.timestampMicroseconds
        if isNew { events.append([]) }
        events[events.count - 1].append("\(sample.phase) \(sample.x) \(sample.y)")
      }
      return events.map { $0.sorted() }
    }
  }
}
