public import UIKit

/// Stores the line that decides the result of a hit-test method, and returns the result. The translated copy of a rule
/// calls it.
@inlinable
public func decided<T>(_ value: T, line: Int, file: StaticString, of view: AnyObject) -> T {
  _storeReturn(line: line, file: file, of: view)
  return value
}

/// The same with the type of `hitTest(_:with:)`, so that a value without a type of its own has it: `.none`.
@inlinable
public func decided(_ value: UIView?, line: Int, file: StaticString, of view: AnyObject) -> UIView? {
  _storeReturn(line: line, file: file, of: view, answer: value)
  return value
}

/// Stores the line of a `return super.…`, unless a method of the same view that `value` calls has stored its own.
@inlinable
public func decidedBySuper<T>(_ value: () throws -> T, line: Int, file: StaticString, of view: AnyObject) rethrows -> T
{
  _clearLastReturn()
  let result = try value()
  if !_isLastReturn(of: view) { _storeReturn(line: line, file: file, of: view) }
  return result
}

/// The same with the type of `hitTest(_:with:)`.
@inlinable
public func decidedBySuper(
  _ value: () throws -> UIView?, line: Int, file: StaticString, of view: AnyObject
) rethrows -> UIView? {
  _clearLastReturn()
  let result = try value()
  if !_isLastReturn(of: view) { _storeReturn(line: line, file: file, of: view, answer: result) }
  return result
}

/// `Selector` in copies of rules, which may have a type of that name.
public typealias _Selector = Selector

// Functions that are not inlined, because the state of the engine has no public interface.

/// Stores a `return` of a method of a view as the last one of the current app.
public func _storeReturn(line: Int, file: StaticString, of view: AnyObject) {
  let last = HitTestReturn(file: file, line: line, view: ObjectIdentifier(view))
  _onMainActor { Engine.current.lastReturn = last }
}

/// The same for a method that returns a view.
public func _storeReturn(line: Int, file: StaticString, of view: AnyObject, answer: UIView?) {
  let answer = answer.map { HitTestReturn.Answer.view(ObjectIdentifier($0)) } ?? .none
  let last = HitTestReturn(file: file, line: line, view: ObjectIdentifier(view), answer: answer)
  _onMainActor { Engine.current.lastReturn = last }
}

/// Removes the last `return` of the current app.
public func _clearLastReturn() { _onMainActor { Engine.current.lastReturn = nil } }

/// Whether the last `return` of the current app is in a method of a view.
public func _isLastReturn(of view: AnyObject) -> Bool {
  let view = ObjectIdentifier(view)
  return _onMainActor { Engine.current.lastReturn?.view == view }
}
