import CommandLineSupport
import Commands
import Reporting
import Scenes

/// `replayer profiles`: prints the values of `--profile` and their evidence.
@MainActor
enum ProfilesCommand {
  static let entry = Tool.Entry(
    Command(
      "profiles", summary: "List the modelled systems, each with its claims and their sources",
      discussion: """
        With a NAME, every parameter of that profile is printed: its value and unit, the evidence for the value, its \
        sources, and the values that other sources give. A * marks a parameter that differs from the default.

        Parameters with other values can follow the name of a profile: PROFILE+KEY=VALUE…, for example \
        ios17+alphaRule=lessThanOrEqual. A parameter accepts only values that a source gives.

        Evidence: [D] Apple's documentation, [T] a test that runs on real UIKit, [O] a published observation, [R] a \
        reimplementation, [I] inferred.
        """,
      positionals: [
        Positional(
          "NAME", .optional, completion: CatalogCompletions.profile, help: "A profile; without one, all are listed")
      ],
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
