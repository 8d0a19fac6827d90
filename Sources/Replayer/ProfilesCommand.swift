import CommandLineSupport
import Reporting
import Scenes

/// `replayer profiles`: prints the values of `--profile` and their evidence.
@MainActor
enum ProfilesCommand {
  static let entry = Tool.Entry(
    Command(
      "profiles", summary: "List the systems to behave like, each with its claims and their sources",
      discussion: """
        With a NAME, every parameter of that profile: its value and unit, the evidence that the value rests on, its \
        sources, and what other sources say. A * stands before a parameter that differs from the default.

        Wherever a profile is named, parameters with other readings may follow it: PROFILE+KEY=VALUE…, for example \
        ios17+alphaRule=lessThanOrEqual. A parameter has only the values that some source gives.

        Evidence: [D] Apple's documentation, [T] a test that runs on real UIKit, [O] observed by somebody, [R] what a \
        reimplementation does, [I] inferred.
        """,
      positionals: [Positional("NAME", .optional, help: "A profile; without one, all are listed")],
      options: [.flag("json", help: "Print one JSON object a line")]),
    handler: run)

  private static func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    let name = arguments.positionals.first
    let profiles = try name.map { [try Profile(named: $0)] } ?? Profile.all
    for profile in profiles {
      if arguments.flag("json") {
        console.output.json(ProfileJSON(profile).text(parameters: name != nil))
      } else {
        console.output.write(name == nil ? ProfileReport(profile).summary() : ProfileReport(profile).text())
      }
    }
    return .ok
  }
}
