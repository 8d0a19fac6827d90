extension Publishers {
  public typealias Share<Upstream: Publisher> = Autoconnect<
    Multicast<Upstream, PassthroughSubject<Upstream.Output, Upstream.Failure>>
  >

  /// Sends the values of a publisher to all subscribers of a subject, once it is connected.
  public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
  where Upstream.Output == SubjectType.Output, Upstream.Failure == SubjectType.Failure {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    private let makeSubject: () -> SubjectType
    private var subject: SubjectType?
    private var connection: AnyCancellable?

    public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
      (self.upstream, makeSubject) = (upstream, createSubject)
    }

    private var present: SubjectType {
      if let subject { return subject }
      let made = makeSubject()
      subject = made
      return made
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      present.subscribe(subscriber)
    }

    public func connect() -> any Cancellable {
      if connection == nil { connection = upstream.subscribe(present) }
      return AnyCancellable { [weak self] in
        self?.connection = nil
        self?.subject = nil
      }
    }
  }

  /// Connects when the first subscriber comes, and disconnects when the last one has gone.
  public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    private var count = 0
    private var connection: (any Cancellable)?

    init(_ upstream: Upstream) { self.upstream = upstream }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let outlet = Outlet(AnySubscriber(subscriber))
      let inlet = Inlet<Output, Failure>({ outlet.send($0) }) { outlet.finish($0) }
      outlet.didCancel = { [self] in
        inlet.cancel()
        count -= 1
        guard count == 0 else { return }
        let ended = connection
        connection = nil
        ended?.cancel()
      }
      count += 1
      subscriber.receive(subscription: outlet)
      upstream.subscribe(inlet)
      if count > 0, connection == nil { connection = upstream.connect() }
    }
  }

  /// Waits for `connect()`.
  public struct MakeConnectable<Upstream: Publisher>: ConnectablePublisher where Upstream.Failure == Never {
    public typealias Output = Upstream.Output
    public typealias Failure = Never
    private let inner: Multicast<Upstream, PassthroughSubject<Upstream.Output, Never>>

    public init(upstream: Upstream) { inner = Multicast(upstream: upstream) { PassthroughSubject() } }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
      inner.subscribe(subscriber)
    }

    public func connect() -> any Cancellable { inner.connect() }
  }
}

extension Publisher {
  public func multicast<S: Subject>(_ createSubject: @escaping () -> S) -> Publishers.Multicast<Self, S>
  where S.Output == Output, S.Failure == Failure {
    Publishers.Multicast(upstream: self, createSubject: createSubject)
  }

  public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
  where S.Output == Output, S.Failure == Failure {
    multicast { subject }
  }

  /// Subscribes once for all subscribers.
  public func share() -> Publishers.Share<Self> { multicast { PassthroughSubject() }.autoconnect() }
}

extension Publisher where Failure == Never {
  public func makeConnectable() -> Publishers.MakeConnectable<Self> { Publishers.MakeConnectable(upstream: self) }
}

extension ConnectablePublisher {
  public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(self) }
}
