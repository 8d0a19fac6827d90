/// The subscription of one subscriber to a publisher that has values without being asked: it keeps what the subscriber has not
/// requested yet.
final class Outlet<Output, Failure: Error>: Subscription {
  private var downstream: AnySubscriber<Output, Failure>?
  private var demand = Subscribers.Demand.none
  private var kept: [Output] = []
  private var completion: Subscribers.Completion<Failure>?
  /// Ends what the values come from.
  var didCancel: () -> Void = {}
  /// Called when the subscriber first requests values.
  var didStart: (() -> Void)?
  /// How many values are kept at most; the earlier ones are dropped.
  private let limit: Int

  init(_ downstream: AnySubscriber<Output, Failure>, keeping limit: Int = .max) {
    (self.downstream, self.limit) = (downstream, limit)
  }

  /// Whether values still reach the subscriber.
  var isOpen: Bool { downstream != nil && completion == nil }

  func send(_ value: Output) {
    guard isOpen else { return }
    kept.append(value)
    deliver()
    if kept.count > limit { kept.removeFirst(kept.count - limit) }
  }

  func finish(_ completion: Subscribers.Completion<Failure>) {
    guard isOpen else { return }
    self.completion = completion
    deliver()
  }

  /// Finishes now: what the subscriber has not requested is lost.
  func finishNow(_ completion: Subscribers.Completion<Failure>) {
    kept = []
    finish(completion)
  }

  func request(_ demand: Subscribers.Demand) {
    guard downstream != nil else { return }
    self.demand += demand
    if demand > .none, let start = didStart {
      didStart = nil
      start()
    }
    deliver()
  }

  func cancel() {
    guard downstream != nil else { return }
    downstream = nil
    kept = []
    end()
  }

  private func end() {
    let action = didCancel
    didCancel = {}
    didStart = nil
    action()
  }

  private func deliver() {
    // A subscriber may cause another value while it receives one, which it then receives inside.
    while let downstream, demand > .none, !kept.isEmpty {
      demand -= 1
      demand += downstream.receive(kept.removeFirst())
    }
    guard let downstream, let completion, kept.isEmpty else { return }
    self.downstream = nil
    end()
    downstream.receive(completion: completion)
  }
}

/// A subscriber that asks for all values of a publisher and calls closures.
final class Inlet<Input, Failure: Error>: Subscriber {
  private var subscription: (any Subscription)?
  private var value: ((Input) -> Void)?
  private var completed: ((Subscribers.Completion<Failure>) -> Void)?

  init(_ value: @escaping (Input) -> Void, _ completed: @escaping (Subscribers.Completion<Failure>) -> Void) {
    (self.value, self.completed) = (value, completed)
  }

  func receive(subscription: any Subscription) {
    guard value != nil, self.subscription == nil else { return subscription.cancel() }
    self.subscription = subscription
    subscription.request(.unlimited)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    value?(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    let completed = completed
    clear()
    completed?(completion)
  }

  func cancel() {
    let ended = subscription
    clear()
    ended?.cancel()
  }

  private func clear() { (subscription, value, completed) = (nil, nil, nil) }
}

extension Publisher {
  /// Asks for all values, until the result is cancelled.
  func inlet(
    _ value: @escaping (Output) -> Void, _ completed: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> Inlet<Output, Failure> {
    let inlet = Inlet(value, completed)
    subscribe(inlet)
    return inlet
  }
}

extension Publishers {
  /// A publisher that sends what `start` gives its outlet once the subscriber requests values.
  static func outlet<Output, Failure: Error>(
    keeping limit: Int = .max, _ start: @escaping (Outlet<Output, Failure>) -> Void
  ) -> Operator<Output, Failure> {
    Operator { downstream in
      let outlet = Outlet(downstream, keeping: limit)
      outlet.didStart = { [unowned outlet] in start(outlet) }
      downstream.receive(subscription: outlet)
    }
  }
}
