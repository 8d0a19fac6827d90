/// A closure with an identifier.
@preconcurrency @MainActor
public final class UIAction: UIMenuElement {
  /// Identifies an action, so that it can be replaced and removed.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The given identifier, else a generated one.
  public let identifier: Identifier
  /// The sender, while the handler runs.
  public internal(set) var sender: Any?
  // What follows is for menus, which are not shown.
  public var discoverabilityTitle: String?
  public var attributes: UIMenuElement.Attributes
  public var state: UIMenuElement.State

  let handler: @MainActor (UIAction) -> Void

  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
    handler: @escaping @MainActor (UIAction) -> Void
  ) {
    let engine = Engine.current
    engine.madeActions += 1
    self.identifier = identifier ?? Identifier("UIAction-\(engine.madeActions)")
    (self.discoverabilityTitle, self.attributes, self.state) = (discoverabilityTitle, attributes, state)
    self.handler = handler
    super.init(title: title, subtitle: subtitle, image: image)
  }

  func run(sender: Any?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
