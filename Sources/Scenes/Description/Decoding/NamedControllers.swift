import JSONText

/// The named controllers of a scene. Each is decoded once, at its first reference or at the end.
struct NamedControllers {
  private struct Read {
    var controller: ControllerDescription
    /// The nesting depth of views and controllers in it.
    var height: Int
  }

  private let members: [String: JSONMember]
  private var read: [String: Read] = [:]
  private var places: [String: Int] = [:]
  /// The names of the controllers that are being decoded, the outermost first.
  private(set) var open: [String] = []

  init(_ members: [JSONMember] = []) {
    self.members = Dictionary(members.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
  }

  var names: [String] { members.keys.sorted() }

  func member(_ name: String) -> JSONMember? { members[name] }

  /// The controller with a name, if it was decoded, and its nesting depth.
  func controller(_ name: String) -> (ControllerDescription, height: Int)? {
    read[name].map { ($0.controller, $0.height) }
  }

  mutating func begin(_ name: String) { open.append(name) }

  mutating func end(_ name: String, _ controller: ControllerDescription) {
    open.removeLast()
    read[name] = Read(controller: controller, height: 0)
  }

  /// Stores the nesting depth of a decoded controller.
  mutating func setHeight(_ height: Int, of name: String) { read[name]?.height = height }

  /// Assigns a controller to a place. Returns the line of its earlier place, if it has one.
  mutating func place(_ name: String, line: Int) -> Int? { places.updateValue(line, forKey: name) }

  /// The controllers without a place, sorted by name.
  var unplaced: [ControllerDescription] {
    names.filter { places[$0] == nil }.compactMap { read[$0]?.controller }
  }
}
