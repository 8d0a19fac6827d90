public import UIKit

/// What differs between versions of the system: a set of claims, each with its source, and the switches they turn.
public struct Profile: Hashable, Sendable {
  /// What `--profile` and a scene's `profile` say.
  public let name: String
  /// One sentence: what device and system this stands for.
  public let summary: String
  /// The engine's switches.
  public let behavior: PlatformBehavior
  /// The classes of the private views between a window and a view with `isRootView`, from the window down.
  public let rootWrappers: [String]
  /// Whether the second hit-test pass answers for a hosting view in a way that the engine does not model.
  public let hostingViewsAreUnknown: Bool
  /// What the profile claims.
  public let claims: [Claim]

  /// One statement about the system.
  public struct Claim: Hashable, Sendable {
    /// The statement.
    public let text: String
    /// Where it comes from, with its evidence class.
    public let source: String
  }

  /// A name that no profile has.
  public struct UnknownName: Error, Hashable, Sendable, CustomStringConvertible {
    /// The name asked for.
    public let name: String

    /// What is wrong and what would be right.
    public var description: String {
      let names = Profile.all.map(\.name).joined(separator: ", ")
      return "unknown profile '\(name)'; the profiles are \(names) (see 'replayer profiles')"
    }
  }

  /// The profile of a name; ``UnknownName`` when there is none.
  public init(named name: String) throws(UnknownName) {
    guard let known = Self.all.first(where: { $0.name == name }) else { throw UnknownName(name: name) }
    self = known
  }

  init(
    name: String, summary: String, rootWrappers: [String] = [], hostingViewsAreUnknown: Bool = false,
    claims: [Claim], behavior change: (inout PlatformBehavior) -> Void = { _ in }
  ) {
    var behavior = PlatformBehavior()
    change(&behavior)
    self.name = name
    self.summary = summary
    self.behavior = behavior
    self.rootWrappers = rootWrappers
    self.hostingViewsAreUnknown = hostingViewsAreUnknown
    self.claims = claims + Self.commonClaims
  }
}
