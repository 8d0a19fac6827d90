public import UIKit

// Conversions between the code of a method and functions, which apps make with unsafeBitCast and with blocks.

private func call<Target, Result>(_ imp: IMP?, _ target: Target, _ arguments: [Any?]) -> Result {
  guard let imp else { preconditionFailure("a method's code that is nil was called") }
  return _result(imp._call(target as AnyObject, arguments), of: "a replaced method")
}

/// The code of a method without arguments as a function.
public func _function<Target, Result>(_ imp: IMP?, as type: ((Target, Selector) -> Result).Type) -> (Target, Selector)
  -> Result
{ { target, _ in call(imp, target, []) } }

/// The code of a method with one argument as a function.
public func _function<Target, First, Result>(
  _ imp: IMP?, as type: ((Target, Selector, First) -> Result).Type
) -> (Target, Selector, First) -> Result { { target, _, first in call(imp, target, [first]) } }

/// The code of a method with two arguments as a function.
public func _function<Target, First, Second, Result>(
  _ imp: IMP?, as type: ((Target, Selector, First, Second) -> Result).Type
) -> (Target, Selector, First, Second) -> Result {
  { target, _, first, second in call(imp, target, [first, second]) }
}

private func code<Target>(_ call: @escaping @MainActor (Target, [Any?]) -> Any?) -> IMP {
  IMP(_code: { target, arguments in
    guard let target = target as? Target else {
      preconditionFailure("a block for \(Target.self) was called on an object of the class \(type(of: target))")
    }
    return call(target, arguments)
  })
}

/// The code that a block without further arguments is.
public func imp_implementationWithBlock<Target, Result>(_ block: @escaping (Target) -> Result) -> IMP {
  nonisolated(unsafe) let block = block
  return code { target, _ in block(target) }
}

/// The code that a block with one further argument is.
public func imp_implementationWithBlock<Target, First, Result>(_ block: @escaping (Target, First) -> Result) -> IMP {
  nonisolated(unsafe) let block = block
  return code { target, arguments in block(target, _argument(arguments[0], as: First.self)) }
}

/// The code that a block with two further arguments is.
public func imp_implementationWithBlock<Target, First, Second, Result>(
  _ block: @escaping (Target, First, Second) -> Result
) -> IMP {
  nonisolated(unsafe) let block = block
  return code { target, arguments in
    block(target, _argument(arguments[0], as: First.self), _argument(arguments[1], as: Second.self))
  }
}
