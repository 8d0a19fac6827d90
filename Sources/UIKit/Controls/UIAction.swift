public import Foundation

/// A named closure that a control runs.
@preconcurrency @MainActor
public final class UIAction: NSObject {
  /// Names an action, so that it can be replaced and removed.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    /// Makes an identifier from a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes an identifier from a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The name shown where the action is shown.
  public var title: String
  /// Names the action; one is made up when none is given.
  public let identifier: Identifier
  /// What sent the action, while its handler runs.
  public internal(set) var sender: Any?

  let handler: @MainActor (UIAction) -> Void

  /// Makes an action that runs `handler`.
  public init(title: String = "", identifier: Identifier? = nil, handler: @escaping @MainActor (UIAction) -> Void) {
    self.title = title
    let engine = Engine.current
    engine.madeActions += 1
    self.identifier = identifier ?? Identifier("UIAction-\(engine.madeActions)")
    self.handler = handler
  }

  func run(sender: Any?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
