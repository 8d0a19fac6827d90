extension PlatformParameter {
  /// On what ground something is said of Apple's UIKit: a source and what kind of source it is.
  public struct Evidence: Hashable, Sendable, CustomStringConvertible {
    /// The kinds of sources, the strongest first.
    public enum Class: String, CaseIterable, Sendable {
      /// Apple's documentation, guides and headers.
      case documented = "D"
      /// A test that runs on Apple's own UIKit.
      case tested = "T"
      /// What somebody saw on a device.
      case observed = "O"
      /// What an independent reimplementation does.
      case reimplemented = "R"
      /// A conclusion from the others.
      case inferred = "I"
    }

    /// The kind of source.
    public let `class`: Class
    public let source: String

    /// Apple's documentation, guides and headers.
    public static func documented(_ source: String) -> Self { Self(class: .documented, source: source) }
    /// A test that runs on Apple's own UIKit.
    public static func tested(_ source: String) -> Self { Self(class: .tested, source: source) }
    /// What somebody saw on a device.
    public static func observed(_ source: String) -> Self { Self(class: .observed, source: source) }
    /// What an independent reimplementation does.
    public static func reimplemented(_ source: String) -> Self { Self(class: .reimplemented, source: source) }
    /// A conclusion from the others.
    public static func inferred(_ source: String) -> Self { Self(class: .inferred, source: source) }

    /// The source with the letter of its class.
    public var description: String { "\(source) [\(self.class.rawValue)]" }
  }
}

extension [PlatformParameter.Evidence] {
  /// The sources with their letters, one after the other.
  public var text: String { map(\.description).joined(separator: "; ") }
}
