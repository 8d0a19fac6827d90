/// A method by name, together with how to call it: what `#selector` makes on Apple's systems.
///
/// There is no Objective-C runtime here that could find a method by its name, so a selector carries the call.
public struct Selector: Hashable, Sendable, CustomStringConvertible {
  /// The method's name, with a colon for each argument.
  public let description: String

  let perform: @MainActor @Sendable (_ target: AnyObject, _ sender: AnyObject) -> Void

  /// Makes the selector of a method that `perform` calls on a target with a sender.
  public init(
    _ name: String, perform: @escaping @MainActor @Sendable (_ target: AnyObject, _ sender: AnyObject) -> Void
  ) {
    description = name
    self.perform = perform
  }

  /// Whether both name the same method.
  public static func == (one: Selector, other: Selector) -> Bool { one.description == other.description }

  /// Feeds the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(description) }
}
