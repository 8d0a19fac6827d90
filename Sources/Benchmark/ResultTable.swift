import CommandLineSupport
import JSONText

/// Prints one line for each figure when it is measured.
@MainActor
struct ResultTable {
  private let console: Console
  private let asJSON: Bool

  init(_ console: Console, asJSON: Bool) {
    self.console = console
    self.asJSON = asJSON
  }

  /// Adds a figure with its baseline. `goal` describes the project's goal.
  mutating func add(
    _ name: String, _ value: Double, _ unit: String, baseline: (name: String, value: Double)?, goal: String
  ) {
    if asJSON {
      var json = JSONWriter()
      json.object { json in
        json.member("figure", name)
        json.member("value", value)
        json.member("unit", unit)
        json.member("baseline", baseline?.name)
        json.key("baselineValue")
        if let baseline { json.number(baseline.value) } else { json.null() }
        json.member("goal", goal)
      }
      console.output.json(json.finish())
      console.output.flush()
      return
    }
    var line = "\(name): \(Self.short(value)) \(unit)"
    if let baseline {
      line += "; \(baseline.name): \(Self.short(baseline.value)) \(unit); ratio \(Self.short(value / baseline.value))"
    }
    console.output.line(line + "  [goal: \(goal)]")
    console.output.flush()
  }

  /// The value with three significant digits, the precision of such a measurement.
  private static func short(_ value: Double) -> String {
    guard value != 0 else { return "0" }
    var scale = 1.0
    while (abs(value) * scale).rounded() < 100 { scale *= 10 }
    let rounded = (value * scale).rounded() / scale
    return rounded == rounded.rounded() && abs(rounded) < 1e15 ? String(Int(rounded)) : String(rounded)
  }
}

/// Measures durations.
enum Stopwatch {
  /// The shortest of several rounds, in seconds.
  static func best(of rounds: Int, _ work: () throws -> Void) rethrows -> Double {
    var best = Double.infinity
    for _ in 0..<max(rounds, 1) { best = min(best, try time(work)) }
    return best
  }

  /// The duration of the work, in seconds.
  static func time(_ work: () throws -> Void) rethrows -> Double {
    let clock = ContinuousClock()
    let elapsed = try clock.measure(work).components
    return Double(elapsed.seconds) + Double(elapsed.attoseconds) / 1e18
  }
}
