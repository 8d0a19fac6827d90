import Findings
import Foundation
import HitTestTerms
import RecordingStore
import Scenes
import UIKit

/// Observes the app's responses to touches and converts them to outcomes.
@MainActor
final class OutcomeObserver: EventObserver {
  // Weak: the scene retains its app, which retains this object.
  @exclusivity(unchecked) private weak var scene: SceneInstance?
  @exclusivity(unchecked) private var list = EventOutcomes()
  @exclusivity(unchecked) private var event = 0
  @exclusivity(unchecked) private var timestampMicroseconds: Int64 = 0

  /// The current touches of which only the hit is modelled.
  @exclusivity(unchecked) private var unmodelledTouches: Set<Int> = []

  /// The disputes already reported for the current touches.
  @exclusivity(unchecked) private var disputes: Set<SceneOutcome.Trouble> = []

  /// A notification for which UIKit calls code of the app.
  private struct Notification {
    /// The index of its outcome among those of the event. `nil`: it has none, or none yet.
    var outcome: Int?
    /// The call that becomes an outcome when code runs.
    var call: SceneOutcome.Kind?
    var handlers: [Handler] = []
  }

  /// The notifications that have begun and have not ended, the innermost last.
  @exclusivity(unchecked) private var notifications: [Notification] = []
  /// The index of the outcome of the notification that was reported last, until its code begins to run.
  @exclusivity(unchecked) private var reported: Int?

  /// Called for recognizer events beyond outcomes, for explanations.
  @exclusivity(unchecked) var noteTaker: (@MainActor (GestureNote) -> Void)?

  /// Called for each touch that has hit, with its place in points of the screen, before the touch is delivered.
  @exclusivity(unchecked) var hitListener: (@MainActor (UITouch, CGPoint) -> Void)?

  /// Keeps the hit tests of touches. `nil` if they are not needed.
  @exclusivity(unchecked) private(set) var tracer: TouchTracer?
  /// The hit tests of the touches that began in the event.
  @exclusivity(unchecked) private(set) var traces: [TouchTrace] = []

  init(_ scene: SceneInstance) {
    self.scene = scene
  }

  /// Keeps the hit tests of touches from now on.
  func keepTraces(all: Bool) { tracer = TouchTracer(keepsAll: all) }

  /// The outcomes since the event began.
  var outcomes: [SceneOutcome] { list.outcomes }

  /// Whether the outcomes are those of the event before, except for event and time.
  var isRepeat: Bool { list.isRepeat }

  func begin(event: Int, at timestampMicroseconds: Int64) {
    // Changes of the scene before the first event belong to that event.
    if event != 0 || self.event != 0 {
      list.begin(at: timestampMicroseconds)
      for index in notifications.indices { notifications[index].outcome = nil }
    }
    self.event = event
    self.timestampMicroseconds = timestampMicroseconds
    if tracer != nil, !traces.isEmpty { traces = [] }
  }

  /// Records the outcome with which the app's code has ended the session in another process.
  func end(with outcome: Outcome) {
    begin(event: outcome.event, at: outcome.timestampMicroseconds)
    add(outcome.mapView(ViewID.init(named:)).kind)
  }

  func now(_ timestampMicroseconds: Int64) {
    self.timestampMicroseconds = timestampMicroseconds
  }

  func didHitTest(_ touch: UITouch) {
    unmodelledTouches.remove(touch.identifier)
    if !disputes.isEmpty { disputes = disputes.count > 256 ? [] : disputes.filter { $0.touch != touch.identifier } }
    // Stated content has one receiver on all systems, whichever private view a system has there.
    touch.receiver = (touch.hostedPart?.host ?? touch.view).map { identity(of: $0) }
    add(.hit(touch: touch.identifier, view: touch.receiver))
    ReplayPosition.noteHit(touch.receiver?.name)
    if let reaction = touch.view?.reaction(to: touch) {
      list.setDetail(OutcomeDetail(reacts: reaction, region: touch.region), of: list.lastIndex)
    }
    if let trace = tracer?.takeTrace(of: touch, event: event, at: timestampMicroseconds) { traces.append(trace) }
    hitListener?(touch, touch.locationOnScreen)
    if let cycle = HitTesting.recursion {
      add(.trouble(.recursion(among: cycle.map(\.viewID), touch: touch.identifier)))
    }
    guard let reason = unmodelledReason(for: touch) else { return }
    unmodelledTouches.insert(touch.identifier)
    addUnknown(
      SceneOutcome.Trouble(what: .unknown, touch: touch.identifier, view: receiver(of: touch), why: reason),
      isOfHit: scene?.engine.hostUncertainty != nil)
  }

  /// The receiver of a touch in messages. It is no outcome of the view.
  private func receiver(of touch: UITouch) -> ViewID? {
    touch.hostedPart == nil ? touch.view?.viewID : touch.receiver
  }

  func didBecomeUnknown(_ touch: UITouch, because reason: String) {
    guard isModelled(touch) else { return }
    unmodelledTouches.insert(touch.identifier)
    addUnknown(SceneOutcome.Trouble(what: .unknown, touch: touch.identifier, view: receiver(of: touch), why: reason))
  }

  func didTap(_ content: HostedContent, in host: UIView, _ touch: UITouch) {
    add(
      .action(
        view: touch.receiver ?? identity(of: host), controlEvent: "primaryActionTriggered",
        name: content.action ?? content.calls, touch: touch.identifier))
    list.setDetail(OutcomeDetail(region: content.id), of: list.lastIndex)
    reported = list.lastIndex
  }

  private func unmodelledReason(for touch: UITouch) -> String? {
    if let reason = scene?.uncertainReceiver(at: touch.locationOnScreen, hitting: touch.view) { return reason }
    if let reason = touch.uncertainty ?? touch.contentUncertainty { return reason }
    if touch.hostedPart != nil { return nil }
    return touch.view.flatMap { scene?.unmodelledReason(forTouchOn: $0) }
  }

  func willDeliver(_ touch: UITouch, to view: UIView) {
    guard !(view is UIControl), isModelled(touch) else { return }
    let id = touch.receiver ?? identity(of: view)
    list.addDelivery(
      of: touch.identifier, TouchPhase(touch.phase), to: id, event: event, at: timestampMicroseconds)
    if let region = touch.region { list.setDetail(OutcomeDetail(region: region), of: list.lastIndex) }
  }

  func beginHandlers() {
    notifications.append(Notification(outcome: reported))
    reported = nil
  }

  func beginCall(_ name: String, of source: AnyObject?) {
    let view = source as? UIView
    let controller = (source as? UIViewController).map { nameInResults(of: $0) }
    notifications.append(
      Notification(call: .call(view: view.map { identity(of: $0) }, controller: controller, name: name)))
  }

  func willRun(_ handler: String, isGiven: Bool) {
    guard let last = notifications.indices.last else { return }
    if let call = notifications[last].call {
      add(call)
      notifications[last].outcome = list.lastIndex
      notifications[last].call = nil
    }
    notifications[last].handlers.append(Handler(handler, isGiven: isGiven))
  }

  func endHandlers(areKnown: Bool) {
    guard let notification = notifications.popLast(), let outcome = notification.outcome else { return }
    let isUnknown = !areKnown && notification.handlers.isEmpty
    list.setHandlers(isUnknown ? nil : notification.handlers, of: outcome)
  }

  func didSend(_ controlEvent: UIControl.Event, from control: UIControl, touch: UITouch?) {
    reported = nil
    if let touch, !isModelled(touch) { return }
    guard let name = controlEvent.name else { return }
    add(
      .action(
        view: identity(of: control), controlEvent: name, name: SceneInstance.actionName(of: control, on: name),
        touch: touch?.identifier))
    reported = list.lastIndex
  }

  func didChangeState(of recognizer: UIGestureRecognizer) {
    reported = nil
    guard !recognizer.isInternal, let view = recognizer.view else { return }
    noteTaker?(GestureNote(recognizer, .became(recognizer.state), at: moment))
    let name = recognizer.resultName
    add(
      .gesture(
        view: identity(of: view), recognizer: name.recognizer, state: recognizer.state.nameInResults,
        name: name.action))
    reported = list.lastIndex
  }

  func didScroll(_ scrollView: UIScrollView, to moment: UIScrollView.Moment) {
    let offset = scrollView.contentOffset
    add(
      .scroll(
        view: identity(of: scrollView), at: moment.rawValue, offsetX: Self.rounded(offset.x),
        offsetY: Self.rounded(offset.y)))
  }

  func didSelectRow(at indexPath: IndexPath, in tableView: UITableView) {
    add(.select(view: identity(of: tableView), section: indexPath.section, row: indexPath.row))
    reported = list.lastIndex
  }

  func didChangeDevice(_ what: String) { add(.change(view: nil, what: what)) }

  func didSelectItem(at indexPath: IndexPath, in collectionView: UICollectionView) {
    add(.select(view: identity(of: collectionView), section: indexPath.section, row: indexPath.item))
    reported = list.lastIndex
  }

  func didChange(_ effect: Effect) {
    let (view, controller): (ViewID?, String?) =
      switch effect.subject {
      case .app: (nil, nil)
      case .view(let id): (id, nil)
      case .controller(let name): (nil, name)
      }
    list.add(
      .effect(
        view: view, controller: controller, what: effect.what, from: effect.from?.json, to: effect.to?.json),
      event: event, at: effect.time / 1_000)
  }

  func nameInResults(of controller: UIViewController) -> String {
    scene?.name(of: controller) ?? "\(type(of: controller))"
  }

  /// Records a change that the scene made itself.
  func didChange(_ what: String, _ view: UIView?) {
    // A view that has left its window has no path any more.
    let isThere = view?.window != nil || view?.accessibilityIdentifier != nil
    add(.change(view: isThere ? view.map { identity(of: $0) } : nil, what: what))
  }

  /// Rounds to thousandths of a point. Smaller differences may come from the mathematical libraries of the machines.
  private static func rounded(_ number: CGFloat) -> Double {
    let rounded = (Double(number) * 1_000).rounded() / 1_000
    return rounded == 0 ? 0 : rounded
  }

  func didFail(_ recognizer: UIGestureRecognizer, because reason: UIGestureRecognizer.FailureReason) {
    noteTaker?(GestureNote(recognizer, .failed(GestureNote.Reason(reason)), at: moment))
  }

  func willCancel(_ touch: UITouch, in view: UIView, because recognizer: UIGestureRecognizer) {
    noteTaker?(
      GestureNote(recognizer, .cancelled(touch: touch.identifier, view: view.viewID), at: moment))
  }

  func didEncounterUnmodelled(on dispute: Dispute, of recognizer: UIGestureRecognizer?, touch: UITouch?) {
    let view = recognizer?.view ?? touch?.view
    let name = recognizer?.resultName.recognizer ?? ""
    let subject = (name.isEmpty ? "" : "'\(name)' on ") + (view.map { "'\($0.nameInResults)': " } ?? "")
    let trouble = SceneOutcome.Trouble(
      what: .unknown, touch: touch?.identifier, view: view?.viewID,
      why: "\(subject)\(dispute.question)")
    // Reported once for each touch: the same dispute at later events adds no information.
    guard disputes.insert(trouble).inserted else { return }
    addUnknown(trouble)
  }

  /// Adds an unknown outcome with its extent: a touch until its finger comes down again, or all that follows.
  private func addUnknown(_ trouble: SceneOutcome.Trouble, isOfHit: Bool = false) {
    add(.trouble(trouble))
    let views = trouble.view.map { [$0.name] } ?? []
    let extent = UnknownExtent(
      views: views, area: nil, until: trouble.touch == nil ? .session : .touch, isOfHit: isOfHit)
    list.setDetail(extent.detail, of: list.lastIndex)
  }

  private var moment: (event: Int, timestampMicroseconds: Int64) { (event, timestampMicroseconds) }

  private func isModelled(_ touch: UITouch) -> Bool {
    unmodelledTouches.isEmpty || !unmodelledTouches.contains(touch.identifier)
  }

  func identityInResults(of view: UIView) -> ViewID { identity(of: view) }

  /// The identity of a view that an outcome names.
  private func identity(of view: UIView) -> ViewID {
    let id = view.viewID
    scene?.note(view, id)
    return id
  }

  private func add(_ kind: SceneOutcome.Kind) {
    list.add(kind, event: event, at: timestampMicroseconds)
  }
}

extension UITouch {
  /// The id of the hosted content on which the touch began.
  fileprivate var region: String? { hostedPart?.content.id }

  fileprivate var locationOnScreen: CGPoint {
    let inWindow = location(in: nil)
    return window?.convert(inWindow, to: UIWindow?.none) ?? inWindow
  }
}
