// Operators of several publishers.
extension Publishers {
  public typealias Concatenate<Prefix: Publisher, Suffix: Publisher> = Operator<Prefix.Output, Prefix.Failure>
  public typealias FlatMap<New: Publisher, Upstream: Publisher> = Operator<New.Output, Upstream.Failure>
  public typealias SwitchToLatest<P: Publisher, Upstream: Publisher> = Operator<P.Output, Upstream.Failure>
  public typealias Catch<Upstream: Publisher, New: Publisher> = Operator<Upstream.Output, New.Failure>
  public typealias TryCatch<Upstream: Publisher, New: Publisher> = Operator<Upstream.Output, any Error>
  public typealias Retry<Upstream: Publisher> = Operator<Upstream.Output, Upstream.Failure>
  public typealias PrefixUntilOutput<Upstream: Publisher, Other: Publisher> = Operator<
    Upstream.Output, Upstream.Failure
  >
  public typealias DropUntilOutput<Upstream: Publisher, Other: Publisher> = Operator<Upstream.Output, Upstream.Failure>

  /// Sends the values of two publishers as they come.
  public struct Merge<A: Publisher, B: Publisher>: Publisher where B.Output == A.Output, B.Failure == A.Failure {
    public typealias Output = A.Output
    public typealias Failure = A.Failure
    public let a: A
    public let b: B

    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      Publishers.merged([AnyPublisher(a), AnyPublisher(b)]).subscribe(subscriber)
    }
  }

  /// Sends the values of three publishers as they come.
  public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where B.Output == A.Output, B.Failure == A.Failure, C.Output == A.Output, C.Failure == A.Failure {
    public typealias Output = A.Output
    public typealias Failure = A.Failure
    public let a: A
    public let b: B
    public let c: C

    public init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      Publishers.merged([AnyPublisher(a), AnyPublisher(b), AnyPublisher(c)]).subscribe(subscriber)
    }
  }

  /// Sends the values of several publishers as they come.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let publishers: [Upstream]

    public init(_ upstream: Upstream...) { publishers = upstream }
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream { publishers = Array(upstream) }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      Publishers.merged(publishers.map { AnyPublisher($0) }).subscribe(subscriber)
    }
  }

  static func merged<Output, Failure: Error>(
    _ publishers: [AnyPublisher<Output, Failure>]
  ) -> Operator<Output, Failure> {
    outlet { outlet in
      var left = publishers.count
      if left == 0 { return outlet.finish(.finished) }
      let inlets = publishers.map { _ in
        Inlet<Output, Failure>({ outlet.send($0) }) { completion in
          left -= 1
          if case .failure = completion { outlet.finish(completion) } else if left == 0 { outlet.finish(.finished) }
        }
      }
      outlet.didCancel = { inlets.forEach { $0.cancel() } }
      for (publisher, inlet) in zip(publishers, inlets) where outlet.isOpen { publisher.subscribe(inlet) }
    }
  }

  /// Subscribes to publishers one after the other.
  static func concatenated<Output, Failure: Error>(
    _ publishers: [AnyPublisher<Output, Failure>]
  ) -> Operator<Output, Failure> {
    outlet { outlet in
      func start(_ place: Int) {
        guard place < publishers.count else { return outlet.finish(.finished) }
        let inlet = Inlet<Output, Failure>({ outlet.send($0) }) { completion in
          if case .finished = completion { start(place + 1) } else { outlet.finish(completion) }
        }
        outlet.didCancel = { inlet.cancel() }
        publishers[place].subscribe(inlet)
      }
      start(0)
    }
  }
}

extension Publisher {
  public func merge<P: Publisher>(with other: P) -> Publishers.Merge<Self, P>
  where P.Output == Output, P.Failure == Failure {
    Publishers.Merge(self, other)
  }

  public func merge<B: Publisher, C: Publisher>(with second: B, _ third: C) -> Publishers.Merge3<Self, B, C>
  where B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure {
    Publishers.Merge3(self, second, third)
  }

  public func merge<B: Publisher, C: Publisher, D: Publisher>(
    with second: B, _ third: C, _ fourth: D
  ) -> Publishers.Merge<Publishers.Merge3<Self, B, C>, D>
  where
    B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure, D.Output == Output,
    D.Failure == Failure
  {
    Publishers.Merge(Publishers.Merge3(self, second, third), fourth)
  }

  public func prepend(_ elements: Output...) -> Publishers.Operator<Output, Failure> { prepend(elements) }

  public func prepend<S: Sequence>(_ elements: S) -> Publishers.Operator<Output, Failure> where S.Element == Output {
    prepend(Publishers.Sequence<S, Failure>(sequence: elements))
  }

  public func prepend<P: Publisher>(_ publisher: P) -> Publishers.Operator<Output, Failure>
  where P.Output == Output, P.Failure == Failure {
    Publishers.concatenated([AnyPublisher(publisher), AnyPublisher(self)])
  }

  public func append(_ elements: Output...) -> Publishers.Operator<Output, Failure> { append(elements) }

  public func append<S: Sequence>(_ elements: S) -> Publishers.Operator<Output, Failure> where S.Element == Output {
    append(Publishers.Sequence<S, Failure>(sequence: elements))
  }

  public func append<P: Publisher>(_ publisher: P) -> Publishers.Operator<Output, Failure>
  where P.Output == Output, P.Failure == Failure {
    Publishers.concatenated([AnyPublisher(self), AnyPublisher(publisher)])
  }

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
          if !waiting.isEmpty {
            start(waiting.removeFirst())
          } else if hasEnded, inlets.isEmpty {
            outlet.finish(.finished)
          }
        }
        own = inlet.combineIdentifier
        inlets[inlet.combineIdentifier] = inlet
        transform(value).subscribe(inlet)
      }
      let source = Inlet<Output, Failure>({ value in
        if let limit = maxPublishers.max, inlets.count >= limit { waiting.append(value) } else { start(value) }
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

  /// Sends the values of this publisher, and of the one that `handler` makes of its error.
  public func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> Publishers.Operator<Output, P.Failure>
  where P.Output == Output {
    Publishers.outlet { outlet in
      let inlet = Inlet<Output, Failure>({ outlet.send($0) }) { completion in
        guard case .failure(let error) = completion else { return outlet.finish(.finished) }
        let second = Inlet<Output, P.Failure>({ outlet.send($0) }) { outlet.finish($0) }
        outlet.didCancel = { second.cancel() }
        handler(error).subscribe(second)
      }
      outlet.didCancel = { inlet.cancel() }
      subscribe(inlet)
    }
  }

  public func tryCatch<P: Publisher>(_ handler: @escaping (Failure) throws -> P)
    -> Publishers.Operator<Output, any Error>
  where P.Output == Output {
    self.catch { error -> AnyPublisher<Output, any Error> in
      do { return try handler(error).mapError { $0 }.eraseToAnyPublisher() } catch {
        return Fail(error: error).eraseToAnyPublisher()
      }
    }
  }

  /// Subscribes again after a failure, at most `retries` times.
  public func retry(_ retries: Int) -> Publishers.Operator<Output, Failure> {
    guard retries > 0 else { return pipe { { .send($0) } } }
    return self.catch { _ in retry(retries - 1) }
  }

  /// Sends values until the other publisher sends one.
  public func prefix<P: Publisher>(untilOutputFrom other: P) -> Publishers.Operator<Output, Failure> {
    Publishers.outlet { outlet in
      let inlet = Inlet<Output, Failure>({ outlet.send($0) }) { outlet.finish($0) }
      let end = Inlet<P.Output, P.Failure>({ _ in outlet.finish(.finished) }) { _ in }
      outlet.didCancel = {
        inlet.cancel()
        end.cancel()
      }
      other.subscribe(end)
      if outlet.isOpen { subscribe(inlet) }
    }
  }

  /// Sends values after the other publisher has sent one.
  public func drop<P: Publisher>(untilOutputFrom other: P) -> Publishers.Operator<Output, Failure>
  where P.Failure == Failure {
    Publishers.outlet { outlet in
      var isOpen = false
      let inlet = Inlet<Output, Failure>({ if isOpen { outlet.send($0) } }) { outlet.finish($0) }
      let start = Inlet<P.Output, Failure>({ _ in isOpen = true }) { completion in
        if !isOpen { outlet.finish(completion) }
      }
      outlet.didCancel = {
        inlet.cancel()
        start.cancel()
      }
      other.subscribe(start)
      if outlet.isOpen { subscribe(inlet) }
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
