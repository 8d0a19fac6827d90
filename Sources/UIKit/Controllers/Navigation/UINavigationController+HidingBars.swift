// Bars that a gesture or the keyboard hides are not modelled.
extension UINavigationController {
  private static let hidingKey = HidingKey()
  private struct Hiding: OptionSet {
    let rawValue: Int
    static let swipe = Hiding(rawValue: 1)
    static let tap = Hiding(rawValue: 2)
    static let keyboard = Hiding(rawValue: 4)
    static let compact = Hiding(rawValue: 8)
  }
  private var hiding: Hiding {
    get { associatedObjects[ObjectIdentifier(Self.hidingKey)] as? Hiding ?? [] }
    set {
      associatedObjects[ObjectIdentifier(Self.hidingKey)] = newValue
      if !newValue.isEmpty {
        Unmodelled.note("a navigation controller hides its bars by itself, which is not modelled")
      }
    }
  }
  private func set(_ value: Bool, _ reason: Hiding) {
    if value { hiding.insert(reason) } else { hiding.remove(reason) }
  }

  public final var hidesBarsOnSwipe: Bool {
    get { hiding.contains(.swipe) }
    set { set(newValue, .swipe) }
  }
  public final var hidesBarsOnTap: Bool {
    get { hiding.contains(.tap) }
    set { set(newValue, .tap) }
  }
  public final var hidesBarsWhenKeyboardAppears: Bool {
    get { hiding.contains(.keyboard) }
    set { set(newValue, .keyboard) }
  }
  public final var hidesBarsWhenVerticallyCompact: Bool {
    get { hiding.contains(.compact) }
    set { set(newValue, .compact) }
  }
}
private final class HidingKey: Sendable {}
