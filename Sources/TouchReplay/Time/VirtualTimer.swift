public import Foundation
public import UIKit

/// A timer of the app's virtual clock: what `Timer` means in a rules build.
open class VirtualTimer: NSObject, @unchecked Sendable {
  public let timeInterval: TimeInterval
  open var tolerance: TimeInterval = 0
  public private(set) var userInfo: Any?
  public private(set) var isValid = true
  private let repeats: Bool
  private var action: (@MainActor (VirtualTimer) -> Void)?
  private var token: VirtualClock.Token?
  /// When the action runs next, if a date was given or the timer is started.
  private var firstDate: Date?
  private var handler: Handler?
  /// Whether the action has run. Of a timer that repeats only the first time is reported.
  private var hasRun = false

  /// What a timer calls, for its name in results.
  private enum Handler {
    case closure(ClosurePlace)
    case method(Selector, of: AnyObject)
  }

  private init(
    interval: TimeInterval, repeats: Bool, _ handler: Handler, _ block: @escaping @MainActor (VirtualTimer) -> Void
  ) {
    // Source: Apple's page of Timer: an interval of 0 or less is 0.1 milliseconds [D].
    timeInterval = interval > 0 ? interval : 0.000_1
    self.repeats = repeats
    self.handler = handler
    action = block
  }

  /// The arguments with a default of the compiler are the place in the app's code, here and below.
  public convenience init(
    timeInterval interval: TimeInterval, repeats: Bool, block: @escaping @MainActor (VirtualTimer) -> Void,
    _id: StaticString = #fileID, _file: StaticString = #filePath, _line: UInt = #line,
    _function: StaticString = #function
  ) {
    self.init(
      interval: interval, repeats: repeats, .closure(ClosurePlace(_id, _file, _line, _function)), block)
  }

  /// Creates a timer that calls a method of `target`, which it retains until it is invalid.
  public convenience init(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) {
    nonisolated(unsafe) let target = target as AnyObject
    self.init(interval: interval, repeats: repeats, .method(selector, of: target)) { timer in
      selector._perform(on: target, timer)
    }
    self.userInfo = userInfo
  }

  /// Creates a timer whose action first runs at a date of the virtual clock.
  public convenience init(
    fire date: Date, interval: TimeInterval, repeats: Bool, block: @escaping @MainActor (VirtualTimer) -> Void,
    _id: StaticString = #fileID, _file: StaticString = #filePath, _line: UInt = #line,
    _function: StaticString = #function
  ) {
    self.init(
      interval: interval, repeats: repeats, .closure(ClosurePlace(_id, _file, _line, _function)), block)
    firstDate = date
  }

  /// Creates a timer that calls a method of `target`, first at a date of the virtual clock.
  public convenience init(
    fireAt date: Date, interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) {
    self.init(timeInterval: interval, target: target, selector: selector, userInfo: userInfo, repeats: repeats)
    firstDate = date
  }

  /// The date of the virtual clock at which the action runs next. A date in the past counts as now.
  open var fireDate: Date {
    get { firstDate ?? Date(timeInterval: timeInterval, since: _date()) }
    set {
      firstDate = newValue
      guard isValid, let token else { return }
      self.token = nil
      _onMainActor { VirtualClock.current.cancel(token) }
      start()
    }
  }

  /// Creates a timer and starts it.
  @discardableResult
  public static func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping @MainActor (VirtualTimer) -> Void,
    _id: StaticString = #fileID, _file: StaticString = #filePath, _line: UInt = #line,
    _function: StaticString = #function
  ) -> VirtualTimer {
    let timer = VirtualTimer(
      interval: interval, repeats: repeats, .closure(ClosurePlace(_id, _file, _line, _function)), block)
    timer.start()
    return timer
  }

  /// Creates a timer that calls a method of `target`, and starts it.
  @discardableResult
  public static func scheduledTimer(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) -> VirtualTimer {
    let timer = VirtualTimer(
      timeInterval: interval, target: target, selector: selector, userInfo: userInfo, repeats: repeats)
    timer.start()
    return timer
  }

  /// Runs the action now. A timer that does not repeat is invalid afterwards.
  open func fire() {
    guard isValid, let action else { return }
    _onMainActor { action(self) }
    if !repeats { invalidate() }
  }

  /// Runs the action at its time, and reports that the first time.
  @MainActor
  private func fireOnTime() {
    guard !hasRun else { return fire() }
    hasRun = true
    switch handler {
    case .closure(let place): HandlerLog.runTimer(place) { fire() }
    case .method(let selector, let target): HandlerLog.runTimer(selector, of: target) { fire() }
    case nil: fire()
    }
  }

  /// Stops the timer and releases its target.
  open func invalidate() {
    isValid = false
    (action, handler) = (nil, nil)
    guard let token else { return }
    self.token = nil
    _onMainActor { VirtualClock.current.cancel(token) }
  }

  /// Starts the timer if it has not been started.
  func start() {
    guard isValid, token == nil else { return }
    let now = _date()
    let seconds = firstDate.map { max($0.timeIntervalSince(now), 0) } ?? timeInterval
    firstDate = Date(timeInterval: seconds, since: now)
    let delay = seconds < 1e9 ? Int64((seconds * 1e9).rounded()) : .max / 2
    token = _onMainActor {
      VirtualClock.current.schedule(afterNanoseconds: delay) {
        self.token = nil
        self.firstDate = nil
        self.fireOnTime()
        if self.isValid { self.start() }
      }
    }
  }
}

extension RunLoop {
  /// Starts a timer. Every run loop and mode stands for the virtual clock.
  public func add(_ timer: VirtualTimer, forMode mode: RunLoop.Mode) { timer.start() }
}
