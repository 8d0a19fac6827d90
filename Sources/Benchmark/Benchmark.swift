import CommandLineSupport
import Commands

/// Measures what the project promises, each figure beside its baseline, in one run that anyone can repeat.
@main
struct Benchmark {
  static func main() {
    Tool(
      name: "benchmark", version: Version.current,
      abstract: "Measures hit tests, capture, replay and start-up beside their baselines",
      entries: [
        Tool.Entry(
          Command(
            "run", summary: "Measure and print one table",
            discussion: """
              Every figure is the best of several rounds, the measured code and its baseline taking turns. Build it \
              optimised: ./script/benchmark run does.
              """,
            options: [
              Option("events", .integer("N", 1_000...100_000_000), help: "Samples in the long session; 1000000"),
              Option("rounds", .integer("N", 1...100), help: "Rounds of each measurement; 5"),
              Option(
                "only", .choice("PART", ["hit", "session", "pipeline", "start"]),
                help: "Measure one part: hit, session, pipeline or start"),
              Option("tools", .text("FOLDER"), help: "Where the built replayer is; beside the benchmark unless given"),
              .flag("json", help: "Print one JSON object a line"),
            ]),
          handler: run)
      ]
    ).main()
  }

  @MainActor
  private static func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    let rounds = arguments.integer("rounds") ?? 5
    let events = arguments.integer("events") ?? 1_000_000
    var table = ResultTable(console, asJSON: arguments.flag("json"))
    let only = arguments.string("only")
    if only == nil || only == "hit" { try HitTestBenchmark.run(rounds: rounds, into: &table, progress: console.error) }
    if only == nil || only == "session" {
      try SessionBenchmark.run(events: events, rounds: rounds, into: &table, progress: console.error)
    }
    if only == nil || only == "pipeline" {
      try SessionBenchmark.runPipeline(
        events: min(events, 100_000), rounds: rounds, into: &table, progress: console.error)
    }
    if only == nil || only == "start" {
      try StartBenchmark.run(
        tools: arguments.string("tools") ?? StartBenchmark.ownFolder(), rounds: rounds * 4, into: &table,
        progress: console.error)
    }
    console.error.clearProgress()
    return .ok
  }
}
