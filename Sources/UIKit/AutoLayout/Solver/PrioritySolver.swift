/// Solves systems of linear equations and inequalities, of which some are required and others have priorities.
///
/// A solution satisfies everything that is required. Among these it violates what has the highest priority least, by the sum of
/// the differences; among those, what has the next priority, and so on. The method is the simplex algorithm on a tableau of
/// sparse rows, as in Cassowary (Badros, Borning, Stuckey: The Cassowary Linear Arithmetic Constraint Solving Algorithm, 2001), but
/// priorities are compared one after another instead of by weights.
struct PrioritySolver {
  enum Relation {
    case lessThanOrEqual, equal, greaterThanOrEqual
  }

  enum Kind: UInt8 {
    /// A variable of the caller, without bounds.
    case free
    /// A variable of the caller that is not negative.
    case nonNegative
    /// The distance to the bound of an inequality.
    case slack
    /// The violation of something that is not required.
    case error
    /// The left side of a required equation, whose value is zero. The dummies of a row are the equations it comes from.
    case dummy

    var isRestricted: Bool { self != .free }
    var isExternal: Bool { self == .free || self == .nonNegative }
  }

  /// An equation or inequality of the system, by its variable in the tableau.
  struct Handle: Hashable {
    let marker: Int32
    fileprivate let isNegated: Bool
  }

  enum Failure: Error {
    /// The new constraint contradicts others, whose markers are given with its own.
    case contradiction([Int32])
  }

  struct Row {
    var basic: Int32
    var expression: LinearExpression
  }

  /// What is minimized at one priority.
  struct Level {
    let priority: Float
    var expression = LinearExpression()
  }

  /// Values are compared with this tolerance.
  static let tolerance = 1e-8
  /// Priorities from here on are required.
  static let required: Float = 1_000
  /// More steps than a solution needs.
  static let stepLimit = 20_000

  var kinds: [Kind] = []
  /// The row of a variable; negative if the variable is a parameter of the rows.
  var rowIndexes: [Int32] = []
  var rows: [Row] = []
  /// The rows in which a parameter can be, some of them twice.
  var columns: [[Int32]] = []
  /// The highest priority first.
  var levels: [Level] = []
  /// Whether constants have changed since the last solution.
  private var isEdited = false

  mutating func makeVariable(_ kind: Kind = .free) -> Int32 {
    kinds.append(kind)
    rowIndexes.append(-1)
    columns.append([])
    return Int32(kinds.count - 1)
  }

  /// The value of a variable in the solution.
  func value(of variable: Int32) -> Double {
    let row = rowIndexes[Int(variable)]
    return row < 0 ? 0 : rows[Int(row)].expression.constant
  }

  func value(of expression: LinearExpression) -> Double {
    expression.terms.reduce(expression.constant) { $0 + $1.coefficient * value(of: $1.variable) }
  }

  // MARK: Constraints

  /// Adds `expression relation 0`. The solution is found by ``solve()``.
  mutating func add(
    _ expression: LinearExpression, _ relation: Relation, priority: Float = required
  ) throws(Failure) -> Handle {
    let isNegated = relation == .lessThanOrEqual
    var row = substituted(isNegated ? expression * -1 : expression)
    let isRequired = priority >= Self.required
    let marker: Int32
    if relation == .equal && isRequired {
      marker = makeVariable(.dummy)
    } else {
      marker = makeVariable(relation == .equal ? .error : .slack)
    }
    row.add(marker, times: -1)
    var errors: [Int32] = []
    if !isRequired {
      let shortfall = makeVariable(.error)
      row.add(shortfall, times: 1)
      errors = relation == .equal ? [marker, shortfall] : [shortfall]
    }
    try insert(row, marker: marker)
    for error in errors { minimize(error, priority) }
    return Handle(marker: marker, isNegated: isNegated)
  }

  /// Adds to the constant of a constraint's expression. ``solve()`` finds the new solution.
  mutating func addToConstant(of handle: Handle, _ difference: Double) {
    let difference = handle.isNegated ? -difference : difference
    let marker = Int(handle.marker)
    isEdited = true
    if rowIndexes[marker] >= 0 {
      rows[Int(rowIndexes[marker])].expression.constant += difference
      return
    }
    // A row can be listed twice, if a parameter has left it and come back.
    for row in Set(columns[marker]) {
      let coefficient = rows[Int(row)].expression.coefficient(of: handle.marker)
      if coefficient != 0 { rows[Int(row)].expression.constant -= coefficient * difference }
    }
  }

  /// Finds the solution after additions and changes of constants.
  ///
  /// - Returns: False if changed constants contradict each other. Then the system has to be built again.
  mutating func solve() -> Bool {
    if isEdited {
      isEdited = false
      guard restoreFeasibility() else { return false }
    }
    return optimize()
  }

  /// The expression with parameters in the place of variables that have rows.
  private func substituted(_ expression: LinearExpression) -> LinearExpression {
    var result = LinearExpression(constant: expression.constant)
    for term in expression.terms {
      let row = rowIndexes[Int(term.variable)]
      if row < 0 {
        result.add(term.variable, times: term.coefficient)
      } else {
        result.add(rows[Int(row)].expression, times: term.coefficient)
      }
    }
    return result
  }

  private mutating func minimize(_ error: Int32, _ priority: Float) {
    let place = levels.firstIndex { $0.priority <= priority } ?? levels.count
    if place == levels.count || levels[place].priority != priority {
      levels.insert(Level(priority: priority), at: place)
    }
    let row = rowIndexes[Int(error)]
    if row < 0 {
      levels[place].expression.add(error, times: 1)
    } else {
      levels[place].expression.add(rows[Int(row)].expression, times: 1)
    }
  }

  // MARK: The tableau

  /// Adds the equation `expression = 0` to the tableau.
  private mutating func insert(_ expression: LinearExpression, marker: Int32) throws(Failure) {
    var expression = expression
    if expression.constant < 0 { expression.multiply(by: -1) }
    if let subject = subject(of: expression) {
      define(subject, by: expression)
      return
    }
    if expression.terms.allSatisfy({ kinds[Int($0.variable)] == .dummy }) {
      guard abs(expression.constant) < Self.tolerance else {
        throw .contradiction(expression.terms.map(\.variable))
      }
      define(marker, by: expression)
      return
    }
    try insertWithArtificialVariable(expression, marker: marker)
  }

  /// A variable that can be defined by an equation whose constant is not negative.
  private func subject(of expression: LinearExpression) -> Int32? {
    var candidate: Int32?
    for term in expression.terms {
      switch kinds[Int(term.variable)] {
      case .free: return term.variable
      case .dummy: break
      case .nonNegative, .slack, .error:
        // What a size does not need to be is 0: a slack is preferred to a size. Source: Stevia's `testWidthLessOrEqual` [T].
        let isFirst =
          candidate.map { kinds[Int($0)] == .nonNegative && kinds[Int(term.variable)] != .nonNegative } ?? true
        if isFirst, term.coefficient < 0, columns[Int(term.variable)].isEmpty, !isMinimized(term.variable) {
          candidate = term.variable
        }
      }
    }
    return candidate
  }

  private func isMinimized(_ variable: Int32) -> Bool {
    levels.contains { $0.expression.coefficient(of: variable) != 0 }
  }

  /// Adds the row of a variable that has none, from an equation that contains it, and removes it from all other rows.
  private mutating func define(_ subject: Int32, by equation: LinearExpression) {
    var expression = equation
    let coefficient = expression.remove(subject)
    expression.multiply(by: -1 / coefficient)
    replace(subject, by: expression, except: -1)
    let index = Int32(rows.count)
    rows.append(Row(basic: subject, expression: expression))
    rowIndexes[Int(subject)] = index
    for term in expression.terms { columns[Int(term.variable)].append(index) }
  }

  /// Replaces a parameter in all rows but one, and in what is minimized.
  private mutating func replace(_ variable: Int32, by expression: LinearExpression, except: Int32) {
    let places = columns[Int(variable)]
    columns[Int(variable)] = []
    for index in places where index != except {
      let coefficient = rows[Int(index)].expression.remove(variable)
      guard coefficient != 0 else { continue }
      rows[Int(index)].expression.add(expression, times: coefficient) { columns[Int($0)].append(index) }
    }
    for index in levels.indices {
      let coefficient = levels[index].expression.remove(variable)
      if coefficient != 0 { levels[index].expression.add(expression, times: coefficient) }
    }
  }

  /// Gives a parameter the row `index`, whose variable becomes a parameter.
  mutating func pivot(_ entering: Int32, _ index: Int32) {
    let leaving = rows[Int(index)].basic
    var expression = rows[Int(index)].expression
    let coefficient = expression.remove(entering)
    expression.multiply(by: -1 / coefficient)
    expression.add(leaving, times: 1 / coefficient)
    rowIndexes[Int(leaving)] = -1
    rowIndexes[Int(entering)] = index
    replace(entering, by: expression, except: index)
    rows[Int(index)] = Row(basic: entering, expression: expression)
    columns[Int(leaving)].append(index)
  }

  private mutating func insertWithArtificialVariable(
    _ expression: LinearExpression, marker: Int32
  ) throws(Failure) {
    let before = self
    let artificial = makeVariable(.slack)
    let index = Int32(rows.count)
    rows.append(Row(basic: artificial, expression: expression))
    rowIndexes[Int(artificial)] = index
    for term in expression.terms { columns[Int(term.variable)].append(index) }
    // The row of the artificial variable is what is minimized.
    while rowIndexes[Int(artificial)] >= 0 {
      let row = rows[Int(index)].expression
      guard let entering = row.terms.first(where: { $0.coefficient < 0 && kinds[Int($0.variable)] != .dummy }),
        let leaving = leavingRow(for: entering.variable, preferring: index)
      else { break }
      pivot(entering.variable, leaving)
    }
    if rowIndexes[Int(artificial)] >= 0 {
      let row = rows[Int(index)].expression
      guard row.constant < Self.tolerance else {
        let terms = row.terms.map(\.variable)
        self = before
        throw .contradiction(terms.filter { $0 < before.kinds.count })
      }
      if let term = row.terms.first(where: { kinds[Int($0.variable)] != .dummy }) ?? row.terms.first {
        pivot(term.variable, index)
      }
    }
    for row in columns[Int(artificial)] { _ = rows[Int(row)].expression.remove(artificial) }
    columns[Int(artificial)] = []
    for level in levels.indices { _ = levels[level].expression.remove(artificial) }
  }

  // MARK: The simplex algorithm

  /// The row whose variable first reaches zero when a parameter grows; `nil` if none does.
  func leavingRow(for entering: Int32, preferring preferred: Int32 = -1) -> Int32? {
    var best: Int32?
    var smallest = Double.infinity
    for index in columns[Int(entering)] {
      let row = rows[Int(index)]
      guard kinds[Int(row.basic)].isRestricted else { continue }
      let coefficient = row.expression.coefficient(of: entering)
      guard coefficient < -LinearExpression.smallestCoefficient else { continue }
      let ratio = max(-row.expression.constant / coefficient, 0)
      let isEqual = abs(ratio - smallest) <= 1e-12 * max(ratio, 1)
      if !isEqual && ratio < smallest
        || isEqual && (index == preferred || best.map { rows[Int($0)].basic > row.basic && $0 != preferred } ?? true)
      {
        (best, smallest) = (index, min(ratio, smallest))
      }
    }
    return best
  }

  /// A parameter whose growth reduces what is minimized; `nil` at the optimum.
  private func enteringVariable() -> Int32? {
    for (index, level) in levels.enumerated() {
      for term in level.expression.terms
      where term.coefficient < -Self.tolerance && kinds[Int(term.variable)] != .dummy
        && levels[..<index].allSatisfy({ abs($0.expression.coefficient(of: term.variable)) < Self.tolerance })
      {
        return term.variable
      }
    }
    return nil
  }

  private mutating func optimize() -> Bool {
    for _ in 0..<Self.stepLimit {
      guard let entering = enteringVariable() else { return true }
      guard let leaving = leavingRow(for: entering) else { return true }
      pivot(entering, leaving)
    }
    return true
  }

  /// Makes negative variables zero again after constants have changed, while the solution stays optimal.
  private mutating func restoreFeasibility() -> Bool {
    for row in rows where kinds[Int(row.basic)] == .dummy && abs(row.expression.constant) > Self.tolerance {
      return false
    }
    for _ in 0..<Self.stepLimit {
      guard
        let index = rows.firstIndex(where: {
          $0.expression.constant < -Self.tolerance && kinds[Int($0.basic)].isRestricted
        })
      else { return true }
      var best: LinearExpression.Term?
      for term in rows[index].expression.terms
      where term.coefficient > LinearExpression.smallestCoefficient && kinds[Int(term.variable)] != .dummy {
        if let known = best, !costsLess(term, known) { continue }
        best = term
      }
      guard let best else { return false }
      pivot(best.variable, Int32(index))
    }
    return false
  }

  /// Whether the growth of a parameter costs less than that of another one, for the same growth of a row.
  private func costsLess(_ one: LinearExpression.Term, _ other: LinearExpression.Term) -> Bool {
    for level in levels {
      let first = level.expression.coefficient(of: one.variable) / one.coefficient
      let second = level.expression.coefficient(of: other.variable) / other.coefficient
      if abs(first - second) > Self.tolerance { return first < second }
    }
    return false
  }
}
