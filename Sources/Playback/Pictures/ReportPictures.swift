import RecordingStore

/// The pictures of the sessions that a report has something to say about.
public struct ReportPictures: Sendable {
  /// A report has no more pictures than this unless told otherwise.
  public static let usualLimit = 200

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

  /// No pictures.
  public init() {}

  /// The picture of the session that was compared; one picture serves every strategy.
  public subscript(comparison: ComparisonReport.Comparison) -> SessionPicture? {
    get { pictures[Key(comparison)] }
    set { pictures[Key(comparison)] = newValue }
  }

  /// Opens the recordings of a report once more and draws the sessions that it has something to say about.
  ///
  /// A recording that can no longer be read has no picture; the report remains true without.
  @MainActor
  public static func gather(for report: ComparisonReport, limit: Int = usualLimit) -> ReportPictures {
    var result = ReportPictures()
    var events: [Key: Set<Int>] = [:]
    for comparison in report.comparisons {
      for divergence in comparison.divergences where divergence.causedBy == nil {
        events[Key(comparison), default: []].insert(divergence.event)
      }
    }
    var open: RecordingReader?
    for comparison in report.comparisons where comparison.hasSomethingToSay && result[comparison] == nil {
      guard result.pictures.count < limit else { break }
      if open?.path != comparison.recording { open = try? RecordingReader(path: comparison.recording) }
      guard let reader = open, reader.sessions.indices.contains(comparison.session),
        let session = try? RecordedSession(reader.sessions[comparison.session], of: reader)
      else { continue }
      result[comparison] = try? SessionPicture(
        of: session, profile: comparison.profile, at: events[Key(comparison)] ?? [])
    }
    return result
  }
}

extension ComparisonReport.Comparison {
  /// Whether anything differs or could not be told.
  public var hasSomethingToSay: Bool { divergenceCount > 0 || !unknowns.isEmpty || isNondeterministic }
}
