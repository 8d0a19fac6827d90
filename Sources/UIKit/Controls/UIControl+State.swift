extension UIControl {
  /// Control states. Source of the bits: Apple's header [D].
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let normal: State = []
    public static let highlighted = State(rawValue: 1 << 0)
    public static let disabled = State(rawValue: 1 << 1)
    public static let selected = State(rawValue: 1 << 2)
    public static let focused = State(rawValue: 1 << 3)
    /// The bits that an app may use.
    public static let application = State(rawValue: 0x00FF_0000)
    /// The bits that UIKit uses itself.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }
}
