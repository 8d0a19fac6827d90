package import Foundation

/// The touch hardware: converts contacts on the screen to events and sends them to the app.
///
/// An event contains every current touch; those without a new contact are stationary. A new touch is hit-tested as
/// often as the platform does, and the last result counts. The virtual clock is advanced to the time of each event.
@preconcurrency @MainActor
package final class Digitizer {
  /// The state of one finger at one time.
  package struct Contact: Sendable {
    package var identifier: Int
    package var phase: UITouch.Phase
    /// The location in points of the screen.
    package var location: CGPoint
    /// The screen edges at which the finger entered, as the system reports them. Set at the beginning.
    package var edges: UIRectEdge

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
    /// The smallest and the largest tap count, for all readings of `multiTapInterval`.
    let counts: ClosedRange<Int>
    let disputedGap: Int64
  }

  private let engine: Engine
  private let event = UIEvent()
  private var lastTap: Tap?
  private var hasEndedTouches = false

  /// Creates the touch screen of the current engine's app.
  package convenience init() { self.init(of: .current) }

  /// Creates the touch screen of an engine's app.
  package init(of engine: Engine) { self.engine = engine }

  // Current touches form reference cycles with their recognizers and windows.
  deinit {
    Cleanup.run { [event] in
      for touch in event.orderedTouches { touch.abandon() }
    }
  }

  /// The fingers that are down.
  package var liveTouches: [UITouch] { event.orderedTouches }

  /// Reports contacts that change at the same time, `time` nanoseconds of the virtual clock, as one event.
  ///
  /// - Precondition: the contacts of a finger follow the rules: it begins, moves or rests, and ends or is cancelled.
  package func report(_ contacts: [Contact], at time: Int64) {
    engine.run { send(contacts, at: time) }
  }

  private func send(_ contacts: [Contact], at time: Int64) {
    let clock = engine.clock
    clock.advanceInCurrentApp(to: time)
    event.currentTimestamp = clock.seconds
    engine.handlers.cause { deliver(contacts) }
    LayoutPass.runPending()
    engine.effects.endEvent(isTouchDown: !event.orderedTouches.isEmpty)
  }

  private func deliver(_ contacts: [Contact]) {
    if !updateOnlyTouch(contacts) {
      for touch in event.orderedTouches { touch.currentPhase = .stationary }
      for contact in contacts { apply(contact) }
    }
    UncalledRequirements.noteGestures(in: event)
    let application = engine.application
    application.sendEvent(event)
    application.gestures.finishTurn()
    if hasEndedTouches { removeEndedTouches() }
  }

  /// Turns the device at `time` nanoseconds of the virtual clock.
  package func rotate(to orientation: UIDeviceOrientation, at time: Int64) {
    engine.run {
      engine.clock.advanceInCurrentApp(to: time)
      // What moves because the device turns is no effect.
      engine.effects.withoutPlaces {
        engine.interfaceRotation.turnDevice(to: orientation, in: engine, while: event.orderedTouches)
        engine.application.gestures.finishTurn()
        LayoutPass.runPending()
      }
      engine.effects.endEvent(isTouchDown: !event.orderedTouches.isEmpty)
    }
  }

  /// Shows the keyboard with a height, or hides it with the height 0, at `time` nanoseconds of the virtual clock.
  package func changeKeyboard(to height: CGFloat, at time: Int64) {
    engine.run {
      engine.clock.advanceInCurrentApp(to: time)
      engine.effects.withoutPlaces {
        engine.keyboard.change(to: height, in: engine)
        engine.application.gestures.finishTurn()
        LayoutPass.runPending()
      }
      engine.effects.endEvent(isTouchDown: !event.orderedTouches.isEmpty)
    }
  }

  /// Updates the touch of an event that has one touch and one contact for it. Returns `false` for any other event.
  @inline(__always)
  private func updateOnlyTouch(_ contacts: [Contact]) -> Bool {
    guard contacts.count == 1, event.orderedTouches.count == 1 else { return false }
    let touch = event.orderedTouches[0]
    guard touch.identifier == contacts[0].identifier else { return false }
    update(touch, contacts[0])
    return true
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
    touch.beganTimestamp = event.currentTimestamp
    touch.screenLocation = contact.location
    touch.screenStart = contact.location
    touch.previousScreenLocation = contact.location
    touch.edges = EngineFault.edgeOrigin.isInjected ? [] : contact.edges
    event.orderedTouches.append(touch)
    engine.fingerCount = event.orderedTouches.count
    engine.hostUncertainty = nil
    defer { engine.hitTestPass = 1 }
    for pass in 1...max(engine.platform.hitTestPassesPerTouch, 1) {
      HitTesting.beginHitTest()
      engine.hitTestPass = pass
      touch.hitView = engine.application.hitTest(contact.location, with: event)
      guard engine.recursion == nil else {
        // Overrides above the cycle may have replaced its missing result by another view. That is not a valid hit.
        touch.hitView = nil
        break
      }
    }
    touch.hitWindow = touch.hitView?.enclosingWindow
    touch.hostUncertainty = engine.hostUncertainty
    touch.findHostedPart()
    countTaps(of: touch)
    engine.application.gestures.collect(for: touch, of: event)
    engine.application.listener?.didHitTest(touch)
    touch.hitView?.noteUnknownPlaces(at: touch)
  }

  /// Source: numbers of reimplementations [R]; that the time from the last lift to this beginning counts is inferred
  /// [I].
  private func countTaps(of touch: UITouch) {
    let platform = engine.platform
    guard let lastTap, lastTap.view === touch.view,
      abs(touch.screenLocation.x - lastTap.location.x) <= platform.multiTapDistance,
      abs(touch.screenLocation.y - lastTap.location.y) <= platform.multiTapDistance
    else { return }
    // Integer nanoseconds: the difference of two times in seconds would have a rounding error that grows with the
    // session.
    let gap = engine.clock.now - lastTap.end
    let isWithin = gap <= Int64(nanosecondsIn: platform.multiTapInterval)
    if isWithin { touch.currentTapCount = lastTap.count + 1 }
    touch.tapCounts = touch.currentTapCount...touch.currentTapCount
    let isDisputed = DisputedLimit.tapCountInterval.isDisputed(TapSequence.seconds(gap), isWithin: isWithin)
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
    engine.fingerCount = event.orderedTouches.count
    hasEndedTouches = false
    // An override of sendEvent(_:) may not have delivered the end of a touch to its views.
    for touch in ended { touch.hitWindow?.deliveredTouches.removeAll { $0 === touch } }
    for touch in ended where !touch.recognizers.isEmpty { engine.application.gestures.end(touch) }
    engine.application.gestures.breakCycles(of: ended)
  }
}
