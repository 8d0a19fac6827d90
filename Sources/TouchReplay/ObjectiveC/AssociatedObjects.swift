/// How an associated object is stored.
public enum objc_AssociationPolicy: UInt, Sendable {
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 769
  case OBJC_ASSOCIATION_COPY = 771
}

/// Stores an object with another one under a key. `nil` removes it.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  let owner = object as AnyObject
  var entry = AssociatedObjects.entry(of: owner)
  if case .OBJC_ASSOCIATION_ASSIGN = policy, let value {
    let reference = value as AnyObject
    entry.values[key] = { [weak reference] in reference }
  } else {
    entry.values[key] = value.map { value in { value } }
  }
  AssociatedObjects.all[ObjectIdentifier(owner)] = entry
}

/// The object that is stored with another one under a key.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociatedObjects.entry(of: object as AnyObject).values[key]?()
}

/// Removes all objects that are stored with another one.
public func objc_removeAssociatedObjects(_ object: Any) {
  AssociatedObjects.all[ObjectIdentifier(object as AnyObject)] = nil
}

/// Has no effect: rules run on one thread. Returns 0, which stands for success.
@discardableResult
public func objc_sync_enter(_ object: Any) -> Int32 { 0 }

/// Has no effect: rules run on one thread. Returns 0, which stands for success.
@discardableResult
public func objc_sync_exit(_ object: Any) -> Int32 { 0 }

/// The objects that are stored with others. An entry of an object that no longer exists is replaced when another object
/// has its address.
private enum AssociatedObjects {
  struct Entry {
    weak var owner: AnyObject?
    var values: [UnsafeRawPointer: () -> Any?] = [:]
  }

  nonisolated(unsafe) static var all: [ObjectIdentifier: Entry] = [:]

  static func entry(of owner: AnyObject) -> Entry {
    if let entry = all[ObjectIdentifier(owner)], entry.owner === owner { return entry }
    if all.count.isMultiple(of: 1_024) { all = all.filter { $0.value.owner != nil } }
    return Entry(owner: owner)
  }
}
