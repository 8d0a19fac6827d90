import Foundation

/// The code of a method, which several methods can have.
///
/// On Apple's systems it is a pointer to a function. Here it is an object that is called with the method's arguments.
public final class IMP: @unchecked Sendable {
  typealias Code = @MainActor (_ target: AnyObject, _ arguments: [Any?]) -> Any?

  let code: Code
  /// The class for whose objects the code is; `nil` if it does not depend on a class.
  let owner: AnyClass?

  init(of owner: AnyClass, _ code: @escaping Code) { (self.owner, self.code) = (owner, code) }

  /// The code that a closure is, which gets the object and the arguments.
  public init(_code code: @escaping @MainActor (_ target: AnyObject, _ arguments: [Any?]) -> Any?) {
    (owner, self.code) = (nil, code)
  }

  /// Calls the code with an object and the method's arguments.
  public func _call(_ target: AnyObject, _ arguments: [Any?]) -> Any? {
    nonisolated(unsafe) let (target, arguments) = (target, arguments)
    nonisolated(unsafe) var result: Any?
    MainActor.assumeIsolated { result = code(target, arguments) }
    return result
  }
}

extension IMP: Equatable {
  public static func == (one: IMP, other: IMP) -> Bool { one === other }
}

/// A method of a class: its name and its code, which can be replaced while the app runs.
public final class Method: @unchecked Sendable {
  let selector: Selector
  /// The class that has the method itself.
  let owner: AnyClass
  var implementation: IMP
  /// Why the engine does not call the method's code if it is replaced; `nil` if it does.
  let limit: String?

  init(_ selector: Selector, of owner: AnyClass, limit: String? = nil, _ code: @escaping IMP.Code) {
    (self.selector, self.owner, self.limit, implementation) = (selector, owner, limit, IMP(of: owner, code))
  }
}

extension Method: Equatable {
  public static func == (one: Method, other: Method) -> Bool { one === other }
}

// The functions of the Objective-C runtime with which apps replace methods. Source: Apple's pages of these functions [D].

/// The method of a class or of its nearest superclass that has it; `nil` if there is none.
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
  withRuntimeMethods { $0.method(name, from: cls) }
}

/// A method of the class itself. `nil`: they cannot be looked up here, which is reported.
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
  Unmodelled.noteFromAnyThread("the method `\(name.description)` of a class is looked up, and that is not modelled")
  return nil
}

/// The code of a class's method, which may be inherited.
public func class_getMethodImplementation(_ cls: AnyClass?, _ name: Selector) -> IMP? {
  withRuntimeMethods { $0.method(name, from: cls)?.implementation }
}

/// Adds a method to a class that does not have it itself. Returns whether it was added.
@discardableResult
public func class_addMethod(_ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?) -> Bool {
  withRuntimeMethods { $0.add(name, to: cls, imp) }
}

/// Replaces the code of a class's own method, or adds the method. Returns the replaced code.
@discardableResult
public func class_replaceMethod(_ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?) -> IMP?
{
  withRuntimeMethods { $0.replace(name, of: cls, with: imp) }
}

public func method_getName(_ m: Method) -> Selector { m.selector }

public func method_getImplementation(_ m: Method) -> IMP { withRuntimeMethods { _ in m.implementation } }

/// An empty encoding: the types of arguments are not encoded here.
public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { UnsafePointer(emptyEncoding) }

nonisolated(unsafe) private let emptyEncoding: UnsafeMutablePointer<CChar> = {
  let text = UnsafeMutablePointer<CChar>.allocate(capacity: 1)
  text.initialize(to: 0)
  return text
}()

/// Gives a method other code. Returns the replaced code.
@discardableResult
public func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP {
  withRuntimeMethods { methods in
    defer { methods.set(m, imp) }
    return m.implementation
  }
}

/// Exchanges the code of two methods, each in the class that has it.
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {
  withRuntimeMethods { methods in
    let (first, second) = (m1.implementation, m2.implementation)
    guard methods.canSet(m1, second), methods.canSet(m2, first) else { return }
    methods.set(m1, second)
    methods.set(m2, first)
  }
}

/// The class of an object.
public func object_getClass(_ obj: Any?) -> AnyClass? { obj.map { type(of: $0 as AnyObject) } }

/// The superclass of a class.
public func class_getSuperclass(_ cls: AnyClass?) -> AnyClass? { cls.flatMap { _getSuperclass($0) } }

/// The functions can be called from code that is not isolated, on the main thread.
private func withRuntimeMethods<Result>(_ body: @MainActor (RuntimeMethods) -> Result) -> Result {
  nonisolated(unsafe) var result: Result?
  withoutActuallyEscaping(body) { body in
    MainActor.assumeIsolated { result = body(RuntimeMethods.current) }
  }
  return result!
}
