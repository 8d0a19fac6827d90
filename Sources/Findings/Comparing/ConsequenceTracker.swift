import HitTestTerms
import RecordingStore

/// Determines which differences follow from an earlier one.
///
/// An effect that differs follows from the first difference of its event. A touch with a different hit view is a root. These differences follow from it: every other difference of the same
/// finger until it begins again, or of all fingers that are down if the root has no finger, as for a gesture or a
/// scroll; differences of fingers that are down at the same time, because they compete for views; differences in a view
/// that lost or got a touch at a root, because a later tap there is counted differently; and differences in a control
/// that a root left with a different value.
struct ConsequenceTracker {
  private struct Root {
    let id: String
  }

  private var fingersDown: Set<Int> = []
  private var rootOfTouch: [Int: Root] = [:]
  private var liveRoots: [Int: Root] = [:]
  private var lastRootOfView: [ViewID: Root] = [:]
  /// The root of the last difference of the current event.
  private var rootOfEvent: Root?
  /// The fingers of the current event.
  private var fingersOfEvent: [Int] = []

  /// Processes the samples of an event. A finger that begins follows from nothing before.
  mutating func begin(_ samples: some Collection<TouchSample>) {
    rootOfEvent = nil
    fingersOfEvent = samples.map(\.touch)
    for sample in samples where sample.phase == .began {
      rootOfTouch[sample.touch] = nil
      fingersDown.insert(sample.touch)
    }
  }

  /// Processes the fingers that come down and lift in an event without differences.
  mutating func pass(_ samples: some Collection<TouchSample>) {
    for sample in samples {
      switch sample.phase {
      case .began: fingersDown.insert(sample.touch)
      case .ended, .cancelled: fingersDown.remove(sample.touch)
      case .moved, .stationary: break
      }
    }
  }

  /// Processes the fingers that lift. Call it after the event's differences.
  mutating func end(_ samples: some Collection<TouchSample>) {
    for sample in samples where sample.phase == .ended || sample.phase == .cancelled {
      liveRoots[sample.touch] = nil
      fingersDown.remove(sample.touch)
    }
  }

  /// The root that a difference follows from; `nil` if it is one. Later differences may follow from it.
  mutating func root(of difference: EventComparison.Difference, id: String) -> String? {
    let root = difference.isEffect ? rootOfEffect(difference, id: id) : rootOfOther(difference, id: id)
    rootOfEvent = rootOfEvent ?? Root(id: root ?? id)
    return root
  }

  /// An effect follows from another difference of its event, or from the touch of the event.
  private mutating func rootOfEffect(_ difference: EventComparison.Difference, id: String) -> String? {
    let views = Set([difference.recorded, difference.replayed].compactMap { $0?.kind.view })
    let root =
      rootOfEvent ?? fingersOfEvent.lazy.compactMap { [rootOfTouch] in rootOfTouch[$0] }.first
      ?? inheritedRoot(of: views)
    // What a person sees differently is touched differently later.
    for view in views { lastRootOfView[view] = root ?? Root(id: id) }
    return root?.id
  }

  private mutating func rootOfOther(_ difference: EventComparison.Difference, id: String) -> String? {
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
    // A gesture or a scroll has no single finger: later differences of all fingers that are down follow from it.
    for finger in touch.map({ [$0] }) ?? Array(fingersDown) {
      rootOfTouch[finger] = root
      if fingersDown.contains(finger) { liveRoots[finger] = root }
    }
    return nil
  }

  /// Records that later differences in some views follow from a root.
  ///
  /// Only a different hit and a different value affect later outcomes of a view. After any other difference, such as a press
  /// that ended differently, the next difference in the view is a root of its own.
  private mutating func leaveMarks(of root: Root, on views: Set<ViewID>, _ difference: EventComparison.Difference) {
    guard difference.isHit || difference.isValueChange else { return }
    for view in views { lastRootOfView[view] = root }
  }

  private func inheritedRoot(of views: Set<ViewID>) -> Root? {
    if let live = liveRoots.min(by: { $0.key < $1.key })?.value { return live }
    return views.sorted { $0.name < $1.name }.lazy.compactMap { lastRootOfView[$0] }.first
  }
}
