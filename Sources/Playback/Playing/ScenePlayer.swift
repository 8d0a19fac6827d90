public import RecordingStore
public import Scenes
import UIKit

/// Plays a touch session against a scene, event by event, and tells what followed.
///
/// Memory does not grow with the session: outcomes are handed out after each event.
@MainActor
public final class ScenePlayer {
  /// How much virtual time a session may go on after its last event.
  public nonisolated static let settlingMicroseconds: Int64 = 10_000_000

  /// The scene played on.
  public let scene: SceneInstance

  /// What followed from the event played last.
  public var outcomes: [Outcome] { observer.outcomes }

  private let digitizer: Digitizer
  private let observer: OutcomeObserver
  // Used within one call at a time; the run-time check would cost as much as the work.
  @exclusivity(unchecked) private var contacts: [Digitizer.Contact] = []

  /// A player at the beginning of a session.
  public init(_ scene: SceneInstance) {
    self.scene = scene
    digitizer = Digitizer(of: scene.engine)
    observer = OutcomeObserver(scene)
    scene.application.observer = observer
    scene.changeListener = { [observer] what, view in observer.didChange(what, view) }
  }

  /// Tells `take` of everything that recognizers do.
  func takeNotes(_ take: @escaping @MainActor (GestureNote) -> Void) {
    observer.noteTaker = take
  }

  private func play(_ samples: [TouchSample]) {
    guard let first = samples.first else { return }
    if first.event == 0, scene.clock.hasPendingTimers { runTimers(through: first.timestampMicroseconds * 1_000) }
    observer.begin(event: first.event, at: first.timestampMicroseconds)
    contacts.removeAll(keepingCapacity: true)
    for sample in samples {
      contacts.append(
        Digitizer.Contact(
          identifier: sample.touch, phase: UITouch.Phase(sample.phase),
          location: CGPoint(x: sample.x, y: sample.y), edges: sample.edge.map { UIRectEdge($0) } ?? []))
    }
    digitizer.report(contacts, at: first.timestampMicroseconds * 1_000)
  }

  /// Plays one event, the samples that share a moment, and what timers do until the next event, `next` microseconds from
  /// the start of the session; after the last one (`nil`) the scene comes to rest. ``outcomes`` are then what followed.
  ///
  /// - Precondition: the samples keep the rules of a touch file; readers and importers see to that.
  public func play(_ samples: [TouchSample], until next: Int64?) {
    play(samples)
    guard scene.clock.hasPendingTimers else { return }
    if let next {
      runTimers(through: next * 1_000)
    } else {
      runTimers(through: scene.clock.now + Self.settlingMicroseconds * 1_000)
    }
  }

  /// Plays one event and not what timers do after it; see ``goOn(through:)``. ``outcomes`` are then those of this event, and
  /// before the first event those of the time before it too.
  ///
  /// In small steps this comes to the same as ``play(_:until:)``, whatever the steps.
  public func begin(_ samples: [TouchSample]) {
    play(samples)
  }

  /// Fires what is due up to a moment, and shows the scene as it is then; ``outcomes`` grows by what followed.
  ///
  /// - Parameter microseconds: from the start of the session; a moment that has passed changes nothing.
  public func goOn(through microseconds: Int64) {
    let end = microseconds * 1_000
    runTimers(through: end)
    // Nothing is due, so no one hears of this; but what is shown in an animation depends on it.
    scene.clock.advance(to: end)
  }

  /// Fires what is due, in order. What follows carries the number of the event before and the timer's own time.
  private func runTimers(through end: Int64) {
    let clock = scene.clock
    while let deadline = clock.nextDeadline, deadline <= end {
      observer.now(deadline / 1_000)
      clock.advance(to: deadline)
    }
  }
}

extension UIRectEdge {
  init(_ edge: TouchEdge) {
    switch edge {
    case .left: self = .left
    case .right: self = .right
    case .top: self = .top
    case .bottom: self = .bottom
    }
  }
}

extension UITouch.Phase {
  init(_ phase: TouchPhase) {
    switch phase {
    case .began: self = .began
    case .moved: self = .moved
    case .stationary: self = .stationary
    case .ended: self = .ended
    case .cancelled: self = .cancelled
    }
  }
}

extension TouchPhase {
  init(_ phase: UITouch.Phase) {
    switch phase {
    case .began: self = .began
    case .moved: self = .moved
    case .stationary: self = .stationary
    case .ended: self = .ended
    case .cancelled: self = .cancelled
    }
  }
}
