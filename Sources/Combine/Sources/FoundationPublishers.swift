public import Foundation
public import TouchReplay
public import UIKit

extension NotificationCenter {
  /// Sends notifications as they are posted.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Notification
    public typealias Failure = Never
    public let center: NotificationCenter
    public let name: Notification.Name
    public let object: AnyObject?

    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      (self.center, self.name, self.object) = (center, name, object)
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
      Publishers.outlet { [center, name, object] outlet in
        // Other apps of the process post through the same center.
        weak let engine = onMainActor { Engine.current }
        nonisolated(unsafe) let target = outlet
        let token = center.addObserver(forName: name, object: object, queue: nil) { notification in
          nonisolated(unsafe) let notification = notification
          let own = engine
          if onMainActor({ Engine.current === own }) { target.send(notification) }
        }
        outlet.didCancel = { center.removeObserver(token) }
      }.subscribe(subscriber)
    }
  }

  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }
}

/// Sends the date in intervals of the virtual clock, once it is connected: what `Timer.publish` returns.
public final class TimerPublisher: ConnectablePublisher {
  public typealias Output = Date
  public typealias Failure = Never
  /// Seconds.
  public let interval: TimeInterval
  private let subject = PassthroughSubject<Date, Never>()

  public init(
    interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
    options: VirtualSchedulerOptions? = nil
  ) {
    self.interval = interval
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
    subject.subscribe(subscriber)
  }

  /// Starts to send, until the result is cancelled.
  public func connect() -> any Cancellable {
    nonisolated(unsafe) let subject = subject
    let timer = VirtualTimer.scheduledTimer(withTimeInterval: interval, repeats: true) { _ in
      subject.send(TouchReplay._date())
    }
    return Connection { timer.invalidate() }
  }
}

/// What the timer of Foundation and that of the virtual clock have in common.
public protocol TimerPublishing {}

extension TimerPublishing {
  public typealias TimerPublisher = Combine.TimerPublisher

  /// A publisher that sends the date in intervals of seconds.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
    options: VirtualSchedulerOptions? = nil
  ) -> Combine.TimerPublisher {
    Combine.TimerPublisher(interval: interval, runLoop: runLoop, mode: mode)
  }
}

extension VirtualTimer: TimerPublishing {}
extension Timer: TimerPublishing {}

extension NSObjectProtocol where Self: NSObject {
  /// Sends the values of a property that can be observed: those of a scroll view. Another property makes the outcomes unknown.
  @preconcurrency @MainActor
  public func publisher<Value>(
    for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> AnyPublisher<Value, Never> {
    nonisolated(unsafe) let object = self
    nonisolated(unsafe) let path = keyPath
    return Publishers.outlet { outlet in
      nonisolated(unsafe) let target = outlet
      onMainActor {
        let observation = object.observe(path, options: options) { object, _ in target.send(object[keyPath: path]) }
        target.didCancel = { observation.invalidate() }
      }
    }.eraseToAnyPublisher()
  }
}
