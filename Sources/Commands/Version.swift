/// The version of the tools, of one release together.
public enum Version {
  /// What `--version` prints after the tool's name.
  public static let current = "0.1.0"

  /// The name under which recordings keep the program that wrote them.
  public static let producer = "TouchReplay \(current)"
}
