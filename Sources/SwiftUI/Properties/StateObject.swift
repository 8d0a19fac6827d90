/// An object that a view makes when it is drawn first. None is drawn: the object is made when code reads it.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private nonisolated final class Storage {
    let make: () -> ObjectType
    lazy var object = make()
    init(_ make: @escaping () -> ObjectType) { self.make = make }
  }

  private nonisolated(unsafe) let storage: Storage

  public nonisolated init(wrappedValue make: @autoclosure @escaping () -> ObjectType) { storage = Storage(make) }

  public var wrappedValue: ObjectType { storage.object }
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: storage.object)
  }
}
