/// The methods of user classes that can be called by name.
///
/// The translated copies of a rules build fill it when the build is loaded.
@MainActor
public enum _SelectorTable {
  /// Calls a method on a target, with the sender and the event of an action.
  public typealias Method = @MainActor (_ target: AnyObject, _ sender: Any?, _ event: Any?) -> Any?

  private static var methods: [ObjectIdentifier: [String: Method]] = [:]

  /// Adds a method that a class or an extension of it declares.
  public static func add(_ name: String, of aClass: AnyClass, _ method: @escaping Method) {
    methods[ObjectIdentifier(aClass), default: [:]][name] = method
  }

  /// The method of the object's class or of its nearest superclass that has it.
  public static func method(_ name: String, of object: AnyObject) -> Method? {
    if methods.isEmpty { return nil }
    var candidate: AnyClass? = type(of: object)
    while let known = candidate {
      if let method = methods[ObjectIdentifier(known)]?[name] { return method }
      candidate = _getSuperclass(known)
    }
    return nil
  }
}
