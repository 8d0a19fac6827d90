public import RecordingStore

/// Tells which difference only follows from an earlier one.
///
/// A touch that landed elsewhere is a root. What follows from it: every other difference of the same finger until it
/// begins anew; differences of fingers that are down at the same time (they compete for views); and differences in a view
/// that a root took a touch from or gave one to (a second tap there counts differently).
struct CauseTracker {
  private struct Root {
    let id: String
    let receivers: Set<String>
  }

  private var rootOfTouch: [Int: Root] = [:]
  private var liveRoots: [Int: Root] = [:]
  private var lastRootOfView: [String: Root] = [:]

  /// Takes note of what the samples of an event say: a finger that begins anew has no past.
  mutating func begin(_ samples: some Collection<TouchSample>) {
    for sample in samples where sample.phase == .began { rootOfTouch[sample.touch] = nil }
  }

  /// Takes note that fingers are up; call it after the event's differences.
  mutating func end(_ samples: some Collection<TouchSample>) {
    for sample in samples where sample.phase == .ended || sample.phase == .cancelled {
      liveRoots[sample.touch] = nil
    }
  }

  /// The cause of a difference, and the difference's own part as a cause of later ones.
  mutating func cause(of difference: EventComparison.Difference, id: String) -> String? {
    let touch = difference.either.touch
    let views = Set([difference.recorded, difference.replayed].compactMap { $0?.view })
    if let touch, let root = rootOfTouch[touch] { return root.id }
    if !difference.isHit, let root = inheritedRoot(of: views) {
      if let touch { rootOfTouch[touch] = root }
      return root.id
    }
    let root = Root(id: id, receivers: views)
    for view in views { lastRootOfView[view] = root }
    if let touch {
      rootOfTouch[touch] = root
      liveRoots[touch] = root
    }
    return nil
  }

  private func inheritedRoot(of views: Set<String>) -> Root? {
    if let live = liveRoots.min(by: { $0.key < $1.key })?.value { return live }
    return views.sorted().lazy.compactMap { lastRootOfView[$0] }.first
  }
}

extension Outcome {
  /// The view that the outcome is about.
  public var view: String? {
    switch kind {
    case .hit(_, let view), .change(let view, _): view
    case .action(let view, _, _, _), .gesture(let view, _, _, _), .touches(let view, _, _), .scroll(let view, _, _, _),
      .select(let view, _, _):
      view
    case .trouble(let trouble): trouble.view
    }
  }
}
