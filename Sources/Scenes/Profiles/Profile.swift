import JSONText
public import UIKit

/// What differs between versions of the system, as data: the parameters that it sets, and what it claims on what ground.
public struct Profile: Hashable, Sendable {
  /// What `--profile` and a scene's `profile` say.
  public let name: String
  /// One sentence: what device and system this stands for.
  public let summary: String
  /// The parameters that differ from their defaults.
  public let overrides: [Override]
  /// The classes of the private views between a window and its root view, from the window down.
  public var rootWrappers: [String] { behavior.rootWrapping.classNames }
  /// What the profile claims: the reasons of its overrides, then the rest.
  public let claims: [Claim]
  /// The engine's parameters with the overrides made.
  public let behavior: PlatformBehavior

  /// A parameter that a profile sets.
  public struct Override: Hashable, Sendable {
    /// The name of a ``PlatformParameter``.
    public let parameter: String
    /// One of the parameter's readings, so that it has a source.
    public let value: PlatformParameter.Value
    /// What that says of the system.
    public let text: String
  }

  /// One statement about the system.
  public struct Claim: Hashable, Sendable {
    public let text: String
    /// Where it comes from.
    public let evidence: [PlatformParameter.Evidence]

    /// The sources with the letters of their evidence classes.
    public var source: String { evidence.text }
  }

  /// A name that no profile has.
  public struct UnknownName: Error, Hashable, Sendable, CustomStringConvertible {
    /// The name asked for.
    public let name: String

    /// What is wrong and what would be right.
    public var description: String {
      let names = Profile.all.map(\.name)
      let remedy = NearMiss.remedy(for: name, among: names).map { $0 + " " } ?? ""
      return
        "unknown profile '\(name)'; \(remedy)the profiles are \(names.joined(separator: ", ")) (see 'replayer profiles')"
    }
  }

  /// The profile of a name; ``UnknownName`` when there is none.
  public init(named name: String) throws(UnknownName) {
    guard let known = Self.all.first(where: { $0.name == name }) else { throw UnknownName(name: name) }
    self = known
  }

  /// Makes a profile. An override that no parameter can take, or that no source supports, is a mistake of the program and traps.
  init(
    name: String, summary: String, overrides: [Override] = [], claims: [Claim] = []
  ) {
    self.name = name
    self.summary = summary
    self.overrides = overrides
    var behavior = PlatformBehavior()
    var reasons: [Claim] = []
    for override in overrides {
      guard let parameter = PlatformParameter.named(override.parameter), parameter.set(override.value, in: &behavior)
      else { preconditionFailure("\(name): \(override.parameter) cannot be \(override.value)") }
      let evidence = parameter.evidence(for: override.value)
      precondition(!evidence.isEmpty, "\(name): no source says that \(override.parameter) is \(override.value)")
      reasons.append(Claim(text: override.text, evidence: evidence))
    }
    self.behavior = behavior
    self.claims = reasons + claims
  }
}
