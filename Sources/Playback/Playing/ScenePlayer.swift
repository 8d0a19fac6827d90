public import RecordingStore
public import Scenes
import UIKit

/// Plays a touch session against a scene, event by event, and tells what followed.
///
/// Memory does not grow with the session: outcomes are handed out after each event.
@MainActor
public final class ScenePlayer {
  /// How much virtual time a session may go on after its last event.
  public static let settlingMicroseconds: Int64 = 10_000_000

  /// The scene played on.
  public let scene: SceneInstance

  /// What followed from the event played last.
  public var outcomes: [Outcome] { observer.outcomes }

  private let digitizer = Digitizer()
  private let observer: OutcomeObserver
  // Used within one call at a time; the run-time check would cost as much as the work.
  @exclusivity(unchecked) private var contacts: [Digitizer.Contact] = []

  /// A player at the beginning of a session.
  public init(_ scene: SceneInstance) {
    self.scene = scene
    observer = OutcomeObserver(scene)
    scene.application.observer = observer
  }

  private func play(_ samples: [TouchSample]) {
    guard let first = samples.first else { return }
    scene.activate()
    observer.begin(event: first.event, at: first.timestampMicroseconds)
    contacts.removeAll(keepingCapacity: true)
    for sample in samples {
      contacts.append(
        Digitizer.Contact(
          identifier: sample.touch, phase: UITouch.Phase(sample.phase),
          location: CGPoint(x: sample.x, y: sample.y)))
    }
    digitizer.report(contacts, at: first.timestampMicroseconds * 1_000)
  }

  /// Plays one event, the samples that share a moment, and lets the scene come to rest if it is the last.
  /// ``outcomes`` are then what followed.
  ///
  /// - Precondition: the samples keep the rules of a touch file; readers and importers see to that.
  public func play(_ samples: [TouchSample], isLast: Bool) {
    play(samples)
    if isLast { settle() }
  }

  /// Lets the scene come to rest after the last event. What timers cause comes after the event's own ``outcomes``.
  private func settle() {
    scene.activate()
    let clock = scene.clock
    let end = clock.now + Self.settlingMicroseconds * 1_000
    while let deadline = clock.nextDeadline, deadline <= end {
      observer.now(deadline / 1_000)
      clock.advance(to: deadline)
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
