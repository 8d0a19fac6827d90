import JSONText
package import UIKit

/// The differences of one version of the system: parameter values and claims with their evidence.
package struct Profile: Hashable, Sendable {
  /// The value of `--profile` and of a scene's `profile`.
  package let name: String
  /// One sentence on the device and system that the profile represents.
  package let summary: String
  /// The major version of the system: the answer to version conditions of user code, whatever their minor version.
  package let systemVersion: Int
  /// The parameters with values other than the default.
  package let overrides: [Override]
  /// The classes of the private views between a window and its root view, the outermost first.
  package var rootWrappers: [String] { behavior.rootWrapping.classNames }
  /// The claims of the overrides, then the other claims.
  package let claims: [Claim]
  /// The engine's parameters with the overrides applied.
  package let behavior: PlatformBehavior

  package struct Override: Hashable, Sendable {
    /// The name of a ``PlatformParameter``.
    package let parameter: String
    /// One of the parameter's documented values, so that it has a source.
    package let value: PlatformParameter.Value
    /// The claim that the value implies.
    package let text: String
  }

  /// A statement about the system.
  package struct Claim: Hashable, Sendable {
    package let text: String
    package let evidence: [PlatformParameter.Evidence]

    /// The sources with the letters of their evidence classes.
    package var source: String { evidence.text }
  }

  /// The error for a profile name that does not exist, or for a wrong parameter in it.
  package struct UnknownName: Error, Hashable, Sendable, CustomStringConvertible {
    package let name: String
    /// What is wrong with a parameter; `nil` where no profile has the name.
    var parameterProblem: String?

    /// The error and the valid names.
    package var description: String {
      if let parameterProblem { return "profile '\(name)': \(parameterProblem)" }
      let names = Profile.all.map(\.name)
      let remedy = NearMiss.remedy(for: name, among: names).map { $0 + " " } ?? ""
      return
        "unknown profile '\(name)'; \(remedy)the profiles are \(names.joined(separator: ", ")) (see 'replayer profiles')"
    }
  }

  /// Finds a profile by its name and the parameters that follow it: `ios17`, `ios17+alphaRule=lessThanOrEqual`.
  ///
  /// A parameter has only the values that some source gives, as in the profiles themselves. The parameters in the name of
  /// the result are sorted.
  /// - Throws: ``UnknownName`` if there is no such profile, parameter or value.
  package init(named name: String) throws(UnknownName) {
    let parts = name.split(separator: "+", omittingEmptySubsequences: false).map(String.init)
    guard let known = Self.all.first(where: { $0.name == parts[0] }) else { throw UnknownName(name: parts[0]) }
    var overrides: [Override] = []
    for part in parts.dropFirst() {
      do {
        overrides.append(try Override(parsing: part, after: overrides))
      } catch {
        throw UnknownName(name: name, parameterProblem: error.text)
      }
    }
    self = overrides.isEmpty ? known : Profile(known, with: overrides.sorted { $0.parameter < $1.parameter })
  }

  /// A profile that sets further parameters.
  private init(_ profile: Profile, with overrides: [Override]) {
    let names = Set(overrides.map(\.parameter))
    let replaced = profile.overrides.filter { names.contains($0.parameter) }.map(\.text)
    let reasons = Set(profile.overrides.map(\.text))
    self.init(
      name: ([profile.name] + overrides.map { "\($0.parameter)=\($0.value)" }).joined(separator: "+"),
      systemVersion: profile.systemVersion,
      summary: "\(profile.summary.dropLast()), with \(overrides.map(\.text).joined(separator: ", ")).",
      overrides: profile.overrides.filter { !replaced.contains($0.text) } + overrides,
      claims: profile.claims.filter { !reasons.contains($0.text) })
  }

  /// Creates a profile. Traps if an override has no matching parameter or no source.
  init(
    name: String, systemVersion: Int, summary: String, overrides: [Override] = [], claims: [Claim] = []
  ) {
    self.name = name
    self.systemVersion = systemVersion
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
