package import Playback
import RecordingStore

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

  /// Opens the recordings of a report again and draws the sessions with findings.
  ///
  /// A recording that can no longer be read has no picture.
  @MainActor
  package static func gather(for report: ComparisonReport, limit: Int = usualLimit) -> ReportPictures {
    var result = ReportPictures()
    var events: [Key: Set<Int>] = [:]
    for comparison in report.comparisons {
      for divergence in comparison.divergences where divergence.causedBy == nil {
        events[Key(comparison), default: []].insert(divergence.event)
      }
    }
    var open: RecordingReader?
    for comparison in report.comparisons where comparison.hasFindings && result[comparison] == nil {
      guard result.pictures.count < limit else { break }
      if open?.path != comparison.recording { open = try? RecordingReader(path: comparison.recording) }
      guard let reader = open, reader.sessions.indices.contains(comparison.session),
        let session = try? ReplayableSession(reader.sessions[comparison.session], of: reader)
      else { continue }
      result[comparison] = try? SessionPicture(
        of: session, profile: comparison.profile, at: events[Key(comparison)] ?? [])
    }
    return result
  }
}
