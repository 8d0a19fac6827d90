/// The state of a finger between two actions.
struct W3CPointerState {
  /// The position. `nil` before the first move.
  var position: (x: Double, y: Double)?
  var isDown = false
}
