/// The line of the `return` that an overriding hit-test method executed last.
public struct _Decision {
  public var file: StaticString
  public var line: Int
  /// The view whose method it is.
  public var view: ObjectIdentifier

  /// `nil` before the first one.
  @exclusivity(unchecked) nonisolated(unsafe) public static var last: _Decision?

  @inlinable
  public init(file: StaticString, line: Int, view: ObjectIdentifier) {
    (self.file, self.line, self.view) = (file, line, view)
  }
}

/// Stores the line that decides the result of a hit-test method, and returns the result. The translated copy of a rule
/// calls it.
@inlinable
public func decided<T>(_ value: T, line: Int, file: StaticString, of view: AnyObject) -> T {
  _Decision.last = _Decision(file: file, line: line, view: ObjectIdentifier(view))
  return value
}

/// Stores the line of a `return super.…`, unless a method of the same view that `value` calls has stored its own.
@inlinable
public func decidedBySuper<T>(_ value: () throws -> T, line: Int, file: StaticString, of view: AnyObject) rethrows -> T
{
  _Decision.last = nil
  let result = try value()
  if _Decision.last?.view == ObjectIdentifier(view) { return result }
  return decided(result, line: line, file: file, of: view)
}
