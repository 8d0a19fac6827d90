/// Stores an optional value indirectly, so that descriptions can be recursive and stay small.
@propertyWrapper
package struct Boxed<Value: Sendable>: Sendable {
  private var values: [Value]

  package var wrappedValue: Value? {
    get { values.first }
    set { values = newValue.map { [$0] } ?? [] }
  }

  package init(wrappedValue: Value?) {
    values = wrappedValue.map { [$0] } ?? []
  }
}

extension Boxed: Equatable where Value: Equatable {}
