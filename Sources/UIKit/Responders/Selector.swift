/// A method's name, with a closure that calls it or without one: the equivalent of `#selector`.
///
/// There is no Objective-C runtime that could look up a method by name. A selector without a closure is looked up in
/// the table that generated code fills: ``_SelectorTable``.
public struct Selector: Hashable, Sendable, CustomStringConvertible {
  /// The method's name, with a colon for each argument.
  public let description: String

  /// Calls the method; `nil` if the table has it.
  private let call: (@MainActor @Sendable (_ target: AnyObject, _ sender: Any?, _ event: Any?) -> Any?)?

  /// Whether the selector contains the call.
  var hasCall: Bool { call != nil }

  /// Creates the selector of a method that the table of the target's class contains.
  public init(_ name: String) {
    description = name
    call = nil
  }

  /// Creates the selector of a method; `perform` calls it on a target with a sender.
  public init(
    _ name: String, perform: @escaping @MainActor @Sendable (_ target: AnyObject, _ sender: AnyObject) -> Void
  ) {
    description = name
    call = { target, sender, _ in perform(target, sender as AnyObject) }
  }

  /// Creates the selector of a method that `call` calls, with a sender that may be missing, and its result.
  public init(
    _name name: String, call: @escaping @MainActor @Sendable (_ target: AnyObject, _ sender: Any?) -> Any?
  ) {
    description = name
    self.call = { target, sender, _ in call(target, sender) }
  }

  /// Creates the selector of a method of two arguments that `call` calls.
  public init(
    _name name: String,
    call: @escaping @MainActor @Sendable (_ target: AnyObject, _ sender: Any?, _ event: Any?) -> Any?
  ) {
    description = name
    self.call = call
  }

  /// Calls the method, or the code that has replaced it, and returns its result; `nil` for a method without one.
  ///
  /// Traps if the class of `target` has no such method, as the Objective-C runtime does.
  @MainActor
  @discardableResult
  public func _perform(on target: AnyObject, _ sender: Any?, _ event: Any? = nil) -> Any? {
    if let methods = Engine.pointer?._withUnsafeGuaranteedRef({ $0.runtimeMethods }),
      let method = methods.called(description, by: type(of: target))
    {
      return method.implementation.code(target, [sender, event])
    }
    if let method = _SelectorTable.method(description, of: target) { return method(target, sender, event) }
    // A private method of UIKit, which people call in a debugger and in their logs.
    if description == "recursiveDescription", let view = target as? UIView { return view.recursiveDescription }
    guard let call else {
      preconditionFailure("-[\(type(of: target)) \(description)]: unrecognized selector sent to an object")
    }
    return call(target, sender, event)
  }

  public static func == (one: Selector, other: Selector) -> Bool { one.description == other.description }

  public func hash(into hasher: inout Hasher) { hasher.combine(description) }
}
