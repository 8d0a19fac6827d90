import JSONText

/// A scene file as a tree of JSON values, of which parts can be left out. It is not decoded: what its keys mean is decided where it
/// is played.
package struct SceneText {
  /// The way to a value: the keys and the numbers of elements.
  typealias Path = [Step]

  enum Step: Hashable {
    case key(String)
    case element(Int)
  }

  private let root: JSONValue

  /// `nil` for a text that is not JSON.
  package init?(_ json: String) {
    guard let root = try? JSONValue.parse(Array(json.utf8)) else { return nil }
    self.root = root
  }

  /// The size of the screen in points.
  package var screenSize: (width: Double, height: Double) {
    let size = root["screen"]?["size"]?.array?.compactMap(\.number) ?? []
    return size.count == 2 ? (size[0], size[1]) : (390, 844)
  }

  /// The number of views that the scene states.
  package var viewCount: Int { Self.viewCount(root) }

  /// The number of properties that ``propertyPaths`` has.
  package var propertyCount: Int { propertyPaths().count }

  private static func viewCount(_ value: JSONValue) -> Int {
    if let elements = value.array { return elements.reduce(0) { $0 + viewCount($1) } }
    return (value.object ?? []).reduce(0) { count, member in
      let isList = member.key == "subviews" || member.key == "windows"
      return count + (isList ? member.value.array?.count ?? 0 : 0) + viewCount(member.value)
    }
  }

  /// The objects in lists, such as views and recognizers, that are in `depth` lists of objects.
  func elementPaths(depth: Int) -> [Path] {
    var paths: [Path] = []
    func visit(_ value: JSONValue, _ path: Path, _ level: Int) {
      if let elements = value.array {
        for (index, element) in elements.enumerated() {
          guard element.object != nil else { continue }
          if level == depth { paths.append(path + [.element(index)]) }
          if level < depth { visit(element, path + [.element(index)], level + 1) }
        }
      }
      for member in value.object ?? [] { visit(member.value, path + [.key(member.key)], level) }
    }
    visit(root, [], 1)
    return paths
  }

  /// What a scene cannot lack, and what says which view is which and where it is.
  private static let keptKeys: Set = [
    "format", "scene", "windows", "screen", "profile", "id", "class", "superclass", "frame", "subviews",
  ]

  /// The members of all objects that are properties: all but names, classes, places and lists of views.
  func propertyPaths() -> [Path] {
    var paths: [Path] = []
    func visit(_ value: JSONValue, _ path: Path) {
      for (index, element) in (value.array ?? []).enumerated() { visit(element, path + [.element(index)]) }
      for member in value.object ?? [] {
        let place = path + [.key(member.key)]
        if !Self.keptKeys.contains(member.key) { paths.append(place) }
        visit(member.value, place)
      }
    }
    visit(root, [])
    return paths
  }

  /// The strings in the value at a path.
  func strings(at path: Path) -> Set<String> {
    var strings: Set<String> = []
    func visit(_ value: JSONValue) {
      if let string = value.string { strings.insert(string) }
      for element in value.array ?? [] { visit(element) }
      for member in value.object ?? [] { visit(member.value) }
    }
    if let value = value(at: path) { visit(value) }
    return strings
  }

  private func value(at path: Path) -> JSONValue? {
    path.reduce(root as JSONValue?) { value, step in
      switch step {
      case .key(let key): value?[key]
      case .element(let index): value?.array.flatMap { $0.indices.contains(index) ? $0[index] : nil }
      }
    }
  }

  /// The scene file without the values at some paths, in canonical form.
  func text(without paths: some Sequence<Path>) -> String {
    let removed = Set(paths)
    func copy(_ value: JSONValue, _ path: Path) -> JSONValue {
      if let elements = value.array {
        let kept = elements.enumerated().filter { !removed.contains(path + [.element($0.offset)]) }
        return JSONValue(.array(kept.map { copy($0.element, path + [.element($0.offset)]) }))
      }
      guard let members = value.object else { return value }
      return JSONValue(
        .object(
          members.filter { !removed.contains(path + [.key($0.key)]) }.compactMap { member in
            var member = member
            member.value = copy(member.value, path + [.key(member.key)])
            // A list from which everything is left out says nothing.
            let isEmptied = member.value.array?.isEmpty == true && member.key == "subviews"
            return isEmptied ? nil : member
          }))
    }
    return copy(root, []).canonicalText()
  }
}
