import PassThrough

extension SceneError {
  /// Creates the error for a view of the scene that a strategy cannot be applied to.
  ///
  /// - Parameters:
  ///   - key: The scene key that marks the view.
  ///   - row: The registry row that created the view.
  init(_ error: MissingOverride, key: String, of view: ViewDescription, made row: ViewClass) {
    var reason = "this \(row.name) has none"
    if case .none(let why)? = row.factory?.override { reason = "its class \(row.name) \(why)" }
    self.init(
      .strategyNotApplicable,
      "strategy '\(error.strategy)' needs an override of hitTest(_:with:) for '\(key)', and \(reason)", line: view.line,
      column: view.column, view: view.id ?? view.className, key: key,
      remedy: "make the class one that can be subclassed, remove '\(key)', or choose another strategy")
  }
}
