// Operators that subscribe to a publisher for each value.
extension Publisher {
  /// Subscribes to the publisher that `transform` makes of each value, to at most `maxPublishers` at a time.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.Operator<P.Output, Failure> where P.Failure == Failure {
    flattened(maxPublishers, transform)
  }

  fileprivate func flattened<P: Publisher>(
    _ maxPublishers: Subscribers.Demand, _ transform: @escaping (Output) -> P
  ) -> Publishers.Operator<P.Output, Failure> where P.Failure == Failure {
    Publishers.outlet { outlet in
      var inlets: [CombineIdentifier: Inlet<P.Output, Failure>] = [:]
      var waiting: [Output] = []
      var hasEnded = false
      func start(_ value: Output) {
        var own: CombineIdentifier?
        let inlet = Inlet<P.Output, Failure>({ outlet.send($0) }) { completion in
          own.map { inlets[$0] = nil }
          if case .failure = completion { return outlet.finish(completion) }
          startWaiting()
          if hasEnded, inlets.isEmpty, waiting.isEmpty { outlet.finish(.finished) }
        }
        own = inlet.combineIdentifier
        inlets[inlet.combineIdentifier] = inlet
        transform(value).subscribe(inlet)
      }
      // A publisher that ends at once must not start the next one inside.
      var isStarting = false
      func startWaiting() {
        guard !isStarting else { return }
        isStarting = true
        while !waiting.isEmpty, maxPublishers > inlets.count { start(waiting.removeFirst()) }
        isStarting = false
      }
      let source = Inlet<Output, Failure>({ value in
        guard maxPublishers < .unlimited else { return start(value) }
        waiting.append(value)
        startWaiting()
      }) { completion in
        hasEnded = true
        if case .failure = completion {
          outlet.finish(completion)
        } else if inlets.isEmpty, waiting.isEmpty {
          outlet.finish(.finished)
        }
      }
      outlet.didCancel = {
        source.cancel()
        let open = inlets.values
        (inlets, waiting) = ([:], [])
        open.forEach { $0.cancel() }
      }
      subscribe(source)
    }
  }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  /// Sends the values of the latest publisher.
  public func switchToLatest() -> Publishers.Operator<Output.Output, Failure> { ofLatest() }

  fileprivate func ofLatest() -> Publishers.Operator<Output.Output, Failure> {
    Publishers.outlet { outlet in
      var latest: Inlet<Output.Output, Failure>?
      var hasEnded = false
      let source = Inlet<Output, Failure>({ publisher in
        latest?.cancel()
        let inlet = Inlet<Output.Output, Failure>({ outlet.send($0) }) { completion in
          latest = nil
          if case .failure = completion { outlet.finish(completion) } else if hasEnded { outlet.finish(.finished) }
        }
        latest = inlet
        publisher.subscribe(inlet)
      }) { completion in
        hasEnded = true
        if case .failure = completion { outlet.finish(completion) } else if latest == nil { outlet.finish(.finished) }
      }
      outlet.didCancel = {
        source.cancel()
        let open = latest
        latest = nil
        open?.cancel()
      }
      subscribe(source)
    }
  }
}

extension Publisher where Output: Publisher, Output.Failure == Never {
  /// Sends the values of the latest publisher, none of which fails.
  public func switchToLatest() -> Publishers.Operator<Output.Output, Failure> {
    map { $0.setFailureType(to: Failure.self) }.ofLatest()
  }
}

extension Publisher where Output: Publisher, Failure == Never, Output.Failure == Never {
  /// Sends the values of the latest publisher.
  public func switchToLatest() -> Publishers.Operator<Output.Output, Never> {
    map { $0.eraseToAnyPublisher() }.ofLatest()
  }
}

extension Publisher where Output: Publisher, Failure == Never {
  /// Sends the values of the latest publisher, which may fail.
  public func switchToLatest()
    -> Publishers.Operator<Output.Output, Output.Failure>
  {
    setFailureType(to: Output.Failure.self).ofLatest()
  }
}

extension Publisher {
  /// Subscribes to the publisher that `transform` makes of each value, which does not fail.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.Operator<P.Output, Failure> where P.Failure == Never {
    flattened(maxPublishers) { transform($0).setFailureType(to: Failure.self) }
  }
}

extension Publisher where Failure == Never {
  /// Subscribes to the publisher that `transform` makes of each value, which may fail.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.Operator<P.Output, P.Failure> {
    setFailureType(to: P.Failure.self).flattened(maxPublishers, transform)
  }

  /// Subscribes to the publisher that `transform` makes of each value. Neither fails.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.Operator<P.Output, Never> where P.Failure == Never {
    flattened(maxPublishers) { transform($0).eraseToAnyPublisher() }
  }
}
