package import Playback
package import RecordingStore

/// The pictures of the sessions for which a report has findings.
package struct ReportPictures: Sendable {
  /// The default maximum number of pictures of a report.
  package static let usualLimit = 200

  private struct Key: Hashable {
    let recording: String
    let session: Int
    let profile: String

    init(_ comparison: ComparisonReport.Comparison) {
      recording = comparison.recording
      session = comparison.session
      profile = comparison.profile
    }
  }

  private var pictures: [Key: SessionPicture] = [:]

  package init() {}

  /// The picture of a compared session. All strategies share one picture.
  package subscript(comparison: ComparisonReport.Comparison) -> SessionPicture? {
    get { pictures[Key(comparison)] }
    set { pictures[Key(comparison)] = newValue }
  }

  /// A session whose picture a report needs.
  package struct Request: Sendable {
    package let comparison: ComparisonReport.Comparison
    /// The events at which its scene is drawn.
    package let events: Set<Int>
  }

  /// The sessions with findings, each once.
  package static func requests(for report: ComparisonReport, limit: Int = usualLimit) -> [Request] {
    var events: [Key: Set<Int>] = [:]
    for comparison in report.comparisons {
      for divergence in comparison.divergences where divergence.causedBy == nil {
        events[Key(comparison), default: []].insert(divergence.event)
      }
    }
    var seen: Set<Key> = []
    var requests: [Request] = []
    for comparison in report.comparisons where comparison.hasFindings && requests.count < limit {
      guard seen.insert(Key(comparison)).inserted else { continue }
      requests.append(Request(comparison: comparison, events: events[Key(comparison)] ?? []))
    }
    return requests
  }

  /// Opens the recordings of a report again and draws the sessions with findings.
  ///
  /// A recording that can no longer be read has no picture.
  @MainActor
  package static func gather(for report: ComparisonReport, limit: Int = usualLimit) -> ReportPictures {
    var result = ReportPictures()
    var open: RecordingReader?
    for request in requests(for: report, limit: limit) {
      let comparison = request.comparison
      if open?.path != comparison.recording { open = try? RecordingReader(path: comparison.recording) }
      guard let reader = open else { continue }
      result[comparison] = try? SessionPicture(of: request, in: reader)
    }
    return result
  }
}

extension SessionPicture {
  /// Draws the session that a report needs; `nil` if the recording has no such session.
  @MainActor
  package init?(of request: ReportPictures.Request, in reader: RecordingReader) throws {
    let number = request.comparison.session
    guard reader.sessions.indices.contains(number) else { return nil }
    try self.init(
      of: ReplayableSession(reader.sessions[number], of: reader), profile: request.comparison.profile,
      at: request.events)
  }
}
