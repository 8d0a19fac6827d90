/// A publisher that a program sends values with.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  func send(_ value: Output)
  func send(completion: Subscribers.Completion<Failure>)
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  public func send() { send(()) }
}

/// Sends values to those that are subscribed at the time.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private var outlets: [Outlet<Output, Failure>] = []
  private var completion: Subscribers.Completion<Failure>?

  public init() {}

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    // A value that a subscriber has not requested is lost.
    let outlet = Outlet(AnySubscriber(subscriber), keeping: 0)
    if completion == nil {
      outlets.append(outlet)
      outlet.didCancel = { [self, unowned outlet] in outlets.removeAll { $0 === outlet } }
    }
    subscriber.receive(subscription: outlet)
    completion.map(outlet.finishNow)
  }

  public func send(_ value: Output) {
    guard completion == nil else { return }
    for outlet in outlets { outlet.send(value) }
  }

  public func send(completion: Subscribers.Completion<Failure>) {
    guard self.completion == nil else { return }
    self.completion = completion
    for outlet in outlets { outlet.finishNow(completion) }
  }

  public func send(subscription: any Subscription) { subscription.request(.unlimited) }
}

/// Sends its value to each new subscriber, and to all when it changes.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private var outlets: [Outlet<Output, Failure>] = []
  private var completion: Subscribers.Completion<Failure>?
  private var current: Output

  public init(_ value: Output) { current = value }

  public var value: Output {
    get { current }
    set { send(newValue) }
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let outlet = Outlet(AnySubscriber(subscriber), keeping: 1)
    if completion == nil {
      outlets.append(outlet)
      outlet.didStart = { [self, unowned outlet] in outlet.send(current) }
      outlet.didCancel = { [self, unowned outlet] in outlets.removeAll { $0 === outlet } }
    }
    subscriber.receive(subscription: outlet)
    completion.map(outlet.finishNow)
  }

  public func send(_ value: Output) {
    guard completion == nil else { return }
    current = value
    announce(value)
  }

  /// Sends a value and has it afterwards, as a published property does.
  func sendThenSet(_ value: Output) {
    announce(value)
    current = value
  }

  private func announce(_ value: Output) {
    // One that has requested nothing yet gets the value when it starts.
    for outlet in outlets where outlet.didStart == nil { outlet.send(value) }
  }

  public func send(completion: Subscribers.Completion<Failure>) {
    guard self.completion == nil else { return }
    self.completion = completion
    for outlet in outlets { outlet.finishNow(completion) }
  }

  public func send(subscription: any Subscription) { subscription.request(.unlimited) }
}
