import PassThrough

extension SceneError {
  /// The error for a view of the scene that a strategy cannot be applied to.
  ///
  /// - Parameters:
  ///   - key: The key by which the scene asks for it.
  ///   - row: The row that the view was made by.
  init(_ error: MissingOverride, key: String, of view: ViewDescription, made row: ViewClass) {
    var reason = "its class \(row.name) has no overriding subclass"
    if case .none(let why)? = row.factory?.override { reason = "its class \(row.name) \(why)" }
    self.init(
      .strategyNotApplicable,
      "strategy '\(error.strategy)' needs an override of hitTest(_:with:) for '\(key)', and \(reason)", line: view.line,
      column: view.column, view: view.id ?? view.className, key: key,
      remedy: "make the class one that can be subclassed, remove '\(key)', or choose another strategy")
  }
}
