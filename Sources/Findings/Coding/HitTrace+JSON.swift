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

  /// Writes a query and then those that it made, each with the number of queries around it. Deep hit tests are no deep JSON.
  fileprivate func writeAll(depth: Int, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("depth", depth)
      writeMembers(to: &writer)
    }
    for step in steps { step.writeAll(depth: depth + 1, to: &writer) }
  }

  /// Reads the queries of a depth from a list that ``writeAll(depth:to:)`` has written.
  fileprivate static func read(
    _ list: ArraySlice<(depth: Int, step: HitTrace.Step)>, depth: Int
  ) -> [HitTrace.Step] {
    var steps: [HitTrace.Step] = []
    var rest = list
    while let first = rest.popFirst() {
      var step = first.step
      let below = rest.prefix { $0.depth > depth }
      rest = rest.dropFirst(below.count)
      step.steps = read(below, depth: depth + 1)
      steps.append(step)
    }
    return steps
  }

  /// Reads a query; `identify` gives the identity of the view with a name. `nil` if a required value is missing.
  fileprivate init?(json: JSONValue, _ identify: (String) -> ViewID) {
    guard let view = json["view"]?.string, let rule = json["rule"].flatMap(HitTestRule.init(json:)) else { return nil }
    func id(_ key: String) -> ViewID? { json[key]?.string.map(identify) }
    let line = SourceLine(members: json)
    // A line that cannot be read is not the absence of code.
    guard line != nil || json["file"] == nil else { return nil }
    var steps: [HitTrace.Step] = []
    for query in json["queries"]?.array ?? [] {
      let names = query.array?.compactMap(\.string) ?? []
      guard names.count == 2 else { return nil }
      steps.append(
        HitTrace.Step(
          view: identify(names[0]), point: .zero, callReason: .subview, rule: .subview, answer: identify(names[1])))
    }
    self.init(
      view: identify(view), point: .zero, callReason: .subview, rule: rule, line: line,
      other: id("other"), answer: id("answer"), steps: steps)
  }
}

extension TouchTrace {
  /// The decisions of the app's code, as a recording has them, those of outer views first. Files have their names without the
  /// folders of the machine.
  package var recordedDecisions: [RecordedDecision] {
    ownDecisions.map { decision in
      var decision = decision
      decision.line = decision.line.map { line in
        SourceLine(
          file: line.name, line: line.line, name: line.name, function: line.function, excerpt: line.excerpt)
      }
      var writer = JSONWriter()
      writer.object { decision.writeDecision(to: &$0) }
      return RecordedDecision(
        event: event, timestampMicroseconds: timestampMicroseconds, touch: touch, json: writer.finish())
    }
  }

  /// Writes the hit test as a JSON object with the member `hitTest`: all queries if they are kept, or else the decisions of the app's
  /// code.
  package func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("hitTest", event)
      writer.member("touch", touch)
      writer.member("microseconds", Int(timestampMicroseconds))
      if let trace {
        if let answer = trace.answer { writer.member("answer", answer.name) }
        writer.key("steps")
        writer.array { writer in
          for step in trace.steps { step.writeAll(depth: 0, to: &writer) }
        }
      } else {
        writer.member("decisions", objects: ownDecisions) { $1.writeDecision(to: &$0) }
      }
    }
  }

  /// Reads what ``write(to:)`` writes; `identify` gives the identity of the view with a name. `nil` for another object.
  package init?(json: JSONValue, _ identify: (String) -> ViewID) {
    guard let event = json["hitTest"]?.integer, let touch = json["touch"]?.integer else { return nil }
    let microseconds = Int64(json["microseconds"]?.integer ?? 0)
    guard let list = json["steps"]?.array else {
      let decisions = (json["decisions"]?.array ?? []).compactMap { HitTrace.Step(json: $0, identify) }
      self.init(event: event, timestampMicroseconds: microseconds, touch: touch, ownDecisions: decisions)
      return
    }
    let steps = list.compactMap { json in
      HitTrace.Step(json: json, identify).map { (depth: json["depth"]?.integer ?? 0, step: $0) }
    }
    self.init(
      event: event, timestampMicroseconds: microseconds, touch: touch,
      trace: HitTrace(steps: HitTrace.Step.read(steps[...], depth: 0), answer: json["answer"]?.string.map(identify)))
  }
}

extension HitTrace.Step {
  /// Writes the members of a decision of the app's code, with the queries with a result that it made.
  fileprivate func writeDecision(to writer: inout JSONWriter) {
    writeMembers(to: &writer)
    writer.key("queries")
    writer.array { writer in
      for query in steps {
        writer.array { writer in
          writer.string(query.view.name)
          writer.string(query.answer?.name)
        }
      }
    }
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
