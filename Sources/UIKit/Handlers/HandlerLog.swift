/// Reports to the app's observer which code of the app UIKit calls for each notification.
///
/// Only what UIKit calls for a notification is a handler. What a handler itself calls is none, except for the handlers of the notifications
/// that it makes UIKit send. Without an observer nothing is kept.
@MainActor
package final class HandlerLog {
  /// A notification whose code UIKit calls now.
  private struct Notification {
    /// Whether a handler runs.
    var isInHandler = false
    /// Whether a handler has run.
    var hasRun = false
  }

  /// A closure that runs and whose name is not complete until it states whether its `self` is gone.
  private struct PendingClosure {
    let name: String
    let isGiven: Bool
    /// The method that the closure calls on `self`; `nil` if it does something else.
    let methodOfSelf: String?
  }

  @exclusivity(unchecked) unowned(unsafe) var engine: Engine!
  let names = HandlerNames()

  @exclusivity(unchecked) private var notifications: [Notification] = []
  @exclusivity(unchecked) private var pendingClosure: PendingClosure?
  /// The notification of a delegate that forwards it: the object that gets it is not known yet.
  @exclusivity(unchecked) private var pendingNotification: DelegateNotification?
  /// The number of deliveries of events and of timers of touches that run.
  @exclusivity(unchecked) private var causes = 0

  /// Whether code runs because of a touch: during the delivery of an event, a handler, or a timer that such code started.
  package var isCausedByTouch: Bool { causes > 0 || !notifications.isEmpty }

  /// Runs code that a touch causes.
  @inline(__always)
  func cause(_ body: () -> Void) {
    causes += 1
    defer { causes -= 1 }
    body()
  }

  /// The app's observer. It gets what is pending first, so it is read before each report.
  var listener: (any EventObserver)? {
    @inline(__always) get {
      let listener = engine.application.listener
      if pendingClosure != nil { reportClosure() }
      return listener
    }
  }

  // MARK: Notifications

  /// Calls the app's code for the notification that the observer got last.
  ///
  /// - Parameter isKnown: Whether the registered code is all code that reacts. A handler that runs is known in any case.
  func send(isKnown: @autoclosure () -> Bool = true, _ body: () -> Void) {
    guard let listener = engine.application.listener else { return body() }
    listener.beginHandlers()
    call(isKnown: isKnown(), body)
  }

  /// Calls the app's code for a notification that is an outcome of its own if code runs. It is reported if a touch causes it.
  func sendCall(_ name: @autoclosure () -> String, of source: AnyObject?, _ body: () -> Void) {
    guard isCausedByTouch, let listener else { return body() }
    listener.beginCall(name(), of: source)
    call(isKnown: true, body)
  }

  private func call(isKnown: @autoclosure () -> Bool, _ body: () -> Void) {
    notifications.append(Notification())
    body()
    reportClosure()
    let ended = notifications.removeLast()
    engine.application.listener?.endHandlers(areKnown: ended.hasRun || isKnown())
  }

  // MARK: Handlers

  /// Whether the next code that UIKit calls is a handler.
  private var expectsHandler: Bool {
    @inline(__always) get { notifications.last?.isInHandler == false }
  }

  /// Runs code of the app. It is a handler if UIKit calls it for a notification.
  @inline(__always)
  package func run<Result>(_ name: @autoclosure () -> String?, _ body: () -> Result) -> Result {
    if notifications.isEmpty { return body() }
    return runHandler(name(), body)
  }

  @inline(never)
  private func runHandler<Result>(_ name: @autoclosure () -> String?, _ body: () -> Result) -> Result {
    guard expectsHandler, let name = name() else { return body() }
    let place = enter()
    engine.application.listener?.willRun(name, isGiven: false)
    defer { leave(place) }
    return body()
  }

  /// Runs a closure of the app with the name that it gets from the app or from its place.
  @inline(__always)
  package func run(_ closure: @autoclosure () -> ClosureName, _ body: () -> Void) {
    if notifications.isEmpty { return body() }
    guard expectsHandler else { return body() }
    let closure = closure()
    let place = enter()
    if closure.isWeak {
      pendingClosure = PendingClosure(
        name: closure.name, isGiven: closure.isGiven, methodOfSelf: closure.methodOfSelf)
    } else {
      engine.application.listener?.willRun(closure.name, isGiven: closure.isGiven)
    }
    body()
    reportClosure()
    leave(place)
  }

  /// Calls a method of a target by its selector.
  @inline(__always)
  @discardableResult
  func perform(_ action: Selector, on target: AnyObject, _ sender: Any?, _ event: Any? = nil) -> Any? {
    run(names.name(of: action.description, of: target)) { action._perform(on: target, sender, event) }
  }

  /// Runs a delegate's method for the notification that is sent now. It is a handler if the delegate's class has the method.
  func run(_ notification: DelegateNotification, of delegate: AnyObject?, _ body: () -> Void) {
    guard expectsHandler, let delegate, !(delegate is any HarnessObject) else { return body() }
    if names.hasMethod(notification, of: delegate) {
      return run(names.name(of: notification, of: delegate), body)
    }
    guard _MessageForwarding.isUsed else { return body() }
    let (place, outer) = (notifications.count - 1, pendingNotification)
    pendingNotification = notification
    body()
    pendingNotification = outer
    leave(place)
  }

  /// Sends a delegate a notification that is an outcome of its own if the delegate's class has the method.
  func sendCall(
    _ notification: DelegateNotification, to delegate: AnyObject?, of source: AnyObject?, _ body: () -> Void
  ) {
    if delegate == nil || engine.application.listener == nil { return body() }
    sendCall(notification.name, of: source) { run(notification, of: delegate, body) }
  }

  /// States which object gets a message that a delegate forwards.
  func willForward(_ selector: String, to object: AnyObject) {
    guard let notification = pendingNotification, notification.selector == selector, expectsHandler else { return }
    pendingNotification = nil
    _ = enter()
    engine.application.listener?.willRun(names.name(of: notification, of: object), isGiven: false)
  }

  private func enter() -> Int {
    let place = notifications.count - 1
    notifications[place].isInHandler = true
    notifications[place].hasRun = true
    return place
  }

  private func leave(_ place: Int) {
    if notifications.indices.contains(place) { notifications[place].isInHandler = false }
  }

  // MARK: Closures

  /// Completes the name of the closure that has just begun.
  ///
  /// - Parameter object: The `self` that the closure holds weakly; `nil` if it is gone.
  package func didEnterClosure(of object: AnyObject?) {
    guard let pending = pendingClosure else { return }
    pendingClosure = nil
    guard let object else {
      engine.application.listener?.willRun(pending.name + HandlerNames.gone, isGiven: pending.isGiven)
      return
    }
    let ofSelf = pending.methodOfSelf.map { names.className(of: type(of: object)) + "." + $0 }
    engine.application.listener?.willRun(ofSelf ?? pending.name, isGiven: pending.isGiven)
  }

  private func reportClosure() {
    guard let pending = pendingClosure else { return }
    pendingClosure = nil
    engine.application.listener?.willRun(pending.name, isGiven: pending.isGiven)
  }
}

/// An object of a harness. Its methods are no code of the app.
@MainActor
package protocol HarnessObject: AnyObject {}
