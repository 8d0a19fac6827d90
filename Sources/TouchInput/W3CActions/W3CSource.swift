/// A checked input source: every move has a point on the screen, and every lift follows a touch down.
struct W3CSource {
  /// The number of the finger. `nil` for a source that only passes time.
  var touch: Int?
  var items: [Item]

  /// One action of a source.
  struct Item {
    var place: W3CActionsError.Place
    var kind: Kind
    /// The duration. Only a pause and a move have one.
    var microseconds: Int64 = 0
  }

  enum Kind {
    case pause
    case move(x: Double, y: Double)
    case down
    case up
    case cancel
  }
}
