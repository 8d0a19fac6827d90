public import Foundation

/// A closure with an identifier.
@preconcurrency @MainActor
public final class UIAction: NSObject {
  /// Identifies an action, so that it can be replaced and removed.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  public var title: String
  /// The given identifier, else a generated one.
  public let identifier: Identifier
  /// The sender, while the handler runs.
  public internal(set) var sender: Any?

  let handler: @MainActor (UIAction) -> Void

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
