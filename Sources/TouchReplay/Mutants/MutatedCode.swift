public import Foundation

// What translated copies with faults call. Each function states that its place was reached.

/// Whether the code has the fault with a number; never for 0, which stands for a fault that was left out.
public func _isMutant(_ number: Int) -> Bool {
  guard number > 0, number <= SelectedMutant.highest else { return false }
  SelectedMutant.reached[number >> 3] |= 1 << UInt8(number & 7)
  return SelectedMutant.number == number
}

/// Whether a statement is performed, or a condition can be fulfilled.
public func _keeps(_ number: Int) -> Bool { !_isMutant(number) }

/// A value, or the one that a fault has instead.
public func _mutated<T>(
  _ number: Int, _ value: @autoclosure () throws -> T, _ other: @autoclosure () throws -> T
) rethrows -> T {
  try _isMutant(number) ? other() : value()
}

/// A length, or the one that a fault has instead. Its type is stated, so that the compiler does not try all types.
public func _mutatedLength(_ number: Int, _ value: CGFloat, _ other: CGFloat) -> CGFloat {
  _isMutant(number) ? other : value
}

/// The value of a call that is a statement of its own, unless a fault leaves it out.
public func _mutatedStatement(_ number: Int, _ call: @autoclosure () throws -> Void) rethrows {
  if _keeps(number) { try call() }
}

/// A condition, or with a fault its opposite, `true` or `false`.
public func _condition(
  _ negated: Int, _ fulfilled: Int, _ unfulfilled: Int, _ value: @autoclosure () throws -> Bool
) rethrows -> Bool {
  let faults = (_isMutant(negated), _isMutant(fulfilled), _isMutant(unfulfilled))
  if faults.1 || faults.2 { return faults.1 }
  return try value() != faults.0
}

/// `&&`, or with a fault `||`.
public func _and(
  _ number: Int, _ one: @autoclosure () throws -> Bool, _ other: @autoclosure () throws -> Bool
) rethrows -> Bool {
  try _isMutant(number) ? one() || other() : one() && other()
}

/// `||`, or with a fault `&&`.
public func _or(
  _ number: Int, _ one: @autoclosure () throws -> Bool, _ other: @autoclosure () throws -> Bool
) rethrows -> Bool {
  try _isMutant(number) ? one() && other() : one() || other()
}

/// The same for a call of an object that may be missing.
@discardableResult
public func _mutatedStatement(_ number: Int, _ call: @autoclosure () throws -> Void?) rethrows -> Void? {
  _keeps(number) ? try call() : nil
}

/// States that a function runs. Its number is none of a fault.
public func _reach(_ number: Int) { _ = _isMutant(number) }
