/// The view that a log states as the receiver of a touch.
public struct ExpectedReceiver: Hashable, Sendable {
  /// The event in which the touch begins.
  public var event: Int
  /// The touch.
  public var touch: Int
  public var view: LoggedView

  public init(event: Int, touch: Int, view: LoggedView) { (self.event, self.touch, self.view) = (event, touch, view) }
}

/// A view as a log names it.
public enum LoggedView: Hashable, Sendable {
  /// The identifier of the view, or a name that stands for it.
  case element(String)
  /// The class of the view. Logs without identifiers state only that.
  case anyOfClass(String)

  /// The view of a text such as `UIButton(buy)`, in which a class is followed by an identifier, or of a class alone. `nil` for
  /// another text.
  public init?(classAndIdentifier text: String) {
    guard let open = text.firstIndex(of: "(") else {
      guard !text.isEmpty else { return nil }
      self = .anyOfClass(text)
      return
    }
    let rest = text[text.index(after: open)...]
    guard rest.last == ")", rest.count > 1 else { return nil }
    self = .element(String(rest.dropLast()))
  }
}
