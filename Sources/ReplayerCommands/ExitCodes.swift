import CommandLineSupport
import Commands

/// The option `--exit-codes`: exit codes that `git bisect run` reads correctly.
///
/// It reads 1 to 124 and 126 to 127 as "bad", so that without the option a build that is missing would be the first bad commit.
@MainActor
enum ExitCodes {
  static let option = Option(
    "exit-codes", .choice("CODES", ["standard", bisect]),
    help:
      "bisect: the exit codes that 'git bisect run' needs: 0 same, 1 differs, 125 (skip) where the result of a commit "
      + "cannot be known (otherwise 2, 65, or 66 for a file that another commit has), 255 (end) for a wrong command "
      + "line, a file that no commit has, a missing program or build, or an error of the machine")

  private static let bisect = "bisect"

  /// Whether another commit may have what was missing.
  private static var isMissingInCommit = false

  /// A handler that finds out, if something is missing for `--exit-codes bisect`, whether another commit may have it.
  static func handler(_ handler: @escaping Tool.Handler) -> Tool.Handler {
    { arguments, console in
      do {
        let code = try handler(arguments, console)
        note(code, arguments)
        return code
      } catch {
        note(Failures.failure(of: error).exitCode, arguments)
        throw error
      }
    }
  }

  private static func note(_ code: ExitCode, _ arguments: Arguments) {
    guard code == .noInput, arguments.string(option.name) == bisect else { return }
    isMissingInCommit = MissingInput(arguments).isOfCommit
  }

  /// The exit status of the process. A wrong command line has it too, so the words are searched before they are parsed.
  static func status(_ code: ExitCode, _ words: [String]) -> Int32 {
    defer { isMissingInCommit = false }
    return isBisect(words.prefix { $0 != "--" }) ? statusForBisect(code) : code.rawValue
  }

  private static func isBisect(_ words: ArraySlice<String>) -> Bool {
    words.contains("--\(option.name)=\(bisect)")
      || zip(words, words.dropFirst()).contains { $0 == "--\(option.name)" && $1 == bisect }
  }

  private static func statusForBisect(_ code: ExitCode) -> Int32 {
    switch code {
    case .ok, .differs: code.rawValue
    case .inconclusive, .data: 125
    case .noInput: isMissingInCommit ? 125 : 255
    case .usage, .unavailable, .internalError, .cannotCreate, .io: 255
    // Above 127, which ends a bisection.
    case .interrupted: code.rawValue
    }
  }
}
