import JSONText
import RecordingStore

/// Decodes and checks the sources of W3C actions.
struct W3CActionsReader {
  var ticks: W3CActionsImport.Ticks
  var centreOfElement: (String) -> (x: Double, y: Double)?

  /// The sources of a body `{"actions": […]}` or of a bare list, in order.
  func sources(of root: JSONValue) throws(W3CActionsError) -> [W3CSource] {
    let list: JSONValue
    let path: String
    if root.object != nil {
      let body = W3CPart(root, path: "")
      try body.allowKeys(["actions"])
      (list, path) = (try body.required("actions").value, "actions")
    } else {
      (list, path) = (root, "")
    }
    let part = W3CPart(list, path: path)
    guard let elements = list.array else {
      throw part.error("the list of sources is \(list.kind)", #"write {"actions": [ … ]}"#)
    }
    guard !elements.isEmpty else { throw part.error("there are no sources", "give at least one touch source") }
    var sources: [W3CSource] = []
    var places: [String: W3CActionsError.Place] = [:]
    var fingers = 0
    for (index, element) in elements.enumerated() {
      let part = W3CPart(element, path: "\(path)[\(index)]")
      let source = try self.source(part, fingers: &fingers)
      let id = try part.string("id", remedy: "give every source its own id")
      if let other = places.updateValue(part.place, forKey: id) {
        throw part.error(
          "the id \(id.quotedForMessage) is that of \(other) too", "give every source its own id")
      }
      sources.append(source)
    }
    guard sources.contains(where: { !$0.items.isEmpty }) else {
      throw part.error("all sources are empty", "give at least one touch source actions")
    }
    return sources
  }

  private func source(_ part: W3CPart, fingers: inout Int) throws(W3CActionsError) -> W3CSource {
    try part.requireObject("a source")
    let type = try part.string("type", remedy: #"write "type": "pointer""#)
    switch type {
    case "pointer":
      try part.allowKeys(["type", "id", "parameters", "actions"])
      try checkPointerType(part)
      fingers += 1
      guard fingers <= TouchSequenceRules.fingerLimit else {
        throw part.error("there are more than \(TouchSequenceRules.fingerLimit) touch sources", "leave some out")
      }
      return W3CSource(touch: fingers, items: try items(part) { () in W3CPointerState() })
    case "none":
      guard ticks == .webdriver else {
        throw part.error(
          #"WebDriverAgent takes no source of type "none""#, "leave it out, or import with the ticks of the standard")
      }
      try part.allowKeys(["type", "id", "actions"])
      return W3CSource(touch: nil, items: try items(part) { () in nil })
    case "key", "wheel":
      throw part.error(
        "a source of type \"\(type)\" is not a finger", "leave it out: only touches can be imported")
    default:
      throw part.error(
        "the source type \(type.quotedForMessage) is unknown", #"use "pointer" with the pointerType "touch""#)
    }
  }

  private func checkPointerType(_ part: W3CPart) throws(W3CActionsError) {
    let remedy = #"write "parameters": {"pointerType": "touch"}"#
    guard let parameters = part["parameters"] else {
      throw part.error(#"the source has no pointerType, which means "mouse""#, remedy)
    }
    try parameters.requireObject("the parameters")
    try parameters.allowKeys(["pointerType"])
    guard parameters["pointerType"] != nil else {
      throw parameters.error(#"the source has no pointerType, which means "mouse""#, remedy)
    }
    let type = try parameters.string("pointerType", remedy: remedy)
    guard type == "touch" else {
      throw parameters.error("the pointerType is \(type.quotedForMessage)", "only fingers can be imported: \(remedy)")
    }
  }

  private func items(
    _ part: W3CPart, _ start: () -> W3CPointerState?
  ) throws(W3CActionsError) -> [W3CSource.Item] {
    let list = try part.required("actions")
    guard let elements = list.value.array else {
      throw list.error("the list of actions is \(list.value.kind)", #"write "actions": [ … ]"#)
    }
    var state = start()
    var items: [W3CSource.Item] = []
    for (index, element) in elements.enumerated() {
      let item = W3CPart(element, path: "\(list.place.path)[\(index)]")
      try item.requireObject("an action")
      items.append(try self.item(item, &state))
    }
    return items
  }
}

/// The state of a finger between two actions.
struct W3CPointerState {
  /// The position. `nil` before the first move.
  var position: (x: Double, y: Double)?
  var isDown = false
}
