import Foundation
package import HitTestTerms
package import JSONText
package import RecordingStore

extension HitTrace.Step {
  /// Writes the members of a query that say what it decided. Points are left out.
  fileprivate func writeMembers(to writer: inout JSONWriter) {
    writer.member("view", view.name)
    writer.key("rule")
    rule.write(to: &writer, other: other)
    if let other { writer.member("other", other.name) }
    if let answer { writer.member("answer", answer.name) }
    line?.writeMembers(to: &writer)
  }

  /// Writes a query with those that it made.
  fileprivate func writeTree(to writer: inout JSONWriter) {
    writer.object { writer in
      writeMembers(to: &writer)
      guard !steps.isEmpty else { return }
      writer.key("steps")
      writer.array { writer in
        for step in steps { step.writeTree(to: &writer) }
      }
    }
  }

  /// Reads a query; `identify` gives the identity of the view with a name. `nil` if a required value is missing.
  fileprivate init?(json: JSONValue, _ identify: (String) -> ViewID) {
    guard let view = json["view"]?.string, let rule = json["rule"].flatMap(HitTestRule.init(json:)) else { return nil }
    func id(_ key: String) -> ViewID? { json[key]?.string.map(identify) }
    var steps = (json["steps"]?.array ?? []).compactMap { HitTrace.Step(json: $0, identify) }
    for query in json["queries"]?.array ?? [] {
      let names = query.array?.compactMap(\.string) ?? []
      guard names.count == 2 else { return nil }
      steps.append(
        HitTrace.Step(
          view: identify(names[0]), point: .zero, callReason: .subview, rule: .subview, answer: identify(names[1])))
    }
    self.init(
      view: identify(view), point: .zero, callReason: .subview, rule: rule, line: SourceLine(members: json),
      other: id("other"), answer: id("answer"), steps: steps)
  }
}

extension TouchTrace {
  /// The decisions of the app's code, as a recording has them, those of outer views first.
  package var recordedDecisions: [RecordedDecision] {
    trace.ownDecisions.map { decision in
      var writer = JSONWriter()
      writer.object { writer in
        decision.writeMembers(to: &writer)
        writer.key("queries")
        writer.array { writer in
          for query in decision.steps {
            writer.array { writer in
              writer.string(query.view.name)
              writer.string(query.answer?.name)
            }
          }
        }
      }
      return RecordedDecision(
        event: event, timestampMicroseconds: timestampMicroseconds, touch: touch, json: writer.finish())
    }
  }

  /// Writes the whole hit test as a JSON object with the member `hitTest`.
  package func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("hitTest", event)
      writer.member("microseconds", Int(timestampMicroseconds))
      writer.member("touch", touch)
      if let answer = trace.answer { writer.member("answer", answer.name) }
      if let recursion = trace.recursion { writer.member("recursion", recursion.map(\.name)) }
      writer.key("steps")
      writer.array { writer in
        for step in trace.steps { step.writeTree(to: &writer) }
      }
    }
  }

  /// Reads what ``write(to:)`` writes; `identify` gives the identity of the view with a name. `nil` for another object.
  package init?(json: JSONValue, _ identify: (String) -> ViewID) {
    guard let event = json["hitTest"]?.integer, let touch = json["touch"]?.integer, let steps = json["steps"]?.array
    else { return nil }
    let trace = HitTrace(
      steps: steps.compactMap { HitTrace.Step(json: $0, identify) }, answer: json["answer"]?.string.map(identify),
      recursion: json["recursion"]?.array?.compactMap(\.string).map(identify))
    self.init(
      event: event, timestampMicroseconds: Int64(json["microseconds"]?.integer ?? 0), touch: touch, trace: trace)
  }
}

extension KnownHitTest {
  /// The hit test of which a recording has the decisions of the app's code. Decisions that cannot be read are left out.
  package init(recorded decisions: [RecordedDecision], _ identify: (String) -> ViewID) {
    self.init(
      decisions: decisions.compactMap { decision in
        (try? JSONValue.parse(Array(decision.json.utf8))).flatMap { HitTrace.Step(json: $0, identify) }
      })
  }
}
