/// A method's name with a closure that calls it: the equivalent of `#selector`.
///
/// There is no Objective-C runtime that could look up a method by name, so a selector contains the call.
public struct Selector: Hashable, Sendable, CustomStringConvertible {
  /// The method's name, with a colon for each argument.
  public let description: String

  let perform: @MainActor @Sendable (_ target: AnyObject, _ sender: AnyObject) -> Void

  /// Creates the selector of a method; `perform` calls it on a target with a sender.
  public init(
    _ name: String, perform: @escaping @MainActor @Sendable (_ target: AnyObject, _ sender: AnyObject) -> Void
  ) {
    description = name
    self.perform = perform
  }

  public static func == (one: Selector, other: Selector) -> Bool { one.description == other.description }

  public func hash(into hasher: inout Hasher) { hasher.combine(description) }
}
