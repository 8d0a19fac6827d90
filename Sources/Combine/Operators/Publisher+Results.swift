// Operators whose result depends on the end of their publisher.
extension Publishers {
  public typealias Reduce<Upstream: Publisher, Output> = Operator<Output, Upstream.Failure>
  public typealias Collect<Upstream: Publisher> = Operator<[Upstream.Output], Upstream.Failure>
  public typealias CollectByCount<Upstream: Publisher> = Operator<[Upstream.Output], Upstream.Failure>
  public typealias Count<Upstream: Publisher> = Operator<Int, Upstream.Failure>
  public typealias Last<Upstream: Publisher> = Operator<Upstream.Output, Upstream.Failure>
  public typealias ReplaceEmpty<Upstream: Publisher> = Operator<Upstream.Output, Upstream.Failure>
  public typealias ReplaceError<Upstream: Publisher> = Operator<Upstream.Output, Never>
  public typealias Contains<Upstream: Publisher> = Operator<Bool, Upstream.Failure>
  public typealias AllSatisfy<Upstream: Publisher> = Operator<Bool, Upstream.Failure>
}

extension Publisher {
  /// An operator that takes all values and sends when its publisher finishes.
  private func result<State, Result>(
    _ initial: State, _ next: @escaping (inout State, Output, Outlet<Result, Failure>) -> Void,
    _ end: @escaping (State, Outlet<Result, Failure>) -> Void
  ) -> Publishers.Operator<Result, Failure> {
    Publishers.outlet { outlet in
      var state = initial
      let inlet = Inlet<Output, Failure>({ next(&state, $0, outlet) }) { completion in
        if case .finished = completion { end(state, outlet) }
        outlet.finish(completion)
      }
      outlet.didCancel = { inlet.cancel() }
      subscribe(inlet)
    }
  }

  public func reduce<T>(_ initial: T, _ next: @escaping (T, Output) -> T) -> Publishers.Operator<T, Failure> {
    result(initial, { state, value, _ in state = next(state, value) }) { $1.send($0) }
  }

  public func collect() -> Publishers.Operator<[Output], Failure> {
    result([Output](), { state, value, _ in state.append(value) }) { $1.send($0) }
  }

  public func collect(_ count: Int) -> Publishers.Operator<[Output], Failure> {
    precondition(count > 0, "a group of values is not empty")
    return result(
      [Output](),
      { state, value, outlet in
        state.append(value)
        guard state.count == count else { return }
        let full = state
        state = []
        outlet.send(full)
      }
    ) { if !$0.isEmpty { $1.send($0) } }
  }

  public func count() -> Publishers.Operator<Int, Failure> { reduce(0) { count, _ in count + 1 } }

  public func last() -> Publishers.Operator<Output, Failure> {
    result(Output?.none, { state, value, _ in state = value }) { state, outlet in state.map(outlet.send) }
  }

  public func last(where predicate: @escaping (Output) -> Bool) -> Publishers.Operator<Output, Failure> {
    filter(predicate).last()
  }

  public func replaceEmpty(with output: Output) -> Publishers.Operator<Output, Failure> {
    result(
      true,
      { isEmpty, value, outlet in
        isEmpty = false
        outlet.send(value)
      }
    ) { if $0 { $1.send(output) } }
  }

  public func replaceError(with output: Output) -> Publishers.Operator<Output, Never> {
    self.catch { _ in Just(output) }
  }

  public func contains(where predicate: @escaping (Output) -> Bool) -> Publishers.Operator<Bool, Failure> {
    first(where: predicate).map { _ in true }.replaceEmpty(with: false)
  }

  public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> Publishers.Operator<Bool, Failure> {
    contains { !predicate($0) }.map { !$0 }
  }
}

extension Publisher where Output: Comparable {
  public func min() -> Publishers.Operator<Output, Failure> { min(by: <) }
  public func max() -> Publishers.Operator<Output, Failure> { max(by: <) }
}

extension Publisher {
  public func min(by areOrdered: @escaping (Output, Output) -> Bool) -> Publishers.Operator<Output, Failure> {
    collect().compactMap { $0.min(by: areOrdered) }
  }

  public func max(by areOrdered: @escaping (Output, Output) -> Bool) -> Publishers.Operator<Output, Failure> {
    collect().compactMap { $0.max(by: areOrdered) }
  }
}

extension Publisher where Output: Equatable {
  public func contains(_ output: Output) -> Publishers.Operator<Bool, Failure> { contains { $0 == output } }
}
