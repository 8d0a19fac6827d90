import Findings
import PrintedText

/// The commands with which one looks closer at a cause, and with which one accepts it.
struct NextSteps {
  /// A command and what it is for.
  struct Step: Hashable {
    let purpose: String
    let command: String
  }

  let steps: [Step]

  /// The steps for a cause whose first difference is one of a comparison. With options of the replay that are not known, only
  /// the one that replays nothing.
  init(_ cause: Cause, in comparison: ComparisonReport.Comparison, _ options: ReplayOptions?) {
    var steps: [Step] = []
    let first = cause.first
    if let options {
      let session = comparison.session == 0 ? [] : ["--session", String(comparison.session)]
      let isOther = comparison.strategy != comparison.recordedStrategy
      let hasProfile = options.replay.contains("--profile")
      let replay =
        session + (isOther ? ["--strategy", comparison.strategy] : [])
        + (hasProfile ? [] : ["--profile", comparison.profile]) + options.replay
      // A name that begins with a hyphen would be an option.
      let path = first.recording.hasPrefix("-") ? "./" + first.recording : first.recording
      // The page shows kept builds side by side; the build of a commit is not kept.
      let baseline = options.baseline.last.flatMap { text in
        text.hasPrefix("build:") ? ["--build", String(text.dropFirst("build:".count))] : nil
      }
      steps.append(
        Step(
          purpose: "Play both sides",
          command: ShellWords.command(["replayer", "show", path] + replay + (baseline ?? []))))
      if first.kind == "hit" {
        steps.append(
          Step(
            purpose: "See every view's decision",
            command: ShellWords.command(
              ["replayer", "explain", path, "--event", String(first.event)] + replay + options.baseline)))
      }
    }
    steps.append(
      Step(
        purpose: "It is intended",
        command: ShellWords.command(["replayer", "accept", "--cause", cause.id, "--reason", "why it is intended"])))
    self.steps = steps
  }
}
