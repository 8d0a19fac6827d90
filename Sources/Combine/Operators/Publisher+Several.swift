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
}
