/// A type that receives the values of a publisher.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  associatedtype Input
  associatedtype Failure: Error

  /// The publisher has added the subscriber, which now requests values.
  func receive(subscription: any Subscription)

  /// Receives a value. Returns how many more are wanted.
  func receive(_ input: Input) -> Subscribers.Demand

  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  public func receive() -> Subscribers.Demand { receive(()) }
}

/// The connection of a subscriber with a publisher.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Asks for more values.
  func request(_ demand: Subscribers.Demand)
}

public enum Subscribers {
  /// How a publisher ends.
  public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }

  /// A number of values that a subscriber wants.
  public struct Demand: Comparable, Hashable, Sendable, CustomStringConvertible {
    /// `nil` for no limit.
    public let max: Int?

    public static let unlimited = Demand(max: nil)
    public static let none = Demand(max: 0)

    /// The number must not be negative.
    public static func max(_ value: Int) -> Demand {
      precondition(value >= 0, "a demand is not negative")
      return Demand(max: value)
    }

    public static func + (one: Demand, other: Demand) -> Demand {
      guard let first = one.max, let second = other.max else { return .unlimited }
      let (sum, isTooLarge) = first.addingReportingOverflow(second)
      return isTooLarge ? .unlimited : Demand(max: sum)
    }

    public static func + (one: Demand, other: Int) -> Demand { one + .max(other) }
    public static func += (one: inout Demand, other: Demand) { one = one + other }
    public static func += (one: inout Demand, other: Int) { one = one + .max(other) }

    /// Below zero the result is none.
    public static func - (one: Demand, other: Int) -> Demand {
      one.max.map { Demand(max: Swift.max($0 - other, 0)) } ?? .unlimited
    }

    /// Below zero the result is none.
    public static func - (one: Demand, other: Demand) -> Demand { other.max.map { one - $0 } ?? .none }

    public static func -= (one: inout Demand, other: Int) { one = one - other }
    public static func -= (one: inout Demand, other: Demand) { one = one - other }

    public static func * (one: Demand, other: Int) -> Demand {
      guard let first = one.max else { return .unlimited }
      let (product, isTooLarge) = first.multipliedReportingOverflow(by: other)
      return isTooLarge ? .unlimited : .max(product)
    }

    public static func *= (one: inout Demand, other: Int) { one = one * other }

    public static func > (one: Demand, other: Int) -> Bool { one.max.map { $0 > other } ?? true }
    public static func >= (one: Demand, other: Int) -> Bool { one.max.map { $0 >= other } ?? true }
    public static func < (one: Demand, other: Int) -> Bool { one.max.map { $0 < other } ?? false }
    public static func <= (one: Demand, other: Int) -> Bool { one.max.map { $0 <= other } ?? false }
    public static func == (one: Demand, other: Int) -> Bool { one.max == other }
    public static func != (one: Demand, other: Int) -> Bool { one.max != other }
    public static func > (one: Int, other: Demand) -> Bool { other < one }
    public static func < (one: Int, other: Demand) -> Bool { other > one }

    public var description: String { max.map { "max(\($0))" } ?? "unlimited" }

    public static func < (one: Demand, other: Demand) -> Bool {
      guard let first = one.max else { return false }
      return other.max.map { first < $0 } ?? true
    }
  }

  /// Calls closures, and asks for all values.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
    /// Called for each value.
    public var receiveValue: (Input) -> Void
    /// Called for the completion.
    public var receiveCompletion: (Completion<Failure>) -> Void
    private var subscription: (any Subscription)?
    private var hasEnded = false

    public init(
      receiveCompletion: @escaping (Completion<Failure>) -> Void, receiveValue: @escaping (Input) -> Void
    ) {
      (self.receiveCompletion, self.receiveValue) = (receiveCompletion, receiveValue)
    }

    public func receive(subscription: any Subscription) {
      guard self.subscription == nil, !hasEnded else { return subscription.cancel() }
      self.subscription = subscription
      subscription.request(.unlimited)
    }

    public func receive(_ input: Input) -> Demand {
      if !hasEnded { receiveValue(input) }
      return .none
    }

    public func receive(completion: Completion<Failure>) {
      guard !hasEnded else { return }
      hasEnded = true
      subscription = nil
      let completed = receiveCompletion
      release()
      completed(completion)
    }

    public func cancel() {
      hasEnded = true
      let ended = subscription
      subscription = nil
      ended?.cancel()
      release()
    }

    private func release() {
      receiveValue = { _ in }
      receiveCompletion = { _ in }
    }
  }

  /// Assigns values to a property.
  public final class Assign<Root, Input>: Subscriber, Cancellable {
    public typealias Failure = Never
    public private(set) var object: Root?
    public let keyPath: ReferenceWritableKeyPath<Root, Input>
    private var subscription: (any Subscription)?

    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      (self.object, self.keyPath) = (object, keyPath)
    }

    public func receive(subscription: any Subscription) {
      guard self.subscription == nil, object != nil else { return subscription.cancel() }
      self.subscription = subscription
      subscription.request(.unlimited)
    }

    public func receive(_ input: Input) -> Demand {
      object?[keyPath: keyPath] = input
      return .none
    }

    public func receive(completion: Completion<Never>) {
      subscription = nil
      object = nil
    }

    public func cancel() {
      let ended = subscription
      subscription = nil
      object = nil
      ended?.cancel()
    }
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
extension Subscribers.Completion: Sendable {}

/// A subscriber whose type does not show how it is made.
public struct AnySubscriber<Input, Failure: Error>: Subscriber {
  public let combineIdentifier: CombineIdentifier
  private let subscribed: (any Subscription) -> Void
  private let value: (Input) -> Subscribers.Demand
  private let completed: (Subscribers.Completion<Failure>) -> Void

  public init<S: Subscriber>(_ subscriber: S) where S.Input == Input, S.Failure == Failure {
    if let same = subscriber as? Self {
      self = same
    } else {
      combineIdentifier = subscriber.combineIdentifier
      subscribed = { subscriber.receive(subscription: $0) }
      value = { subscriber.receive($0) }
      completed = { subscriber.receive(completion: $0) }
    }
  }

  public init(
    receiveSubscription: ((any Subscription) -> Void)? = nil, receiveValue: ((Input) -> Subscribers.Demand)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) {
    combineIdentifier = CombineIdentifier()
    subscribed = receiveSubscription ?? { _ in }
    value = receiveValue ?? { _ in .none }
    completed = receiveCompletion ?? { _ in }
  }

  public func receive(subscription: any Subscription) { subscribed(subscription) }
  public func receive(_ input: Input) -> Subscribers.Demand { value(input) }
  public func receive(completion: Subscribers.Completion<Failure>) { completed(completion) }
}
