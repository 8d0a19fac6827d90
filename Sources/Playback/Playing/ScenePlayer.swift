package import Findings
package import Foundation
package import RecordingStore
package import Scenes
import UIKit

/// Plays a touch session on a scene, event by event, and provides the outcomes.
///
/// Memory use does not grow with the session: the outcomes are replaced at each event.
@MainActor
package final class ScenePlayer {
  /// The maximum virtual time for which a session continues after its last event.
  package nonisolated static let settlingMicroseconds: Int64 = 10_000_000

  /// The scene.
  package let scene: SceneInstance

  /// The outcomes of the event played last. Those that depend on a length that is known only within a range are unknown.
  package var outcomes: [SceneOutcome] { lengths?.certain(observer.outcomes) ?? observer.outcomes }

  /// Whether this event repeats the outcomes of the event before, each at the time of its event. False if
  /// there are none, or if that cannot be determined without comparing names.
  package var isRepeat: Bool { lengths == nil && observer.isRepeat }

  /// Whether the app's code is known to have ended the session.
  @exclusivity(unchecked) private var hasEnded = false

  private let digitizer: Digitizer
  private let observer: OutcomeObserver
  // Used within one call at a time. The run-time exclusivity check would cost as much as the work.
  @exclusivity(unchecked) private var contacts: [Digitizer.Contact] = []

  /// The replays with other lengths, once a length was read that is known only within a range.
  @exclusivity(unchecked) private var lengths: LengthReplays?
  /// Whether effects are outcomes: code of an app runs in the scene.
  private let notesEffects: Bool
  /// Whether outcomes are compared with such replays.
  private let comparesLengths: Bool
  /// The session up to now, because such a length may be read for the first time.
  @exclusivity(unchecked) private var history: TouchHistory?
  /// Whether events were played that are not in the history.
  @exclusivity(unchecked) private var hasUnkeptEvents = false

  /// Creates a player at the beginning of a session.
  package convenience init(_ scene: SceneInstance) { self.init(scene, comparesLengths: true) }

  init(_ scene: SceneInstance, comparesLengths: Bool) {
    self.scene = scene
    self.comparesLengths = comparesLengths
    notesEffects = scene.runsOtherCode
    history = comparesLengths && notesEffects ? TouchHistory() : nil
    digitizer = Digitizer(of: scene.engine)
    observer = OutcomeObserver(scene)
    scene.application.observer = observer
    scene.changeListener = { [observer] what, view in observer.didChange(what, view) }
    observer.hitListener = { [weak self] touch, point in self?.lengths?.check(touch, at: point) }
  }

  /// Keeps the hit tests of touches that begin from now on in ``traces``: the decisions of the app's code, and all queries if `all`.
  package func keepTraces(all: Bool) { observer.keepTraces(all: all) }

  /// The hit tests of the touches that began in the event played last; empty unless they are kept.
  package var traces: [TouchTrace] { observer.traces }

  /// Where views are with some lengths only that are known within ranges, in points of the screen.
  package var uncertainAreas: [CGRect] { lengths?.uncertainAreas ?? [] }

  /// Calls `take` for each note on a recognizer.
  func takeNotes(_ take: @escaping @MainActor (GestureNote) -> Void) {
    observer.noteTaker = take
  }

  /// Notes effects from now on, if code of an app runs in the scene. What was laid out before is none.
  @inline(__always)
  private func beginEffects() {
    if notesEffects, !scene.engine.effects.isOn { beginFirstEffects() }
  }

  private func beginFirstEffects() {
    scene.engine.run { scene.engine.effects.begin(noting: scene.effectExtent) }
  }

  private func play(_ samples: [TouchSample]) {
    guard let first = samples.first else { return }
    observer.begin(event: first.event, at: first.timestampMicroseconds)
    if let sceneEvent = first.sceneEvent { return play(sceneEvent, at: first.timestampMicroseconds * 1_000) }
    if samples.count == 1, contacts.count == 1 {
      contacts[0] = Digitizer.Contact(first)
    } else {
      contacts.removeAll(keepingCapacity: true)
      for sample in samples { contacts.append(Digitizer.Contact(sample)) }
    }
    let traces = observer.tracer?.isTooLarge == false && contacts.contains { $0.phase == .began }
    if traces { scene.engine.tracer = observer.tracer }
    digitizer.report(contacts, at: first.timestampMicroseconds * 1_000)
    if traces { scene.engine.tracer = nil }
  }

  private func play(_ sceneEvent: SceneEvent, at nanoseconds: Int64) {
    switch sceneEvent {
    case .rotate(let orientation): digitizer.rotate(to: UIDeviceOrientation(orientation), at: nanoseconds)
    case .showKeyboard(let height): digitizer.changeKeyboard(to: height, at: nanoseconds)
    case .hideKeyboard: digitizer.changeKeyboard(to: 0, at: nanoseconds)
    }
  }

  /// Plays one event, whose samples have the same time, and the timers up to the next event at `next` microseconds
  /// since the start of the session. After the last event (`nil`) the scene settles. ``outcomes`` are then the outcomes
  /// of both.
  ///
  /// - Precondition: The samples follow the rules of a touch file. Readers and importers check them.
  package func play(_ samples: [TouchSample], until next: Int64?) {
    advanceToFirst(samples)
    if ends(samples) { return }
    willPlay(samples)
    // The replays are still where this scene was when the touches hit.
    play(samples)
    settle(until: next)
    endOwnTime()
    playReadings { $0.play(samples, until: next) }
    if hasNewLengths, let first = samples.first {
      compareLengths(through: next ?? first.timestampMicroseconds + Self.settlingMicroseconds)
      // The new replays have not ended the time after this event.
      playReadings { $0.endTime() }
    }
  }

  /// Runs the timers before the first event, on the replays with other lengths too: its touches are compared with where they are.
  private func advanceToFirst(_ samples: [TouchSample]) {
    beginEffects()
    guard let first = samples.first, first.event == 0, scene.engine.hasPendingTimers else { return }
    advance(through: first.timestampMicroseconds)
  }

  /// Ends the time after an event, before the next one begins: reports the effects of timers that may not change a value again.
  ///
  /// ``play(_:until:)`` does it itself. A caller of ``begin(_:)`` calls it before the next event and at the end.
  package func endTime() {
    endOwnTime()
    playReadings { $0.endTime() }
  }

  @inline(__always)
  private func endOwnTime() {
    if notesEffects, !hasEnded { endTimeOfEffects() }
  }

  private func endTimeOfEffects() {
    scene.engine.run { scene.engine.effects.endTime(isTouchDown: !digitizer.liveTouches.isEmpty) }
  }

  /// Whether the app's code is known to end the session in an event, which is not played then. Its only outcome is the end.
  private func ends(_ samples: [TouchSample]) -> Bool {
    guard let event = scene.endingEvent, let first = samples.first, first.event == event,
      let end = KnownEnd.outcome(of: samples)
    else { return hasEnded }
    hasEnded = true
    _ = lengths?.certain(observer.outcomes)
    lengths = nil
    observer.end(with: end)
    return true
  }

  /// Runs the timers up to the next event. After the last event the scene settles.
  private func settle(until next: Int64?) {
    guard scene.engine.hasPendingTimers else { return }
    if let next {
      runTimers(through: next * 1_000)
    } else {
      runTimers(through: scene.clock.now + Self.settlingMicroseconds * 1_000)
    }
  }

  /// Plays one event without the timers after it; see ``advance(through:)``. ``outcomes`` are then those of this event,
  /// and for the first event also those of the time before it.
  ///
  /// A series of such calls has the same result as ``play(_:until:)``, whatever its steps.
  package func begin(_ samples: [TouchSample]) {
    advanceToFirst(samples)
    if ends(samples) { return }
    willPlay(samples)
    play(samples)
    playReadings { $0.play(samples) }
    if hasNewLengths { compareLengths(through: nil) }
  }

  /// Advances to a time: fires due timers and updates animations. The outcomes are appended to ``outcomes``.
  ///
  /// - Parameter microseconds: Since the start of the session. A time in the past has no effect. A time that the clock
  ///   cannot have counts as its last one.
  package func advance(through microseconds: Int64) {
    if hasEnded { return }
    beginEffects()
    let end = min(max(microseconds, 0), Int64.max / 1_000) * 1_000
    runTimers(through: end)
    // No timer is due, but the presented state of an animation depends on the time.
    scene.clock.advance(to: end)
    playReadings { $0.advance(through: microseconds) }
    if hasNewLengths { compareLengths(through: microseconds) }
  }

  /// Fires due timers in order. Their outcomes have the number of the event before and the timer's own time.
  private func runTimers(through end: Int64) {
    let clock = scene.clock
    while let deadline = clock.nextDeadline, deadline <= end {
      observer.now(deadline / 1_000)
      ReplayPosition.microseconds?.pointee = deadline / 1_000
      clock.advance(to: deadline)
    }
  }
}

extension ScenePlayer {
  /// Whether a length was read for which there are no replays.
  private var hasNewLengths: Bool {
    guard comparesLengths, !hasEnded else { return false }
    return lengths?.needsReplays ?? !scene.engine.unknownLengths.isEmpty
  }

  /// Begins the comparison before an event, if the scene has read such a length, and keeps the event for a later beginning.
  private func willPlay(_ samples: [TouchSample]) {
    if hasNewLengths { compareLengths(through: nil) }
    if let lengths, let first = samples.first, samples.contains(where: { $0.phase == .began }) {
      ReplayPosition.within(.reading) {
        let past = history ?? TouchHistory(isComplete: !hasUnkeptEvents)
        lengths.addPlaces(past: past, through: first.timestampMicroseconds)
      }
    }
    // Whether a touch is unknown depends on the events before it, also where no caller has read their outcomes.
    _ = lengths?.certain(observer.outcomes)
    lengths?.begin(samples)
    if history == nil { hasUnkeptEvents = true } else { history?.append(samples) }
  }

  /// Begins the comparison, or adds to it, with replays that are at the end of all events up to now, or at a later time.
  private func compareLengths(through microseconds: Int64?) {
    let replays = lengths ?? LengthReplays(of: scene)
    ReplayPosition.within(.reading) {
      replays.addReplays(past: history ?? TouchHistory(isComplete: !hasUnkeptEvents), through: microseconds)
    }
    lengths = replays
  }

  /// Plays the replays with other lengths, if there are any. They follow the stated one, so that an end of the process in the latter is
  /// known to be one of the session.
  private func playReadings(_ play: (LengthReplays) -> Void) {
    guard let lengths else { return }
    // The event may be played within one of another scene.
    let current = Engine.current
    ReplayPosition.within(.reading) { play(lengths) }
    current.makeCurrent()
  }
}

extension Digitizer.Contact {
  fileprivate init(_ sample: TouchSample) {
    self.init(
      identifier: sample.touch, phase: UITouch.Phase(sample.phase), location: CGPoint(x: sample.x, y: sample.y),
      edges: sample.edge.map { UIRectEdge($0) } ?? [])
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

extension UIDeviceOrientation {
  init(_ orientation: DeviceOrientation) {
    switch orientation {
    case .portrait: self = .portrait
    case .portraitUpsideDown: self = .portraitUpsideDown
    case .landscapeLeft: self = .landscapeLeft
    case .landscapeRight: self = .landscapeRight
    case .faceUp: self = .faceUp
    case .faceDown: self = .faceDown
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
    // No touch of a session has the phases of a pointer that does not touch.
    case .stationary, .regionEntered, .regionMoved, .regionExited: self = .stationary
    case .ended: self = .ended
    case .cancelled: self = .cancelled
    }
  }
}
