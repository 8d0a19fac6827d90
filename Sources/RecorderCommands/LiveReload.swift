import Capture
import CommandLineSupport
import Commands
import RulesBuilds
import RulesLoading
import ScenePage

/// Changes a live capture to new code of the user's classes.
///
/// The session so far is first replayed with the new code in another process. Code that ends that process or runs without end
/// is not used.
@MainActor
final class LiveReload {
  private let watch: RulesWatch
  private let arguments: Arguments
  private let console: Console
  private var rehearsal: Rehearsal?

  /// Watches the files of `--rules`. `nil` without `--watch`.
  init?(_ arguments: Arguments, _ console: Console) throws(CommandFailure) {
    guard let watch = try RulesWatch(of: arguments) else { return nil }
    (self.watch, self.arguments, self.console) = (watch, arguments, console)
  }

  /// Continues a compilation or a rehearsal. If the new code cannot be used, the page and the terminal show why, and the old
  /// code keeps running.
  func step(nowNanoseconds: UInt64, on page: CapturePage) {
    if let build = watch.finishedBuild(nowNanoseconds: nowNanoseconds) {
      rehearsal = nil
      attempt(on: page) { rehearsal = try Rehearsal(build.get(), of: page.session, arguments) }
    }
    guard let rehearsal, let end = rehearsal.end() else { return }
    self.rehearsal = nil
    attempt(on: page) {
      if let problem = end.problem {
        throw CommandFailure(.inconclusive, "the new code \(problem), while the session so far was replayed")
      }
      try use(rehearsal.build, on: page)
    }
  }

  /// Ends a running compilation.
  func end() { watch.end() }

  private func attempt(on page: CapturePage, _ work: () throws -> Void) {
    do {
      try work()
    } catch {
      var failure =
        (error as? LiveSessionError).map { CommandFailure(.data, $0.description) } ?? Failures.failure(of: error)
      page.keepRules(because: failure.description)
      failure.message += "; the code before is still used"
      console.error.failure(failure, of: "recorder")
    }
  }

  private func use(_ build: RulesBuild, on page: CapturePage) throws {
    CutList(build).print(to: console, tool: "recorder")
    let moved = try LoadedRules.replace(by: build.library) {
      // A class that the new code has lost is an error of its own.
      try page.reload(try SceneFile.readWithAnyClass(arguments.required("scene")))
    }
    console.error.line(
      "recorder: the rules were compiled again: "
        + (moved.isEmpty
          ? "every touch hits the same view as before"
          : "\(moved.count == 1 ? "1 touch hits another view" : "\(moved.count) touches hit other views")"))
    for touch in moved { console.error.line("  \(Self.text(touch))") }
  }

  private static func text(_ touch: MovedTouch) -> String {
    "touch \(touch.number) (\(number(touch.x)), \(number(touch.y))): \(touch.before ?? "-") → \(touch.after ?? "-")"
  }

  private static func number(_ value: Double) -> String {
    value == value.rounded() ? String(Int(value)) : String(value)
  }
}
