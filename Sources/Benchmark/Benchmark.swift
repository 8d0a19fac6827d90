import CommandLineSupport
import Commands

/// Measures the project's performance goals, each figure with its baseline, in one repeatable run.
@main
struct Benchmark {
  static func main() {
    Tool(
      name: "benchmark", version: Version.current,
      abstract: "Measures hit tests, capture, replay and start-up, compared with their baselines",
      entries: [
        Tool.Entry(
          Command(
            "run", summary: "Measure and print one table",
            discussion: """
              Every figure is the best of several rounds, the measured code and its baseline taking turns. Build it \
              optimised: ./script/benchmark run does. The live page is measured over a real connection to a capture in a \
              process of its own; of its round trips all count, not the best.
              """,
            options: [
              Option("events", .integer("N", 1_000...100_000_000), help: "Samples in the long session; 1000000"),
              Option("rounds", .integer("N", 1...100), help: "Rounds of each measurement; 5"),
              Option(
                "only",
                .choice(
                  "PART",
                  [
                    "hit", "map", "hierarchy", "layout", "session", "pipeline", "start", "workers", "gate", "live",
                    "page",
                    "touches", "commands",
                  ]),
                help:
                  "Measure one part: hit, map, hierarchy, layout, session, pipeline, start, workers, gate, live, page, touches or commands"
              ),
              Option(
                "seconds", .integer("N", 10...86_400),
                help: "Ten fingers on the live page for so long in real time, in tens of seconds, and nothing else"),
              Option(
                "tools", .text("FOLDER"),
                help: "The folder of the built recorder and replayer; by default that of the benchmark"),
              Option(
                "record", .text("FILE"), completion: .files,
                help: "Append the figures to this history, as one line with date, commit and machine"),
              .flag("json", help: "Print one JSON object a line"),
            ]),
          handler: run)
      ]
    ).main()
  }

  @MainActor
  private static func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    var table = ResultTable(console, asJSON: arguments.flag("json"))
    if let history = arguments.string("record") {
      let line = try HistoryLine.begin(history, arguments: selection(arguments))
      try measure(arguments, into: &table, progress: console.error)
      try line.append(table.figures, to: history)
    } else {
      try measure(arguments, into: &table, progress: console.error)
    }
    console.error.clearProgress()
    return .ok
  }

  /// The options that select what is measured and how often.
  private static func selection(_ arguments: Arguments) -> String {
    let texts = [("only", arguments.string("only"))]
    let numbers = ["rounds", "events", "seconds"].map { ($0, arguments.integer($0).map(String.init)) }
    return (texts + numbers).compactMap { name, value in value.map { "--\(name) \($0)" } }.joined(separator: " ")
  }

  @MainActor
  private static func measure(
    _ arguments: Arguments, into table: inout ResultTable, progress: StandardError
  ) throws {
    let rounds = arguments.integer("rounds") ?? 5
    let events = arguments.integer("events") ?? 1_000_000
    let tools = arguments.string("tools") ?? StartBenchmark.ownFolder()
    let seconds = arguments.integer("seconds")
    let only = seconds == nil ? arguments.string("only") : "live"
    let plan = LiveBenchmark.Plan(tools: tools, rounds: rounds, realTimeSeconds: seconds)
    if only == nil || only == "hit" { try HitTestBenchmark.run(rounds: rounds, into: &table, progress: progress) }
    if only == nil || only == "map" { try HitMapBenchmark.run(rounds: rounds, into: &table, progress: progress) }
    if only == nil || only == "hierarchy" {
      try HierarchyBenchmark.run(rounds: rounds, into: &table, progress: progress)
    }
    if only == nil || only == "layout" { LayoutBenchmark.run(rounds: rounds, into: &table, progress: progress) }
    if only == nil || only == "session" {
      try SessionBenchmark.run(events: events, rounds: rounds, into: &table, progress: progress)
    }
    if only == nil || only == "pipeline" {
      try SessionBenchmark.runPipeline(
        events: min(events, 100_000), rounds: rounds, into: &table, progress: progress)
    }
    if only == nil || only == "start" {
      try StartBenchmark.run(
        tools: tools, rounds: rounds * 4, into: &table, progress: progress)
    }
    if only == nil || only == "commands" {
      try CommandsBenchmark.run(tools: tools, rounds: rounds, into: &table, progress: progress)
    }
    if only == nil || only == "workers" {
      try WorkersBenchmark.run(tools: tools, rounds: rounds, into: &table, progress: progress)
    }
    if only == nil || only == "gate" {
      try GateBenchmark.run(tools: tools, rounds: rounds, into: &table, progress: progress)
    }
    if only == nil || only == "live" {
      try LiveBenchmark.run(plan, into: &table, progress: progress)
    }
    if only == nil || only == "page" { try PageBenchmark.run(plan, into: &table, progress: progress) }
    if only == nil || only == "touches" { try TouchSeriesBenchmark.run(plan, into: &table, progress: progress) }
  }
}
