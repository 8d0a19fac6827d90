/// A way of letting touches through views: one mechanism, or several at once.
///
/// Its text form is `NAME[:key=value,…]`, joined by `+`: `uikit`, `tag:scope=class,body=head`, `swizzle+delegate`.
public struct Strategy: Hashable, Sendable, CustomStringConvertible {
  /// The mechanisms, in the order given; empty for plain UIKit.
  public let mechanisms: [Mechanism]

  /// One way of letting touches through, with its parameters.
  public enum Mechanism: Hashable, Sendable {
    /// One replaced `hitTest` for every view.
    case swizzle(version: SwizzleVersion)
    /// One replaced `hitTest` whose loop leaves out a tagged answer.
    case tag(tag: Int, scope: TagScope, body: TagBody, runtime: TagRuntime?)
    /// A view that is its own hit asks its touch delegate.
    case delegate(answer: DelegateAnswer)
    /// A view that is its own hit answers none.
    case flag
  }

  /// Which CopyPaper.
  public enum SwizzleVersion: String, CaseIterable, Sendable {
    /// The last one, a217261.
    case head
    /// The first one, ef14818.
    case first
  }

  /// Where the article's method goes.
  public enum TagScope: String, CaseIterable, Sendable {
    /// Over UIView's own, for every view.
    case global
    /// By an exchange with UITransitionView's.
    case `class`
  }

  /// Which of the article's methods is exchanged.
  public enum TagBody: String, CaseIterable, Sendable {
    /// The one in the text: with the tag test.
    case article
    /// The one in the repository, 978745a: never the view itself.
    case head
  }

  /// Whether UITransitionView has a `hitTest` of its own to exchange with.
  public enum TagRuntime: String, CaseIterable, Sendable {
    /// It has not.
    case ios7
    /// It has.
    case ios8
  }

  /// What becomes of a touch delegate's answer.
  public enum DelegateAnswer: String, CaseIterable, Sendable {
    /// Taken unless it is none or the delegate itself.
    case conditional
    /// Taken as it is.
    case unconditional
  }

  /// The tag of the drop-down article.
  public static let defaultTag = 73

  /// Plain UIKit.
  public static let uikit = Strategy(mechanisms: [])

  /// Plain UIKit and the four mechanisms, each in its usual variant: what `all` means.
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

  /// The shortest text that names the strategy; parameters with their default are left out.
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
