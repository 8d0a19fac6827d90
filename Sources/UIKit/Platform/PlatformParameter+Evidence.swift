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
    /// The source.
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

  /// What a source says instead of a parameter's default.
  public struct Reading: Hashable, Sendable {
    /// The value, where it is one that the parameter can have.
    public let value: Value?
    /// The reading in words, where it is none.
    public let words: String?
    /// Where it comes from.
    public let evidence: [Evidence]

    init(_ value: Value, _ evidence: Evidence...) {
      self.value = value
      words = nil
      self.evidence = evidence
    }

    init(words: String, _ evidence: Evidence...) {
      value = nil
      self.words = words
      self.evidence = evidence
    }
  }

  /// A reading as people read it, without its sources.
  public func text(_ reading: Reading) -> String { reading.value.map(text) ?? reading.words ?? "" }

  /// Every value that some source gives, the default first.
  public var readings: [Value] { [defaultValue] + otherReadings.compactMap(\.value) }
}

extension [PlatformParameter.Evidence] {
  /// The letters of the classes, strongest first, as in `D, I`.
  public var classes: String {
    PlatformParameter.Evidence.Class.allCases.filter { kind in contains { $0.class == kind } }.map(\.rawValue)
      .joined(separator: ", ")
  }

  /// The sources with their letters, one after the other.
  public var text: String { map(\.description).joined(separator: "; ") }
}
