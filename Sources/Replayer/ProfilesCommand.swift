import CommandLineSupport
import JSONText
import Scenes

/// `replayer profiles`: what `--profile` may say, and on what ground.
@MainActor
enum ProfilesCommand {
  static let entry = Tool.Entry(
    Command(
      "profiles", summary: "List the systems to behave like, each with its claims and their sources",
      discussion: """
        Evidence: [D] Apple's documentation, [T] a test that runs on real UIKit, [O] observed by somebody, [R] what a \
        reimplementation does, [I] inferred.
        """,
      options: [.flag("json", help: "Print one JSON object a line")]),
    handler: run)

  private static func run(_ arguments: Arguments, _ console: Console) -> ExitCode {
    for profile in Profile.all {
      if arguments.flag("json") {
        console.output.line(json(profile))
      } else {
        console.output.line("\(profile.name)  \(profile.summary)")
        for claim in profile.claims { console.output.line("  \(claim.text)\n    Source: \(claim.source)") }
      }
    }
    return .ok
  }

  private static func json(_ profile: Profile) -> String {
    var json = JSONWriter()
    json.object { json in
      json.key("profile")
      json.string(profile.name)
      json.key("summary")
      json.string(profile.summary)
      json.key("default")
      json.bool(profile.name == Profile.defaultName)
      json.key("claims")
      json.array { json in
        for claim in profile.claims {
          json.object { json in
            json.key("text")
            json.string(claim.text)
            json.key("source")
            json.string(claim.source)
          }
        }
      }
    }
    return json.finish()
  }
}
