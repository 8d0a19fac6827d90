package import Findings
import RecordingStore

/// The pictures of the sessions for which a report has findings, on both sides of the comparison.
package struct ReportPictures: Sendable {
  /// The default maximum number of pictures of a report.
  package static let usualLimit = 400

  package enum Side: CaseIterable, Sendable {
    /// The baseline.
    case before
    /// The replay.
    case after
  }

  /// What a picture is drawn of. Comparisons of one session share pictures.
  private struct Key: Hashable {
    let recording: String
    let session: Int
    let profile: String
    let strategy: String
    let isOfBaselineBuild: Bool

    init(_ comparison: ComparisonReport.Comparison, _ side: Side) {
      recording = comparison.recording
      session = comparison.session
      profile = comparison.profile
      strategy = comparison.strategy(of: side)
      isOfBaselineBuild = side == .before && comparison.isAgainstBuild
    }
  }

  private var pictures: [Key: SessionPicture] = [:]
  /// Whether sessions have no picture because there is no room for those of both sides of another one.
  package let isFull: Bool

  package init() { isFull = false }

  /// Creates the place for the pictures of requests, of which there are at most `limit`.
  package init(for requests: [Request], limit: Int = usualLimit) {
    isFull = requests.count + Side.allCases.count > limit
  }

  /// The picture of one side of a compared session.
  package subscript(comparison: ComparisonReport.Comparison, side: Side) -> SessionPicture? {
    get { pictures[Key(comparison, side)] }
    set { pictures[Key(comparison, side)] = newValue }
  }

  /// A picture that a report needs.
  package struct Request: Sendable {
    package let comparison: ComparisonReport.Comparison
    package let side: Side
    /// The events at which its scene is drawn.
    package let events: Set<Int>

    /// The strategy of the side.
    package var strategy: String { comparison.strategy(of: side) }
    /// Whether the picture is drawn by the rules build of the baseline.
    package var isOfBaselineBuild: Bool { side == .before && comparison.isAgainstBuild }
  }

  /// The sides of a comparison that can be drawn. A recording does not contain the code of rules that it was made with.
  package static func sides(of comparison: ComparisonReport.Comparison, in report: ComparisonReport) -> [Side] {
    let hasRules = report.replayBuild != nil || comparison.build != nil
    return hasRules && comparison.isAgainstRecording ? [.after] : Side.allCases
  }

  /// The pictures of comparisons, each once. A comparison has those of all its sides or none: `limit` is the maximum number.
  ///
  /// - Parameter comparisons: Those with findings, in the order of the page.
  package static func requests(
    for comparisons: [ComparisonReport.Comparison], of report: ComparisonReport, limit: Int = usualLimit
  ) -> [Request] {
    var events: [Key: Set<Int>] = [:]
    for comparison in comparisons {
      // Unknown touches are drawn on the replay's side.
      let roots = comparison.roots.map(\.event) + comparison.drawnUnknowns.compactMap { $0.place?.event }
      for side in sides(of: comparison, in: report) { events[Key(comparison, side), default: []].formUnion(roots) }
    }
    var seen: Set<Key> = []
    var requests: [Request] = []
    for comparison in comparisons {
      var known = seen
      let new = sides(of: comparison, in: report).filter { known.insert(Key(comparison, $0)).inserted }
      guard requests.count + new.count <= limit else { break }
      seen = known
      requests += new.map { side in
        Request(comparison: comparison, side: side, events: events[Key(comparison, side)] ?? [])
      }
    }
    return requests
  }
}

extension ComparisonReport.Comparison {
  /// The first unknown outcomes of which it is known where on the screen they are.
  package var drawnUnknowns: [UnknownOutcome] {
    Array(unknowns.lazy.filter { $0.place != nil && $0.extent?.area != nil }.prefix(SessionPicture.stateLimit))
  }

  /// Whether the baseline is that of a rules build.
  fileprivate var isAgainstBuild: Bool { !isAgainstRecording && !against.hasPrefix(Self.strategyPrefix) }

  private static let strategyPrefix = "strategy:"

  fileprivate func strategy(of side: ReportPictures.Side) -> String {
    switch side {
    case .after: strategy
    case .before where isAgainstRecording: recordedStrategy
    case .before where isAgainstBuild: strategy
    case .before: String(against.dropFirst(Self.strategyPrefix.count))
    }
  }
}
