import CommandLineSupport
import Commands
import Foundation
import JSONText
import Ledger
import Playback

/// `replayer costs`: what recordings take, and what a run takes on several machines.
@MainActor
enum CostsCommand {
  static let entry = Tool.Entry(
    Command(
      "costs", summary: "Show what recordings took, and what a run takes on several machines",
      discussion: """
        'replayer diff' and 'merge-reports' keep what each recording took last, as the time of one replay under one \
        strategy. --output writes these costs as a table for 'replayer diff --shard I/N --shard-costs FILE'; with --from, \
        tables are joined, and the later one counts.

        It also says how long a run would take: the recordings are distributed over machines as shards are, and on each \
        machine over its workers. With --sessions the recordings are repeated until there are as many sessions. The wall \
        time has the start of the tool and its workers, measured now, and --start-up for what a job needs before; \
        'balance' is the load of the fullest machine divided by the mean, 'at least' the time of exactly divided work, \
        'at most' what no plan of this kind exceeds.

          replayer costs --output costs.json
          replayer costs --from costs.json --machines 1,10,100 --sessions 100000 --start-up 20

        Exit code 66 if no costs or no sessions are known, 65 if their sum is too large.
        """,
      options: [
        Option(
          "from", .text("FILE"), completion: .files, help: "Use a table of costs, instead of those that are stored",
          isRepeatable: true),
        Option(
          "output", short: "o", .text("FILE"), completion: .files,
          help: "Write the table of costs; one that exists is replaced"),
        Option("machines", .text("N[,…]"), help: "The numbers of machines; 1,10,100 by default"),
        Option("sessions", .integer("N", 1...1_000_000), help: "The number of sessions; those known by default"),
        Option(
          "num-workers", .integer("N", 1...256), help: "The workers of each machine; the cores of this one by default"),
        Option("start-up", .text("SECONDS"), help: "What each machine needs before it compares; 0 by default"),
        .flag("json", help: "Print one JSON document"),
      ]),
    handler: run)

  private static func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    let machines = try machines(arguments)
    let startUp = try seconds(arguments)
    let table = try table(arguments)
    guard !table.costs.isEmpty else {
      throw CommandFailure(
        .noInput, "no costs are known; compare first, for example with 'replayer diff Recordings', or name a table")
    }
    if let path = arguments.string("output") { try OutputFile.write(table.text(), to: path) }
    let workers = arguments.integer("num-workers") ?? ProcessInfo.processInfo.activeProcessorCount
    let simulation = try RunSimulation(
      table, sessions: arguments.integer("sessions"), workers: workers, startUp: startUp + StartMeasurement.seconds())
    let plans = simulation.plans(machines)
    if arguments.flag("json") {
      console.output.json(simulation.json(plans))
    } else {
      for line in simulation.lines(plans) { console.output.line(line) }
    }
    return .ok
  }

  private static func table(_ arguments: Arguments) throws -> CostTable {
    let files = arguments.strings("from")
    guard !files.isEmpty else { return try StoredResults.open().costs() }
    var table = CostTable()
    for file in files { table.costs.merge(try CostFile.read(file).costs) { $1 } }
    return table
  }

  private static let mostPlans = 20

  private static func machines(_ arguments: Arguments) throws(CommandFailure) -> [Int] {
    let text = arguments.string("machines") ?? "1,10,100"
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) }
    let known = numbers.compactMap { $0 }.filter { (1...10_000).contains($0) }
    guard known.count == numbers.count, known.count <= mostPlans else {
      throw arguments.misuse(
        "'\(text)' is not a list of at most \(mostPlans) numbers from 1 to 10000, such as 1,10", option: "machines")
    }
    return known
  }

  private static func seconds(_ arguments: Arguments) throws(CommandFailure) -> Double {
    guard let text = arguments.string("start-up") else { return 0 }
    guard let numbers = Option.Value.numbers(text), numbers.count == 1, (0...86_400).contains(numbers[0]) else {
      throw arguments.misuse("'\(text)' is not a number of seconds from 0 to 86400", option: "start-up")
    }
    return numbers[0]
  }
}
