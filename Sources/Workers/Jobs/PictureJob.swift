import Findings
import JSONText
package import Pictures
import Playback
import ScenePictures

/// The picture of one session for a report.
@MainActor
final class PictureJob: WorkerJob {
  private let wanted: ReportPictures.Request
  private let take: (SessionPicture) -> Void
  private var picture: SessionPicture?
  private var isComplete = false

  init(_ wanted: ReportPictures.Request, take: @escaping (SessionPicture) -> Void) {
    self.wanted = wanted
    self.take = take
  }

  var request: (program: Int, line: [UInt8])? {
    guard !isComplete else { return nil }
    let line = WorkerProtocol.request(.picture) { writer in
      writer.member("recording", wanted.comparison.recording)
      writer.member("session", wanted.comparison.session)
      writer.member("strategy", wanted.strategy)
      writer.member("profile", wanted.comparison.profile)
      writer.key("events")
      writer.array { writer in
        for event in wanted.events.sorted() { writer.integer(event) }
      }
    }
    return (wanted.isOfBaselineBuild ? 1 : 0, line)
  }

  /// A picture that its session prevents is left out.
  let isInSession = true
  let heldBytes = 0
  var printed = ""

  func receive(_ message: WorkerProtocol.Message, _ content: JSONValue) -> Bool {
    picture = content["picture"].flatMap(SessionPicture.init(json:)) ?? picture
    isComplete = message == .done || message == .failed
    return false
  }

  func workerDidEnd(_ end: WorkerEnd) { isComplete = true }

  func stop() { isComplete = true }

  func beginDelivery() {}

  func deliver() {
    if let picture { take(picture) }
  }
}

extension WorkerPool {
  /// The pictures of requests. A session whose worker ends has none. The baseline of a rules build is drawn by the pool's
  /// second program.
  package func pictures(_ requests: [ReportPictures.Request]) throws -> ReportPictures {
    var pictures = ReportPictures(for: requests)
    var rest = requests[...]
    try run {
      rest.popFirst().map { request in PictureJob(request) { pictures[request.comparison, request.side] = $0 } }
    }
    return pictures
  }
}
