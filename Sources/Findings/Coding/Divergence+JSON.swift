import Foundation
package import HitTestTerms
package import JSONText
import RecordingStore

/// The two JSON forms of a divergence.
package enum DivergenceForm: Sendable {
  /// The form that is read again: in another process, or from a store of results. It lacks what the comparison has.
  case stored
  /// The form of the document `touchreplay.diff/1`, in which each divergence is complete.
  case document
}

extension Divergence {
  /// Writes the divergence as a JSON object.
  package func write(to writer: inout JSONWriter, as form: DivergenceForm = .stored) {
    writer.object { writer in
      writer.member("id", id)
      writePlace(to: &writer, as: form)
      writer.member("point", point.map { [Double($0.x), Double($0.y)] })
      writer.member("kind", kind)
      for (key, outcome) in [("recorded", recordedOutcome), ("replayed", replayedOutcome)] {
        writer.key(key)
        if form == .stored { write(outcome, to: &writer) } else { writeValue(of: outcome, to: &writer) }
      }
      if form == .document { writeRegions(to: &writer) }
      if let handler { writer.member("after", handler) }
      writeLines(to: &writer, as: form)
      writer.member("causedBy", followsFrom)
      writer.key("decidedBy")
      if let decidedBy { decidedBy.write(to: &writer, as: form) } else { writer.null() }
      if let firstPass { writer.member("firstPass", firstPass.answer?.name) }
      if let changedCode {
        writer.key("changedCode")
        changedCode.write(to: &writer)
      }
      guard form == .stored, let trace else { return }
      writer.key("trace")
      trace.write(to: &writer)
    }
  }

  /// Writes the comparison, the event with its time, and the touch.
  private func writePlace(to writer: inout JSONWriter, as form: DivergenceForm) {
    switch form {
    case .stored:
      writer.member("event", event)
      writer.member("microseconds", timestampMicroseconds)
      writer.member("touch", touch)
      writer.member("touchNumber", touchNumber)
    case .document:
      writer.member("recording", recording)
      writer.member("session", session)
      writer.member("strategy", strategy)
      writer.member("profile", profile)
      writer.member("event", event)
      writer.member("t", Double(timestampMicroseconds) / 1_000_000)
      writer.member("touch", touch)
    }
  }

  /// Writes the name of a hit's view or `null`; any other outcome as `replayer run --json` prints it, or `null`.
  package func writeValue(of outcome: SceneOutcome?, to writer: inout JSONWriter) {
    guard let outcome else { return writer.null() }
    if case .hit(_, let view) = outcome.kind { return writer.string(view?.name) }
    outcome.named.write(to: &writer)
  }

  /// Writes the hosted content of hits, whose values are names of views.
  private func writeRegions(to writer: inout JSONWriter) {
    guard kind == "hit" else { return }
    if let region = recordedDetail?.region { writer.member("recordedRegion", region) }
    if let region = replayedDetail?.region { writer.member("replayedRegion", region) }
  }

  private func write(_ outcome: SceneOutcome?, to writer: inout JSONWriter) {
    guard let outcome else { return writer.null() }
    outcome.named.write(to: &writer)
  }

  /// Writes the lines of the code that ran on either side, where any is known.
  private func writeLines(to writer: inout JSONWriter, as form: DivergenceForm) {
    guard !handlerLines.isEmpty else { return }
    let lines = handlerLines.sorted { $0.key < $1.key }
    writer.member("handlerLines", objects: lines) { writer, entry in
      writer.member("handler", entry.key)
      entry.value.write(to: &writer, as: form)
    }
  }

  /// Reads the divergences of a comparison from a JSON array that this program wrote.
  static func list(json: [UInt8], of comparison: ComparisonReport.Comparison) -> [Divergence] {
    guard let array = (try? JSONValue.parse(json))?.array else { preconditionFailure("differences that are not JSON") }
    return array.compactMap { Divergence(json: $0, of: comparison) }
  }

  /// Reads a divergence; `nil` if a required value is missing.
  package init?(json: JSONValue, of comparison: ComparisonReport.Comparison) {
    guard let id = json["id"]?.string, let event = json["event"]?.integer, let kind = json["kind"]?.string else {
      return nil
    }
    func outcome(_ key: String) -> SceneOutcome? {
      json[key].flatMap(Outcome.init(json:))?.mapView(ViewID.init(named:))
    }
    let (before, after) = (outcome("recorded"), outcome("replayed"))
    let point = json["point"]?.array?.compactMap(\.number) ?? []
    self.init(
      id: id, recording: comparison.recording, session: comparison.session, strategy: comparison.strategy,
      profile: comparison.profile, event: event,
      timestampMicroseconds: Int64(json["microseconds"]?.integer ?? 0), touch: json["touch"]?.integer,
      touchNumber: json["touchNumber"]?.integer,
      point: point.count == 2 ? CGPoint(x: point[0], y: point[1]) : nil, kind: kind,
      recorded: before?.kind, replayed: after?.kind, followsFrom: json["causedBy"]?.string,
      decidedBy: json["decidedBy"].flatMap(Decision.init))
    (recordedDetail, replayedDetail) = (before?.detail, after?.detail)
    handler = json["after"]?.string
    for line in json["handlerLines"]?.array ?? [] {
      if let name = line["handler"]?.string { handlerLines[name] = line.sourceLine }
    }
    firstPass = json["firstPass"].map { HitTrace.FirstPass(answer: $0.string.map(ViewID.init(named:))) }
    changedCode = json["changedCode"].map(ChangedCode.init(json:))
    trace = json["trace"].flatMap(DecisionTrace.init(json:))
  }
}

extension JSONValue {
  /// The line of the user's source in a decision.
  var sourceLine: SourceLine? {
    SourceLine(members: self)
  }

  /// The view with a name, which is its identity in another process.
  package var viewID: ViewID? { string.map(ViewID.init(named:)) }
}

extension Divergence.Decision {
  fileprivate func write(to writer: inout JSONWriter, as form: DivergenceForm) {
    writer.object { writer in
      writer.member("view", view.name)
      Divergence.Ruling(rule: rule, line: line, other: other).writeMembers(to: &writer, as: form)
      writer.key(form == .stored ? "baseline" : "before")
      guard let baseline else { return writer.null() }
      writer.object { baseline.writeMembers(to: &$0, as: form) }
    }
  }

  package init?(json: JSONValue) {
    guard let view = json["view"]?.viewID, let rule = json["rule"].flatMap(HitTestRule.init) else { return nil }
    var baseline: Divergence.Ruling?
    if let ruling = json["baseline"], let rule = ruling["rule"].flatMap(HitTestRule.init) {
      baseline = Divergence.Ruling(rule: rule, line: ruling.sourceLine, other: ruling["other"]?.viewID)
    }
    self.init(view: view, rule: rule, line: json.sourceLine, other: json["other"]?.viewID, baseline: baseline)
  }
}

extension Divergence.Ruling {
  fileprivate func writeMembers(to writer: inout JSONWriter, as form: DivergenceForm) {
    switch form {
    case .stored:
      writer.member("other", other?.name)
      writer.key("rule")
      rule.write(to: &writer, other: other)
    case .document:
      writer.member("rule", rule.name)
      writer.member("other", other?.name)
    }
    guard let line else {
      guard form == .document else { return }
      writer.member("file", String?.none)
      return writer.member("line", Int?.none)
    }
    line.write(to: &writer, as: form)
  }
}

extension SourceLine {
  /// Writes the members of a line. Those of the document `touchreplay.diff/1` have the code of the line, too.
  fileprivate func write(to writer: inout JSONWriter, as form: DivergenceForm) {
    guard form == .document else { return writeMembers(to: &writer) }
    writer.member("file", file)
    writer.member("line", line)
    if let function { writer.member("function", function) }
    if let code { writer.member("code", code) }
    excerpt?.write(to: &writer)
  }
}

extension HitTestRule {
  /// Stands for the name of the other view in a sentence. No name contains it.
  private static let placeholder = "\u{0}"

  /// Writes the rule with its sentence, which a program of another version may not have.
  ///
  /// The sentence is an array of its parts; the name of the other view stands between them.
  package func write(to writer: inout JSONWriter, other: ViewID?) {
    let text = sentence.text(other: other == nil ? nil : Self.placeholder)
    writer.object { writer in
      writer.member("name", name)
      writer.member("sentence", text.components(separatedBy: Self.placeholder))
    }
  }

  package init?(json: JSONValue) {
    guard let name = json["name"]?.string, let parts = json["sentence"]?.array?.compactMap(\.string) else { return nil }
    var sentence = Sentence.StringInterpolation(literalCapacity: 0, interpolationCount: 0)
    for (index, part) in parts.enumerated() {
      if index > 0 { sentence.appendInterpolation(.other) }
      sentence.appendLiteral(part)
    }
    self.init(name, Sentence(stringInterpolation: sentence))
  }
}
