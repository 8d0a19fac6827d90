package import Findings
package import Foundation
import HitTestTerms
package import JSONText
import PrintedText

/// An explanation of a hit test: the tree of views with a reason for every view.
package struct ExplainReport {
  let trace: HitTrace
  let tree: [ViewTree]
  let viewsByID: [ViewID: ViewTree]
  private let touch: Int?
  private let point: CGPoint
  private let strategy: String
  private let profile: String
  private let notes: [GestureNote]
  private let unknowns: [String]
  /// The code that ran for the touches of the event. `nil` for a point of a scene.
  package var ran: [RanCode]?
  /// Why a certain view is not hit, if that is in question.
  package var whyNot: WhyNot?
  /// What limits the result, if the scene was imported.
  private var sourceNote: String?
  /// The changes that would change the receiver, if they were tried.
  package var changes: TriedChanges?

  /// Creates an explanation of `trace` for the views of `tree`. `point` is in screen coordinates. `notes` are the
  /// actions of recognizers for the touch in its session. `unknowns` are the reasons why the result is unknown.
  package init(
    _ trace: HitTrace, tree: [ViewTree], touch: Int?, point: CGPoint, strategy: String, profile: String,
    notes: [GestureNote] = [], unknowns: [String] = []
  ) {
    self.notes = notes
    self.unknowns = unknowns
    self.trace = trace
    self.tree = tree
    var viewsByID: [ViewID: ViewTree] = [:]
    func note(_ views: [ViewTree]) {
      for view in views {
        viewsByID[view.view] = view
        note(view.subviews)
      }
    }
    note(tree)
    self.viewsByID = viewsByID
    self.touch = touch
    self.point = point
    self.strategy = strategy
    self.profile = profile
  }

  /// Creates the report of an explanation, with the changes that were tried.
  package init(_ explanation: ExplainedTouch, notes: [GestureNote] = [], unknowns: [String] = []) {
    self.init(
      explanation.trace, tree: explanation.tree, touch: explanation.touch, point: explanation.point,
      strategy: explanation.strategy, profile: explanation.profile, notes: notes, unknowns: unknowns)
    (whyNot, changes) = (explanation.whyNot, explanation.changes)
    sourceNote = explanation.sourceNote
  }

  /// The actions of recognizers for the touches of an event, as lines that follow the explanation of the hit tests.
  package static func text(_ timeline: GestureTimeline) -> String {
    guard !timeline.notes.isEmpty else { return "" }
    let touches = timeline.touches.map(String.init).joined(separator: ", ")
    let heading = "what recognizers made of touch\(timeline.touches.count == 1 ? "" : "es") \(touches):"
    return ([heading] + GestureText.lines(timeline.notes).map { "  \($0)" }).printedLines
  }

  /// The actions of recognizers as one JSON object.
  package static func json(_ timeline: GestureTimeline) -> String {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("schema", "touchreplay.gestures/1")
      writer.key("touches")
      writer.array { writer in
        for touch in timeline.touches { writer.integer(touch) }
      }
      writer.key("gestures")
      GestureText.write(timeline.notes, to: &writer)
    }
    return writer.finish()
  }

  /// The explanation as text, one line for each view, indented by depth.
  package func text() -> String {
    var lines = [heading()]
    if trace.steps.first?.callReason == .direct {
      for step in trace.steps { append(step, depth: 1, to: &lines) }
    } else {
      for window in tree {
        guard let step = trace.steps.first(where: { $0.view == window.view }) else {
          lines.append("  \(window.view.name): not visited; a window in front of it was hit")
          continue
        }
        append(step, depth: 1, to: &lines)
      }
    }
    if let recursion = trace.recursion {
      lines.append(
        "  the hit test never ends: \((recursion + recursion.prefix(1)).map(\.name).joined(separator: " → "))")
    }
    return (lines + addedLines).printedLines
  }

  /// The note on an imported scene, why a certain view is not hit, and what would change the receiver.
  var addedLines: [String] {
    var lines: [String] = []
    if let sourceNote { lines.append("note: \(sourceNote)") }
    if let first = trace.firstPass { lines.append("note: " + FirstPassText.sentence(first, last: trace.answer)) }
    if let whyNot { lines += WhyNotText(whyNot: whyNot, point: Formatting.point(point)).lines }
    if let changes { lines += ChangeText(result: changes).lines }
    return lines
  }

  /// The explanation as one JSON object.
  package func json() -> String {
    var writer = JSONWriter()
    write(to: &writer)
    return writer.finish()
  }

  /// Writes the explanation as one object.
  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("schema", "touchreplay.explain/1")
      writeSubject(to: &writer)
      writer.key("steps")
      write(trace.steps, to: &writer)
      writer.key("notVisited")
      writer.array { writer in
        for view in skippedViews() { writer.string(view.name) }
      }
      writer.key("gestures")
      GestureText.write(notes, to: &writer)
      writer.member("unknown", unknowns)
      if let ran { RanCodeText(ran).write(to: &writer) }
      if let sourceNote { writer.member("sourceNote", sourceNote) }
      if let first = trace.firstPass { writer.member("firstPass", first.answer?.name) }
      if let whyNot {
        writer.key("whyNot")
        WhyNotText(whyNot: whyNot, point: Formatting.point(point)).write(to: &writer)
      }
      if let changes {
        writer.key("changes")
        ChangeText(result: changes).write(to: &writer)
      }
    }
  }

  /// Writes the members of an object for the query and its result: `strategy`, `profile`, `touch`, `point`, `view` and
  /// `recursion`.
  package func writeSubject(to writer: inout JSONWriter) {
    writer.member("strategy", strategy)
    writer.member("profile", profile)
    writer.member("touch", touch)
    writer.member("point", [point.x, point.y])
    writer.member("view", trace.answer?.name)
    writer.member("recursion", trace.recursion?.map(\.name))
  }

  private func heading() -> String {
    let subject = touch.map { "touch \($0)" } ?? "a touch"
    let receiver = trace.recursion == nil ? Formatting.view(trace.answer) : "!recursion"
    return "\(subject) at \(Formatting.point(point)), strategy \(strategy), profile \(profile) → \(receiver)"
  }

  private func append(_ step: HitTrace.Step, depth: Int, to lines: inout [String]) {
    let indent = String(repeating: "  ", count: depth)
    let place = step.point.x.isFinite && step.point.y.isFinite ? Formatting.point(step.point) : "(outside)"
    let caller =
      switch step.callReason {
      case .rule: " [called by the rule]"
      case .code: " [called by other code]"
      case .window, .subview, .direct: ""
      }
    let answer = step.answer.map { $0 == step.view ? "itself" : $0.name } ?? "none"
    // When an endless test is stopped, every pending query has no result; no rule of a view determined that.
    lines.append(
      "\(indent)\(step.view.name) \(place)\(caller) → \(answer): \(step.rule.name), it "
        + step.rule.text(other: step.other?.name, line: step.line))
    for inner in step.steps { append(inner, depth: depth + 1, to: &lines) }
    for (view, reason) in skippedSubviews(of: step) {
      lines.append("\(indent)  \(view.name): not visited; \(reason)")
    }
  }

  /// The subviews that were not queried, each with the reason.
  func skippedSubviews(of step: HitTrace.Step) -> [(view: ViewID, reason: String)] {
    guard let view = viewsByID[step.view] else { return [] }
    let visited = Set(step.steps.map(\.view))
    let reason =
      switch step.rule {
      case .hidden, .userInteractionDisabled, .alpha, .disabledControl, .animating, .outsideBounds:
        "\(step.view.name) and all below it are left out"
      default: "the touch was decided before its turn"
      }
    return view.subviews.reversed().filter { !visited.contains($0.view) }.map { ($0.view, reason) }
  }

  private func skippedViews() -> [ViewID] {
    let visited = Set(trace.stepsByAnswer.map(\.view))
    var views: [ViewID] = []
    func visit(_ view: ViewTree) {
      if !visited.contains(view.view) { views.append(view.view) }
      for subview in view.subviews { visit(subview) }
    }
    for window in tree { visit(window) }
    return views
  }

  private func write(_ steps: [HitTrace.Step], to writer: inout JSONWriter) {
    writer.array(ofObjects: steps) { writer, step in
      let (x, y) = (Double(step.point.x), Double(step.point.y))
      writer.member("view", step.view.name)
      writer.member("point", x.isFinite && y.isFinite ? [x, y] : nil)
      writer.member("cause", step.callReason.rawValue)
      writer.member("rule", step.rule.name)
      writer.member("other", step.other?.name)
      writer.member("file", step.line?.file)
      writer.member("line", step.line?.line)
      writer.member("answer", step.answer?.name)
      writer.key("steps")
      write(step.steps, to: &writer)
    }
  }
}
