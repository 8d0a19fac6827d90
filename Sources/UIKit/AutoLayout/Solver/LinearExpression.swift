/// A sum of variables with coefficients, and a constant. Terms are sorted by variable; none has the coefficient zero.
struct LinearExpression: Equatable {
  struct Term: Equatable {
    var variable: Int32
    var coefficient: Double
  }

  /// Smaller coefficients are rounding errors of a sum that is zero.
  static let smallestCoefficient = 1e-10

  var constant: Double
  private(set) var terms: [Term]

  init(constant: Double = 0, terms: [Term] = []) { (self.constant, self.terms) = (constant, terms) }

  init(_ variable: Int32, times coefficient: Double = 1) {
    self.init(terms: [Term(variable: variable, coefficient: coefficient)])
  }

  /// The coefficient of a variable; 0 if it is not in the sum.
  func coefficient(of variable: Int32) -> Double {
    let place = index(of: variable)
    return place < terms.count && terms[place].variable == variable ? terms[place].coefficient : 0
  }

  /// The place of a variable, or the one at which it would be inserted.
  private func index(of variable: Int32) -> Int {
    var (low, high) = (0, terms.count)
    while low < high {
      let middle = (low + high) / 2
      if terms[middle].variable < variable { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Removes a variable and returns its coefficient.
  mutating func remove(_ variable: Int32) -> Double {
    let place = index(of: variable)
    guard place < terms.count, terms[place].variable == variable else { return 0 }
    return terms.remove(at: place).coefficient
  }

  mutating func add(_ variable: Int32, times coefficient: Double) {
    let place = index(of: variable)
    if place < terms.count, terms[place].variable == variable {
      terms[place].coefficient += coefficient
      if abs(terms[place].coefficient) < Self.smallestCoefficient { terms.remove(at: place) }
    } else if abs(coefficient) >= Self.smallestCoefficient {
      terms.insert(Term(variable: variable, coefficient: coefficient), at: place)
    }
  }

  /// Adds a multiple of another sum. `added` is called with each variable that was not in the sum before.
  mutating func add(_ other: LinearExpression, times factor: Double, added: (Int32) -> Void = { _ in }) {
    constant += other.constant * factor
    guard !other.terms.isEmpty else { return }
    if other.terms.count == 1 {
      let term = other.terms[0]
      let count = terms.count
      add(term.variable, times: term.coefficient * factor)
      if terms.count > count { added(term.variable) }
      return
    }
    var sum: [Term] = []
    sum.reserveCapacity(terms.count + other.terms.count)
    var (mine, theirs) = (0, 0)
    while mine < terms.count || theirs < other.terms.count {
      if theirs == other.terms.count || (mine < terms.count && terms[mine].variable < other.terms[theirs].variable) {
        sum.append(terms[mine])
        mine += 1
        continue
      }
      let term = other.terms[theirs]
      theirs += 1
      var coefficient = term.coefficient * factor
      let isKnown = mine < terms.count && terms[mine].variable == term.variable
      if isKnown {
        coefficient += terms[mine].coefficient
        mine += 1
      }
      guard abs(coefficient) >= Self.smallestCoefficient else { continue }
      sum.append(Term(variable: term.variable, coefficient: coefficient))
      if !isKnown { added(term.variable) }
    }
    terms = sum
  }

  mutating func multiply(by factor: Double) {
    constant *= factor
    for index in terms.indices { terms[index].coefficient *= factor }
  }

  static func * (expression: LinearExpression, factor: Double) -> LinearExpression {
    guard factor != 0 else { return LinearExpression() }
    var result = expression
    result.multiply(by: factor)
    return result
  }

  static func + (one: LinearExpression, other: LinearExpression) -> LinearExpression {
    var sum = one
    sum.add(other, times: 1)
    return sum
  }

  static func - (one: LinearExpression, other: LinearExpression) -> LinearExpression {
    var difference = one
    difference.add(other, times: -1)
    return difference
  }

  static func + (expression: LinearExpression, constant: Double) -> LinearExpression {
    LinearExpression(constant: expression.constant + constant, terms: expression.terms)
  }
}
