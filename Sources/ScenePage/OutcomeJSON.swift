import JSONText
import RecordingStore
import Reporting

/// An outcome as a line of the page's log.
enum OutcomeJSON {
  static func write(_ outcome: Outcome, number: Int, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("number", number)
      writer.member("event", outcome.event)
      writer.member("t", outcome.timestampMicroseconds)
      writer.member("kind", outcome.kindName)
      writer.member("text", OutcomeText.phrase(outcome.kind))
      writer.member("touch", outcome.touch)
      writer.member("view", outcome.view)
    }
  }
}

extension Outcome {
  /// The view it happened to, where there is one.
  fileprivate var view: String? {
    switch kind {
    case .hit(_, let view), .change(let view, _): view
    case .action(let view, _, _, _), .gesture(let view, _, _, _), .touches(let view, _, _), .scroll(let view, _, _, _),
      .select(let view, _, _):
      view
    case .trouble(let trouble): trouble.view
    }
  }
}
