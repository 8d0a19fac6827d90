import HitTestTerms
import JSONText

extension DecisionTrace {
  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("recorded", objects: recorded) { $1.writeMembers(to: &$0) }
      writer.member("replayed", objects: replayed) { $1.writeMembers(to: &$0) }
      writer.member("omitted", omitted)
    }
  }

  init?(json: JSONValue) {
    guard let replayed = json["replayed"]?.array else { return nil }
    self.init(
      recorded: (json["recorded"]?.array ?? []).compactMap(Line.init(json:)),
      replayed: replayed.compactMap(Line.init(json:)), omitted: json["omitted"]?.integer ?? 0)
  }
}

extension DecisionTrace.Line {
  fileprivate func writeMembers(to writer: inout JSONWriter) {
    writer.member("depth", depth)
    writer.member("view", view.name)
    writer.key("rule")
    rule.write(to: &writer, other: other)
    writer.member("other", other?.name)
    writer.member("answer", answer?.name)
    line?.writeMembers(to: &writer)
  }

  fileprivate init?(json: JSONValue) {
    guard let view = json["view"]?.viewID, let rule = json["rule"].flatMap(HitTestRule.init(json:)) else { return nil }
    self.init(
      depth: json["depth"]?.integer ?? 0, view: view, rule: rule, line: json.sourceLine, other: json["other"]?.viewID,
      answer: json["answer"]?.viewID)
  }
}
