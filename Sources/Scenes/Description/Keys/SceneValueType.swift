package import JSONText

/// The type of a key's value.
///
/// A type checks only the value itself; nested objects are checked when they are decoded.
package struct SceneValueType: Hashable, Sendable {
  /// The name in the schema of the format.
  package let name: String

  /// The description of the type, for messages and for the format's page.
  package let rawValue: String

  let accepts: @Sendable (JSONValue) -> Bool

  package init(_ name: String, _ words: String, accepts: @escaping @Sendable (JSONValue) -> Bool) {
    self.name = name
    rawValue = words
    self.accepts = accepts
  }

  package static func == (one: SceneValueType, other: SceneValueType) -> Bool { one.name == other.name }

  package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension SceneValueType: CustomStringConvertible {
  package var description: String { name }
}

extension SceneValueType {
  package static let boolean = SceneValueType("boolean", "true or false") { value in value.bool != nil }
  package static let integer = SceneValueType("integer", "a whole number") { value in value.integer != nil }
  package static let natural = SceneValueType("natural", "a whole number from 0") { value in
    value.integer.map { $0 >= 0 } ?? false
  }
  package static let count = SceneValueType("count", "a whole number from 1") { value in
    value.integer.map { $0 >= 1 } ?? false
  }
  package static let number = SceneValueType("number", "a number") { value in value.number != nil }
  package static let nonNegative = SceneValueType("nonNegative", "a number from 0") { value in
    value.number.map { $0 >= 0 } ?? false
  }
  package static let positive = SceneValueType("positive", "a number above 0") { value in
    value.number.map { $0 > 0 } ?? false
  }
  package static let fraction = SceneValueType("fraction", "a number from 0 to 1") { value in
    value.number.map { 0 <= $0 && $0 <= 1 } ?? false
  }
  package static let text = SceneValueType("text", "a string") { value in value.string != nil }
  package static let name = SceneValueType("name", "a string that is not empty") { value in
    value.string.map { !$0.isEmpty } ?? false
  }
  package static let identifier = SceneValueType("identifier", "an id") { value in value.string != nil }
  package static let className = SceneValueType("className", "a class name") { value in
    value.string.map(isClassName) ?? false
  }
  package static let color = SceneValueType("color", "#RGB, #RRGGBB, #RRGGBBAA or a colour name") { value in
    value.string.map(isColor) ?? false
  }
  package static let point = SceneValueType("point", "[x, y]") { value in value.numbers(count: 2) != nil }
  package static let size = SceneValueType("size", "[width, height], none below 0") { value in
    value.numbers(count: 2).map { $0.allSatisfy { $0 >= 0 } } ?? false
  }
  package static let screenSize = SceneValueType("screenSize", "[width, height], both above 0") { value in
    value.numbers(count: 2).map { $0.allSatisfy { $0 > 0 } } ?? false
  }
  package static let rect = SceneValueType("rect", "[x, y, width, height], no size below 0") { value in
    value.numbers(count: 4).map { $0[2] >= 0 && $0[3] >= 0 } ?? false
  }
  package static let transform = SceneValueType("transform", "[a, b, c, d, tx, ty]") { value in
    value.numbers(count: 6) != nil
  }
  package static let insets = SceneValueType("insets", "[top, left, bottom, right]") { value in
    value.numbers(count: 4) != nil
  }
  package static let safeAreaInsets = SceneValueType("safeAreaInsets", "[top, left, bottom, right], none below 0") {
    value in value.numbers(count: 4).map { $0.allSatisfy { $0 >= 0 } } ?? false
  }
  package static let decelerationRate = SceneValueType(
    "decelerationRate", "\"normal\", \"fast\" or a number from 0 to less than 1"
  ) { value in value.decelerationRate != nil }
  package static let direction = SceneValueType(
    "direction", "\"left\", \"right\", \"up\" or \"down\", or a list of them"
  ) { value in value.swipeDirections != nil }
  package static let edges = SceneValueType("edges", "a list of \"top\", \"left\", \"bottom\", \"right\" or \"all\"") {
    value in value.screenEdges != nil
  }
  package static let identifiers = SceneValueType("identifiers", "a list of ids") { value in value.strings != nil }
  package static let identifiersOrTrue = SceneValueType("identifiersOrTrue", "a list of ids or true") { value in
    value.strings != nil || value.bool == true
  }
  package static let actions = SceneValueType("actions", "an object of control events and names") { value in
    value.object != nil
  }
  package static let booleanOrIdentifiers = SceneValueType("booleanOrIdentifiers", "true or false, or a list of ids") {
    value in value.bool != nil || value.strings != nil
  }
  package static let identifierOrTrue = SceneValueType("identifierOrTrue", "an id or true") { value in
    value.string != nil || value.bool == true
  }
  package static let identifierOrFalse = SceneValueType("identifierOrFalse", "an id or false") { value in
    value.string != nil || value.bool == false
  }
  package static let pointOrIdentifier = SceneValueType("pointOrIdentifier", "[x, y] or an id") { value in
    value.point != nil || value.string != nil
  }
  package static let indexPath = SceneValueType("indexPath", "[section, row]") { value in value.rowIndex != nil }
  package static let indexPathOrFalse = SceneValueType("indexPathOrFalse", "[section, row] or false") { value in
    value.rowIndex != nil || value.bool == false
  }
  package static let texts = SceneValueType("texts", "a list of strings") { value in value.strings != nil }
  package static let tableStyle = SceneValueType("tableStyle", "\"plain\" or \"grouped\"") { value in
    (value.named() as TableDescription.Style?) != nil
  }
  package static let selectionStyle = SceneValueType("selectionStyle", "\"none\", \"blue\", \"gray\" or \"default\"") {
    value in (value.named() as CellDescription.SelectionStyle?) != nil
  }
  package static let insetAdjustment = SceneValueType(
    "insetAdjustment", "\"automatic\", \"scrollableAxes\", \"never\" or \"always\""
  ) { value in (value.named() as ScrollInsetAdjustment?) != nil }
  package static let presentationStyle = SceneValueType("presentationStyle", "a modal presentation style") { value in
    (value.named() as ControllerDescription.PresentationStyle?) != nil
  }
  package static let detent = SceneValueType("detent", "\"medium\", \"large\" or a height above 0") { value in
    value.detent != nil
  }
  package static let detents = SceneValueType("detents", "a list of \"medium\", \"large\" or heights above 0") {
    value in value.detents != nil
  }
  package static let curve = SceneValueType("curve", "\"easeInOut\", \"easeIn\", \"easeOut\" or \"linear\"") { value in
    (value.named() as AnimationDescription.Curve?) != nil
  }
  package static let format = SceneValueType("format", "1") { value in value.integer != nil }
  package static let screen = SceneValueType("screen", "a screen object") { value in value.object != nil }
  package static let view = SceneValueType("view", "a view") { value in value.object != nil }
  package static let views = SceneValueType("views", "a list of views") { value in value.array != nil }
  package static let gestureRecognizer = SceneValueType("gestureRecognizer", "a gesture recognizer") { value in
    value.object != nil
  }
  package static let gestureRecognizers = SceneValueType("gestureRecognizers", "a list of gesture recognizers") {
    value in value.array != nil
  }
  package static let constraints = SceneValueType("constraints", "a list of constraints") { value in
    value.strings != nil
  }
  package static let axis = SceneValueType("axis", "\"horizontal\" or \"vertical\"") { value in
    (value.named() as StackAxis?) != nil
  }
  package static let distribution = SceneValueType(
    "distribution", "\"fill\", \"fillEqually\", \"fillProportionally\", \"equalSpacing\" or \"equalCentering\""
  ) { value in (value.named() as StackDistribution?) != nil }
  package static let alignment = SceneValueType(
    "alignment",
    "\"fill\", \"leading\", \"top\", \"firstBaseline\", \"center\", \"trailing\", \"bottom\" or \"lastBaseline\""
  ) { value in (value.named() as StackAlignment?) != nil }
  package static let sections = SceneValueType("sections", "a list of sections") { value in value.array != nil }
  package static let rows = SceneValueType("rows", "a whole number from 0 or a list of views") { value in
    value.array != nil || value.integer.map { $0 >= 0 } ?? false
  }
  package static let header = SceneValueType("header", "a view or a string") { value in
    value.string != nil || value.object != nil
  }
  package static let controllerOrName = SceneValueType("controllerOrName", "a view controller or the name of one") {
    value in value.object != nil || value.string != nil
  }
  package static let controllers = SceneValueType("controllers", "a list of view controllers or names of some") {
    value in value.array != nil
  }
  package static let namedControllers = SceneValueType("namedControllers", "an object of names and view controllers") {
    value in value.object != nil
  }
  package static let sheet = SceneValueType("sheet", "a sheet object") { value in value.object != nil }
  package static let changes = SceneValueType("changes", "a list of changes") { value in value.array != nil }
  package static let reactions = SceneValueType("reactions", "an object of action names and lists of changes") {
    value in value.object != nil
  }
  package static let properties = SceneValueType("properties", "an object of properties") { value in value.object != nil
  }
  package static let values = SceneValueType("values", "an object of properties and values") { value in
    value.object != nil
  }
  package static let animation = SceneValueType("animation", "an animation object") { value in value.object != nil }

  /// Whether a string is a valid class name: it must not look like a component of a path.
  private static func isClassName(_ name: String) -> Bool {
    !name.isEmpty && name.unicodeScalars.allSatisfy { !"/[]".unicodeScalars.contains($0) && !$0.breaksMessages }
  }

  private static func isColor(_ color: String) -> Bool {
    if color.hasPrefix("#") {
      return [4, 7, 9].contains(color.utf8.count) && color.dropFirst().allSatisfy(\.isHexDigit)
    }
    return !color.isEmpty && color.unicodeScalars.allSatisfy { $0.isASCII && $0.properties.isAlphabetic }
  }
}
