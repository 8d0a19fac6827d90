/// A value that views get from the views around them.
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}
