/// The methods of user classes that can be called by name.
///
/// The translated copies of a rules build fill it when the build is loaded.
@MainActor
public enum _SelectorTable {
  /// Calls a method on a target, with the sender and the event of an action.
  public typealias Method = @MainActor (_ target: AnyObject, _ sender: Any?, _ event: Any?) -> Any?

  private static var methods: [ObjectIdentifier: [String: Method]] = [:]

  /// Adds a method that a class or an extension of it declares.
  ///
  /// - Parameter swiftName: The name in Swift, if it does not follow from the name in Objective-C.
  public static func add(
    _ name: String, as swiftName: String? = nil, of aClass: AnyClass, isReplaceable: Bool = false,
    _ method: @escaping Method
  ) {
    methods[ObjectIdentifier(aClass), default: [:]][name] = method
    if let swiftName { swiftNames[ObjectIdentifier(aClass), default: [:]][name] = swiftName }
    if isReplaceable { replaceable[ObjectIdentifier(aClass), default: []].insert(name) }
  }

  /// The names in Swift that do not follow from the names in Objective-C.
  private static var swiftNames: [ObjectIdentifier: [String: String]] = [:]

  /// The name in Swift of the method of a class or of its nearest superclass that has it; `nil` if it follows from the name in Objective-C.
  static func swiftName(_ name: String, of aClass: AnyClass) -> String? {
    var candidate: AnyClass? = aClass
    while let known = candidate {
      if methods[ObjectIdentifier(known)]?[name] != nil { return swiftNames[ObjectIdentifier(known)]?[name] }
      candidate = _getSuperclass(known)
    }
    return nil
  }

  /// The methods that are always called by name.
  private static var replaceable: [ObjectIdentifier: Set<String>] = [:]

  /// Whether all calls of a class's own method are made by name.
  static func isReplaceable(_ name: String, of aClass: AnyClass) -> Bool {
    replaceable[ObjectIdentifier(aClass)]?.contains(name) ?? false
  }

  /// The method of the object's class or of its nearest superclass that has it.
  public static func method(_ name: String, of object: AnyObject) -> Method? { method(name, from: type(of: object)) }

  /// The method of a class or of its nearest superclass that has it.
  static func inheritedMethod(_ name: String, from aClass: AnyClass) -> Method? { method(name, from: aClass) }

  /// The method that a class or an extension of it declares.
  static func ownMethod(_ name: String, of aClass: AnyClass) -> Method? { methods[ObjectIdentifier(aClass)]?[name] }

  /// The method of the nearest superclass that has it.
  static func method(_ name: String, above aClass: AnyClass) -> Method? { method(name, from: _getSuperclass(aClass)) }

  private static func method(_ name: String, from aClass: AnyClass?) -> Method? {
    if methods.isEmpty { return nil }
    var candidate: AnyClass? = aClass
    while let known = candidate {
      if let method = methods[ObjectIdentifier(known)]?[name] { return method }
      candidate = _getSuperclass(known)
    }
    return nil
  }

  // MARK: Methods of delegates

  /// The classes whose table has all methods of delegates that they declare.
  private static var described: Set<ObjectIdentifier> = []

  /// States that the table has all methods of UIKit's delegate protocols that a class declares.
  public static func describe(_ aClass: AnyClass) { described.insert(ObjectIdentifier(aClass)) }

  /// Whether the table has all methods of delegates of a class or of a superclass.
  static func isDescribed(_ aClass: AnyClass) -> Bool {
    var candidate: AnyClass? = aClass
    while let known = candidate {
      if described.contains(ObjectIdentifier(known)) { return true }
      candidate = _getSuperclass(known)
    }
    return false
  }

  /// Whether an object has a method, its own or an inherited one.
  ///
  /// Of a delegate whose class is not translated it is not known which optional methods it has: it has all of its protocols.
  static func hasMethod(_ name: String, of object: AnyObject) -> Bool {
    if method(name, of: object) != nil { return true }
    guard DelegateProtocol.declaring(name).contains(where: { $0.isConformed(by: object) }) else { return false }
    return !isDescribed(type(of: object))
  }
}
