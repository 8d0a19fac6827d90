/// What is known of a finger between two of its actions.
struct W3CPointerState {
  /// Where it is; nil before its first move.
  var position: (x: Double, y: Double)?
  /// Whether it is down.
  var isDown = false
}
