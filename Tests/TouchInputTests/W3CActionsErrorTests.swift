import Testing
import TouchInput

@Suite("W3C actions that cannot become touches")
struct W3CActionsErrorTests {
  struct Case: CustomTestStringConvertible {
    var name: String
    var json: String
    var error: String
    var ticks = W3CActionsImport.Ticks.webdriver
    var testDescription: String { name }
  }

  /// A document with one touch source and one action per line, starting at line 4.
  private static func finger(_ actions: String...) -> String {
    """
    {"actions": [
      {"type": "pointer", "id": "finger", "parameters": {"pointerType": "touch"},
       "actions": [
    \(actions.joined(separator: ",\n"))
    ]}]}
    """
  }

  private static let move = #"{"type": "pointerMove", "x": 1, "y": 1}"#
  private static let down = #"{"type": "pointerDown"}"#
  private static let up = #"{"type": "pointerUp"}"#

  private static func source(_ rest: String) -> String {
    #"{"actions": [{\#(rest)}]}"#
  }

  static let structure = [
    Case(name: "no JSON", json: "{", error: "line 1, column 2: "),
    Case(name: "a string", json: #""tap""#, error: "line 1: the list of sources is a string; "),
    Case(name: "no actions", json: "{}", error: #"line 1: there is no "actions"; add it"#),
    Case(
      name: "another key", json: #"{"action": []}"#,
      error: #"line 1: the key "action" is unknown here; did you mean "actions"?"#),
    Case(name: "no sources", json: #"{"actions": []}"#, error: "actions (line 1): there are no sources; "),
    Case(name: "empty bare list", json: "[]", error: "line 1: there are no sources; "),
    Case(name: "all empty", json: finger(), error: "actions (line 1): all sources are empty; "),
    Case(name: "never down", json: finger(move), error: "line 1: no finger comes down; "),
    Case(name: "a number as a source", json: "[1]", error: "[0] (line 1): a source is a number; "),
    Case(
      name: "duplicate id",
      json: """
        [{"type": "pointer", "id": "a", "parameters": {"pointerType": "touch"}, "actions": []},
         {"type": "pointer", "id": "a", "parameters": {"pointerType": "touch"}, "actions": []}]
        """, error: #"[1] (line 2): the id "a" is that of [0] (line 1) too; give every source its own id"#),
    Case(
      name: "missing id", json: source(#""type": "pointer", "parameters": {"pointerType": "touch"}, "actions": []"#),
      error: #"actions[0] (line 1): there is no "id"; "#),
    Case(name: "missing type", json: source(#""id": "a""#), error: #"actions[0] (line 1): there is no "type"; "#),
    Case(
      name: "missing list", json: source(#""type": "pointer", "id": "a", "parameters": {"pointerType": "touch"}"#),
      error: #"actions[0] (line 1): there is no "actions"; "#),
    Case(
      name: "mouse by default", json: source(#""type": "pointer", "id": "a", "actions": []"#),
      error: #"actions[0] (line 1): the source has no pointerType, which means "mouse"; write "parameters": "#),
    Case(
      name: "pen", json: source(#""type": "pointer", "id": "a", "parameters": {"pointerType": "pen"}, "actions": []"#),
      error: #"actions[0].parameters (line 1): the pointerType is "pen"; only fingers can be imported: write "#),
    Case(
      name: "key", json: source(#""type": "key", "id": "a", "actions": []"#),
      error: #"actions[0] (line 1): a source of type "key" is not a finger; leave it out"#),
    Case(
      name: "wheel", json: source(#""type": "wheel", "id": "a", "actions": []"#),
      error: #"actions[0] (line 1): a source of type "wheel" is not a finger; leave it out"#),
    Case(
      name: "unknown source", json: source(#""type": "touch", "id": "a", "actions": []"#),
      error: #"actions[0] (line 1): the source type "touch" is unknown; "#),
    Case(
      name: "none that moves",
      json: source(#""type": "none", "id": "a", "actions": [{"type": "pointerMove", "x": 1, "y": 1}]"#),
      error: #"actions[0].actions[0] (line 1): a source of type "none" cannot do "pointerMove"; it can only pause"#),
    Case(
      name: "none for WebDriverAgent", json: source(#""type": "none", "id": "a", "actions": []"#),
      error: #"actions[0] (line 1): WebDriverAgent takes no source of type "none"; "#, ticks: .webDriverAgent),
    Case(
      name: "unknown key of a source", json: source(#""type": "pointer", "id": "a", "parameter": {}"#),
      error: #"actions[0] (line 1): the key "parameter" is unknown here; did you mean "parameters"?"#),
  ]

  static let items = [
    Case(
      name: "down without a move", json: finger(down),
      error: "actions[0].actions[0] (line 4): the finger comes down without a position; put a pointerMove before"),
    Case(name: "up first", json: finger(up), error: "actions[0].actions[0] (line 4): the finger is not down; "),
    Case(
      name: "up twice", json: finger(move, down, up, up),
      error: "actions[0].actions[3] (line 7): the finger is not down; "),
    Case(
      name: "down twice", json: finger(move, down, down),
      error: "actions[0].actions[2] (line 6): the finger is down already; put a pointerUp before it"),
    Case(
      name: "no y", json: finger(#"{"type": "pointerMove", "x": 1}"#),
      error: #"actions[0].actions[0] (line 4): the move has no "y"; "#),
    Case(
      name: "no x", json: finger(#"{"type": "pointerMove", "y": 1}"#),
      error: #"actions[0].actions[0] (line 4): the move has no "x"; "#),
    Case(
      name: "no point", json: finger(#"{"type": "pointerMove"}"#),
      error: #"actions[0].actions[0] (line 4): the move has neither "x" nor "y"; "#),
    Case(
      name: "unknown action", json: finger(#"{"type": "pointerMoved", "x": 1, "y": 1}"#),
      error: #"actions[0].actions[0] (line 4): the action "pointerMoved" is unknown; did you mean "pointerMove"?"#),
    Case(
      name: "unknown key", json: finger(#"{"type": "pause", "time": 1}"#),
      error: #"actions[0].actions[0] (line 4): the key "time" is unknown here; use only type, duration"#),
    Case(
      name: "negative pause", json: finger(move, #"{"type": "pause", "duration": -100}"#),
      error: #"actions[0].actions[1].duration (line 5): "duration" is -100; use a whole number from 0 to 3600000"#),
    Case(
      name: "fractional pause", json: finger(#"{"type": "pause", "duration": 0.5}"#),
      error: #"actions[0].actions[0].duration (line 4): "duration" is 0.5; make it a whole number"#),
    Case(
      name: "text as duration", json: finger(#"{"type": "pause", "duration": "1"}"#),
      error: #"actions[0].actions[0].duration (line 4): "duration" is a string; make it a whole number"#),
    Case(
      name: "more than an hour", json: finger(move, down, #"{"type": "pause", "duration": 3600000}"#, move, down),
      error: "actions[0].actions[4] (line 8): the finger is down already; "),
    Case(
      name: "more than an hour in all",
      json: finger(
        move, down, #"{"type": "pause", "duration": 3600000}"#, #"{"type": "pause", "duration": 1}"#, up),
      error: "actions[0].actions[3] (line 7): the actions last longer than 3600 seconds; "),
    Case(
      name: "pointer origin without a move", json: finger(#"{"type": "pointerMove", "origin": "pointer"}"#),
      error:
        #"actions[0].actions[0].origin (line 4): the origin of the move is "pointer" and there is no earlier move; "#),
    Case(
      name: "unknown origin", json: finger(#"{"type": "pointerMove", "origin": "screen", "x": 1, "y": 1}"#),
      error: #"actions[0].actions[0].origin (line 4): the origin is "screen"; use "viewport", "#),
    Case(
      name: "unknown element", json: finger(#"{"type": "pointerMove", "origin": {"ELEMENT": "ok-1"}, "x": 1, "y": 1}"#),
      error:
        #"actions[0].actions[0].origin (line 4): the element "ok-1" is not known; say which view it is with --map ok-1=VIEW"#
    ),
    Case(
      name: "no element", json: finger(#"{"type": "pointerMove", "origin": {}}"#),
      error: "actions[0].actions[0].origin (line 4): the origin names no element; "),
    Case(
      name: "two elements",
      json: finger(
        #"{"type": "pointerMove", "origin": {"ELEMENT": "a", "element-6066-11e4-a52e-4f735466cecf": "b"}}"#),
      error: "actions[0].actions[0].origin (line 4): the origin names two elements; "),
    Case(
      name: "another button", json: finger(move, #"{"type": "pointerDown", "button": 2}"#),
      error: "actions[0].actions[1].button (line 5): a finger has no other button than 0; "),
    Case(
      name: "too much pressure", json: finger(move, #"{"type": "pointerDown", "pressure": 1.5}"#),
      error: #"actions[0].actions[1].pressure (line 5): "pressure" is 1.5; use a number from 0 to 1"#),
    Case(
      name: "negative width", json: finger(#"{"type": "pointerMove", "x": 1, "y": 1, "width": -1}"#),
      error: #"actions[0].actions[0].width (line 4): "width" is -1; use a number from 0 on"#),
    Case(
      name: "fractional tilt", json: finger(#"{"type": "pointerMove", "x": 1, "y": 1, "tiltY": 0.5}"#),
      error: #"actions[0].actions[0].tiltY (line 4): "tiltY" is 0.5; make it a whole number"#),
    Case(
      name: "far away", json: finger(#"{"type": "pointerMove", "x": 1e300, "y": 1}"#),
      error: #"actions[0].actions[0].x (line 4): "x" is 1e+300; use a number from -1000000000 to 1000000000"#),
    Case(
      name: "far away in two steps",
      json: finger(
        #"{"type": "pointerMove", "x": 1e9, "y": 1}"#, #"{"type": "pointerMove", "x": 1, "y": 1, "origin": "pointer"}"#),
      error: "actions[0].actions[1] (line 5): the move ends at 1000000001.0,2.0, far outside every screen; "),
    Case(
      name: "cancel while up", json: finger(move, #"{"type": "pointerCancel"}"#, down),
      error: "actions[0].actions[1] (line 5): the finger is not down; "),
    Case(
      name: "cancel for WebDriverAgent", json: finger(move, down, #"{"type": "pointerCancel"}"#),
      error: "actions[0].actions[2] (line 6): WebDriverAgent does not know pointerCancel; ", ticks: .webDriverAgent),
    Case(
      name: "an action that is no object", json: finger("7"),
      error: "actions[0].actions[0] (line 4): an action is a number; "),
  ]

  @Test("are refused with the location and a remedy", arguments: structure + items)
  func refused(_ wrong: Case) throws {
    let error = #expect(throws: W3CActionsError.self) {
      try W3CActionsImport(ticks: wrong.ticks).read(Array(wrong.json.utf8))
    }
    let text = try #require(error).description
    #expect(text.hasPrefix(wrong.error), "got: \(text)")
    #expect(text.contains("\n") == false)
  }

  @Test("have at most 64 touches")
  func manyFingers() {
    let sources = (0..<65).map {
      #"{"type": "pointer", "id": "\#($0)", "parameters": {"pointerType": "touch"}, "actions": []}"#
    }
    let text = "[\(sources.joined(separator: ","))]"
    let error = #expect(throws: W3CActionsError.self) { try W3CActionsImport().read(Array(text.utf8)) }
    #expect(error?.description == "[64] (line 1): there are more than 64 touch sources; leave some out")
  }
}
