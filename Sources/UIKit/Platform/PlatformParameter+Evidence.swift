extension PlatformParameter {
  /// A source for a statement about Apple's UIKit, with its class of evidence.
  package struct Evidence: Hashable, Sendable, CustomStringConvertible {
    /// The classes of evidence, strongest first.
    ///
    /// Comments name them in brackets. They have one more class, `[S]`: read in the source code of a modelled system, such as
    /// CopyPaper or Cards.
    package enum Class: String, CaseIterable, Sendable {
      /// Apple's documentation, guides and headers.
      case documented = "D"
      /// A test that runs on Apple's UIKit.
      case tested = "T"
      /// A measurement of others on Apple's UIKit in a simulator, with an input that can be repeated.
      case measured = "M"
      /// An observation on a device.
      case observed = "O"
      /// The behaviour of an independent reimplementation.
      case reimplemented = "R"
      /// A conclusion from other evidence.
      case inferred = "I"
    }

    package let `class`: Class
    package let source: String

    package static func documented(_ source: String) -> Self { Self(class: .documented, source: source) }
    package static func tested(_ source: String) -> Self { Self(class: .tested, source: source) }
    package static func measured(_ source: String) -> Self { Self(class: .measured, source: source) }
    package static func observed(_ source: String) -> Self { Self(class: .observed, source: source) }
    package static func reimplemented(_ source: String) -> Self { Self(class: .reimplemented, source: source) }
    package static func inferred(_ source: String) -> Self { Self(class: .inferred, source: source) }

    /// The source followed by the letter of its class.
    package var description: String { "\(source) [\(self.class.rawValue)]" }
  }
}

extension [PlatformParameter.Evidence] {
  /// The sources with their letters, joined.
  package var text: String { map(\.description).joined(separator: "; ") }
}
