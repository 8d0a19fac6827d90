import RecordingStore

/// What outcomes come to for each view and each recognizer: in order, without times and without moves.
struct Effects: Equatable {
  private var bySubject: [String: [String]] = [:]

  init(_ outcomes: [Outcome]) {
    for outcome in outcomes {
      let entry: (subject: String, text: String)? =
        switch outcome.kind {
        case .hit(let touch, let view): (view ?? "-", "hit \(touch)")
        case .touches(_, _, .moved), .touches(_, _, .stationary), .trouble: nil
        case .touches(let view, let touch, let phase): (view, "\(phase) \(touch)")
        case .gesture(_, _, "changed", _): nil
        case .gesture(let view, let recognizer, let state, _): (view, "\(recognizer) \(state)")
        case .action(let view, let event, _, _): event.contains("Drag") ? nil : (view, event)
        case .scroll(let view, let moment, _, _): (view, moment)
        case .select(let view, let section, let row): (view, "row \(section) \(row)")
        case .change(let view, let what): (view ?? "-", what)
        case .call(let view, let controller, let name): (view ?? controller ?? "-", name)
        case .effect(let view, let controller, let what, _, _): (view ?? controller ?? "-", what)
        }
      if let entry { bySubject[entry.subject, default: []].append(entry.text) }
    }
  }

  func firstDifference(from other: Effects) -> String {
    for subject in Set(bySubject.keys).union(other.bySubject.keys).sorted()
    where bySubject[subject] != other.bySubject[subject] {
      return "\(subject): \(bySubject[subject] ?? []) and \(other.bySubject[subject] ?? [])"
    }
    return "none"
  }
}
