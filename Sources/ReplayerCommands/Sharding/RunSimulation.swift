import ChildProcess
import CommandLineSupport
import Findings
import Foundation
import JSONText
import Ledger
import Playback
import PrintedText
import Sharding

/// A run on several machines, calculated from what recordings took.
struct RunSimulation {
  private let costs: [Int64]
  private let sessions: Int
  private let knownRecordings: Int
  private let knownSessions: Int
  private let workers: Int
  private let startUp: Double

  /// `sessions` is the number of sessions, for which the recordings are repeated; `nil` for those of the table.
  ///
  /// Throws for a table without sessions, and for one whose recordings together take longer than can be calculated.
  init(_ table: CostTable, sessions: Int?, workers: Int, startUp: Double) throws(CommandFailure) {
    let known = table.costs.sorted { $0.key < $1.key }.map(\.value)
    knownRecordings = known.count
    self.workers = workers
    self.startUp = startUp
    guard let knownSessions = Self.sum(known.map { Int64($0.sessions) }).map({ Int($0) }) else {
      throw CommandFailure(.data, "the table has too many sessions to add them up; make it again with 'replayer costs'")
    }
    guard knownSessions > 0 else {
      throw CommandFailure(.noInput, "the recordings of the table have no sessions, so there is no run to calculate")
    }
    self.knownSessions = knownSessions
    if let sessions {
      var (costs, count): ([Int64], Int) = ([], 0)
      while count < sessions {
        for cost in known where count < sessions && cost.sessions > 0 {
          costs.append(cost.microseconds)
          count += cost.sessions
        }
      }
      (self.costs, self.sessions) = (costs, count)
    } else {
      (costs, self.sessions) = (known.map(\.microseconds), knownSessions)
    }
    guard let total = Self.sum(costs.map { max($0, 1) }), total < MachinePlan.longestRun else {
      throw CommandFailure(
        .data,
        "the recordings take too long together to add their times up; give fewer --sessions, or make the table again")
    }
  }

  /// The sum of some numbers; `nil` if it is too large.
  private static func sum(_ numbers: [Int64]) -> Int64? {
    var sum: Int64 = 0
    for number in numbers {
      let (next, isTooLarge) = sum.addingReportingOverflow(number)
      if isTooLarge { return nil }
      sum = next
    }
    return sum
  }

  func plans(_ machines: [Int]) -> [MachinePlan] {
    machines.map { MachinePlan(costs: costs, machines: $0, workers: workers) }
  }

  private func seconds(_ microseconds: Int64) -> Double { Double(microseconds) / 1_000_000 + startUp }

  func lines(_ plans: [MachinePlan]) -> [String] {
    let total = Double(costs.reduce(0, +)) / 1_000_000
    var lines = [
      "\(Counted.text(sessions, "session")) in \(Counted.text(costs.count, "recording")): \(Self.text(total)) of replays "
        + "under one strategy, from \(Counted.text(knownRecordings, "measured recording")) of "
        + Counted.text(knownSessions, "session"),
      "\(Counted.text(workers, "worker")) a machine, \(Self.text(startUp)) to start",
    ]
    var rows = [["machines", "wall time", "balance", "at least", "at most"]]
    for plan in plans {
      rows.append([
        String(plan.machines), Self.text(seconds(plan.longest)), String(format: "%.3f", plan.balance),
        Self.text(seconds(plan.least)), Self.text(seconds(plan.most)),
      ])
    }
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    lines += rows.map { row in
      zip(row, widths).map { String(repeating: " ", count: $1 - $0.count) + $0 }.joined(separator: "  ")
    }
    return lines
  }

  private static func text(_ seconds: Double) -> String { String(format: seconds < 10 ? "%.3f s" : "%.1f s", seconds) }

  /// One JSON document, with times in seconds.
  func json(_ plans: [MachinePlan]) -> String {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("schema", "touchreplay.simulation/1")
      writer.member("sessions", sessions)
      writer.member("recordings", costs.count)
      writer.member("measuredRecordings", knownRecordings)
      writer.member("workers", workers)
      writer.member("startUp", startUp)
      writer.member("plans", objects: plans) { writer, plan in
        writer.member("machines", plan.machines)
        writer.member("wallTime", seconds(plan.longest))
        writer.member("balance", plan.balance)
        writer.member("atLeast", seconds(plan.least))
        writer.member("atMost", seconds(plan.most))
      }
    }
    return writer.finish()
  }
}

/// How long the tool takes to start.
@MainActor
enum StartMeasurement {
  /// The start of the tool and of its workers, which start together: twice the shortest of three starts.
  static func seconds() -> Double {
    let clock = ContinuousClock()
    let starts = (0..<3).map { _ in
      clock.measure { _ = try? ChildProcess(Executable.path, ["--version"]).wait() } / .seconds(1)
    }
    return 2 * (starts.min() ?? 0)
  }
}
