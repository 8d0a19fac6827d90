import TouchReplay

/// An object that publishes before one of its `@Published` properties changes.
public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  var objectWillChange: ObjectWillChangePublisher { get }
}

/// The publisher of an ``ObservableObject``.
public final class ObservableObjectPublisher: Publisher {
  public typealias Output = Void
  public typealias Failure = Never
  private let subject = PassthroughSubject<Void, Never>()

  public init() {}

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    subject.subscribe(subscriber)
  }

  public func send() { subject.send() }

  /// Whether a property that makes publishers may make one.
  nonisolated(unsafe) fileprivate static var makesPublishers = true
  nonisolated(unsafe) fileprivate static let unused = ObservableObjectPublisher()

  /// The publisher of an object, without making one that has no subscriber.
  static func existing(of object: some ObservableObject) -> ObservableObjectPublisher? {
    makesPublishers = false
    defer { makesPublishers = true }
    return object.objectWillChange as? ObservableObjectPublisher
  }
}

/// The address of this is the key of the publishers.
nonisolated(unsafe) private let publisherKey = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  public var objectWillChange: ObservableObjectPublisher {
    if let publisher = objc_getAssociatedObject(self, publisherKey) as? ObservableObjectPublisher { return publisher }
    guard ObservableObjectPublisher.makesPublishers else { return .unused }
    let publisher = ObservableObjectPublisher()
    objc_setAssociatedObject(self, publisherKey, publisher, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return publisher
  }
}
