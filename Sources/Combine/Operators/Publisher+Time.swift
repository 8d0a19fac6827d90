// Operators that need a scheduler.
extension Publishers {
  public typealias ReceiveOn<Upstream: Publisher, Context: Scheduler> = Operator<Upstream.Output, Upstream.Failure>
  public typealias SubscribeOn<Upstream: Publisher, Context: Scheduler> = Operator<Upstream.Output, Upstream.Failure>
  public typealias Delay<Upstream: Publisher, Context: Scheduler> = Operator<Upstream.Output, Upstream.Failure>
  public typealias Debounce<Upstream: Publisher, Context: Scheduler> = Operator<Upstream.Output, Upstream.Failure>
  public typealias Throttle<Upstream: Publisher, Context: Scheduler> = Operator<Upstream.Output, Upstream.Failure>
  public typealias Timeout<Upstream: Publisher, Context: Scheduler> = Operator<Upstream.Output, Upstream.Failure>
}

extension Publisher {
  /// Sends each value in a later turn of the scheduler.
  public func receive<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Operator<Output, Failure> {
    postponed { scheduler.schedule(options: options, $0) }
  }

  /// Sends each value after a time.
  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> Publishers.Operator<Output, Failure> {
    postponed { action in
      scheduler.schedule(
        after: scheduler.now.advanced(by: interval), tolerance: tolerance ?? scheduler.minimumTolerance,
        options: options, action)
    }
  }

  private func postponed(_ schedule: @escaping (@escaping () -> Void) -> Void) -> Publishers.Operator<Output, Failure> {
    Publishers.Operator { subscribe(Postponement($0, schedule)) }
  }

  /// Subscribes in a later turn of the scheduler.
  public func subscribe<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Operator<Output, Failure> {
    Publishers.outlet { outlet in
      let inlet = Inlet<Output, Failure>({ outlet.send($0) }) { outlet.finish($0) }
      outlet.didCancel = { inlet.cancel() }
      scheduler.schedule(options: options) { if outlet.isOpen { subscribe(inlet) } }
    }
  }

  /// Sends a value once no other one has followed it for a time.
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Operator<Output, Failure> {
    // A value for which the subscriber has no demand is lost.
    Publishers.outlet(keeping: 0) { outlet in
      var number = 0
      var waiting: Output?
      let inlet = Inlet<Output, Failure>({ value in
        number += 1
        waiting = value
        let own = number
        scheduler.schedule(
          after: scheduler.now.advanced(by: dueTime), tolerance: scheduler.minimumTolerance, options: options
        ) {
          guard own == number, let value = waiting else { return }
          waiting = nil
          outlet.send(value)
        }
      }) { completion in
        // The end does not send the value that waits.
        number += 1
        scheduler.schedule(options: options) { outlet.finish(completion) }
      }
      outlet.didCancel = { inlet.cancel() }
      subscribe(inlet)
    }
  }

  /// Sends at most one value in each interval, in turns of the scheduler: the first or the latest one that has come.
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> Publishers.Operator<Output, Failure> {
    Publishers.outlet(keeping: 0) { outlet in
      var next: S.SchedulerTimeType?
      var waiting: Output?
      var completion: Subscribers.Completion<Failure>?
      func send() {
        guard let value = waiting else { return }
        waiting = nil
        next = scheduler.now.advanced(by: interval)
        outlet.send(value)
        if let completion { outlet.finish(completion) }
      }
      let inlet = Inlet<Output, Failure>({ value in
        guard waiting == nil else {
          if latest { waiting = value }
          return
        }
        waiting = value
        if let due = next, scheduler.now < due {
          scheduler.schedule(after: due, tolerance: scheduler.minimumTolerance, options: nil) { send() }
        } else {
          scheduler.schedule(options: nil) { send() }
        }
      }) { end in
        completion = end
        if waiting == nil { scheduler.schedule(options: nil) { outlet.finish(end) } }
      }
      outlet.didCancel = { inlet.cancel() }
      subscribe(inlet)
    }
  }

  /// Ends when no value comes for a time: with an error if there is one, else as finished. Values are sent in turns of the
  /// scheduler.
  public func timeout<S: Scheduler>(
    _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> Publishers.Operator<Output, Failure> {
    Publishers.outlet { outlet in
      var number = 0
      func wait() {
        number += 1
        let own = number
        scheduler.schedule(
          after: scheduler.now.advanced(by: interval), tolerance: scheduler.minimumTolerance, options: options
        ) {
          guard own == number else { return }
          outlet.finish(customError.map { .failure($0()) } ?? .finished)
        }
      }
      let inlet = Inlet<Output, Failure>({ value in
        wait()
        scheduler.schedule(options: options) { outlet.send(value) }
      }) { completion in
        number += 1
        scheduler.schedule(options: options) { outlet.finish(completion) }
      }
      outlet.didCancel = {
        number += 1
        inlet.cancel()
      }
      wait()
      subscribe(inlet)
    }
  }
}

/// Passes requests on at once, and values and the end later.
private final class Postponement<Input, Failure: Error>: Subscriber, Subscription {
  private var downstream: AnySubscriber<Input, Failure>?
  private var upstream: (any Subscription)?
  private let schedule: (@escaping () -> Void) -> Void

  init(_ downstream: AnySubscriber<Input, Failure>, _ schedule: @escaping (@escaping () -> Void) -> Void) {
    (self.downstream, self.schedule) = (downstream, schedule)
  }

  func receive(subscription: any Subscription) {
    guard upstream == nil, let downstream else { return subscription.cancel() }
    upstream = subscription
    downstream.receive(subscription: self)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    schedule { [self] in
      guard let downstream else { return }
      let demand = downstream.receive(input)
      if demand > .none { upstream?.request(demand) }
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    schedule { [self] in
      let receiver = downstream
      (downstream, upstream) = (nil, nil)
      receiver?.receive(completion: completion)
    }
  }

  func request(_ demand: Subscribers.Demand) { upstream?.request(demand) }

  func cancel() {
    let subscription = upstream
    (downstream, upstream) = (nil, nil)
    subscription?.cancel()
  }
}
