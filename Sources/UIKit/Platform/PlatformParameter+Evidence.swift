extension PlatformParameter {
  /// A source for a statement about Apple's UIKit, with its class of evidence.
  public struct Evidence: Hashable, Sendable, CustomStringConvertible {
    /// The classes of evidence, strongest first.
    public enum Class: String, CaseIterable, Sendable {
      /// Apple's documentation, guides and headers.
      case documented = "D"
      /// A test that runs on Apple's UIKit.
      case tested = "T"
      /// An observation on a device.
      case observed = "O"
      /// The behaviour of an independent reimplementation.
      case reimplemented = "R"
      /// A conclusion from other evidence.
      case inferred = "I"
    }

    public let `class`: Class
    public let source: String

    public static func documented(_ source: String) -> Self { Self(class: .documented, source: source) }
    public static func tested(_ source: String) -> Self { Self(class: .tested, source: source) }
    public static func observed(_ source: String) -> Self { Self(class: .observed, source: source) }
    public static func reimplemented(_ source: String) -> Self { Self(class: .reimplemented, source: source) }
    public static func inferred(_ source: String) -> Self { Self(class: .inferred, source: source) }

    /// The source followed by the letter of its class.
    public var description: String { "\(source) [\(self.class.rawValue)]" }
  }
}

extension [PlatformParameter.Evidence] {
  /// The sources with their letters, joined.
  public var text: String { map(\.description).joined(separator: "; ") }
}
