import Capture
import CommandLineSupport
import Commands
import Findings
import Foundation
import Ledger
import Playback
import PrintedText

/// `replayer diff --update`: makes the replayed outcomes the new baseline of whole sessions.
@MainActor
struct BaselineUpdate {
  static let option = Option(
    "update", .choice("MODE", BaselineChoice.allCases.map(\.rawValue)),
    help: "Make the replayed outcomes the baseline of sessions: never (the default), new, changed, failed or all; "
      + "never under CI")
  /// A baseline is the replay of a session as it was recorded, with the tool's own code.
  static let constraints = ["strategy", "profile", "against", "retarget", "rules", "build", "inject-fault", "json"].map
  {
    Constraint.atMostOne(["update", $0])
  }

  private let choice: BaselineChoice
  private let arguments: Arguments

  /// `nil` if nothing is updated. Under CI the option is an error, and the environment variable has no effect.
  init?(_ arguments: Arguments) throws(CommandFailure) {
    guard let name = arguments.string("update"), let choice = BaselineChoice(rawValue: name), choice != .never
    else { return nil }
    try Self.refuseCI(arguments, option: "update")
    self.choice = choice
    self.arguments = arguments
  }

  /// Fails under CI, where no baseline is written.
  static func refuseCI(_ arguments: Arguments, option: String) throws(CommandFailure) {
    guard ContinuousIntegration.isOn(in: arguments.environment) else { return }
    throw arguments.misuse(
      "a baseline is never written under CI (environment variable CI); update it on your machine and commit it",
      option: option)
  }

  /// Rewrites the recordings. Returns the exit code of the command.
  func run(_ report: ComparisonReport, _ console: Console) throws -> ExitCode {
    var sessions: [String: Set<Int>] = [:]
    var order: [String] = []
    for comparison in report.comparisons where try choice.includes(comparison) {
      if sessions[comparison.recording] == nil { order.append(comparison.recording) }
      sessions[comparison.recording, default: []].insert(comparison.session)
    }
    for path in order {
      let chosen = sessions[path] ?? []
      // A session that is replayed as before has no other baseline to remember.
      let history = report.comparisons.filter {
        $0.recording == path && chosen.contains($0.session) && $0.divergenceCount > 0
      }.map(history(of:))
      _ = try RecordingRebase.rebase(path, sessions: chosen, history: history)
      console.output.line("rewrote \(path)")
    }
    let count = sessions.values.reduce(0) { $0 + $1.count }
    console.output.line(
      "new baseline of \(Counted.text(count, "session")) in \(Counted.text(order.count, "recording"))"
        + (order.isEmpty ? "" : "; commit \(order.count == 1 ? "it" : "them") with the change"))
    let rest = report.comparisons.contains {
      $0.hasFindings && !(sessions[$0.recording]?.contains($0.session) ?? false)
    }
    if let failure = report.failures.first { return failure.exitCode }
    return rest ? (report.verdict == .differs && choice == .new ? .differs : .inconclusive) : .ok
  }

  private func history(of comparison: ComparisonReport.Comparison) -> String {
    BaselineHistory.text(
      comparison.divergences, session: comparison.session, owner: Decision.user(arguments),
      reason: "--update \(choice.rawValue)", on: LedgerDate(Date()))
  }
}
