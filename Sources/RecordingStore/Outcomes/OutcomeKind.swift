import JSONText

/// The kinds of outcome, without their values, in the order in which their tables are created and hashed.
enum OutcomeKind: Int, CaseIterable {
  case hit, action, gesture, touches, scroll, select, change, trouble, call, effect

  /// The kinds of the versions before 6.
  static let older: [OutcomeKind] = [.hit, .action, .gesture, .touches, .scroll, .select, .change, .trouble]

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
    case .call: ("call", "calls")
    case .effect: ("effect", "effects")
    }
  }

  /// The last columns of the table, from version 6 on: what an outcome has beside its kind.
  var detailColumns: [OutcomeDetailColumn] {
    switch self {
    case .hit: [.reacts, .region]
    case .action, .gesture, .select: [.handlers, .region]
    case .touches, .scroll, .effect: [.region]
    case .call: [.handlers]
    case .change: []
    case .trouble: [.extent]
    }
  }

  /// The definitions of the table's own columns for the values of the kind, which follow the four common columns.
  var columnDefinitions: [String] {
    let schema = OutcomeSchema()
    _ = Outcome.Kind(self, from: schema)
    return schema.definitions
  }
}

extension SessionOutcome.Kind {
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
    case .call: .call
    case .effect: .effect
    }
  }
}

extension Outcome.Kind {
  /// Reads the values of an outcome from left to right.
  ///
  /// The schema of a kind's table is derived from these calls: see ``OutcomeSchema``.
  @inline(__always)
  init(_ kind: OutcomeKind, from row: some OutcomeSource) {
    switch kind {
    case .hit: self = .hit(touch: row.integer("touch"), view: row.optionalText("view"))
    case .action:
      self = .action(
        view: row.text("view"), controlEvent: row.text("control_event"), name: row.optionalText("name"),
        touch: row.optionalInteger("touch"))
    case .gesture:
      self = .gesture(
        view: row.text("view"), recognizer: row.text("recognizer"), state: row.text("state"),
        name: row.optionalText("name"))
    case .touches: self = .touches(view: row.text("view"), touch: row.integer("touch"), phase: row.phase("phase"))
    case .scroll:
      self = .scroll(
        view: row.text("view"), at: row.text("at"), offsetX: row.real("offset_x"), offsetY: row.real("offset_y"))
    case .select:
      self = .select(view: row.text("view"), section: row.integer("section"), row: row.integer("row"))
    case .change: self = .change(view: row.optionalText("view"), what: row.text("what"))
    case .trouble:
      self = .trouble(
        Outcome.Trouble(
          what: row.word("what"), touch: row.optionalInteger("touch"), view: row.optionalText("view"),
          why: row.text("why")))
    case .call:
      self = .call(view: row.optionalText("view"), controller: row.optionalText("controller"), name: row.text("name"))
    case .effect:
      self = .effect(
        view: row.optionalText("view"), controller: row.optionalText("controller"), what: row.text("what"),
        from: row.optionalText("old_value"), to: row.optionalText("new_value"))
    }
  }

  /// Writes the values of the outcome in the order in which they are read. The names are those of the JSON form.
  @inline(__always)
  func write(to row: inout some OutcomeSink) {
    switch self {
    case .hit(let touch, let view):
      row.integer("touch", touch)
      row.text("view", view)
    case .action(let view, let controlEvent, let name, let touch):
      row.text("view", view)
      row.text("controlEvent", controlEvent)
      row.text("name", name)
      row.integer("touch", touch)
    case .gesture(let view, let recognizer, let state, let name):
      row.text("view", view)
      row.text("recognizer", recognizer)
      row.text("state", state)
      row.text("name", name)
    case .touches(let view, let touch, let phase):
      row.text("view", view)
      row.integer("touch", touch)
      row.text("phase", phase.rawValue)
    case .scroll(let view, let at, let offsetX, let offsetY):
      row.text("view", view)
      row.text("at", at)
      row.reals("offset", offsetX, offsetY)
    case .select(let view, let section, let rowIndex):
      row.text("view", view)
      row.integers("row", section, rowIndex)
    case .change(let view, let what):
      row.text("view", view)
      row.text("what", what)
    case .trouble(let trouble):
      row.text("what", trouble.what.rawValue)
      row.integer("touch", trouble.touch)
      row.text("view", trouble.view)
      row.text("why", trouble.why)
    case .call(let view, let controller, let name):
      row.text("view", view)
      row.text("controller", controller)
      row.text("name", name)
    case .effect(let view, let controller, let what, let from, let to):
      row.text("view", view)
      row.text("controller", controller)
      row.text("what", what)
      row.json("from", from)
      row.json("to", to)
    }
  }

  /// Whether every number of the outcome is finite, as a recording requires.
  @inline(__always)
  var isFinite: Bool {
    if case .scroll(_, _, let offsetX, let offsetY) = self { offsetX.isFinite && offsetY.isFinite } else { true }
  }
}

extension Outcome.Kind {
  /// Reads the values of the JSON form. `nil` if the kind is unknown, or if a value is missing or has the wrong type.
  init?(json: JSONValue) {
    let view = json["view"]?.string
    let touch = json["touch"]?.integer
    let name = json["name"]?.string
    switch json["kind"]?.string {
    case "hit":
      guard let touch else { return nil }
      self = .hit(touch: touch, view: view)
    case "action":
      guard let view, let controlEvent = json["controlEvent"]?.string else { return nil }
      self = .action(view: view, controlEvent: controlEvent, name: name, touch: touch)
    case "gesture":
      guard let view, let recognizer = json["recognizer"]?.string, let state = json["state"]?.string else { return nil }
      self = .gesture(view: view, recognizer: recognizer, state: state, name: name)
    case "touches":
      guard let view, let touch, let phase = json["phase"]?.string.flatMap(TouchPhase.init) else { return nil }
      self = .touches(view: view, touch: touch, phase: phase)
    case "scroll":
      guard let view, let at = json["at"]?.string, let offset = json["offset"]?.array?.compactMap(\.number),
        offset.count == 2
      else { return nil }
      self = .scroll(view: view, at: at, offsetX: offset[0], offsetY: offset[1])
    case "select":
      guard let view, let row = json["row"]?.array?.compactMap(\.integer), row.count == 2 else { return nil }
      self = .select(view: view, section: row[0], row: row[1])
    case "change":
      guard let what = json["what"]?.string else { return nil }
      self = .change(view: view, what: what)
    case "trouble":
      guard let what = json["what"]?.string.flatMap(TroubleKind.init), let why = json["why"]?.string else { return nil }
      self = .trouble(Outcome.Trouble(what: what, touch: touch, view: view, why: why))
    case "call":
      guard let name else { return nil }
      self = .call(view: view, controller: json["controller"]?.string, name: name)
    case "effect":
      guard let what = json["what"]?.string else { return nil }
      self = .effect(
        view: view, controller: json["controller"]?.string, what: what,
        from: json["from"].flatMap { $0.isNull ? nil : $0.canonicalText() },
        to: json["to"].flatMap { $0.isNull ? nil : $0.canonicalText() })
    default: return nil
    }
  }
}
