/// A second, independent solution of a system with priorities: for one priority after another, a linear program is solved from the
/// beginning with a full tableau, and its least violation becomes an equation of the following ones.
struct LinearProgram {
  struct Condition {
    /// The coefficients of all variables.
    var coefficients: [Double]
    var constant: Double
    /// -1: at most zero, 0: zero, 1: at least zero.
    var relation: Int
    var priority: Float
  }

  let variableCount: Int
  let nonNegative: Set<Int>
  let conditions: [Condition]

  /// The least sums of violations, from the highest priority on; `nil` if the required conditions contradict each other.
  func leastViolations() -> [Double]? {
    guard minimum(of: [], fixed: []) != nil else { return nil }
    let priorities = Set(conditions.map(\.priority).filter { $0 < 1_000 }).sorted(by: >)
    var fixed: [(indexes: [Int], sum: Double)] = []
    for priority in priorities {
      let indexes = conditions.indices.filter { conditions[$0].priority == priority }
      guard let least = minimum(of: indexes, fixed: fixed) else { return nil }
      fixed.append((indexes, least))
    }
    return fixed.map(\.sum)
  }

  /// How much values violate the conditions of each priority, from the highest on.
  func violations(_ values: [Double]) -> [Double] {
    let priorities = Set(conditions.map(\.priority).filter { $0 < 1_000 }).sorted(by: >)
    return priorities.map { priority in
      conditions.filter { $0.priority == priority }.reduce(0) { $0 + violation($1, values) }
    }
  }

  func violation(_ condition: Condition, _ values: [Double]) -> Double {
    let side = zip(condition.coefficients, values).reduce(condition.constant) { $0 + $1.0 * $1.1 }
    switch condition.relation {
    case 0: return abs(side)
    case 1: return max(-side, 0)
    default: return max(side, 0)
    }
  }

  /// The least sum of the violations of some conditions, with given sums for others; `nil` if there is no solution.
  private func minimum(of indexes: [Int], fixed: [(indexes: [Int], sum: Double)]) -> Double? {
    // Columns: two for each variable, then three for each condition: slack, shortfall and excess.
    let width = 2 * variableCount + 3 * conditions.count
    func column(_ condition: Int, _ part: Int) -> Int { 2 * variableCount + 3 * condition + part }
    var rows: [[Double]] = []
    for (index, condition) in conditions.enumerated() {
      var row = [Double](repeating: 0, count: width + 1)
      for (variable, coefficient) in condition.coefficients.enumerated() {
        row[2 * variable] = coefficient
        row[2 * variable + 1] = nonNegative.contains(variable) ? 0 : -coefficient
      }
      row[width] = -condition.constant
      if condition.relation != 0 { row[column(index, 0)] = condition.relation > 0 ? -1 : 1 }
      if condition.priority < 1_000 {
        if condition.relation >= 0 { row[column(index, 1)] = 1 }
        if condition.relation <= 0 { row[column(index, 2)] = -1 }
      }
      rows.append(row)
    }
    func sum(_ indexes: [Int]) -> [Double] {
      var row = [Double](repeating: 0, count: width + 1)
      for index in indexes {
        row[column(index, 1)] = 1
        row[column(index, 2)] = 1
      }
      return row
    }
    for (indexes, value) in fixed {
      var row = sum(indexes)
      row[width] = value
      rows.append(row)
    }
    var simplex = DenseSimplex(rows: rows, width: width)
    return simplex.minimum(of: sum(indexes))
  }
}

/// The simplex algorithm in two phases on a full tableau, with the rule of Bland against cycles.
private struct DenseSimplex {
  private var rows: [[Double]]
  private let width: Int
  private var basis: [Int] = []

  init(rows: [[Double]], width: Int) { (self.rows, self.width) = (rows, width) }

  /// The least value of `costs · x` for `x ≥ 0`.
  mutating func minimum(of costs: [Double]) -> Double? {
    let count = rows.count
    let total = width + count
    for index in rows.indices {
      if rows[index][width] < 0 { rows[index] = rows[index].map { -$0 } }
      let constant = rows[index].removeLast()
      rows[index] += (0..<count).map { $0 == index ? 1 : 0 }
      rows[index].append(constant)
    }
    basis = (width..<total).map { $0 }
    var first = [Double](repeating: 0, count: total + 1)
    for index in width..<total { first[index] = 1 }
    guard run(first, allowed: total) < 1e-6 else { return nil }
    // Artificial variables that are left with the value zero must stay there.
    for index in rows.indices where basis[index] >= width {
      if let entering = (0..<width).first(where: { abs(rows[index][$0]) > 1e-7 }) { pivot(index, entering) }
    }
    var second = Array(costs.dropLast())
    second += [Double](repeating: 0, count: count + 1)
    return run(second, allowed: width)
  }

  private mutating func run(_ costs: [Double], allowed: Int) -> Double {
    let end = costs.count - 1
    while true {
      // Reduced costs.
      let entering = (0..<allowed).first { column in
        guard !basis.contains(column) else { return false }
        let reduced = rows.indices.reduce(costs[column]) { $0 - costs[basis[$1]] * rows[$1][column] }
        return reduced < -1e-9
      }
      guard let entering else { break }
      var best: Int?
      for index in rows.indices where rows[index][entering] > 1e-9 {
        let ratio = rows[index][end] / rows[index][entering]
        if let known = best {
          let other = rows[known][end] / rows[known][entering]
          if ratio > other + 1e-12 || abs(ratio - other) <= 1e-12 && basis[index] > basis[known] { continue }
        }
        best = index
      }
      guard let best else { break }
      pivot(best, entering)
    }
    return rows.indices.reduce(0) { $0 + costs[basis[$1]] * rows[$1][end] }
  }

  private mutating func pivot(_ row: Int, _ column: Int) {
    let factor = 1 / rows[row][column]
    rows[row] = rows[row].map { $0 * factor }
    for index in rows.indices where index != row && rows[index][column] != 0 {
      let part = rows[index][column]
      for place in rows[index].indices { rows[index][place] -= part * rows[row][place] }
    }
    basis[row] = column
  }
}
