package import Foundation

/// The touch hardware: turns contacts on the screen into events and sends them to the app.
///
/// One event holds every live touch; those that are not reported are stationary. A touch is hit-tested when it begins, as
/// often as the platform does, and the last answer counts. Time is the virtual clock's, which is moved to each event.
@preconcurrency @MainActor
package final class Digitizer {
  /// One finger at one moment.
  package struct Contact: Sendable {
    /// The finger's number.
    package var identifier: Int
    /// What it does.
    package var phase: UITouch.Phase
    /// Where it is: points of the screen.
    package var location: CGPoint
    /// The edges of the screen that the system says it came from, when it begins.
    package var edges: UIRectEdge

    /// Makes a contact from its parts.
    package init(identifier: Int, phase: UITouch.Phase, location: CGPoint, edges: UIRectEdge = []) {
      self.edges = edges
      self.identifier = identifier
      self.phase = phase
      self.location = location
    }
  }

  private struct Tap {
    let view: UIView?
    let end: Int64
    let location: CGPoint
    let count: Int
    /// The smallest and the largest count by the readings of `multiTapInterval`.
    let counts: ClosedRange<Int>
    let disputedGap: Int64
  }

  private let engine: Engine
  private let event = UIEvent()
  private var lastTap: Tap?
  private var hasEndedTouches = false

  /// The touch screen of the running app.
  package convenience init() { self.init(of: .current) }

  /// The touch screen of an engine's app.
  package init(of engine: Engine) { self.engine = engine }

  // Live touches are in cycles with their recognizers and windows.
  deinit {
    Cleanup.run { [event] in
      for touch in event.orderedTouches { touch.abandon() }
    }
  }

  /// The fingers that are down.
  package var liveTouches: [UITouch] { event.orderedTouches }

  /// Reports contacts that change at one moment, `time` nanoseconds of the virtual clock, as one event.
  ///
  /// - Precondition: the contacts keep the protocol: a finger begins, moves or rests, and ends or is cancelled.
  package func report(_ contacts: [Contact], at time: Int64) {
    engine.run { send(contacts, at: time) }
  }

  private func send(_ contacts: [Contact], at time: Int64) {
    let clock = engine.clock
    clock.advance(to: time)
    event.currentTimestamp = clock.seconds
    if contacts.count == 1, event.orderedTouches.count == 1,
      event.orderedTouches[0].identifier == contacts[0].identifier
    {
      update(event.orderedTouches[0], contacts[0])
    } else {
      for touch in event.orderedTouches { touch.currentPhase = .stationary }
      for contact in contacts { apply(contact) }
    }
    engine.application.sendEvent(event)
    engine.application.gestures.finishTurn()
    if hasEndedTouches { removeEndedTouches() }
    LayoutPass.runPending()
  }

  private func apply(_ contact: Contact) {
    guard let touch = event.orderedTouches.first(where: { $0.identifier == contact.identifier }) else {
      precondition(contact.phase == .began, "touch \(contact.identifier) has not begun")
      return begin(contact)
    }
    update(touch, contact)
  }

  private func update(_ touch: UITouch, _ contact: Contact) {
    precondition(contact.phase != .began, "touch \(contact.identifier) is down already")
    touch.currentPhase = contact.phase
    touch.currentTimestamp = event.currentTimestamp
    touch.previousScreenLocation = touch.screenLocation
    touch.screenLocation = contact.location
    if contact.phase == .ended || contact.phase == .cancelled { hasEndedTouches = true }
  }

  private func begin(_ contact: Contact) {
    let touch = UITouch(identifier: contact.identifier)
    touch.currentTimestamp = event.currentTimestamp
    touch.screenLocation = contact.location
    touch.previousScreenLocation = contact.location
    touch.edges = EngineFault.edgeOrigin.isInjected ? [] : contact.edges
    event.orderedTouches.append(touch)
    defer { engine.hitTestPass = 1 }
    for pass in 1...max(engine.platform.hitTestPassesPerTouch, 1) {
      HitTesting.beginHitTest()
      engine.hitTestPass = pass
      touch.hitView = engine.application.hitTest(contact.location, with: event)
      guard engine.recursion == nil else {
        // What the views above the cycle made of the missing answer is no answer.
        touch.hitView = nil
        break
      }
    }
    touch.hitWindow = touch.hitView?.enclosingWindow
    countTaps(of: touch)
    engine.application.gestures.collect(for: touch, of: event)
    engine.application.listener?.didHitTest(touch)
  }

  /// Source: numbers of reimplementations [R]; from the previous lift to this touch's begin is inferred [I].
  private func countTaps(of touch: UITouch) {
    let platform = engine.platform
    guard let lastTap, lastTap.view === touch.view,
      abs(touch.screenLocation.x - lastTap.location.x) <= platform.multiTapDistance,
      abs(touch.screenLocation.y - lastTap.location.y) <= platform.multiTapDistance
    else { return }
    // Whole nanoseconds: the difference of two times in seconds depends on how late in the session they are.
    let gap = engine.clock.now - lastTap.end
    let isWithin = gap <= Int64(nanosecondsIn: platform.multiTapInterval)
    if isWithin { touch.currentTapCount = lastTap.count + 1 }
    touch.tapCounts = touch.currentTapCount...touch.currentTapCount
    let isDisputed = DisputedLimit.multiTapInterval.isDisputed(TapSequence.seconds(gap), isWithin: isWithin)
    guard isDisputed || isWithin && lastTap.counts.count > 1 else { return }
    touch.tapCounts =
      isDisputed ? 1...lastTap.counts.upperBound + 1 : lastTap.counts.lowerBound + 1...lastTap.counts.upperBound + 1
    touch.disputedTapGap = isDisputed ? gap : lastTap.disputedGap
  }

  private func removeEndedTouches() {
    for touch in event.orderedTouches where touch.phase == .ended || touch.phase == .cancelled {
      if touch.phase == .ended {
        lastTap = Tap(
          view: touch.view, end: engine.clock.now, location: touch.screenLocation,
          count: touch.currentTapCount, counts: touch.tapCounts, disputedGap: touch.disputedTapGap)
      }
    }
    let ended = event.orderedTouches.filter { $0.phase == .ended || $0.phase == .cancelled }
    event.orderedTouches.removeAll { $0.phase == .ended || $0.phase == .cancelled }
    hasEndedTouches = false
    // A window may have kept the end of a touch from its views.
    for touch in ended { touch.hitWindow?.deliveredTouches.removeAll { $0 === touch } }
    for touch in ended where !touch.recognizers.isEmpty { engine.application.gestures.end(touch) }
    engine.application.gestures.letGo(of: ended)
  }
}
