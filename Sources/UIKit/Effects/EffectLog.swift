import Foundation

/// Notes what changes for a person, and reports it to the app's observer at the end of a turn of the run loop.
///
/// A change is noted where it is made: a setter, a list of subviews, a stack of controllers. The first note of a property in a turn keeps its
/// value before; at the end of the turn the property is read again. Nothing is kept alive, and without an observer nothing is kept.
@MainActor
package final class EffectLog {
  @exclusivity(unchecked) unowned(unsafe) var engine: Engine!

  /// Whether changes are noted.
  @exclusivity(unchecked) package private(set) var isOn = false
  /// Which changes are noted.
  @exclusivity(unchecked) private(set) var extent = EffectExtent.properties
  /// How many pieces of work run of which no change is an effect.
  @exclusivity(unchecked) private var pauses = 0
  /// How many elements of lists are being made for a row that comes into sight.
  @exclusivity(unchecked) private var shownElements = 0
  /// Whether a view lays out its subviews.
  @exclusivity(unchecked) final var isLayingOut = false
  /// How many pieces of work run of which no change of a place is an effect.
  @exclusivity(unchecked) private var layouts = 0

  /// A property of an object.
  struct Property: Hashable {
    let object: ObjectIdentifier
    let kind: EffectKind
  }

  /// A property that was changed in this turn.
  struct Change {
    weak var object: AnyObject?
    let property: Property
    let value: EffectValue?
    /// Whether code of the app changed it, and not only the layout of the system.
    var isByCode: Bool
    /// Whether a person could see or touch the object.
    let wasThere: Bool
    /// The name before, of an object that may be gone at the end of the turn.
    let subject: EffectSubject?
    /// The superviews of a view that leaves.
    let ancestors: Set<ObjectIdentifier>
  }

  @exclusivity(unchecked) private var changes: [Property: Change] = [:]
  /// The changes of objects that are gone and whose places in memory others have.
  @exclusivity(unchecked) private var endedChanges: [Change] = []
  @exclusivity(unchecked) private var moments: [Effect] = []
  @exclusivity(unchecked) private var waiting = WaitingEffects()
  private var privateClasses: [ObjectIdentifier: Bool] = [:]

  /// Begins to note changes. What was laid out before is no effect.
  ///
  /// - Parameter extent: Which changes are noted.
  package func begin(noting extent: EffectExtent = .looks) {
    guard !isOn, engine.application.listener != nil else { return }
    LayoutPass.runPending()
    (isOn, self.extent) = (true, extent)
  }

  // MARK: Noting

  /// Notes that a property is about to change.
  @inline(__always)
  func willChange(_ object: AnyObject, _ kind: EffectKind) {
    if isOn { note(object, kind) }
  }

  /// Notes that a property of a part, or a property by way of a part, is about to change.
  @inline(__always)
  func partWillChange(_ object: AnyObject, _ kind: EffectKind) {
    if isOn, extent >= .parts { note(object, kind) }
  }

  /// Notes that a look is about to change: a property that only sessions with looks have.
  @inline(__always)
  func lookWillChange(_ object: AnyObject, _ kind: EffectKind) {
    if isOn, extent >= .looks { note(object, kind) }
  }

  /// Notes that the place of a view among others is about to change.
  ///
  /// Those that are pushed aside have no effect of their own, unless code names them later in the turn: then the places
  /// before the turn count. Sessions of older vocabularies have the places to which they were pushed.
  func orderWillChange(of view: UIView, among others: [UIView]) {
    guard isOn, extent >= .parts else { return }
    note(view, .arranged)
    guard extent >= .looks else { return }
    for other in others where other !== view { note(other, .arranged, isByCode: false) }
  }

  @inline(never)
  private func note(_ object: AnyObject, _ kind: EffectKind, isByCode: Bool = true) {
    guard pauses == 0, let listener = engine.application.listener else { return }
    let property = Property(object: ObjectIdentifier(object), kind: kind)
    let isByCode = isByCode && (layouts == 0 || !kind.isPlacedByLayout)
    if let known = changes[property] {
      if known.object != nil {
        if isByCode { changes[property]?.isByCode = true }
        return
      }
      endedChanges.append(known)
    }
    let view = object as? UIView
    if let view {
      if shownElements > 0, view.isInListElement { return }
      if kind == .offset, view.scrollsItself { return }
    }
    let isThere = view.map(wasThere) ?? (object as? UIViewController).map { $0.viewIfLoaded?.isThere ?? false } ?? true
    // What is neither there before nor brings a subview there has no effect yet.
    let canAppear =
      kind == .window || kind == .arranged || kind == .presentation || kind == .stack
      || kind == .isHidden && view is UIWindow
    if !isThere, !canAppear { return }
    if let view, !view.isOfApp || kind == .window && view.isPlacedBySystem { return }
    let leaves = kind == .window && isThere || kind == .presentation
    let value = kind.value(of: object)
    let subject = leaves ? subject(of: object, listener) : nil
    changes[property] = Change(
      object: object, property: property, value: value, isByCode: isByCode, wasThere: isThere, subject: subject,
      ancestors: leaves ? view?.identifiersOfAncestors ?? [] : [])
  }

  /// Notes that a view is about to be inserted. The superview may be out of its window for a part of the turn.
  func willInsert(_ view: UIView, into parent: UIView) {
    if parent.enclosingWindow != nil || wasThere(parent) { note(view, .window) }
  }

  /// Whether a view was in a window when the turn began. The nearest view above it that has entered or left decides.
  private func wasThere(_ view: UIView) -> Bool {
    var candidate: UIView? = view
    while let known = candidate {
      if let change = changes[Property(object: ObjectIdentifier(known), kind: .window)], change.object != nil {
        return change.wasThere
      }
      candidate = known.parent
    }
    guard let window = view.enclosingWindow else { return false }
    if let change = changes[Property(object: ObjectIdentifier(window), kind: .isHidden)], change.object != nil {
      return change.value == .flag(false)
    }
    return !window.isHidden
  }

  /// Notes something that happened and changed no property.
  func note(_ what: String, of subject: EffectSubject, to value: EffectValue?) {
    guard isOn, pauses == 0 else { return }
    moments.append(Effect(subject: subject, what: what, from: nil, to: value, time: engine.clock.now))
  }

  /// Notes that code scrolls with an animation.
  func note(_ what: String, of view: UIView, to point: CGPoint) {
    guard isOn, pauses == 0, view.isThere, view.isOfApp, let listener = engine.application.listener else { return }
    let values = [EffectKind.rounded(Double(point.x)), EffectKind.rounded(Double(point.y))]
    note(what, of: .view(listener.identityInResults(of: view)), to: .numbers(values))
  }

  /// Runs work of which nothing is an effect, such as the making of a cell that scrolls into sight.
  @inline(__always)
  package func pause<Result>(_ body: () throws -> Result) rethrows -> Result {
    pauses += 1
    defer { pauses -= 1 }
    return try body()
  }

  /// Makes an element of a list for a row that comes into sight: what changes in elements is no effect.
  @inline(__always)
  func showElement<Result>(_ body: () throws -> Result) rethrows -> Result {
    shownElements += 1
    defer { shownElements -= 1 }
    return try body()
  }

  /// Inserts or removes a header or footer of a list. Sessions of older vocabularies have it as an effect.
  func tile(_ body: () -> Void) {
    if extent >= .looks { pause(body) } else { body() }
  }

  /// Places the elements of a list. Sessions of older vocabularies have the places of another layout as effects.
  func placeElements(ofOtherLayout isOfOtherLayout: Bool, _ body: () -> Void) {
    if isOfOtherLayout, extent >= .looks { withoutPlaces(body) } else { body() }
  }

  /// Runs work of a stack view that places its views. Sessions of older vocabularies have the places as effects.
  func arrange(_ body: () -> Void) {
    if extent >= .parts { withoutPlaces(body) } else { body() }
  }

  /// Runs work of the system of which no place is an effect.
  @inline(__always)
  func withoutPlaces<Result>(_ body: () throws -> Result) rethrows -> Result {
    layouts += 1
    defer { layouts -= 1 }
    return try body()
  }

  // MARK: The end of a turn

  /// Ends the turn of an event.
  @inline(__always)
  func endEvent(isTouchDown: @autoclosure () -> Bool) {
    if isOn { endNotedEvent(isTouchDown: isTouchDown()) }
  }

  @inline(never)
  private func endNotedEvent(isTouchDown: Bool) {
    let changed = takeChanges()
    waiting.add(changed, isTimer: false, joins: isTouchDown)
    report(waiting.take(except: isTouchDown ? Set(changed.map(\.property)) : []))
  }

  /// Ends the turn of a timer.
  @inline(__always)
  func endTimer() {
    if isOn, !changes.isEmpty || !moments.isEmpty || !endedChanges.isEmpty { addTimer() }
  }

  private func addTimer() { waiting.add(takeChanges(), isTimer: true, joins: false) }

  /// Ends the time after an event: the next event begins, or the session ends.
  package func endTime(isTouchDown: Bool) {
    guard isOn else { return }
    waiting.time = engine.clock.now
    waiting.isAtRest = !engine.hasPendingTimers
    report(isTouchDown ? waiting.takeTimers() : waiting.take(except: []))
  }

  private func report(_ effects: [Effect]) {
    guard !effects.isEmpty, let listener = engine.application.listener else { return }
    let sorted = effects.sorted {
      let (one, other) = ($0, $1)
      return (one.time, one.subject.name, one.what, "\(one.to as Any)") < (
        other.time, other.subject.name, other.what, "\(other.to as Any)"
      )
    }
    for effect in sorted { listener.didChange(effect) }
  }

  private func takeChanges() -> [WaitingEffects.Step] {
    let listener = engine.application.listener
    let all = changes.values.filter(\.isByCode) + endedChanges.filter(\.isByCode)
    let happened = moments
    changes = [:]
    endedChanges = []
    moments = []
    guard let listener, !all.isEmpty || !happened.isEmpty else { return [] }
    // To read a property runs code of the app where it overrides the property.
    return pause {
      let scope = TurnScope(all)
      return all.flatMap { steps(of: $0, in: scope, listener) }
        + happened.map { WaitingEffects.Step(property: nil, effect: $0) }
    }
  }

  private func steps(
    of change: Change, in scope: TurnScope, _ listener: any EventObserver
  ) -> [WaitingEffects.Step] {
    guard let object = change.object else {
      guard let subject = change.subject, change.wasThere, !scope.hasLeaving(above: change) else { return [] }
      switch change.property.kind {
      case .window: return [step(change, subject, "left", nil, nil)]
      case .presentation where change.value == .flag(true): return [step(change, subject, "dismissed", nil, nil)]
      default: return []
      }
    }
    return EffectReader(engine: engine, scope: scope, listener: listener).effects(of: change, object).map {
      step(change, $0.subject, $0.what, $0.from, $0.to)
    }
  }

  private func step(
    _ change: Change, _ subject: EffectSubject, _ what: String, _ from: EffectValue?, _ to: EffectValue?
  ) -> WaitingEffects.Step {
    WaitingEffects.Step(
      property: change.property,
      effect: Effect(subject: subject, what: what, from: from, to: to, time: engine.clock.now))
  }

  private func subject(of object: AnyObject, _ listener: any EventObserver) -> EffectSubject? {
    switch object {
    case let view as UIView: .view(listener.identityInResults(of: view))
    case let controller as UIViewController: .controller(listener.nameInResults(of: controller))
    default: nil
    }
  }

  /// Whether a class is one of UIKit's private ones.
  func isPrivate(_ aClass: AnyClass) -> Bool {
    if let known = privateClasses[ObjectIdentifier(aClass)] { return known }
    let parts = _typeName(aClass).split(separator: ".")
    let name = parts.last ?? ""
    let isPrivate =
      parts.first == "UIKit"
      && (!(name.hasPrefix("UI") || name.hasPrefix("WK")) || Self.containers.contains(String(name)))
    privateClasses[ObjectIdentifier(aClass)] = isPrivate
    return isPrivate
  }

  /// The views with names like those of public classes that UIKit puts around those of an app.
  private static let containers: Set<String> = [
    "UITransitionView", "UIDropShadowView", "UIDimmingView", "UILayoutContainerView", "UINavigationTransitionView",
    "UIViewControllerWrapperView",
  ]

  /// The name of a controller in results.
  func name(of controller: UIViewController) -> String {
    engine.application.listener?.nameInResults(of: controller) ?? "\(type(of: controller))"
  }
}
