import JSONText

/// The controllers that a scene has under names: each is read once, where it is first named or at the end.
struct NamedControllers {
  private struct Read {
    var controller: ControllerDescription
    /// How many views and controllers stand inside each other in it.
    var height: Int
  }

  private let members: [String: JSONMember]
  private var read: [String: Read] = [:]
  private var places: [String: Int] = [:]
  /// The names of the controllers that are being read, the outermost first.
  private(set) var open: [String] = []

  init(_ members: [JSONMember] = []) {
    self.members = Dictionary(members.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// All names, sorted.
  var names: [String] { members.keys.sorted() }

  func member(_ name: String) -> JSONMember? { members[name] }

  /// The controller of a name, if it was read, and how deep things stand in it.
  func controller(_ name: String) -> (ControllerDescription, height: Int)? {
    read[name].map { ($0.controller, $0.height) }
  }

  mutating func begin(_ name: String) { open.append(name) }

  mutating func end(_ name: String, _ controller: ControllerDescription, height: Int) {
    open.removeLast()
    read[name] = Read(controller: controller, height: height)
  }

  /// Gives a controller its place; returns the line of the place that it has already, if it has one.
  mutating func place(_ name: String, line: Int) -> Int? { places.updateValue(line, forKey: name) }

  /// The controllers that have no place, sorted by name.
  var unplaced: [ControllerDescription] {
    names.filter { places[$0] == nil }.compactMap { read[$0]?.controller }
  }
}
