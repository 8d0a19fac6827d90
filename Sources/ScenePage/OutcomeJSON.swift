import JSONText
import RecordingStore
import Reporting

/// An outcome as a line of the page's log.
enum OutcomeJSON {
  static func write(_ outcome: Outcome, number: Int, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.key("number")
      writer.integer(number)
      writer.key("event")
      writer.integer(outcome.event)
      writer.key("t")
      writer.integer(outcome.timestampMicroseconds)
      writer.key("kind")
      writer.string(outcome.kindName)
      writer.key("text")
      writer.string(OutcomeText.phrase(outcome.kind))
      writer.key("touch")
      writer.integer(outcome.touch)
      writer.key("view")
      writer.string(outcome.view)
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
