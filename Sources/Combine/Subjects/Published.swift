/// A property that publishes its values, the new one before it is stored.
@propertyWrapper
public struct Published<Value> {
  fileprivate final class Storage {
    let subject: CurrentValueSubject<Value, Never>
    var assignments: [AnyCancellable] = []
    /// The object of the property, once code has used the property or its publisher.
    weak var object: AnyObject?

    init(_ value: Value) { subject = CurrentValueSubject(value) }

    /// Announces the change of the object, then sends the value, then has it.
    func set(_ newValue: Value) {
      if let observable = object as? any ObservableObject { willChange(observable) }
      subject.sendThenSet(newValue)
    }

    private func willChange(_ object: some ObservableObject) {
      ObservableObjectPublisher.existing(of: object)?.send()
    }
  }

  private let storage: Storage

  public init(wrappedValue: Value) { storage = Storage(wrappedValue) }
  public init(initialValue: Value) { storage = Storage(initialValue) }

  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { fatalError("@Published is only available on properties of classes") }
    set { fatalError("@Published is only available on properties of classes") }
  }

  /// The values of the property, beginning with the present one.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never
    fileprivate let storage: Storage

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      storage.subject.subscribe(subscriber)
    }
  }

  public var projectedValue: Publisher {
    mutating get { Publisher(storage: storage) }
    set {
      // `assign(to:)` sets the value that it has read: there is nothing to store.
      _ = newValue
    }
  }

  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].storage.subject.value }
    set {
      let storage = object[keyPath: storageKeyPath].storage
      storage.object = object
      storage.set(newValue)
    }
  }

  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    projected projectedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Publisher>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Publisher {
    get {
      let storage = object[keyPath: storageKeyPath].storage
      storage.object = object
      return Publisher(storage: storage)
    }
    // `assign(to:)` sets the value that it has read: there is nothing to store.
    set { _ = newValue }
  }

  fileprivate static func assign<P: Combine.Publisher>(_ publisher: P, to published: Publisher)
  where P.Output == Value, P.Failure == Never {
    let storage = published.storage
    storage.assignments.append(publisher.sink { [weak storage] in storage?.set($0) })
  }
}

extension Publisher where Failure == Never {
  /// Assigns each value to a property until the property's object is released.
  public func assign(to published: inout Published<Output>.Publisher) {
    Published<Output>.assign(self, to: published)
  }
}
