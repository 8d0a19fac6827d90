public import Foundation

/// A view that converts touches to control events and runs actions for them.
///
/// Source of the order of hooks and events: Apple's header and pages [D], react-native-gesture-handler's notes on the
/// behaviour of real controls [O].
@preconcurrency @MainActor
open class UIControl: UIView {
  override func effectValue(of kind: EffectKind) -> EffectValue? {
    switch kind {
    case .isEnabled: .flag(isEnabled)
    case .isSelected: .flag(isSelected)
    default: super.effectValue(of: kind)
    }
  }

  /// Whether the control handles touches. A disabled control is not hit (a platform parameter). Default: true.
  open var isEnabled = true { willSet { engine.effects.willChange(self, .isEnabled) } }
  /// Whether the control is selected. Touches do not change it.
  open var isSelected = false { willSet { engine.effects.willChange(self, .isSelected) } }
  /// Whether a tracked touch is inside.
  open var isHighlighted = false
  /// The three flags above as one set.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }
  // The following have no effect on touches.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  open var contentVerticalAlignment = ContentVerticalAlignment.center

  open var isTracking: Bool { tracks }
  /// Whether the tracked touch is inside, the slop included.
  open var isTouchInside: Bool { tracksInside }

  @exclusivity(unchecked) final var tracks = false
  @exclusivity(unchecked) final var tracksInside = false

  @exclusivity(unchecked) final var trackedTouch: UITouch?

  // No access calls code of the app, so the run-time exclusivity check is omitted.
  @exclusivity(unchecked) private final var registrations: [ControlRegistration] = []

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a control with an action for its primary event.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Decoding is not supported; always returns `nil`.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// Adds `action` for `controlEvents`; an action with the same identifier is replaced.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    registrations.append(ControlRegistration(action, for: controlEvents))
  }

  /// Removes `action` from `controlEvents`.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Removes the action with an identifier from `controlEvents`.
  open func removeAction(identifiedBy identifier: UIAction.Identifier, for controlEvents: Event) {
    remove(controlEvents) { $0.isAction(identifier) }
  }

  /// Adds `action` of `target`, which is held weakly, for `controlEvents`; the same pair is called once.
  ///
  /// A `nil` target means the first responder in the chain that has the method. A selector that contains its call does not
  /// determine that: no method is called, and the event is reported as unspecified behaviour.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    let object = target.map { $0 as AnyObject }
    if let object, let place = registrations.firstIndex(where: { $0.isMethod(action, of: object) }) {
      registrations[place].events.formUnion(controlEvents)
    } else {
      registrations.append(ControlRegistration(action, of: object, for: controlEvents))
    }
  }

  /// Calls `iterator` for each action and each method of a target, in the order in which they were added, until it sets its last
  /// argument. A target that was deallocated is left out; the target `nil` means the responder chain.
  public final func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, UIControl.Event, inout Bool) -> Void
  ) {
    var stops = false
    for registration in registrations {
      guard let (action, method) = registration.handler else { continue }
      iterator(action, method, registration.events, &stops)
      if stops { return }
    }
  }

  /// The targets that are still there.
  open var allTargets: Set<AnyHashable> {
    Set(registrations.compactMap { ($0.target as? NSObject).map { AnyHashable($0) } })
  }

  /// Removes targets; `nil` matches every target or every action.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    let object = target.map { $0 as AnyObject }
    remove(controlEvents) { $0.isMethod(action, of: object) }
  }

  /// The names of the methods of `target` that an event calls; `nil` for none.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let object = target.map { $0 as AnyObject }
    let names = registrations.filter { !$0.events.isDisjoint(with: controlEvent) }
      .compactMap { $0.methodName(of: object) }
    return names.isEmpty ? nil : names
  }

  private final func remove(_ controlEvents: Event, where isMeant: (ControlRegistration) -> Bool) {
    for index in registrations.indices where isMeant(registrations[index]) {
      registrations[index].events.subtract(controlEvents)
    }
    registrations.removeAll { $0.events.isEmpty }
  }

  /// All control events with an action.
  open var allControlEvents: Event {
    registrations.reduce(into: Event()) { $0.formUnion($1.events) }
  }

  /// Runs the actions of `controlEvents`.
  open func sendActions(for controlEvents: Event) {
    send(controlEvents)
  }

  /// Sends the event of the primary action. Source: Apple's page of this method [D].
  open func performPrimaryAction() { send(.primaryActionTriggered) }

  /// Runs one action.
  open func sendAction(_ action: UIAction) {
    action.run(sender: self)
  }

  /// Calls one method. Without a target, that of the first responder in the chain from this control that has it.
  /// `event` is always `nil` here.
  ///
  /// Source: Apple's page of addTarget(_:action:for:) [D]; that the chain begins at the control although another view is
  /// the first responder is inferred [I].
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    perform(action, on: target, sender: self, event)
  }

  final func perform(_ action: Selector, on target: Any?, sender: AnyObject, _ event: UIEvent? = nil) {
    let application = engine.application
    if let target {
      application.sendAction(action, to: target, from: sender, for: event)
    } else if action.hasCall {
      Dispute("which responder has a method \(action)").note(by: nil, touch: trackedTouch)
    } else if let responder = sequence(first: self as UIResponder, next: \.next).first(where: {
      _SelectorTable.method(action.description, of: $0) != nil
    }) {
      application.sendAction(action, to: responder, from: sender, for: event)
    }
  }

  /// Whether to track a touch that began in the control. Default: true.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Whether to continue tracking; called at every move. Default: true.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the tracked touch has ended, before its events are sent.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// Called when tracking ends without an ended touch; `event` is `nil` when the control left its window.
  open func cancelTracking(with event: UIEvent?) {}

  /// UIView's result, but `nil` for a disabled control, subviews included (a platform parameter).
  /// Source: calabash-ios #1217, nextcloud/ios #4195 [O].
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if hasAddedHitTest { return runAddedHitTest(point, with: event) }
    return hitTestOfControl(point, with: event)
  }

  override final func hitTestOfClass(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    hitTestOfControl(point, with: event)
  }

  @inline(__always)
  private final func hitTestOfControl(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if HitTesting.isInstrumented { return HitTesting.perform(self, as: .control, point, event) }
    guard isEnabled || engine.platform.disabledControlIsHit else { return nil }
    return plainHitTest(point, with: event)
  }

  /// Sends the primary action after `touchUpInside`, for controls that have one. Does nothing here; buttons override
  /// it.
  func sendPrimaryAction() {}

  /// Reports single control events in the order of their bits, and runs their actions in the order in which they were added.
  final func send(_ controlEvents: Event) {
    let handlers = engine.handlers
    guard let listener = handlers.listener else { return run(controlEvents) }
    guard controlEvents.isSingle else { return sendSeveral(controlEvents, handlers) }
    listener.didSend(controlEvents, from: self, touch: trackedTouch)
    handlers.send(isKnown: isCodeKnown) { run(controlEvents) }
  }

  /// Code sends several events at once. All actions run for the last of them that has one: an action that is registered for several events runs
  /// once, so that it is not known for which of them.
  private final func sendSeveral(_ controlEvents: Event, _ handlers: HandlerLog) {
    let registered = registrations.reduce(into: Event()) { $0.formUnion($1.events) }
    let last = controlEvents.single.last { registered.contains($0) }
    for event in controlEvents.single {
      handlers.listener?.didSend(event, from: self, touch: trackedTouch)
      handlers.send(isKnown: isCodeKnown && (event == last || !registered.contains(event))) {
        if event == last { run(controlEvents) }
      }
    }
  }

  private final func run(_ controlEvents: Event) {
    // Actions may change the list during the loop.
    for registration in registrations where !registration.events.isDisjoint(with: controlEvents) {
      registration.run(for: self)
    }
    act(on: controlEvents)
  }

  /// The names of the registered code, in order, each once.
  final var registeredNames: [String] {
    var names: [String] = []
    for registration in registrations {
      if let name = registration.name(for: self), !names.contains(name) { names.append(name) }
    }
    return names
  }

  /// What the control itself does for an event, after the registered code.
  func act(on event: Event) {}

  /// Whether all code that reacts to the control's events is registered. Of a control that the scene states without code it is not known.
  var isCodeKnown: Bool { storedHarnessDetails == nil || !registrations.isEmpty }

  /// A control that leaves its window stops tracking without an event.
  /// Source: Apple's header of cancelTracking [D]; that no control event is sent is inferred [I].
  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    guard tracks else { return }
    stopTracking()
    cancelTracking(with: nil)
    trackedTouch = nil
  }

  // MARK: Touches. A control handles them; they do not continue along the responder chain.

  /// Begins tracking if no touch is tracked and ``beginTracking(_:with:)`` returns true; then sends `touchDown`.
  ///
  /// A touch that hit a subview arrives here along the responder chain and is not tracked: a plain subview with user
  /// interaction enabled makes a button unusable.
  /// Source: HTHorizontalSelectionList #15, where interaction of a button's subviews had to be disabled [O].
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if EngineFault.controlInRow.isInjected { super.touchesBegan(touches, with: event) }
    let own = touches.filter { $0.hitView === self }
    guard isEnabled, trackedTouch == nil, let touch = own.min(by: { $0.identifier < $1.identifier }) else { return }
    guard beginTracking(touch, with: event) else { return }
    track(touch)
    didBegin(touch)
  }

  /// Continues tracking; then sends the events of dragging.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    guard continueTracking(touch, with: event) else {
      stopTracking()
      trackedTouch = nil
      return
    }
    // The hook may have removed the control from its window, which ends tracking.
    guard trackedTouch === touch else { return }
    let wasInside = tracksInside
    tracksInside = isInsideWithSlop(touch)
    if isHighlighted != tracksInside { isHighlighted = tracksInside }
    didDrag(from: wasInside)
  }

  /// Ends tracking; then sends `touchUpInside` or `touchUpOutside`.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if EngineFault.controlInRow.isInjected { super.touchesEnded(touches, with: event) }
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    let isInside = isInsideWithSlop(touch)
    endTracking(touch, with: event)
    stopTracking()
    didEnd(inside: isInside)
    trackedTouch = nil
  }

  /// Ends tracking; then sends `touchCancel`.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    stopTracking()
    cancelTracking(with: event)
    send(.touchCancel)
    trackedTouch = nil
  }

  /// Sends the events of a newly tracked touch.
  func didBegin(_ touch: UITouch) {
    send(.touchDown)
    if tracks, touch.isTap(atLeast: 2) { send(.touchDownRepeat) }
  }

  /// Sends the events of a move. Crossing the edge sends two, the crossing first, unless that ends tracking.
  /// Source: the order is that of reimplementations [R]; that two are sent is a choice [I].
  func didDrag(from wasInside: Bool) {
    switch (wasInside, tracksInside) {
    case (true, true):
      send(.touchDragInside)
    case (true, false):
      send(.touchDragExit)
      if tracks { send(.touchDragOutside) }
    case (false, true):
      send(.touchDragEnter)
      if tracks { send(.touchDragInside) }
    case (false, false):
      send(.touchDragOutside)
    }
  }

  /// Sends the events of an ended touch.
  func didEnd(inside: Bool) {
    guard inside else { return send(.touchUpOutside) }
    send(.touchUpInside)
    sendPrimaryAction()
  }
}
