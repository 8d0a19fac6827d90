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
  private let place: ClosurePlace
  private let hasOwnIdentifier: Bool
  /// Whether the closure is a harness's. It is no code of the app.
  private(set) lazy var isOfHarness = HandlerNames.systemModules.contains(place.module)
  private lazy var placeName = place.name

  /// Creates an action whose closure has no place in the app's code.
  @_disfavoredOverload
  public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
    handler: @escaping @MainActor (UIAction) -> Void
  ) {
    self.init(
      title: title, subtitle: subtitle, image: image, identifier: identifier,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state, handler: handler, _id: "")
  }

  /// Creates an action. The arguments with a default of the compiler are the place in the app's code. Results name the closure by it if the app
  /// gives neither an identifier nor a title.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
    handler: @escaping @MainActor (UIAction) -> Void,
    _id id: StaticString = #fileID, _file: StaticString = #filePath, _line: UInt = #line,
    _function: StaticString = #function
  ) {
    let engine = Engine.current
    engine.madeActions += 1
    hasOwnIdentifier = identifier != nil
    place = ClosurePlace(id, _file, _line, _function)
    self.identifier = identifier ?? Identifier("UIAction-\(engine.madeActions)")
    (self.discoverabilityTitle, self.attributes, self.state) = (discoverabilityTitle, attributes, state)
    self.handler = handler
    super.init(title: title, subtitle: subtitle, image: image)
  }

  func run(sender: Any?) {
    self.sender = sender
    if isOfHarness { handler(self) } else { Engine.current.handlers.run(nameInResults) { handler(self) } }
    self.sender = nil
  }

  /// The identifier that the app gave, else the title, else what the place of the closure says.
  final var nameInResults: ClosureName {
    if hasOwnIdentifier { return placeName.named(identifier.rawValue) }
    return title.isEmpty ? placeName : placeName.named(title)
  }
}
