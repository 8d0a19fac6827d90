/// The tables of a recording, in the order in which they are created and hashed.
enum RecordingTable: String, CaseIterable {
  case meta
  case scenes
  case sessions
  case events
  case hitResults = "hit_results"
  case firedActions = "fired_actions"
  case gestureStates = "gesture_states"
  case touchDeliveries = "touch_deliveries"
  case scrollSteps = "scroll_steps"
  case rowSelections = "row_selections"
  case sceneChanges = "scene_changes"
  case troubles
  case outcomeRuns = "outcome_runs"

  /// The tables that hold outcomes, one per kind.
  static let outcomeTables: [RecordingTable] = [
    .hitResults, .firedActions, .gestureStates, .touchDeliveries, .scrollSteps, .rowSelections, .sceneChanges,
    .troubles,
  ]

  /// The table that holds outcomes of a kind.
  init(_ kind: Outcome.Kind) {
    switch kind {
    case .hit: self = .hitResults
    case .action: self = .firedActions
    case .gesture: self = .gestureStates
    case .touches: self = .touchDeliveries
    case .scroll: self = .scrollSteps
    case .select: self = .rowSelections
    case .change: self = .sceneChanges
    case .trouble: self = .troubles
    }
  }

  /// The names of the columns, in the order of the statement that makes the table.
  var columns: [String] { definitions.map { String($0.prefix { $0 != " " }) } }

  /// The name of the column that is the table's key.
  var key: String { columns[0] }

  /// The statement that makes the table, exactly as `sqlite_schema` keeps it.
  var statement: String {
    let ending = self == .meta ? "STRICT, WITHOUT ROWID" : "STRICT"
    return "CREATE TABLE \(rawValue) (\n  \(definitions.joined(separator: ",\n  "))\n) \(ending)"
  }

  private var definitions: [String] {
    switch self {
    case .meta: ["key TEXT PRIMARY KEY NOT NULL", "value TEXT NOT NULL"]
    case .scenes: ["scene_id INTEGER PRIMARY KEY", "name TEXT NOT NULL", "json TEXT NOT NULL"]
    case .sessions:
      [
        "session_id INTEGER PRIMARY KEY", "scene_id INTEGER NOT NULL REFERENCES scenes (scene_id)",
        "strategy TEXT NOT NULL", "profile TEXT NOT NULL", "source TEXT NOT NULL", "about TEXT",
        "first_sample INTEGER NOT NULL", "first_outcome INTEGER NOT NULL",
      ]
    case .events:
      ["sample INTEGER PRIMARY KEY"] + Self.moment
        + [
          "touch INTEGER NOT NULL", Self.phase, "x REAL NOT NULL", "y REAL NOT NULL",
          "edge TEXT CHECK (edge IS NULL OR " + Self.oneOf("edge", TouchEdge.allCases.map(\.rawValue)) + ")",
        ]
    case .hitResults: outcome("touch INTEGER NOT NULL", "view TEXT")
    case .firedActions: outcome("view TEXT NOT NULL", "control_event TEXT NOT NULL", "name TEXT", "touch INTEGER")
    case .gestureStates:
      outcome("view TEXT NOT NULL", "recognizer TEXT NOT NULL", "state TEXT NOT NULL", "name TEXT")
    case .touchDeliveries:
      outcome("view TEXT NOT NULL", "touch INTEGER NOT NULL", Self.phase)
    case .scrollSteps:
      outcome("view TEXT NOT NULL", "at TEXT NOT NULL", "offset_x REAL NOT NULL", "offset_y REAL NOT NULL")
    case .rowSelections: outcome("view TEXT NOT NULL", "section INTEGER NOT NULL", "row INTEGER NOT NULL")
    case .sceneChanges: outcome("view TEXT", "what TEXT NOT NULL")
    case .troubles:
      outcome(
        "what TEXT NOT NULL CHECK (" + Self.oneOf("what", Outcome.Trouble.What.allCases.map(\.rawValue)) + ")",
        "touch INTEGER", "view TEXT", "why TEXT NOT NULL")
    case .outcomeRuns:
      [
        "outcome INTEGER PRIMARY KEY",
        "length INTEGER NOT NULL CHECK (length BETWEEN 1 AND \(RepeatInsert.maximumLength))",
        "repeats INTEGER NOT NULL CHECK (repeats >= 1)",
      ]
    }
  }

  private func outcome(_ own: String...) -> [String] { ["outcome INTEGER PRIMARY KEY"] + Self.moment + own }

  private static let moment = [
    "session_id INTEGER NOT NULL REFERENCES sessions (session_id)", "event INTEGER NOT NULL CHECK (event >= 0)",
    "t_us INTEGER NOT NULL CHECK (t_us >= 0)",
  ]

  /// The commonest first.
  private static let phase =
    "phase TEXT NOT NULL CHECK (" + oneOf("phase", ["moved", "began", "ended", "stationary", "cancelled"]) + ")"

  /// For `IN` with a list SQLite fills an index anew for every row it checks; comparing is four times as fast.
  private static func oneOf(_ column: String, _ values: [String]) -> String {
    values.map { "\(column) = '\($0)'" }.joined(separator: " OR ")
  }
}
