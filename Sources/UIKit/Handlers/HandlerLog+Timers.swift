extension HandlerLog {
  /// The name of the notification that a timer is due.
  package static let timer = "timer"

  /// Runs the closure of a timer. It is reported if a touch caused the timer.
  package static func runTimer(_ place: ClosurePlace, _ body: @MainActor () -> Void) {
    let log = Engine.current.handlers
    log.sendCall(timer, of: nil) { log.run(place.name, body) }
  }

  /// Runs the method that a timer calls. It is reported if a touch caused the timer.
  package static func runTimer(_ selector: Selector, of target: AnyObject, _ body: @MainActor () -> Void) {
    let log = Engine.current.handlers
    log.sendCall(timer, of: nil) { log.run(log.names.name(of: selector.description, of: target), body) }
  }
}
