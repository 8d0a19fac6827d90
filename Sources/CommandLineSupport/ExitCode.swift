/// The documented exit codes, the same for every command.
///
/// The values from 64 up are those of `sysexits.h`; 130 is what a shell reports for an interrupt. A command
/// that only reads is ended by the signal itself.
public enum ExitCode: Int32, CaseIterable, Sendable {
  /// Success; for a comparison: something was compared and nothing differs.
  case ok = 0
  /// A comparison found a difference, a fixture has a finding, or an expected view is not hit.
  case differs = 1
  /// Not deterministic, or an outcome depends on unmodelled behaviour or on rules that are missing, cut or ended.
  case inconclusive = 2
  /// The command line is wrong.
  case usage = 64
  /// A scene, touch file or recording is invalid, damaged, unfinished or of an unsupported version.
  case data = 65
  /// An input is missing, or nothing was compared.
  case noInput = 66
  /// A build is unavailable, or a page cannot be served.
  case unavailable = 69
  /// A bug in this program.
  case internalError = 70
  /// An output or a temporary file cannot be created, or an output exists and must not be replaced.
  case cannotCreate = 73
  /// Reading or writing failed.
  case io = 74
  /// A capture, a page or a command with rules was ended by SIGINT, SIGTERM or SIGHUP, after cleaning up.
  case interrupted = 130

  /// The exit code of a comparison without differences; the same as ``ok``.
  public static let same = ExitCode.ok
}

extension ExitCode {
  /// The meaning in the manual page, the same as in the documentation.
  var meaning: String {
    switch self {
    case .ok: "Success; for a comparison: something was compared and nothing differs."
    case .differs: "A comparison found a difference, a fixture has a finding, or an expected view is not hit."
    case .inconclusive:
      "Not deterministic, or an outcome depends on unmodelled behaviour or on rules that are missing, cut or ended."
    case .usage: "The command line is wrong."
    case .data: "A scene, touch file or recording is invalid, damaged, unfinished or of an unsupported version."
    case .noInput: "An input is missing, or nothing was compared."
    case .unavailable: "A build is unavailable, or a page cannot be served."
    case .internalError: "A bug in this program."
    case .cannotCreate: "An output or a temporary file cannot be created, or an output exists and must not be replaced."
    case .io: "Reading or writing failed."
    case .interrupted:
      "A capture, a page or a command with rules was ended by SIGINT, SIGTERM or SIGHUP, after cleaning up."
    }
  }
}
