extension UIControl {
  /// The states a control can be in. Source of the bits: Apple's header [D].
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    /// Makes a set of states from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// None of the others.
    public static let normal: State = []
    /// A tracked touch is inside.
    public static let highlighted = State(rawValue: 1 << 0)
    /// The control is not enabled.
    public static let disabled = State(rawValue: 1 << 1)
    /// The control is chosen.
    public static let selected = State(rawValue: 1 << 2)
  }
}
