import Findings
import PassThrough
package import Pictures
import Playback
package import RecordingStore

extension ReportPictures {
  /// Opens the recordings of requests again and draws their sessions.
  ///
  /// A recording that can no longer be read has no picture.
  @MainActor
  package static func gather(_ requests: [Request], limit: Int = usualLimit) -> ReportPictures {
    var result = ReportPictures(for: requests, limit: limit)
    var open: RecordingReader?
    for request in requests {
      let comparison = request.comparison
      if open?.path != comparison.recording { open = try? RecordingReader(path: comparison.recording) }
      guard let reader = open else { continue }
      result[comparison, request.side] = try? SessionPicture(of: request, in: reader)
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
      of: ReplayableSession(reader.sessions[number], of: reader), strategy: Strategy(parsing: request.strategy),
      profile: request.comparison.profile, at: request.events)
  }
}
