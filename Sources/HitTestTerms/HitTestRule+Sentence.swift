extension HitTestRule {
  /// A clause with typed placeholders for views, written as an interpolated string.
  public struct Sentence: Sendable, ExpressibleByStringInterpolation {
    /// A view that is named in the clause.
    public enum Placeholder: Sendable {
      /// The other view of the decision; "none" if there is none.
      case other
      /// The other view of the decision, or the deciding view itself if there is none.
      case otherOrItself
    }

    /// A part of a clause.
    enum Part: Sendable {
      case text(String)
      case view(Placeholder)
    }

    let parts: [Part]

    /// Creates a clause without views.
    public init(stringLiteral value: String) { parts = [.text(value)] }

    /// Creates a clause from its literal parts and placeholders.
    public init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }

    /// The clause with the name of the other view, if there is one.
    public func text(other: String?) -> String {
      parts.map { part in
        switch part {
        case .text(let text): text
        case .view(.other): other ?? "none"
        case .view(.otherOrItself): other ?? "itself"
        }
      }.joined()
    }

    /// Collects the parts of an interpolated clause; only placeholders can be interpolated.
    public struct StringInterpolation: StringInterpolationProtocol {
      var parts: [Part] = []

      /// Called by the compiler.
      public init(literalCapacity: Int, interpolationCount: Int) {}

      /// Called by the compiler for each piece of text.
      public mutating func appendLiteral(_ literal: String) {
        if !literal.isEmpty { parts.append(.text(literal)) }
      }

      /// Called by the compiler for each placeholder.
      public mutating func appendInterpolation(_ placeholder: Placeholder) { parts.append(.view(placeholder)) }
    }
  }
}
