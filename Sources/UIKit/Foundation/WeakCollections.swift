public import Foundation

// Foundation's collections with weak references, which Linux does not have.

/// How a collection holds its objects.
public struct NSPointerFunctions: Sendable {
  /// The options of a collection.
  public struct Options: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let strongMemory: Options = []
    public static let weakMemory = Options(rawValue: 5)
    public static let objectPersonality: Options = []
    public static let objectPointerPersonality = Options(rawValue: 1 << 9)
    public static let copyIn = Options(rawValue: 1 << 16)
  }
}

/// A reference to an object, weak or strong.
final class ObjectReference {
  private weak var weakObject: AnyObject?
  private let strongObject: AnyObject?

  init(_ object: AnyObject?, isWeak: Bool) {
    weakObject = object
    strongObject = isWeak ? nil : object
  }

  var object: AnyObject? { strongObject ?? weakObject }

  /// Whether two objects are one entry: the same object, or equal objects of Foundation.
  static func areEqual(_ one: AnyObject, _ other: AnyObject, byIdentity: Bool) -> Bool {
    if one === other { return true }
    guard !byIdentity, let one = one as? NSObject else { return false }
    return one.isEqual(other)
  }
}

/// A set of objects, with weak references by request.
public final class NSHashTable<ObjectType: AnyObject>: NSObject {
  private var entries: [ObjectReference] = []
  private let options: NSPointerFunctions.Options

  public init(options: NSPointerFunctions.Options, capacity initialCapacity: Int = 0) { self.options = options }
  public override convenience init() { self.init(options: .strongMemory) }

  /// A table that does not retain its objects.
  public static func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

  public var allObjects: [ObjectType] { entries.compactMap { $0.object as? ObjectType } }
  public var anyObject: ObjectType? { allObjects.first }
  public var count: Int { allObjects.count }
  public var setRepresentation: Set<AnyHashable> { Set(allObjects.compactMap { $0 as? AnyHashable }) }

  public func add(_ object: ObjectType?) {
    guard let object, !contains(object) else { return }
    entries.removeAll { $0.object == nil }
    entries.append(ObjectReference(object, isWeak: options.contains(.weakMemory)))
  }

  public func remove(_ object: ObjectType?) {
    guard let object else { return }
    entries.removeAll { $0.object.map { matches($0, object) } ?? true }
  }

  public func removeAllObjects() { entries = [] }
  public func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }
  public func member(_ object: ObjectType?) -> ObjectType? {
    guard let object else { return nil }
    return allObjects.first { matches($0, object) }
  }
  public func objectEnumerator() -> NSEnumerator { ObjectEnumerator(allObjects) }

  private func matches(_ one: AnyObject, _ other: AnyObject) -> Bool {
    ObjectReference.areEqual(one, other, byIdentity: options.contains(.objectPointerPersonality))
  }
}

/// Objects by keys, with weak references by request.
public final class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
  private var entries: [(key: ObjectReference, value: ObjectReference)] = []
  private let keyOptions: NSPointerFunctions.Options
  private let valueOptions: NSPointerFunctions.Options

  public init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
    capacity initialCapacity: Int = 0
  ) { (self.keyOptions, self.valueOptions) = (keyOptions, valueOptions) }
  public override convenience init() { self.init(keyOptions: [], valueOptions: []) }

  public static func strongToStrongObjects() -> NSMapTable { NSMapTable() }
  public static func weakToStrongObjects() -> NSMapTable { NSMapTable(keyOptions: .weakMemory) }
  public static func strongToWeakObjects() -> NSMapTable { NSMapTable(valueOptions: .weakMemory) }
  public static func weakToWeakObjects() -> NSMapTable {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  public var count: Int { live.count }
  public func object(forKey aKey: KeyType?) -> ObjectType? {
    guard let aKey else { return nil }
    return live.first { matches($0.0, aKey) }?.1
  }
  public func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    guard let aKey else { return }
    removeObject(forKey: aKey)
    guard let anObject else { return }
    entries.append(
      (
        ObjectReference(aKey, isWeak: keyOptions.contains(.weakMemory)),
        ObjectReference(anObject, isWeak: valueOptions.contains(.weakMemory))
      ))
  }
  public func removeObject(forKey aKey: KeyType?) {
    guard let aKey else { return }
    entries.removeAll { entry in
      guard let key = entry.key.object, entry.value.object != nil else { return true }
      return matches(key, aKey)
    }
  }
  public func removeAllObjects() { entries = [] }
  public func keyEnumerator() -> NSEnumerator { ObjectEnumerator(live.map(\.0)) }
  public func objectEnumerator() -> NSEnumerator? { ObjectEnumerator(live.map(\.1)) }
  public func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
    Dictionary(
      live.compactMap { key, value in (key as? AnyHashable).map { ($0, value) } }, uniquingKeysWith: { $1 })
  }

  private var live: [(KeyType, ObjectType)] {
    entries.compactMap { entry in
      guard let key = entry.key.object as? KeyType, let value = entry.value.object as? ObjectType else { return nil }
      return (key, value)
    }
  }

  private func matches(_ one: AnyObject, _ other: AnyObject) -> Bool {
    ObjectReference.areEqual(one, other, byIdentity: keyOptions.contains(.objectPointerPersonality))
  }
}

/// Pointers to objects in an order, with weak references by request.
public final class NSPointerArray: NSObject {
  private var entries: [ObjectReference?] = []
  private let options: NSPointerFunctions.Options

  public init(options: NSPointerFunctions.Options = []) { self.options = options }
  public static func weakObjects() -> NSPointerArray { NSPointerArray(options: .weakMemory) }
  public static func strongObjects() -> NSPointerArray { NSPointerArray(options: .strongMemory) }

  public var count: Int {
    get { entries.count }
    set {
      entries = Array(entries.prefix(newValue)) + Array(repeating: nil, count: max(0, newValue - entries.count))
    }
  }
  public var allObjects: [Any] { entries.compactMap { $0?.object } }
  public func pointer(at index: Int) -> UnsafeMutableRawPointer? {
    entries[index]?.object.map { Unmanaged.passUnretained($0).toOpaque() }
  }
  public func addPointer(_ pointer: UnsafeMutableRawPointer?) { entries.append(reference(pointer)) }
  public func insertPointer(_ item: UnsafeMutableRawPointer?, at index: Int) {
    entries.insert(reference(item), at: index)
  }
  public func replacePointer(at index: Int, withPointer item: UnsafeMutableRawPointer?) {
    entries[index] = reference(item)
  }
  public func removePointer(at index: Int) { entries.remove(at: index) }
  /// Removes the entries without an object.
  public func compact() { entries.removeAll { $0?.object == nil } }

  private func reference(_ pointer: UnsafeMutableRawPointer?) -> ObjectReference? {
    pointer.map {
      ObjectReference(
        Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue(), isWeak: options.contains(.weakMemory))
    }
  }
}

private final class ObjectEnumerator: NSEnumerator {
  private var rest: ArraySlice<AnyObject>
  init(_ objects: [AnyObject]) { rest = objects[...] }
  override func nextObject() -> Any? { rest.popFirst() }
}
