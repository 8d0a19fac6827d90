// Operators that send at most one value for each value that they receive.
extension Publishers {
  public typealias Map<Upstream: Publisher, Output> = Operator<Output, Upstream.Failure>
  public typealias TryMap<Upstream: Publisher, Output> = Operator<Output, any Error>
  public typealias MapKeyPath<Upstream: Publisher, Output> = Operator<Output, Upstream.Failure>
  public typealias CompactMap<Upstream: Publisher, Output> = Operator<Output, Upstream.Failure>
  public typealias TryCompactMap<Upstream: Publisher, Output> = Operator<Output, any Error>
  public typealias Filter<Upstream: Publisher> = Operator<Upstream.Output, Upstream.Failure>
  public typealias TryFilter<Upstream: Publisher> = Operator<Upstream.Output, any Error>
  public typealias RemoveDuplicates<Upstream: Publisher> = Operator<Upstream.Output, Upstream.Failure>
  public typealias Scan<Upstream: Publisher, Output> = Operator<Output, Upstream.Failure>
  public typealias Drop<Upstream: Publisher> = Operator<Upstream.Output, Upstream.Failure>
  public typealias DropWhile<Upstream: Publisher> = Operator<Upstream.Output, Upstream.Failure>
  public typealias Output<Upstream: Publisher> = Operator<Upstream.Output, Upstream.Failure>
  public typealias PrefixWhile<Upstream: Publisher> = Operator<Upstream.Output, Upstream.Failure>
  public typealias First<Upstream: Publisher> = Operator<Upstream.Output, Upstream.Failure>
  public typealias FirstWhere<Upstream: Publisher> = Operator<Upstream.Output, Upstream.Failure>
  public typealias IgnoreOutput<Upstream: Publisher> = Operator<Never, Upstream.Failure>
  public typealias MapError<Upstream: Publisher, Failure: Error> = Operator<Upstream.Output, Failure>
  public typealias SetFailureType<Upstream: Publisher, Failure: Error> = Operator<Upstream.Output, Failure>
  public typealias HandleEvents<Upstream: Publisher> = Operator<Upstream.Output, Upstream.Failure>
  public typealias Print<Upstream: Publisher> = Operator<Upstream.Output, Upstream.Failure>
}

extension Publisher {
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Operator<T, Failure> {
    pipe { { .send(transform($0)) } }
  }

  public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.Operator<T, any Error> {
    throwingPipe { { .send(try transform($0)) } }
  }

  public func map<T>(_ keyPath: KeyPath<Output, T>) -> Publishers.Operator<T, Failure> {
    pipe { { .send($0[keyPath: keyPath]) } }
  }

  public func map<T0, T1>(
    _ first: KeyPath<Output, T0>, _ second: KeyPath<Output, T1>
  ) -> Publishers.Operator<(T0, T1), Failure> {
    map { ($0[keyPath: first], $0[keyPath: second]) }
  }

  public func map<T0, T1, T2>(
    _ first: KeyPath<Output, T0>, _ second: KeyPath<Output, T1>, _ third: KeyPath<Output, T2>
  ) -> Publishers.Operator<(T0, T1, T2), Failure> {
    map { ($0[keyPath: first], $0[keyPath: second], $0[keyPath: third]) }
  }

  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.Operator<T, Failure> {
    pipe { { transform($0).map { .send($0) } ?? .drop } }
  }

  public func tryCompactMap<T>(
    _ transform: @escaping (Output) throws -> T?
  ) -> Publishers.Operator<T, any Error> {
    throwingPipe { { try transform($0).map { .send($0) } ?? .drop } }
  }

  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Operator<Output, Failure> {
    pipe { { isIncluded($0) ? .send($0) : .drop } }
  }

  public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> Publishers.Operator<Output, any Error> {
    throwingPipe { { try isIncluded($0) ? .send($0) : .drop } }
  }

  public func removeDuplicates(
    by areSame: @escaping (Output, Output) -> Bool
  ) -> Publishers.Operator<Output, Failure> {
    pipe {
      var latest: Output?
      return { value in
        if let latest, areSame(latest, value) { return .drop }
        latest = value
        return .send(value)
      }
    }
  }

  public func replaceNil<T>(with replacement: T) -> Publishers.Operator<T, Failure> where Output == T? {
    map { $0 ?? replacement }
  }

  public func scan<T>(_ initial: T, _ next: @escaping (T, Output) -> T) -> Publishers.Operator<T, Failure> {
    pipe {
      var result = initial
      return { value in
        result = next(result, value)
        return .send(result)
      }
    }
  }

  public func tryScan<T>(
    _ initial: T, _ next: @escaping (T, Output) throws -> T
  ) -> Publishers.Operator<T, any Error> {
    throwingPipe {
      var result = initial
      return { value in
        result = try next(result, value)
        return .send(result)
      }
    }
  }

  public func tryFirst(where predicate: @escaping (Output) throws -> Bool) -> Publishers.Operator<Output, any Error> {
    throwingPipe { { try predicate($0) ? .sendLast($0) : .drop } }
  }

  public func output(at index: Int) -> Publishers.Operator<Output, Failure> { dropFirst(index).first() }

  public func output<R: RangeExpression>(in range: R) -> Publishers.Operator<Output, Failure> where R.Bound == Int {
    let bounds = range.relative(to: 0..<Int.max)
    return dropFirst(bounds.lowerBound).prefix(bounds.count)
  }

  /// Traps if the publisher fails.
  public func assertNoFailure(
    _ prefix: String = "", file: StaticString = #file, line: UInt = #line
  ) -> Publishers.Operator<Output, Never> {
    pipe({ completion in
      if case .failure(let error) = completion { fatalError("\(prefix)\(error)", file: file, line: line) }
      return .finished
    }) { { .send($0) } }
  }

  public func dropFirst(_ count: Int = 1) -> Publishers.Operator<Output, Failure> {
    pipe {
      var left = count
      return { value in
        guard left > 0 else { return .send(value) }
        left -= 1
        return .drop
      }
    }
  }

  public func drop(while isDropped: @escaping (Output) -> Bool) -> Publishers.Operator<Output, Failure> {
    pipe {
      var isDropping = true
      return { value in
        isDropping = isDropping && isDropped(value)
        return isDropping ? .drop : .send(value)
      }
    }
  }

  public func prefix(_ maxLength: Int) -> Publishers.Operator<Output, Failure> {
    guard maxLength > 0 else {
      return Publishers.Operator { Empty(outputType: Output.self, failureType: Failure.self).subscribe($0) }
    }
    return pipe {
      var left = maxLength
      return { value in
        left -= 1
        return left == 0 ? .sendLast(value) : .send(value)
      }
    }
  }

  public func prefix(while isIncluded: @escaping (Output) -> Bool) -> Publishers.Operator<Output, Failure> {
    pipe { { isIncluded($0) ? .send($0) : .end(.finished) } }
  }

  public func first() -> Publishers.Operator<Output, Failure> { pipe { { .sendLast($0) } } }

  public func first(where predicate: @escaping (Output) -> Bool) -> Publishers.Operator<Output, Failure> {
    pipe { { predicate($0) ? .sendLast($0) : .drop } }
  }

  public func ignoreOutput() -> Publishers.Operator<Never, Failure> { pipe { { _ in .drop } } }

  public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> Publishers.Operator<Output, E> {
    pipe({ completion in
      switch completion {
      case .finished: .finished
      case .failure(let error): .failure(transform(error))
      }
    }) { { .send($0) } }
  }

  /// Calls closures for what passes.
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> Publishers.Operator<Output, Failure> {
    Publishers.Operator { downstream in
      let subscriber = AnySubscriber<Output, Failure>(
        receiveSubscription: { subscription in
          receiveSubscription?(subscription)
          downstream.receive(
            subscription: WrappedSubscription(subscription, request: receiveRequest, cancel: receiveCancel))
        },
        receiveValue: { value in
          receiveOutput?(value)
          let demand = downstream.receive(value)
          if demand > .none { receiveRequest?(demand) }
          return demand
        },
        receiveCompletion: { completion in
          receiveCompletion?(completion)
          downstream.receive(completion: completion)
        })
      receive(subscriber: subscriber)
    }
  }

  /// Prints what passes.
  public func print(_ prefix: String = "", to stream: (any TextOutputStream)? = nil)
    -> Publishers.Operator<Output, Failure>
  {
    let start = prefix.isEmpty ? "" : "\(prefix): "
    var stream = stream
    func write(_ text: String) {
      if stream == nil { Swift.print(start + text) } else { stream?.write("\(start)\(text)\n") }
    }
    return handleEvents(
      receiveSubscription: { write("receive subscription: (\($0))") },
      receiveOutput: { write("receive value: (\($0))") },
      receiveCompletion: { completion in
        switch completion {
        case .finished: write("receive finished")
        case .failure(let error): write("receive error: (\(error))")
        }
      },
      receiveCancel: { write("receive cancel") },
      receiveRequest: { write("request \($0.max.map { "max: (\($0))" } ?? "unlimited")") })
  }
}

extension Publisher where Output: Equatable {
  public func removeDuplicates() -> Publishers.Operator<Output, Failure> { removeDuplicates(by: ==) }
}

extension Publisher where Failure == Never {
  public func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.Operator<Output, E> {
    pipe({ _ in .finished }) { { .send($0) } }
  }
}
