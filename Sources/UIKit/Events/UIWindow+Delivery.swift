extension UIWindow {
  /// Delivers the event's touches of this window to their views, with one call for each view and phase.
  ///
  /// The rules of multiple and exclusive touch are applied when a touch begins and are valid until it ends.
  final func deliver(_ event: UIEvent) {
    if event.orderedTouches.count == 1 {
      deliver(event.orderedTouches[0], of: event)
    } else {
      deliverSeveral(event.orderedTouches, of: event)
    }
  }

  /// A fast path for one touch, the case of most events.
  private final func deliver(_ touch: UITouch, of event: UIEvent) {
    guard touch.hitWindow === self else { return }
    let application = engine.application
    let gestures = application.gestures
    if !touch.recognizers.isEmpty { gestures.process(touch, of: event) }
    releaseEarlierTouches(gestures)
    guard admits(touch), let view = touch.hitView else { return }
    let phase = touch.currentPhase
    guard phase != .stationary else { return }
    if touch.recognizers.isEmpty || mayDeliver(touch, of: event) {
      application.listener?.willDeliver(touch, to: view)
      view.receive(touch.alone, in: phase, with: event)
    }
    if phase == .ended || phase == .cancelled { deliveredTouches.removeAll { $0 === touch } }
  }

  /// Delivers delayed touches that are due. They precede the touches of the event.
  @inline(__always)
  private final func releaseEarlierTouches(_ gestures: GestureEnvironment) {
    if !gestures.withheld.isEmpty { gestures.releaseTouches(beforeEvent: true) }
  }

  /// Whether the view receives the current phase of `touch`. If its beginning was delayed, delivers it first.
  ///
  /// Source: the truth table of the three properties that cancel and delay touches, Apple's header [D].
  private final func mayDeliver(_ touch: UITouch, of event: UIEvent) -> Bool {
    let gestures = engine.application.gestures
    if touch.viewStage == .finished { return false }
    let phase = touch.currentPhase
    if touch.viewStage == .pending {
      if gestures.delaysBeginning(of: touch), phase != .cancelled {
        if phase == .began {
          touch.withheldBeginning = (touch.currentTimestamp, touch.screenLocation)
          gestures.withheld.append(touch)
        } else if phase == .moved {
          touch.hasWithheldMove = true
        }
        return false
      }
      if phase == .cancelled {
        // A view that received nothing does not receive the end.
        touch.viewStage = .finished
        gestures.withheld.removeAll { $0 === touch }
        return false
      }
      if phase == .began {
        let isAdmitted = touch.recognizers.allSatisfy { $0.admitsContentTouch(touch, with: event) }
        touch.viewStage = isAdmitted ? .begun : .finished
        return isAdmitted
      }
      gestures.deliverBeginning(of: touch, event)
      guard touch.viewStage == .begun else {
        gestures.withheld.removeAll { $0 === touch }
        return false
      }
    }
    switch phase {
    case .ended:
      if gestures.delaysEnd(of: touch) {
        if !gestures.withheld.contains(where: { $0 === touch }) { gestures.withheld.append(touch) }
        return false
      }
      touch.viewStage = .finished
    case .cancelled:
      touch.viewStage = .finished
    case .began, .moved, .stationary, .regionEntered, .regionMoved, .regionExited:
      break
    }
    if touch.withheldBeginning != nil {
      touch.withheldBeginning = nil
      gestures.withheld.removeAll { $0 === touch }
    }
    return true
  }

  private final func deliverSeveral(_ touches: [UITouch], of event: UIEvent) {
    let own = touches.filter { $0.hitWindow === self }
    if own.contains(where: { !$0.recognizers.isEmpty }) { engine.application.gestures.process(own, of: event) }
    releaseEarlierTouches(engine.application.gestures)
    var waiting = own.filter {
      $0.hitView != nil && admits($0) && $0.currentPhase != .stationary
        && ($0.recognizers.isEmpty || mayDeliver($0, of: event))
    }
    while let first = waiting.first, let view = first.hitView {
      // In the order of the phases, so that a view receives a beginning before another touch's end.
      let ofView = waiting.filter { $0.hitView === view }
      waiting.removeAll { $0.hitView === view }
      for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
        let inPhase = ofView.filter { $0.currentPhase == phase }
        guard let firstTouch = inPhase.first else { continue }
        for touch in inPhase { engine.application.listener?.willDeliver(touch, to: view) }
        view.receive(inPhase.count == 1 ? firstTouch.alone : Set(inPhase), in: phase, with: event)
      }
    }
    for touch in touches
    where touch.hitWindow === self && (touch.currentPhase == .ended || touch.currentPhase == .cancelled) {
      deliveredTouches.removeAll { $0 === touch }
    }
  }

  /// Whether the view receives the touch. Decided when the touch begins.
  ///
  /// Source: Apple's pages of isMultipleTouchEnabled and the archived event guide on exclusive touch [D]; that a
  /// rejected touch stays rejected is inferred [I].
  private final func admits(_ touch: UITouch) -> Bool {
    guard touch.currentPhase == .began, touch.hitWindow === self, let view = touch.hitView else {
      return touch.isAdmitted
    }
    guard !touch.isAdmitted else { return true }
    for other in deliveredTouches where other !== touch {
      if other.hitView === view {
        if !view.isMultipleTouchEnabled && !EngineFault.multipleTouch.isInjected { return false }
      } else if view.isExclusiveTouch || other.hitView?.isExclusiveTouch == true, !EngineFault.exclusiveTouch.isInjected
      {
        return false
      }
    }
    touch.isAdmitted = true
    deliveredTouches.append(touch)
    return true
  }
}

extension UIView {
  final func receive(_ touches: Set<UITouch>, in phase: UITouch.Phase, with event: UIEvent) {
    switch phase {
    case .began: touchesBegan(touches, with: event)
    case .moved: touchesMoved(touches, with: event)
    case .ended: touchesEnded(touches, with: event)
    case .cancelled: touchesCancelled(touches, with: event)
    case .stationary, .regionEntered, .regionMoved, .regionExited: break
    }
  }
}
