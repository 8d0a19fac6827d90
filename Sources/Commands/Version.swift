/// The version of the tools, of one release together.
public enum Version {
  /// What `--version` prints after the tool's name.
  public static let current = "0.1.0"
}
