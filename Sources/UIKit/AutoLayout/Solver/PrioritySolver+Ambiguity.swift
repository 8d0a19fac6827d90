extension PrioritySolver {
  /// The variables of the caller that have other values in other solutions of the same worth.
  func ambiguousVariables() -> Set<Int32> {
    var ambiguous: Set<Int32> = []
    var movable: [Int32] = []
    for (index, kind) in kinds.enumerated() where rowIndexes[index] < 0 && kind != .dummy {
      let variable = Int32(index)
      guard levels.allSatisfy({ abs($0.expression.coefficient(of: variable)) < Self.tolerance }) else { continue }
      if kind == .free {
        ambiguous.insert(variable)
        ambiguous.formUnion(externalVariables(inColumn: variable))
      } else if kind == .nonNegative || hasRow(variable) {
        movable.append(variable)
      }
    }
    guard !movable.isEmpty else { return ambiguous }
    var candidates: Set<Int32> = []
    for variable in movable {
      if kinds[Int(variable)] == .nonNegative { candidates.insert(variable) }
      candidates.formUnion(externalVariables(inColumn: variable))
    }
    for variable in candidates where !ambiguous.contains(variable) && canChange(variable) { ambiguous.insert(variable) }
    return ambiguous
  }

  private func hasRow(_ parameter: Int32) -> Bool {
    columns[Int(parameter)].contains { rows[Int($0)].expression.coefficient(of: parameter) != 0 }
  }

  private func externalVariables(inColumn parameter: Int32) -> [Int32] {
    columns[Int(parameter)].compactMap { index in
      let row = rows[Int(index)]
      return kinds[Int(row.basic)].isExternal && row.expression.coefficient(of: parameter) != 0 ? row.basic : nil
    }
  }

  /// Whether solutions of the same worth have a larger or a smaller value of a variable.
  private func canChange(_ variable: Int32) -> Bool { canMove(variable, by: 1) || canMove(variable, by: -1) }

  private func canMove(_ variable: Int32, by sign: Double) -> Bool {
    var copy = self
    let start = copy.value(of: variable)
    for _ in 0..<Self.stepLimit {
      let expression: LinearExpression
      let row = copy.rowIndexes[Int(variable)]
      expression = row < 0 ? LinearExpression(variable) : copy.rows[Int(row)].expression
      // Pivots with parameters that cost nothing keep the cost of all others.
      let entering = expression.terms.first { term in
        copy.kinds[Int(term.variable)] != .dummy && term.coefficient * sign > Self.tolerance
          && copy.levels.allSatisfy { abs($0.expression.coefficient(of: term.variable)) < Self.tolerance }
      }
      guard let entering else { return false }
      guard let leaving = copy.leavingRow(for: entering.variable) else { return true }
      copy.pivot(entering.variable, leaving)
      if (copy.value(of: variable) - start) * sign > Self.tolerance { return true }
    }
    return false
  }
}
