/// The kinds of outcome, without their values, in the order in which their tables are created and hashed.
enum OutcomeKind: Int, CaseIterable {
  case hit, action, gesture, touches, scroll, select, change, trouble

  /// The value of the key `kind` in JSON.
  var name: String { names.kind }

  /// The name of the table for outcomes of this kind.
  var table: String { names.table }

  private var names: (kind: String, table: String) {
    switch self {
    case .hit: ("hit", "hit_results")
    case .action: ("action", "fired_actions")
    case .gesture: ("gesture", "gesture_states")
    case .touches: ("touches", "touch_deliveries")
    case .scroll: ("scroll", "scroll_steps")
    case .select: ("select", "row_selections")
    case .change: ("change", "scene_changes")
    case .trouble: ("trouble", "troubles")
    }
  }

  /// The definitions of the table's own columns, which follow the four common columns.
  var columnDefinitions: [String] {
    let schema = OutcomeSchema()
    _ = Outcome.Kind(self, from: schema)
    return schema.definitions
  }
}

extension Outcome.Kind {
  /// The name of the kind, as in JSON.
  public var name: String { kind.name }

  @inline(__always)
  var kind: OutcomeKind {
    switch self {
    case .hit: .hit
    case .action: .action
    case .gesture: .gesture
    case .touches: .touches
    case .scroll: .scroll
    case .select: .select
    case .change: .change
    case .trouble: .trouble
    }
  }
}
