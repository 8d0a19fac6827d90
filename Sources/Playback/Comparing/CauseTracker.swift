import RecordingStore

/// Tells which difference only follows from an earlier one.
///
/// A touch that landed elsewhere is a root. What follows from it: every other difference of the same finger until it
/// begins anew, or of all fingers that are down where the root is of none, as a gesture's or a scroll's; differences of
/// fingers that are down at the same time (they compete for views); differences in a view that a root took a touch from or
/// gave one to (a second tap there counts differently); and differences in a control whose value a root left as it should
/// not be.
struct CauseTracker {
  private struct Root {
    let id: String
  }

  private var fingersDown: Set<Int> = []
  private var rootOfTouch: [Int: Root] = [:]
  private var liveRoots: [Int: Root] = [:]
  private var lastRootOfView: [String: Root] = [:]

  /// Takes note of what the samples of an event say: a finger that begins anew has no past.
  mutating func begin(_ samples: some Collection<TouchSample>) {
    for sample in samples where sample.phase == .began {
      rootOfTouch[sample.touch] = nil
      fingersDown.insert(sample.touch)
    }
  }

  /// Takes note of fingers that come down and lift in an event without differences.
  mutating func pass(_ samples: some Collection<TouchSample>) {
    for sample in samples {
      switch sample.phase {
      case .began: fingersDown.insert(sample.touch)
      case .ended, .cancelled: fingersDown.remove(sample.touch)
      case .moved, .stationary: break
      }
    }
  }

  /// Takes note that fingers are up; call it after the event's differences.
  mutating func end(_ samples: some Collection<TouchSample>) {
    for sample in samples where sample.phase == .ended || sample.phase == .cancelled {
      liveRoots[sample.touch] = nil
      fingersDown.remove(sample.touch)
    }
  }

  /// The cause of a difference, and the difference's own part as a cause of later ones.
  mutating func cause(of difference: EventComparison.Difference, id: String) -> String? {
    let touch = difference.either.kind.touch
    let views = Set([difference.recorded, difference.replayed].compactMap { $0?.kind.view })
    if let touch, let root = rootOfTouch[touch] {
      leaveMarks(of: root, on: views, difference)
      return root.id
    }
    if !difference.isHit, let root = inheritedRoot(of: views) {
      if let touch { rootOfTouch[touch] = root }
      leaveMarks(of: root, on: views, difference)
      return root.id
    }
    let root = Root(id: id)
    leaveMarks(of: root, on: views, difference)
    // A gesture or a scroll is of no one finger: what the fingers that are down do from here follows from it.
    for finger in touch.map({ [$0] }) ?? Array(fingersDown) {
      rootOfTouch[finger] = root
      if fingersDown.contains(finger) { liveRoots[finger] = root }
    }
    return nil
  }

  /// A view remembers a root only if it is another one afterwards: it got a touch or did not, or its value is not the same.
  /// A press that merely ended otherwise leaves nothing behind; the next one like it is a finding of its own.
  private mutating func leaveMarks(of root: Root, on views: Set<String>, _ difference: EventComparison.Difference) {
    guard difference.isHit || difference.isValueChange else { return }
    for view in views { lastRootOfView[view] = root }
  }

  private func inheritedRoot(of views: Set<String>) -> Root? {
    if let live = liveRoots.min(by: { $0.key < $1.key })?.value { return live }
    return views.sorted().lazy.compactMap { lastRootOfView[$0] }.first
  }
}
