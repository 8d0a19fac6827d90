package import Findings
package import JSONText

/// Areas of the screen that differ, as members of a JSON object.
package struct AreaJSON {
  private let screens: ComparedScreens
  /// Whether areas name their recording and session.
  private let namesSources: Bool

  package init(_ screens: ComparedScreens, namesSources: Bool) {
    (self.screens, self.namesSources) = (screens, namesSources)
  }

  /// Writes the verdict, the areas, the ends and what is unknown.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("verdict", screens.verdict.rawValue)
    writer.member("differs", screens.verdict == .differs)
    if !namesSources { writer.member("source", screens.sessions.first?.source) }
    writer.member("against", screens.against)
    writer.key("areas")
    writer.array { writer in
      for session in screens.sessions {
        for comparison in session.comparisons {
          for area in comparison.areas { write(area, comparison, session, to: &writer) }
        }
      }
    }
    writer.member("compared", screens.count)
    writer.member("isSampled", screens.sessions.contains { $0.comparisons.contains { $0.isSampled } })
    let ended = screens.sessions.filter { $0.baselineEnd != nil || $0.replayEnd != nil }
    writer.member("ends", objects: ended) { writer, session in
      name(session, to: &writer)
      writer.member("old", session.baselineEnd)
      writer.member("new", session.replayEnd)
    }
    var seen: Set<String> = []
    writer.member("unknowns", screens.sessions.flatMap(\.unknowns).filter { seen.insert($0).inserted })
  }

  private func name(_ session: ComparedScreens.Session, to writer: inout JSONWriter) {
    guard namesSources else { return }
    writer.member("recording", session.source)
    writer.member("session", session.session)
  }

  private func write(
    _ area: ScreenComparison.Area, _ comparison: ScreenComparison, _ session: ComparedScreens.Session,
    to writer: inout JSONWriter
  ) {
    writer.object { writer in
      name(session, to: &writer)
      if let event = comparison.event {
        writer.member("event", event)
        writer.member("t", Double(comparison.timestampMicroseconds ?? 0) / 1_000_000)
      }
      area.writeMembers(to: &writer)
    }
  }
}
