import SeededRandom
import Testing

@testable import UIKit

@Suite("The solver of constraints finds the best solution")
struct PrioritySolverTests {
  /// A random system, and its variables in the solver.
  private struct Case {
    var random: SplitMix
    let count: Int
    var nonNegative: Set<Int> = []
    var conditions: [LinearProgram.Condition] = []
    var solver = PrioritySolver()
    var variables: [Int32] = []

    init(_ seed: Int) {
      random = SplitMix(seed: UInt64(seed))
      count = 1 + random.below(5)
      for variable in 0..<count where random.once(in: 2) { nonNegative.insert(variable) }
      for _ in 0..<(1 + random.below(9)) {
        var coefficients = [Double](repeating: 0, count: count)
        for _ in 0..<(1 + random.below(3)) {
          coefficients[random.below(count)] = [1.0, -1, 2, -1, 1, 0.5][random.below(6)]
        }
        conditions.append(
          LinearProgram.Condition(
            coefficients: coefficients, constant: Double(random.below(41) - 20) * 5, relation: random.below(3) - 1,
            priority: [1_000, 1_000, 750, 250, 500, 750][random.below(6)]))
      }
      conditions.sort { max($0.priority, 999) > max($1.priority, 999) }
      for index in 0..<count {
        variables.append(solver.makeVariable(nonNegative.contains(index) ? .nonNegative : .free))
      }
    }

    mutating func add(_ condition: LinearProgram.Condition) throws -> PrioritySolver.Handle {
      var expression = LinearExpression(constant: condition.constant)
      for (index, coefficient) in condition.coefficients.enumerated() {
        expression.add(variables[index], times: coefficient)
      }
      let relation = [PrioritySolver.Relation.lessThanOrEqual, .equal, .greaterThanOrEqual][condition.relation + 1]
      return try solver.add(expression, relation, priority: condition.priority)
    }

    func program(_ conditions: [LinearProgram.Condition]) -> LinearProgram {
      LinearProgram(variableCount: count, nonNegative: nonNegative, conditions: conditions)
    }

    /// What is wrong with the present solution of conditions.
    func problems(_ conditions: [LinearProgram.Condition]) -> [String] {
      let program = program(conditions)
      let values = variables.map { solver.value(of: $0) }
      guard let least = program.leastViolations() else { return ["there is no solution"] }
      var problems: [String] = []
      for condition in conditions where condition.priority >= 1_000 && program.violation(condition, values) > 1e-6 {
        problems.append("a required condition is violated")
      }
      for variable in nonNegative where values[variable] < -1e-6 { problems.append("a size is negative") }
      let own = program.violations(values)
      if zip(own, least).contains(where: { abs($0 - $1) > 1e-5 }) { problems.append("\(own) instead of \(least)") }
      let ambiguous = solver.ambiguousVariables()
      for index in 0..<count {
        let isMovable = [0.01, -0.01].contains { step in
          var coefficients = [Double](repeating: 0, count: count)
          coefficients[index] = 1
          let place = LinearProgram.Condition(
            coefficients: coefficients, constant: -(values[index] + step), relation: 0, priority: 1_000)
          let moved = self.program(conditions + [place]).leastViolations()
          return moved.map { zip($0, own).allSatisfy { abs($0 - $1) < 1e-7 } } ?? false
        }
        if isMovable != ambiguous.contains(variables[index]) { problems.append("the ambiguity of \(index)") }
      }
      return problems
    }
  }

  @Test("as a linear program does that is solved anew for each priority", arguments: 0..<8)
  func random(part: Int) {
    for seed in part * 40..<(part + 1) * 40 {
      var system = Case(seed)
      var handles: [PrioritySolver.Handle] = []
      var accepted: [LinearProgram.Condition] = []
      for condition in system.conditions {
        if let handle = try? system.add(condition) {
          handles.append(handle)
          accepted.append(condition)
        } else {
          #expect(system.program(accepted + [condition]).leastViolations() == nil, "seed \(seed): refused")
        }
      }
      let isSolved = system.solver.solve()
      #expect(isSolved)
      #expect(system.problems(accepted) == [], "seed \(seed)")
      guard accepted.count == system.conditions.count else { continue }
      for _ in 0..<3 {
        var changed = accepted
        for _ in 0..<2 {
          let index = system.random.below(changed.count)
          let difference = Double(system.random.below(21) - 10) * 5
          changed[index].constant += difference
          system.solver.addToConstant(of: handles[index], difference)
        }
        guard system.solver.solve() else {
          #expect(system.program(changed).leastViolations() == nil, "seed \(seed): a change was refused")
          break
        }
        accepted = changed
        #expect(system.problems(accepted) == [], "seed \(seed) after a change")
      }
    }
  }

  @Test("a contradiction names the conditions that contradict each other")
  func contradiction() throws {
    var solver = PrioritySolver()
    let (one, other) = (solver.makeVariable(), solver.makeVariable())
    let first = try solver.add(LinearExpression(one) + -10, .equal)
    _ = try solver.add(LinearExpression(other) + -5, .equal)
    for relation in [PrioritySolver.Relation.equal, .greaterThanOrEqual] {
      do {
        _ = try solver.add(LinearExpression(one) + -20, relation)
        Issue.record("a contradiction was accepted")
      } catch {
        guard case .contradiction(let markers) = error else { return }
        #expect(markers.contains(first.marker))
      }
    }
    let isSolved = solver.solve()
    #expect(isSolved && solver.value(of: one) == 10 && solver.value(of: other) == 5)
  }
}
