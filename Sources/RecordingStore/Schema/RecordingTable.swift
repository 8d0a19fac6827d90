/// The tables of a recording.
enum RecordingTable: Hashable {
  case meta, scenes, sessions, events, sceneEvents, observedOutcomes
  /// All rungs of the names of views.
  case viewNames
  /// The decisions of the app's code in hit tests.
  case decisions
  case outcomes(OutcomeKind)
  /// The repeats of outcomes.
  case outcomeRepeats

  /// The name of the table in the current version of the format.
  var name: String {
    switch self {
    case .meta: "meta"
    case .scenes: "scenes"
    case .sessions: "sessions"
    case .events: "events"
    case .sceneEvents: "scene_events"
    case .observedOutcomes: "observed_outcomes"
    case .viewNames: "view_names"
    case .decisions: "decisions"
    case .outcomes(let kind): kind.table
    case .outcomeRepeats: "outcome_repeats"
    }
  }

  /// The names of the columns, in the order of the table's definition.
  var columns: [String] { definitions.map { String($0.prefix { $0 != " " }) } }

  /// The name of the key column.
  var key: String {
    switch self {
    case .meta: "key"
    case .scenes: "scene_id"
    case .sessions: "session_id"
    case .events, .sceneEvents: "sample"
    case .observedOutcomes: "observation"
    case .viewNames: "view_name"
    case .decisions: "decision"
    case .outcomes, .outcomeRepeats: "outcome"
    }
  }

  /// The definitions of the columns in the current version of the format.
  var definitions: [String] {
    switch self {
    case .meta: ["key TEXT PRIMARY KEY NOT NULL", "value TEXT NOT NULL"]
    case .scenes: ["scene_id INTEGER PRIMARY KEY", "name TEXT NOT NULL", "json TEXT NOT NULL"]
    case .sessions:
      [
        "session_id INTEGER PRIMARY KEY", "scene_id INTEGER NOT NULL REFERENCES scenes (scene_id)",
        "strategy TEXT NOT NULL", "profile TEXT NOT NULL", "source TEXT NOT NULL", "about TEXT",
        "first_sample INTEGER NOT NULL", "first_outcome INTEGER NOT NULL", "vocabulary TEXT NOT NULL",
      ]
    case .events:
      ["sample INTEGER PRIMARY KEY"] + Self.moment
        + [
          "touch INTEGER NOT NULL", Self.phase("phase"), "x REAL NOT NULL", "y REAL NOT NULL",
          "edge TEXT CHECK (edge IS NULL OR " + Self.oneOf("edge", TouchEdge.allCases.map(\.rawValue)) + ")",
        ]
    case .sceneEvents:
      ["sample INTEGER PRIMARY KEY"] + Self.moment
        + [
          "what TEXT NOT NULL CHECK (" + Self.oneOf("what", SceneEvent.Kind.allCases.map(\.rawValue)) + ")",
          "value TEXT NOT NULL",
        ]
    case .observedOutcomes: ["observation INTEGER PRIMARY KEY"] + Self.moment + ["json TEXT NOT NULL"]
    case .viewNames:
      [
        "view_name INTEGER PRIMARY KEY", "session_id INTEGER NOT NULL REFERENCES sessions (session_id)",
        "name TEXT NOT NULL", "json TEXT NOT NULL",
      ]
    case .decisions: ["decision INTEGER PRIMARY KEY"] + Self.moment + ["touch INTEGER NOT NULL", "json TEXT NOT NULL"]
    case .outcomes(let kind):
      ["outcome INTEGER PRIMARY KEY"] + Self.moment + kind.columnDefinitions + kind.detailColumns.map(\.definition)
    case .outcomeRepeats:
      [
        "outcome INTEGER PRIMARY KEY",
        "length INTEGER NOT NULL CHECK (length BETWEEN 1 AND \(RepeatInsert.maximumLength))",
        "repeats INTEGER NOT NULL CHECK (repeats >= 1)",
      ]
    }
  }

  private static let moment = [
    "session_id INTEGER NOT NULL REFERENCES sessions (session_id)", "event INTEGER NOT NULL CHECK (event >= 0)",
    "t_us INTEGER NOT NULL CHECK (t_us >= 0)",
  ]

  /// The definition of a column for a phase. The most frequent phases are compared first.
  static func phase(_ column: String) -> String {
    "\(column) TEXT NOT NULL CHECK ("
      + oneOf(column, ["moved", "began", "ended", "stationary", "cancelled"]) + ")"
  }

  /// A condition that compares with each value. `IN` with a list is four times slower, because SQLite builds an index
  /// for every row that it checks.
  static func oneOf(_ column: String, _ values: [String]) -> String {
    values.map { "\(column) = '\($0)'" }.joined(separator: " OR ")
  }
}
