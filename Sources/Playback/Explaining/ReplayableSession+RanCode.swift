package import Findings
package import PassThrough
import RecordingStore
import Scenes

extension ReplayableSession {
  /// The code that ran for the outcomes of an event, and of the later events up to the end of the touches that begin in it, as
  /// recorded and as replayed.
  ///
  /// - Throws: ``RecordingError`` if the recording cannot be read.
  package func ranCode(ofEvent event: Int, strategy: Strategy?, profile: String?) throws -> [RanCode] {
    let comparison = SessionComparison(
      self, name: reader.path, strategy: strategy, profile: profile, baseline: .recorded)
    var list: [RanCode] = []
    var down: Set<Int> = []
    var isOver = false
    try comparison.forEachEvent(until: { isOver }) { step in
      guard let first = step.samples.first, first.event >= event else { return }
      for sample in step.samples {
        if sample.phase == .began, first.event == event { down.insert(sample.touch) }
        if sample.phase == .ended || sample.phase == .cancelled { down.remove(sample.touch) }
      }
      list += ranCode(step)
      isOver = down.isEmpty
    }
    return list
  }

  private func ranCode(_ step: ComparedEvent) -> [RanCode] {
    var left = step.baseline
    var list: [RanCode] = []
    for outcome in step.replayed {
      let index = left.firstIndex { $0.kind == outcome.kind }
      let before = index.map { left.remove(at: $0) }
      list.append(code(outcome, before: before?.handlers, now: outcome.handlers))
    }
    list += left.map { code($0, before: $0.handlers, now: nil) }
    return list.filter(\.hasCode)
  }

  private func code(_ outcome: SceneOutcome, before: [Handler]?, now: [Handler]?) -> RanCode {
    var lines: [String: SourceLine] = [:]
    for handler in (before ?? []) + (now ?? []) { lines[handler.name] = scene.line(ofHandler: handler.name) }
    return RanCode(
      event: outcome.event, timestampMicroseconds: outcome.timestampMicroseconds, kind: outcome.kind, before: before,
      now: now, lines: lines)
  }
}
