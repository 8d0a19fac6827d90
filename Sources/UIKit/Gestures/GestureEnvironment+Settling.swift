extension GestureEnvironment {
  typealias State = UIGestureRecognizer.State

  func settle(_ attempt: Attempt) {
    let recognizer = attempt.recognizer
    switch recognizer.settledState {
    case .possible:
      if let parkedStates = recognizer.parkedStates {
        if attempt.state == .failed || attempt.state == .cancelled {
          fail(recognizer, because: .itself)
        } else {
          recognizer.parkedStates = (parkedStates.first, attempt.state)
        }
      } else if attempt.state == .failed {
        fail(recognizer, because: .itself)
      } else if attempt.state == .began || attempt.state == .ended {
        tryToRecognize(recognizer, as: attempt.state)
      }
    case .began, .changed:
      if attempt.state != .failed { change(recognizer, to: attempt.state) }
    case .ended, .cancelled, .failed:
      break
    }
  }

  /// Moves an attempt of the same kind that has precedence in front of the one at `index`.
  ///
  /// Two tap recognizers of a view can recognise in the same event: a double tap and a single tap. The double tap then
  /// prevents the single tap from recognising again. A single tap never prevents a double tap.
  /// Source: Apple's guide for the outcome [D]; the rule is inferred [I].
  func preferStronger(at index: Int) {
    guard attempts.count - index > 1, isRecognition(attempts[index]), !EngineFault.strongerTap.isInjected else {
      return
    }
    let candidate = attempts[index].recognizer
    for later in attempts.indices.dropFirst(index + 1) {
      let other = attempts[later].recognizer
      guard other.outranks(candidate), isRecognition(attempts[later]), sharesTouch(other, candidate) else { continue }
      attempts.insert(attempts.remove(at: later), at: index)
      return
    }
  }

  private func isRecognition(_ attempt: Attempt) -> Bool {
    attempt.recognizer.settledState == .possible && attempt.recognizer.parkedStates == nil
      && (attempt.state == .began || attempt.state == .ended)
  }

  /// The gates between `possible` and recognition, in the order in which UIKit checks them.
  ///
  /// Source: each gate is documented [D]. Reimplementations differ in the order; here shouldBegin comes before the
  /// failure requirements, and exclusion is checked at the time of recognition [R].
  private func tryToRecognize(_ recognizer: UIGestureRecognizer, as state: State) {
    guard recognizer.mayBegin() else { return fail(recognizer, because: .itself) }
    if let delegate = recognizer.delegate, !delegate.gestureRecognizerShouldBegin(recognizer),
      !EngineFault.shouldBegin.isInjected
    {
      return fail(recognizer, because: .delegate)
    }
    if recognizer.cancelsTouchesInView, let view = firstRefusingView(recognizer),
      !EngineFault.controlProtection.isInjected
    {
      return fail(recognizer, because: .view(view))
    }
    // Code of the app ran in a gate and may have ended the recognizer.
    guard recognizer.settledState == .possible else { return }
    let requirements = EngineFault.failureRequirements.isInjected ? [] : recognizer.requirements
    for other in requirements where other.isDisputed && !other.settledState.isActive {
      other.noteDisputedWait(of: recognizer)
    }
    for other in requirements where other.settledState.isActive && !other.sequenceTouches.isEmpty {
      return fail(recognizer, because: .requirement(other))
    }
    var awaited = requirements.filter { $0.isUndecided }
    forEachRival(of: recognizer) { other in
      guard waits(recognizer, for: other), !awaited.contains(where: { $0 === other }) else { return }
      if other.isDisputed { other.noteDisputedWait(of: recognizer) }
      if other.isUndecided { awaited.append(other) }
    }
    let active = firstActiveRequirement(of: recognizer)
    guard recognizer.settledState == .possible else { return }
    if let active { return fail(recognizer, because: .requirement(active)) }
    noteWaitForSystem(recognizer)
    if awaited.isEmpty { return recognize(recognizer, as: state) }
    recognizer.parkedStates = (state, state)
    recognizer.parkingTurn = turn
    recognizer.awaited = awaited
    parked.append(recognizer)
  }

  /// Reports that a recognizer waits for one of UIKit's own on the window, according to its delegate.
  ///
  /// Source: mkko/DrawerView#14 and #15: since iOS 13 such a pan begins late [O].
  private func noteWaitForSystem(_ recognizer: UIGestureRecognizer) {
    guard recognizer.engine.systemVersion >= 13, let delegate = recognizer.delegate,
      !(delegate is any ConstantGestureDelegate),
      !recognizer.isInternal, let window = recognizer.attachedView?.enclosingWindow,
      delegate.gestureRecognizer(recognizer, shouldRequireFailureOf: window.systemGate)
    else { return }
    Dispute("how long UIKit's own recognizers of a window, whose failure its delegate requires, delay it")
      .note(by: recognizer, touch: recognizer.sequenceTouches.first)
  }

  func firstRefusingView(_ recognizer: UIGestureRecognizer) -> UIView? {
    var last: UIView?
    for touch in recognizer.sequenceTouches {
      guard let view = touch.hitView, view !== last else { continue }
      last = view
      if !view.gestureRecognizerShouldBegin(recognizer) { return view }
    }
    return nil
  }

  private func firstActiveRequirement(of recognizer: UIGestureRecognizer) -> UIGestureRecognizer? {
    var found: UIGestureRecognizer?
    forEachRival(of: recognizer) { other in
      if found == nil, other.settledState.isActive, waits(recognizer, for: other) { found = other }
    }
    return found
  }

  /// Whether `recognizer` waits for the failure of `other`, according to their delegates and subclasses.
  private func waits(_ recognizer: UIGestureRecognizer, for other: UIGestureRecognizer) -> Bool {
    if !EngineFault.delegateRequirements.isInjected {
      if let delegate = recognizer.delegate, delegate.gestureRecognizer(recognizer, shouldRequireFailureOf: other) {
        return true
      }
      if let delegate = other.delegate, delegate.gestureRecognizer(other, shouldBeRequiredToFailBy: recognizer) {
        return true
      }
    }
    return recognizer.shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: recognizer)
  }

  /// Recognises a gesture that passed all gates, and settles the consequences for other recognizers.
  private func recognize(_ recognizer: UIGestureRecognizer, as state: State) {
    var preventer: UIGestureRecognizer?
    forEachRival(of: recognizer) { other in
      if preventer == nil, other.settledState.isActive, excludes(other, recognizer) { preventer = other }
    }
    guard recognizer.settledState == .possible else { return }
    if let preventer { return fail(recognizer, because: .exclusion(preventer)) }
    recognizer.noteDisputesOfRecognition()
    noteEarlierRecognition(of: recognizer)
    recognizer.settledState = state
    recognizer.recognitionTurn = turn
    if !disputed.isEmpty { noteRecognition(of: recognizer) }
    recognizing += 1
    forEachRival(of: recognizer) { other in
      guard other.settledState == .possible else { return }
      if other.requirements.contains(where: { $0 === recognizer })
        || other.awaited.contains(where: { $0 === recognizer })
      {
        fail(other, because: .requirement(recognizer))
      }
    }
    for other in parked where other.awaited.contains(where: { $0 === recognizer }) {
      fail(other, because: .requirement(recognizer))
    }
    forEachRival(of: recognizer) { other in
      if other.settledState == .possible, excludes(recognizer, other) {
        fail(other, because: .exclusion(recognizer))
      }
    }
    forEachRival(of: recognizer) { noteDisputes(ofDelayBy: $0, before: recognizer) }
    if recognizer.cancelsTouchesInView ? !EngineFault.touchCancellation.isInjected : EngineFault.keptTouches.isInjected
    {
      cancelViewTouches(of: recognizer)
    }
    report(recognizer)
    noteEnd(of: recognizer)
    recognizing -= 1
    guard recognizing == 0 else { return }
    while let waiting = freed.first {
      freed.removeFirst()
      release(waiting)
    }
  }

  /// Whether an active recognizer prevents a possible one from recognising.
  ///
  /// Source: Apple's headers: the methods canPrevent and canBePrevented, and simultaneous recognition, for which true
  /// from one delegate suffices [D].
  func excludes(_ active: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    guard active.canPrevent(other), other.canBePrevented(by: active), !EngineFault.exclusion.isInjected else {
      return false
    }
    if EngineFault.simultaneousRecognition.isInjected { return true }
    if let delegate = other.delegate,
      delegate.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: active)
    {
      return false
    }
    if let delegate = active.delegate,
      delegate.gestureRecognizer(active, shouldRecognizeSimultaneouslyWith: other)
    {
      return false
    }
    return true
  }

  /// Changes the state of a continuous gesture.
  func change(_ recognizer: UIGestureRecognizer, to state: State) {
    if state.isFinal, !withheld.isEmpty { noteDisputes(ofDelaysBeforeEndOf: recognizer) }
    recognizer.settledState = state
    report(recognizer)
    noteEnd(of: recognizer)
  }

  func fail(_ recognizer: UIGestureRecognizer, because reason: UIGestureRecognizer.FailureReason) {
    noteDisputes(ofFailing: recognizer, because: reason)
    recognizer.settledState = .failed
    recognizer.failureTurn = turn
    recognizer.attemptedState = nil
    if recognizer.parkedStates != nil {
      recognizer.parkedStates = nil
      recognizer.awaited.removeAll(keepingCapacity: true)
      parked.removeAll { $0 === recognizer }
    }
    UIApplication.running.listener?.didFail(recognizer, because: reason)
    noteEnd(of: recognizer)
    for waiting in parked {
      guard let place = waiting.awaited.firstIndex(where: { $0 === recognizer }) else { continue }
      waiting.awaited.remove(at: place)
      guard waiting.awaited.isEmpty else { continue }
      // A recognizer that recognises now has precedence over those that its recognition frees.
      if recognizing > 0 { freed.append(waiting) } else { release(waiting) }
    }
  }

  /// Continues a recognizer that waited for others, all of which have failed.
  ///
  /// Source: a continuous one reports its beginning first [R].
  private func release(_ recognizer: UIGestureRecognizer) {
    guard let states = recognizer.parkedStates else { return }
    recognizer.parkedStates = nil
    parked.removeAll { $0 === recognizer }
    recognize(recognizer, as: states.first)
    if recognizer.settledState == .began, states.latest == .ended { change(recognizer, to: .ended) }
  }

  /// Fails recognizers without a touch that wait only for each other or for themselves, because they would wait without
  /// end.
  func breakDeadlocks() {
    guard !parked.isEmpty, !EngineFault.requirementCircles.isInjected else { return }
    let stuck = parked.filter { $0.trackedTouches.isEmpty }
    let circle = stuck.filter { waiting in
      waiting.awaited.allSatisfy { other in stuck.contains { $0 === other } }
    }
    for recognizer in circle where recognizer.parkedStates != nil {
      // The others of the cycle are not released by this failure: they fail too.
      recognizer.awaited = [recognizer]
    }
    for recognizer in circle where recognizer.parkedStates != nil { fail(recognizer, because: .interruption) }
  }

  /// Sends the action of a state.
  func report(_ recognizer: UIGestureRecognizer) {
    recognizer.lastActionTurn = turn
    // A later attempt may already be pending: the state `began` of a gesture that waited precedes its end.
    let attempted = recognizer.attemptedState
    recognizer.attemptedState = nil
    recognizer.sendActions()
    if recognizer.attemptedState == nil { recognizer.attemptedState = attempted }
  }

  private func noteEnd(of recognizer: UIGestureRecognizer) {
    guard recognizer.settledState.isFinal, recognizer.trackedTouches.isEmpty else { return }
    if !finished.contains(where: { $0 === recognizer }) { finished.append(recognizer) }
  }

  // MARK: Rivals

  func sharesTouch(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    for touch in one.sequenceTouches where other.sequenceTouches.contains(where: { $0 === touch }) { return true }
    return false
  }

  /// Calls `visit` once for every other recognizer that has a touch in common with `recognizer`.
  private func forEachRival(of recognizer: UIGestureRecognizer, _ visit: @MainActor (UIGestureRecognizer) -> Void) {
    let touches = recognizer.sequenceTouches
    for index in touches.indices {
      for other in touches[index].recognizers where other !== recognizer {
        guard other.sequenceTouches.contains(where: { $0 === touches[index] }) else { continue }
        let isKnown = touches[..<index].contains { earlier in
          other.sequenceTouches.contains { $0 === earlier } && earlier.recognizers.contains { $0 === other }
        }
        if !isKnown { visit(other) }
      }
    }
  }
}

extension UIGestureRecognizer {
  /// Whether the recognizer tracks touches and can still recognise or fail.
  final var isUndecided: Bool { settledState == .possible && !sequenceTouches.isEmpty }
}
