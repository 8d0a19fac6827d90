extension Publishers {
  /// Connects when the first subscriber comes, and disconnects when the last one has cancelled.
  public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    private var count = 0
    private var isConnected = false
    private var connection: (any Cancellable)?

    init(_ upstream: Upstream) { self.upstream = upstream }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      count += 1
      var hasCancelled = false
      let passing = AnySubscriber<Output, Failure>(
        receiveSubscription: { subscription in
          subscriber.receive(
            subscription: WrappedSubscription(subscription) { [self] in
              guard !hasCancelled else { return }
              hasCancelled = true
              leave()
            })
        },
        receiveValue: { subscriber.receive($0) }, receiveCompletion: { subscriber.receive(completion: $0) })
      upstream.subscribe(passing)
      guard !isConnected, count > 0 else { return }
      isConnected = true
      connection = upstream.connect()
      if count == 0 { disconnect() }
    }

    private func leave() {
      count -= 1
      if count == 0 { disconnect() }
    }

    private func disconnect() {
      let ended = connection
      connection = nil
      isConnected = false
      ended?.cancel()
    }
  }
}

extension ConnectablePublisher {
  /// Connects when the first subscriber comes, and disconnects when the last one has cancelled.
  public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(self) }
}

/// A subscription that calls closures for requests and for its end.
final class WrappedSubscription: Subscription {
  private let base: any Subscription
  private let didRequest: ((Subscribers.Demand) -> Void)?
  private let didCancel: (() -> Void)?

  init(
    _ base: any Subscription, request: ((Subscribers.Demand) -> Void)? = nil, cancel: (() -> Void)?
  ) {
    (self.base, didRequest, didCancel) = (base, request, cancel)
  }

  func request(_ demand: Subscribers.Demand) {
    didRequest?(demand)
    base.request(demand)
  }

  func cancel() {
    didCancel?()
    base.cancel()
  }
}
