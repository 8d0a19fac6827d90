/// What an operator does with one value.
enum Step<Output, Failure: Error> {
  case send(Output)
  case drop
  /// Sends nothing more.
  case end(Subscribers.Completion<Failure>)
  case sendLast(Output)
}

/// Between a publisher and the subscriber of an operator that sends at most one value for each that it receives: passes requests on.
final class Pipe<Input, InputFailure: Error, Output, Failure: Error>: Subscriber, Subscription {
  private var downstream: AnySubscriber<Output, Failure>?
  private var upstream: (any Subscription)?
  private var next: ((Input) -> Step<Output, Failure>)?
  private var ended: ((Subscribers.Completion<InputFailure>) -> Subscribers.Completion<Failure>)?

  init(
    _ downstream: AnySubscriber<Output, Failure>, _ next: @escaping (Input) -> Step<Output, Failure>,
    _ ended: @escaping (Subscribers.Completion<InputFailure>) -> Subscribers.Completion<Failure>
  ) {
    (self.downstream, self.next, self.ended) = (downstream, next, ended)
  }

  func receive(subscription: any Subscription) {
    guard upstream == nil, let downstream else { return subscription.cancel() }
    upstream = subscription
    downstream.receive(subscription: self)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard let downstream, let next else { return .none }
    switch next(input) {
    case .send(let value): return downstream.receive(value)
    case .drop: return .max(1)
    case .end(let completion): finish(completion)
    case .sendLast(let value):
      // A value that this one causes is not for the subscriber.
      self.next = nil
      _ = downstream.receive(value)
      finish(.finished)
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<InputFailure>) {
    guard let downstream, let ended else { return }
    upstream = nil
    clear()
    downstream.receive(completion: ended(completion))
  }

  func request(_ demand: Subscribers.Demand) { upstream?.request(demand) }

  func cancel() {
    let subscription = upstream
    clear()
    subscription?.cancel()
  }

  private func finish(_ completion: Subscribers.Completion<Failure>) {
    let receiver = downstream
    cancel()
    receiver?.receive(completion: completion)
  }

  private func clear() { (downstream, upstream, next, ended) = (nil, nil, nil, nil) }
}

extension Publisher {
  /// An operator that sends at most one value for each that it receives. `make` is called for each subscriber and returns what holds its state.
  func pipe<Result, Problem: Error>(
    _ ended: @escaping (Subscribers.Completion<Failure>) -> Subscribers.Completion<Problem>,
    _ make: @escaping () -> (Output) -> Step<Result, Problem>
  ) -> Publishers.Operator<Result, Problem> {
    Publishers.Operator { downstream in subscribe(Pipe(downstream, make(), ended)) }
  }

  /// An operator that fails as its publisher does.
  func pipe<Result>(_ make: @escaping () -> (Output) -> Step<Result, Failure>) -> Publishers.Operator<Result, Failure> {
    pipe({ $0 }, make)
  }

  /// An operator that fails with any error that a closure throws.
  func throwingPipe<Result>(
    _ make: @escaping () -> (Output) throws -> Step<Result, any Error>
  ) -> Publishers.Operator<Result, any Error> {
    pipe(\.withAnyError) {
      let next = make()
      return { value in
        do { return try next(value) } catch { return .end(.failure(error)) }
      }
    }
  }
}

extension Subscribers.Completion {
  var withAnyError: Subscribers.Completion<any Error> {
    switch self {
    case .finished: .finished
    case .failure(let error): .failure(error)
    }
  }
}
