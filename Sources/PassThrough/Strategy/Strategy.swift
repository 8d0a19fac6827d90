/// A way of making views pass-through: one mechanism or several combined.
///
/// Its text form is `NAME[:key=value,…]`, joined by `+`: `uikit`, `tag:scope=class,body=head`, `swizzle+delegate`.
public struct Strategy: Hashable, Sendable, CustomStringConvertible {
  /// The mechanisms in the given order. Empty: plain UIKit.
  public let mechanisms: [Mechanism]

  /// A pass-through mechanism with its parameters.
  public enum Mechanism: Hashable, Sendable {
    /// Replaces `hitTest` for every view.
    case swizzle(version: SwizzleVersion)
    /// Replaces `hitTest` with a loop over the subviews that skips a result with the tag.
    case tag(tag: Int, scope: TagScope, body: TagBody, runtime: TagRuntime?)
    /// A view that is its own hit forwards the hit test to its touch delegate.
    case delegate(answer: DelegateAnswer)
    /// A view that is its own hit returns `nil`.
    case flag
  }

  /// The version of CopyPaper.
  public enum SwizzleVersion: String, CaseIterable, Sendable {
    /// The last one, a217261.
    case head
    /// The first one, ef14818.
    case first
  }

  /// The classes that the article's method applies to.
  public enum TagScope: String, CaseIterable, Sendable {
    /// Replaces UIView's method, for every view.
    case global
    /// Exchanged with UITransitionView's method.
    case `class`
  }

  /// The exchanged method.
  public enum TagBody: String, CaseIterable, Sendable {
    /// The method in the article's text: with the tag test.
    case article
    /// The method in the repository, 978745a: never returns the view itself.
    case head
  }

  /// Whether UITransitionView has its own `hitTest` to exchange with.
  public enum TagRuntime: String, CaseIterable, Sendable {
    /// It has none.
    case ios7
    /// It has one.
    case ios8
  }

  /// How the touch delegate's result is used.
  public enum DelegateAnswer: String, CaseIterable, Sendable {
    /// Used unless it is `nil` or the delegate itself.
    case conditional
    /// Always used.
    case unconditional
  }

  /// The tag of the drop-down article.
  public static let defaultTag = 73

  /// Plain UIKit.
  public static let uikit = Strategy(mechanisms: [])

  /// Plain UIKit and the four mechanisms, each in its usual variant: the meaning of `all`.
  public static let all: [Strategy] = [
    .uikit,
    Strategy(mechanisms: [.swizzle(version: .head)]),
    Strategy(mechanisms: [.tag(tag: defaultTag, scope: .global, body: .article, runtime: nil)]),
    Strategy(mechanisms: [.delegate(answer: .conditional)]),
    Strategy(mechanisms: [.flag]),
  ]

  init(mechanisms: [Mechanism]) {
    self.mechanisms = mechanisms
  }

  /// The shortest text form of the strategy, without default parameters.
  public var description: String {
    mechanisms.isEmpty ? "uikit" : mechanisms.map(\.description).joined(separator: "+")
  }
}

extension Strategy.Mechanism: CustomStringConvertible {
  /// The mechanism's name with its parameters.
  public var description: String {
    switch self {
    case .swizzle(let version):
      return version == .head ? "swizzle" : "swizzle:version=\(version.rawValue)"
    case .tag(let tag, let scope, let body, let runtime):
      var parameters: [String] = []
      if tag != Strategy.defaultTag { parameters.append("tag=\(tag)") }
      if scope != .global { parameters.append("scope=\(scope.rawValue)") }
      if body != .article { parameters.append("body=\(body.rawValue)") }
      if let runtime { parameters.append("runtime=\(runtime.rawValue)") }
      return parameters.isEmpty ? "tag" : "tag:" + parameters.joined(separator: ",")
    case .delegate(let answer):
      return answer == .conditional ? "delegate" : "delegate:answer=\(answer.rawValue)"
    case .flag:
      return "flag"
    }
  }
}
