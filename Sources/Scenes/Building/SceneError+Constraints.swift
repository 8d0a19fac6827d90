import UIKit

extension SceneError {
  /// Creates the error for a constraint to a view of another window, with which UIKit ends the app.
  init(constraintTo other: String, of view: ViewDescription) {
    self.init(
      .invalidValue, "a constraint names the view '\(other)', which is in another window", line: view.line,
      column: view.column, view: view.id ?? view.className, key: "constraints",
      remedy: "name a view of the same window")
  }
}
