import CommandLineSupport
import Commands
import RulesLoading

/// `replayer diff --watch`: compares again when the files of `--rules` change.
@MainActor
enum DiffWatch {
  /// The handler that calls `compare` once, or with `--watch` after every change until a signal.
  static func handler(_ compare: @escaping Tool.Handler) -> Tool.Handler {
    { arguments, console in
      guard LoadedRules.library == nil, let watch = try RulesWatch(of: arguments) else {
        return try compare(arguments, console)
      }
      Interruption.notice()
      var isCurrent = false
      while true {
        if !isCurrent, try perform(compare, arguments, console) == .interrupted { return .interrupted }
        console.error.line(
          "replayer: waiting for a change of \(arguments.strings("rules").joined(separator: ", ")); Ctrl-C ends it")
        guard let build = watch.next() else { return .interrupted }
        switch build {
        case .success: isCurrent = false
        case .failure(let error):
          console.error.failure(Failures.failure(of: error), of: "replayer")
          isCurrent = true
        }
      }
    }
  }

  /// Compares once. A failure, such as an error of the compiler, does not end the watch; a wrong command line does.
  private static func perform(
    _ compare: Tool.Handler, _ arguments: Arguments, _ console: Console
  ) throws -> ExitCode {
    defer { console.output.flush() }
    do {
      return try compare(arguments, console)
    } catch {
      let failure = Failures.failure(of: error)
      if failure.exitCode == .usage { throw failure }
      console.error.failure(failure, of: "replayer")
      return failure.exitCode
    }
  }
}
