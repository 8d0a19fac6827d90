/// Messages to objects of classes that override `responds(to:)` or `forwardingTarget(for:)` of NSObject.
///
/// Swift overrides nothing of NSObject here: Linux's NSObject has neither method. The translated copy of such a class adds
/// its methods to ``_SelectorTable`` under their names in Objective-C.
@MainActor
public enum _MessageForwarding {
  /// The names of the overridden methods.
  static let responds = "respondsToSelector:"
  static let forwardingTarget = "forwardingTargetForSelector:"
  static let conforms = "conformsToProtocol:"

  /// Whether there was an object of such a class. Read before each message to a method that a class lacks.
  nonisolated(unsafe) private(set) static var isUsed = false

  /// Called when an object of such a class is made, on any thread.
  public nonisolated static func use() { isUsed = true }

  /// Whether an object responds to a selector: the answer of its class.
  public static func responds(_ object: AnyObject, to name: String) -> Bool {
    if isUsed, let answer = _SelectorTable.method(responds, of: object) { return isTrue(answer, object, name) }
    return _SelectorTable.hasMethod(name, of: object)
  }

  /// The answer of the superclass of `aClass`: what `super.responds(to:)` is in a method of `aClass`.
  public static func superResponds(_ object: AnyObject, of aClass: AnyClass, to name: String) -> Bool {
    if let answer = _SelectorTable.method(responds, above: aClass) { return isTrue(answer, object, name) }
    return _SelectorTable.hasMethod(name, of: object)
  }

  /// The target of the superclass of `aClass`: what `super.forwardingTarget(for:)` is in a method of `aClass`.
  public static func superForwardingTarget(_ object: AnyObject, of aClass: AnyClass, for name: String) -> Any? {
    _SelectorTable.method(forwardingTarget, above: aClass)?(object, Selector(name), nil) ?? nil
  }

  /// The forwarding target of an object: the answer of its class.
  public static func forwardingTarget(of object: AnyObject, for name: String) -> Any? {
    isUsed ? _SelectorTable.method(forwardingTarget, of: object)?(object, Selector(name), nil) ?? nil : nil
  }

  /// Whether an object conforms to a protocol: the answer of its class.
  public static func conforms(_ object: AnyObject, to aProtocol: Any.Type) -> Bool {
    if isUsed, let answer = _SelectorTable.method(conforms, of: object) {
      return answer(object, aProtocol, nil) as? Bool ?? false
    }
    return isInstance(object, of: aProtocol)
  }

  /// The answer of the superclass of `aClass`: what `super.conforms(to:)` is in a method of `aClass`.
  public static func superConforms(_ object: AnyObject, of aClass: AnyClass, to aProtocol: Any.Type) -> Bool {
    if let answer = _SelectorTable.method(conforms, above: aClass) {
      return answer(object, aProtocol, nil) as? Bool ?? false
    }
    return isInstance(object, of: aProtocol)
  }

  /// Whether the class of an object overrides `forwardingTarget(for:)`.
  static func isForwarding(_ object: AnyObject) -> Bool {
    isUsed && _SelectorTable.method(forwardingTarget, of: object) != nil
  }

  /// The object that gets a message in place of a delegate whose class has no method for it. `nil` if there is none.
  ///
  /// UIKit sends a delegate only messages that it responds to. The runtime then asks each object without the method for its
  /// forwarding target.
  /// Source: Apple's pages of `responds(to:)` and `forwardingTarget(for:)` [D]; that UIKit asks each delegate [I].
  @inline(__always)
  static func receiver<Delegate>(of delegate: AnyObject, _ name: String, as type: Delegate.Type = Delegate.self)
    -> Delegate?
  {
    isUsed ? findReceiver(of: delegate, name) : nil
  }

  /// The same for code outside of the module.
  public static func receiver<Delegate>(of delegate: Delegate, for name: String) -> Delegate? {
    isUsed ? findReceiver(of: delegate as AnyObject, name) : nil
  }

  private static func findReceiver<Delegate>(of delegate: AnyObject, _ name: String) -> Delegate? {
    var object = delegate
    if let sender = delegate as? any MessageSender {
      guard let receiver = sender.receiver else { return nil }
      object = receiver
    } else if !isForwarding(object) {
      return nil
    }
    guard responds(object, to: name) else { return nil }
    var visited: [AnyObject] = [delegate]
    while object === delegate || !_SelectorTable.hasMethod(name, of: object) {
      visited.append(object)
      guard let method = _SelectorTable.method(forwardingTarget, of: object),
        let target = (method(object, Selector(name), nil) ?? nil).map({ $0 as AnyObject }),
        !visited.contains(where: { $0 === target })
      else { preconditionFailure("-[\(type(of: object)) \(name)]: unrecognized selector sent to an object") }
      object = target
    }
    if let found = object as? Delegate {
      Engine.current.handlers.willForward(name, to: object)
      return found
    }
    Unmodelled.note(
      "a \(type(of: delegate)) forwards \(name) to a \(type(of: object)), which does not declare that protocol")
    return nil
  }

  /// Reports a delegate of a scroll view that implements a method and denies it: UIKit does not call the method, and the
  /// engine does.
  static func noteDeniedMethods(of delegate: AnyObject?) {
    guard isUsed, let delegate, _SelectorTable.method(responds, of: delegate) != nil else { return }
    for declared in DelegateProtocol.all where declared.isConformed(by: delegate) {
      for name in declared.methods.sorted()
      where _SelectorTable.method(name, of: delegate) != nil && !responds(delegate, to: name) {
        Unmodelled.note("a \(type(of: delegate)) has the method \(name) and denies it, and it is called all the same")
      }
    }
  }

  private static func isTrue(_ method: _SelectorTable.Method, _ object: AnyObject, _ name: String) -> Bool {
    method(object, Selector(name), nil) as? Bool ?? false
  }

  private static func isInstance(_ object: AnyObject, of aProtocol: Any.Type) -> Bool {
    func check<Type>(_: Type.Type) -> Bool { object is Type }
    return _openExistential(aProtocol, do: check)
  }
}

/// A delegate, which is an object of Objective-C on Apple's systems.
public protocol _DelegateObject: AnyObject {}

/// An object of the engine that stands for a delegate which does not declare the protocol that the engine calls.
@MainActor
protocol MessageSender: AnyObject {
  var receiver: AnyObject? { get }
}
