import CommandLineSupport
import JSONText
import PassThrough

/// `replayer strategies`: prints the values of `--strategy`.
@MainActor
enum StrategiesCommand {
  static let entry = Tool.Entry(
    Command(
      "strategies", summary: "List the strategies that let touches through",
      discussion: """
        Several mechanisms are combined with +, as in swizzle+delegate. A list for 'diff' is separated by commas; \
        all means uikit, swizzle, tag, delegate and flag.
        """,
      options: [.flag("json", help: "Print one JSON object a line")]),
    handler: run)

  private static func run(_ arguments: Arguments, _ console: Console) -> ExitCode {
    let width = StrategyCatalog.entries.map(\.text.count).max() ?? 0
    for entry in StrategyCatalog.entries {
      guard arguments.flag("json") else {
        let gap = String(repeating: " ", count: width + 2 - entry.text.count)
        console.output.line(entry.text + gap + entry.summary)
        continue
      }
      var json = JSONWriter()
      json.object { json in
        json.member("strategy", entry.text)
        json.member("summary", entry.summary)
        json.member("reads", entry.reads)
        json.member("source", entry.source)
      }
      console.output.json(json.finish())
    }
    return .ok
  }
}
