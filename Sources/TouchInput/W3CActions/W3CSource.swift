/// One input source, checked: every move knows its point on the screen, every lift follows a touch down.
struct W3CSource {
  /// The number of the finger; nil for a source that only gives time.
  var touch: Int?
  var items: [Item]

  /// One action of a source.
  struct Item {
    var place: W3CActionsError.Place
    var kind: Kind
    /// How long it takes; only a pause and a move take time.
    var microseconds: Int64 = 0
  }

  /// What an action does.
  enum Kind {
    case pause
    case move(x: Double, y: Double)
    case down
    case up
    case cancel
  }
}
