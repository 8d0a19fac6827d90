/// A value that a view stores.
///
/// Copies of a view that was never drawn share no storage on a device either: what code sets is kept in this value's own storage.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private nonisolated final class Storage {
    var value: Value
    init(_ value: Value) { self.value = value }
  }

  private nonisolated(unsafe) let storage: Storage

  public nonisolated init(wrappedValue: Value) { storage = Storage(wrappedValue) }
  public nonisolated init(initialValue: Value) { storage = Storage(initialValue) }

  public var wrappedValue: Value {
    get { storage.value }
    nonmutating set { storage.value = newValue }
  }

  public var projectedValue: Binding<Value> {
    let storage = storage
    return Binding(get: { storage.value }, set: { storage.value = $0 })
  }
}

extension State where Value: ExpressibleByNilLiteral {
  public nonisolated init() { self.init(wrappedValue: nil) }
}
