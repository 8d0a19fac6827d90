import Foundation
import UIKit

/// One capture: receives the events of the app, copies what the log needs, and passes it to the writer.
///
/// All of it runs on the main thread, and nothing of UIKit leaves it.
@MainActor
final class CaptureSession {
  let application: UIApplication
  let options: CaptureOptions
  let eventSource: EventSource
  private let sink: any LogSink
  private let startTime: TimeInterval

  var touches = CapturedTouches()
  private var reader: SceneReader
  private var lastHash: UInt64?
  private var sceneCount = 0
  private(set) var skippedScenes = 0
  /// Whether an action or the end of a touch may have changed the scene during the present event.
  private var mayHaveChanged = false
  private(set) var windows: [UIWindow] = []

  private let windowObservations = WindowObservations()
  /// The observer of windows that become visible, which have no recognizer yet.
  private var visibility: (any NSObjectProtocol)?
  private lazy var gestures = GestureObservations { [weak self] in self?.recognizerDidChange($0) }
  private lazy var scrolls = ScrollObservations { [weak self] in self?.write("didEndDecelerating", of: $0) }
  private let controls: ControlObservations

  /// The views that the last look at the scene has visited.
  var visitedViews: Int { reader.budget.views }

  init(
    of application: UIApplication, _ options: CaptureOptions, _ sink: any LogSink,
    clock: @escaping @MainActor () -> TimeInterval = { CACurrentMediaTime() }
  ) throws {
    (self.application, self.options, self.sink) = (application, options, sink)
    eventSource = try EventSource(of: application, options)
    startTime = CACurrentMediaTime()
    reader = SceneReader(
      budget: CaptureBudget(limit: options.budget, clock: clock), includesTexts: options.includesTexts,
      names: ViewNames(includesIdentifiers: options.includesIdentifiers))
    controls = ControlObservations(options.controlEvents)
  }

  /// Writes the header and the first scene, which has no budget: no finger is down.
  func begin() {
    write(.session(SessionHeader(of: self)))
    let budget = reader.budget
    reader.budget = CaptureBudget(limit: .infinity, clock: budget.clock)
    writeSceneIfChanged(at: 0)
    reader.budget = budget
    guard eventSource == .windows else { return }
    visibility = NotificationCenter.default.addObserver(
      forName: UIWindow.didBecomeVisibleNotification, object: nil, queue: nil
    ) { [weak self] _ in
      MainActor.assumeIsolated { self?.observeWindows() }
    }
  }

  private func observeWindows() { windowObservations.add(to: AppWindows.visible(in: application)) }

  /// Writes the end, and removes everything that was added to the app.
  func finish() throws {
    if let visibility { NotificationCenter.default.removeObserver(visibility) }
    visibility = nil
    windowObservations.removeAll()
    gestures.removeAll()
    controls.removeAll()
    scrolls.removeAll()
    write(.end(time: now, touches: touches.count, skipped: skippedScenes))
    try sink.close()
  }

  var names: ViewNames { reader.names }

  /// Seconds since the beginning.
  var now: TimeInterval { CACurrentMediaTime() - startTime }

  func time(of event: UIEvent) -> TimeInterval { max(event.timestamp - startTime, 0) }

  func write(_ record: LogRecord) { sink.write(record) }

  func name(of view: UIView) -> ViewName { reader.names.name(of: view, in: windows) }

  // MARK: The scene

  /// Writes the scene if it is another one than in the last record, within the budget.
  func writeSceneIfChanged(at time: TimeInterval) {
    windows = AppWindows.visible(in: application)
    if eventSource == .windows { windowObservations.add(to: windows) }
    reader.budget.begin()
    do {
      let hash = try reader.hash(windows)
      guard hash != lastHash else { return }
      let scene = try reader.read(windows)
      lastHash = hash
      reader.names.counts = scene.counts
      sceneCount += 1
      write(.scene(SceneValue(number: sceneCount, time: time, windows: scene.windows)))
    } catch {
      skippedScenes += 1
      write(.skipped(time: time, views: reader.budget.views))
    }
  }

  // MARK: Events

  /// Called before an event is delivered. `window`: the window that delivers it; `nil` for the application.
  func willSend(_ event: UIEvent, in window: UIWindow?) {
    guard UIApplication.shared === application, event.type == .touches, let all = event.allTouches else { return }
    let changed = TouchReading.changed(all, in: window, known: touches)
    guard !changed.isEmpty else { return }
    let time = time(of: event)
    if changed.contains(where: { $0.phase == .began && touches[$0]?.time != $0.timestamp }) {
      writeSceneIfChanged(at: time)
    }
    for touch in changed { read(touch, at: time) }
    if changed.contains(where: { $0.phase == .ended || $0.phase == .cancelled }) { mayHaveChanged = true }
  }

  /// Called after the event was delivered.
  func didSend(_ event: UIEvent) {
    guard mayHaveChanged else { return }
    mayHaveChanged = false
    writeSceneIfChanged(at: time(of: event))
  }

  func willSendAction(_ action: Selector, to target: Any?, from sender: Any?) {
    guard UIApplication.shared === application else { return }
    mayHaveChanged = true
    let view = sender as? UIView
    if let view, CapturePrivacy.hidesTouches(of: view) { return }
    write(
      .action(
        ActionValue(
          time: now, touch: view.flatMap(touch(on:)), selector: action.description,
          target: target.map { String(describing: type(of: $0)) }, sender: view.map(name(of:)))))
  }

  /// Observes everything that a new touch can cause.
  func observe(_ touch: UITouch) {
    for recognizer in touch.gestureRecognizers ?? [] where !(recognizer is TouchObservation) {
      gestures.observe(recognizer)
    }
    var view = touch.view
    while let known = view {
      if let control = known as? UIControl {
        controls.observe(control) { [weak self] in self?.control($0, didSend: $1, to: $2) }
      }
      view = known.superview
    }
  }

  private func control(_ control: UIControl, didSend event: String, to handlers: [String]) {
    mayHaveChanged = true
    guard !CapturePrivacy.hidesTouches(of: control) else { return }
    write(
      .control(
        ControlEventValue(
          time: now, touch: touch(on: control), control: name(of: control), event: event, handlers: handlers)))
  }

  private func recognizerDidChange(_ recognizer: UIGestureRecognizer) {
    guard let view = recognizer.view, let state = GestureState.name(of: recognizer.state) else { return }
    mayHaveChanged = true
    guard !CapturePrivacy.hidesTouches(of: view) else { return }
    if let scrollView = view as? UIScrollView, recognizer === scrollView.panGestureRecognizer {
      return panDidChange(recognizer.state, of: scrollView)
    }
    write(
      .gesture(
        GestureValue(
          time: now, view: name(of: view), recognizer: ViewNames.name(of: recognizer),
          className: ClassFacts.of(recognizer).name, state: state)))
  }

  private func panDidChange(_ state: UIGestureRecognizer.State, of scrollView: UIScrollView) {
    switch state {
    case .began, .changed:
      // A pan that only stops the content begins without a drag.
      if scrollView.isDragging, scrolls.begin(scrollView) { write("willBeginDragging", of: scrollView) }
    case .ended, .cancelled:
      if scrolls.end(scrollView) { write("didEndDragging", of: scrollView) }
      if scrollView.isDecelerating { scrolls.follow(scrollView) }
    default: break
    }
  }

  private func write(_ moment: String, of scrollView: UIScrollView) {
    let offset = scrollView.contentOffset
    write(
      .scroll(
        ScrollValue(
          time: now, view: name(of: scrollView), moment: moment, x: Double(offset.x), y: Double(offset.y))))
  }
}
