/// The version of the tools, which are released together.
public enum Version {
  /// The version in the output of `--version`.
  public static let current = "0.1.0"

  /// The program name that recordings store.
  public static let producer = "TouchReplay \(current)"
}
