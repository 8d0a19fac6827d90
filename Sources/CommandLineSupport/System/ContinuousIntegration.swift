import Foundation

/// Whether the program runs in continuous integration, where nothing may be written that a person has to decide about.
public enum ContinuousIntegration {
  /// True if the environment variable `CI` has a value other than `0` and `false`.
  public static var isOn: Bool { isOn(in: ProcessInfo.processInfo.environment) }

  /// The same for other environment variables than those of the process.
  public static func isOn(in environment: [String: String]) -> Bool { isOn(environment["CI"]) }

  static func isOn(_ value: String?) -> Bool {
    guard let value else { return false }
    return !["", "0", "false"].contains(value.lowercased())
  }
}
