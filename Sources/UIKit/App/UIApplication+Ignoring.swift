extension UIApplication {
  private static let ignoringKey = IgnoringKey()
  private var ignoringCount: Int {
    get { associatedObjects[ObjectIdentifier(Self.ignoringKey)] as? Int ?? 0 }
    set { associatedObjects[ObjectIdentifier(Self.ignoringKey)] = newValue }
  }

  /// Whether touches are ignored, which is not modelled.
  public final var isIgnoringInteractionEvents: Bool { ignoringCount > 0 }
  /// Ignores touches, which is not modelled: the outcomes are unknown.
  public final func beginIgnoringInteractionEvents() {
    ignoringCount += 1
    Unmodelled.note("the app ignores interaction events, which is not modelled")
  }
  public final func endIgnoringInteractionEvents() { ignoringCount = max(ignoringCount - 1, 0) }
}
private final class IgnoringKey: Sendable {}
