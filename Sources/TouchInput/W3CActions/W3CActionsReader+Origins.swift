import JSONText

extension W3CActionsReader {
  /// The keys for an element: that of the standard, and that of the earlier protocol.
  private static let elementKeys = ["element-6066-11e4-a52e-4f735466cecf", "ELEMENT"]

  /// The point to which the offset of a move is added.
  func origin(_ part: W3CPart, _ pointer: W3CPointerState) throws(W3CActionsError) -> (x: Double, y: Double) {
    guard let origin = part["origin"] else { return (0, 0) }
    if origin.value.object != nil { return try centre(origin) }
    switch origin.value.string {
    case "viewport": return (0, 0)
    case "pointer":
      guard let position = pointer.position else {
        throw origin.error(
          #"the origin of the move is "pointer" and there is no earlier move"#,
          #"begin with a move from "viewport" or from an element"#)
      }
      return position
    case let name:
      throw origin.error(
        "the origin is \(name.map(\.quotedForMessage) ?? origin.value.kind)",
        #"use "viewport", "pointer" or an element reference"#)
    }
  }

  private func centre(_ origin: W3CPart) throws(W3CActionsError) -> (x: Double, y: Double) {
    try origin.allowKeys(Self.elementKeys)
    var ids: [String] = []
    for key in Self.elementKeys where origin[key] != nil {
      ids.append(try origin.string(key, remedy: "name the element"))
    }
    guard let id = ids.first else {
      throw origin.error("the origin names no element", "give its id under \"\(Self.elementKeys[0])\"")
    }
    guard ids.allSatisfy({ $0 == id }) else {
      throw origin.error("the origin names two elements", "give one of them")
    }
    guard let centre = centreOfElement(id) else {
      throw origin.error(
        "the element \(id.quotedForMessage) is not known", "say which view it is with --map \(mapName(id))=VIEW")
    }
    guard abs(centre.x) <= LinearMotion.farthest, abs(centre.y) <= LinearMotion.farthest else {
      throw origin.error("the element \(id.quotedForMessage) is far off any screen", "map it to another view")
    }
    return centre
  }

  /// The id for an example command, if it is a simple one.
  private func mapName(_ id: String) -> String {
    let isPlain = id.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."):
        true
      default: false
      }
    }
    return isPlain && !id.isEmpty && id.utf8.count <= 80 ? id : "ID"
  }
}
