import Foundation

extension ConstraintSystem {
  /// The size of the root that satisfies its constraints and is nearest to a target, rounded up to pixels.
  func fittingSize(_ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority) -> CGSize {
    build()
    guard let variables = variables[ObjectIdentifier(root)] else { return target }
    for (variable, length, priority) in [
      (variables.minX, 0, UILayoutPriority.required), (variables.minY, 0, .required),
      (variables.width, target.width, horizontal), (variables.height, target.height, vertical),
    ] {
      let expression = LinearExpression(variable) + Double(-length)
      if (try? solver.add(expression, .equal, priority: min(priority.rawValue, 1_000))) == nil {
        // The constraints demand another size.
        _ = try? solver.add(expression, .equal, priority: UILayoutPriority.required.rawValue - 1)
      }
    }
    _ = solver.solve()
    wrapContents()
    let scale = root.engine.screen.scale
    func rounded(_ variable: Int32) -> CGFloat {
      CGFloat((solver.value(of: variable) * scale - PrioritySolver.tolerance).rounded(.up) / scale)
    }
    return CGSize(width: rounded(variables.width), height: rounded(variables.height))
  }
}
