import Foundation

/// Whether text for a terminal has colors: `--color`, else the environment, else whether there is a terminal.
public enum ColorChoice {
  public static let option = Option(
    "color", .choice("WHEN", ["auto", "always", "never"]),
    help: "Colors in the text: auto (the default: in a terminal, unless NO_COLOR is set), always or never")

  /// The decision for an output.
  ///
  /// `NO_COLOR` and `FORCE_COLOR` count if they are not empty; `FORCE_COLOR=0` means no colors. A terminal of the kind `dumb`
  /// has no colors.
  ///
  /// Source: https://no-color.org, https://force-color.org
  public static func isColored(
    _ arguments: Arguments, isTerminal: Bool, environment: [String: String]
  ) -> Bool {
    switch arguments.string("color") {
    case "always": return true
    case "never": return false
    default: break
    }
    if !(environment["NO_COLOR"] ?? "").isEmpty { return false }
    if let force = environment["FORCE_COLOR"], !force.isEmpty { return force != "0" && force != "false" }
    return isTerminal && environment["TERM"] != "dumb"
  }
}
