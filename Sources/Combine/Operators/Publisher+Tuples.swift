// Operators that make tuples of the values of several publishers.
extension Publishers {
  /// Sends a tuple of the latest values once each publisher has sent one.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure
    public let a: A
    public let b: B

    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      Publishers.pairs(a, b, keeping: 1) { first, second in
        guard let latestFirst = first.last, let latestSecond = second.last else { return nil }
        first = [latestFirst]
        second = [latestSecond]
        return (latestFirst, latestSecond)
      } hasEnded: { _, _, isFirstDone, isSecondDone in
        isFirstDone && isSecondDone
      }.subscribe(subscriber)
    }
  }

  /// Sends a tuple of the first values, then one of the second values, and so on.
  public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure
    public let a: A
    public let b: B

    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      Publishers.pairs(a, b, keeping: .max) { first, second in
        guard !first.isEmpty, !second.isEmpty else { return nil }
        return (first.removeFirst(), second.removeFirst())
      } hasEnded: { first, second, isFirstDone, isSecondDone in
        isFirstDone && first.isEmpty || isSecondDone && second.isEmpty
      }.subscribe(subscriber)
    }
  }

  /// What ``CombineLatest`` and ``Zip`` share: `take` makes a tuple of the values that have come, and `hasEnded` says whether no
  /// other tuple can follow.
  private static func pairs<A: Publisher, B: Publisher>(
    _ a: A, _ b: B, keeping limit: Int,
    take: @escaping (inout [A.Output], inout [B.Output]) -> (A.Output, B.Output)?,
    hasEnded: @escaping ([A.Output], [B.Output], Bool, Bool) -> Bool
  ) -> Operator<(A.Output, B.Output), A.Failure> where A.Failure == B.Failure {
    outlet(keeping: limit) { outlet in
      var (first, second) = ([A.Output](), [B.Output]())
      var (isFirstDone, isSecondDone) = (false, false)
      func update() {
        if let pair = take(&first, &second) { outlet.send(pair) }
        finish(.finished)
      }
      func finish(_ completion: Subscribers.Completion<A.Failure>) {
        if case .failure = completion {
          outlet.finish(completion)
        } else if hasEnded(first, second, isFirstDone, isSecondDone) {
          outlet.finish(.finished)
        }
      }
      let firstInlet = Inlet<A.Output, A.Failure>({ value in
        first.append(value)
        update()
      }) { completion in
        isFirstDone = true
        finish(completion)
      }
      let secondInlet = Inlet<B.Output, B.Failure>({ value in
        second.append(value)
        update()
      }) { completion in
        isSecondDone = true
        finish(completion)
      }
      outlet.didCancel = {
        firstInlet.cancel()
        secondInlet.cancel()
      }
      a.subscribe(firstInlet)
      if outlet.isOpen { b.subscribe(secondInlet) }
    }
  }

  /// Sends a tuple of the latest values of three publishers.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where B.Failure == A.Failure, C.Failure == A.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
    public typealias Failure = A.Failure
    public let a: A
    public let b: B
    public let c: C

    public init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      a.combineLatest(b).combineLatest(c).map { ($0.0.0, $0.0.1, $0.1) }.subscribe(subscriber)
    }
  }

  /// Sends a tuple of the latest values of four publishers.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where B.Failure == A.Failure, C.Failure == A.Failure, D.Failure == A.Failure {
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    public typealias Failure = A.Failure
    public let a: A
    public let b: B
    public let c: C
    public let d: D

    public init(_ a: A, _ b: B, _ c: C, _ d: D) { (self.a, self.b, self.c, self.d) = (a, b, c, d) }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      a.combineLatest(b).combineLatest(c).combineLatest(d).map { ($0.0.0.0, $0.0.0.1, $0.0.1, $0.1) }
        .subscribe(subscriber)
    }
  }

  /// Sends a tuple of the first values of three publishers, then one of the second values, and so on.
  public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where B.Failure == A.Failure, C.Failure == A.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
    public typealias Failure = A.Failure
    public let a: A
    public let b: B
    public let c: C

    public init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      a.zip(b).zip(c).map { ($0.0.0, $0.0.1, $0.1) }.subscribe(subscriber)
    }
  }
}

extension Publisher {
  public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P> where P.Failure == Failure {
    Publishers.CombineLatest(self, other)
  }

  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Operator<T, Failure> where P.Failure == Failure {
    combineLatest(other).map { transform($0.0, $0.1) }
  }

  public func combineLatest<P: Publisher, Q: Publisher>(
    _ second: P, _ third: Q
  ) -> Publishers.CombineLatest3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure {
    Publishers.CombineLatest3(self, second, third)
  }

  public func combineLatest<P: Publisher, Q: Publisher, T>(
    _ second: P, _ third: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Operator<T, Failure> where P.Failure == Failure, Q.Failure == Failure {
    combineLatest(second, third).map { transform($0.0, $0.1, $0.2) }
  }

  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
    _ second: P, _ third: Q, _ fourth: R
  ) -> Publishers.CombineLatest4<Self, P, Q, R>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    Publishers.CombineLatest4(self, second, third, fourth)
  }

  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(
    _ second: P, _ third: Q, _ fourth: R, _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
  ) -> Publishers.Operator<T, Failure>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    combineLatest(second, third, fourth).map { transform($0.0, $0.1, $0.2, $0.3) }
  }

  public func zip<P: Publisher>(_ other: P) -> Publishers.Zip<Self, P> where P.Failure == Failure {
    Publishers.Zip(self, other)
  }

  public func zip<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Operator<T, Failure> where P.Failure == Failure {
    zip(other).map { transform($0.0, $0.1) }
  }

  /// Sends what `transform` makes of the first values of three publishers, then of the second ones, and so on.
  public func zip<P: Publisher, Q: Publisher, T>(
    _ second: P, _ third: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Operator<T, Failure> where P.Failure == Failure, Q.Failure == Failure {
    zip(second, third).map { transform($0.0, $0.1, $0.2) }
  }

  /// Sends a tuple of the first values of three publishers, then one of the second values, and so on.
  public func zip<P: Publisher, Q: Publisher>(
    _ second: P, _ third: Q
  ) -> Publishers.Zip3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure {
    Publishers.Zip3(self, second, third)
  }
}
