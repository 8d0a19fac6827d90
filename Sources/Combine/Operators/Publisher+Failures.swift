// Operators that depend on a failure or on another publisher.
extension Publisher {
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
