import CommandLineSupport
import JSONText

/// Prints one line for each figure when it is measured.
@MainActor
struct ResultTable {
  private let console: Console
  private let asJSON: Bool
  /// The figures in the order of their lines.
  private(set) var figures: [Figure] = []

  init(_ console: Console, asJSON: Bool) {
    self.console = console
    self.asJSON = asJSON
  }

  /// Adds a figure with its baseline. `goal` describes the project's goal.
  mutating func add(
    _ name: String, _ value: Double, _ unit: String, baseline: (name: String, value: Double)?, goal: String
  ) {
    let figure = Figure(name: name, value: value, unit: unit, baseline: baseline, goal: goal)
    figures.append(figure)
    if asJSON {
      var json = JSONWriter()
      json.object { figure.write(to: &$0) }
      console.output.json(json.finish())
    } else {
      console.output.line("\(figure.text)  [goal: \(goal)]")
    }
    console.output.flush()
  }
}
