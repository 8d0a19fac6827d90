import JSONText

/// What the value of a key must be; the raw value says it in words, for messages and for the format's description.
package enum SceneValueType: String, Sendable, CaseIterable {
  case boolean = "true or false"
  case integer = "a whole number"
  case natural = "a whole number from 0"
  case count = "a whole number from 1"
  case number = "a number"
  case nonNegative = "a number from 0"
  case positive = "a number above 0"
  case fraction = "a number from 0 to 1"
  case text = "a string"
  case name = "a string that is not empty"
  case identifier = "an id"
  case className = "a class name"
  case color = "#RGB, #RRGGBB, #RRGGBBAA or a colour name"
  case point = "[x, y]"
  case size = "[width, height], none below 0"
  case screenSize = "[width, height], both above 0"
  case rect = "[x, y, width, height], no size below 0"
  case transform = "[a, b, c, d, tx, ty]"
  case insets = "[top, left, bottom, right]"
  case safeAreaInsets = "[top, left, bottom, right], none below 0"
  case decelerationRate = "\"normal\", \"fast\" or a number from 0 to less than 1"
  case direction = "\"left\", \"right\", \"up\" or \"down\", or a list of them"
  case edges = "a list of \"top\", \"left\", \"bottom\", \"right\" or \"all\""
  case identifiers = "a list of ids"
  case identifiersOrTrue = "a list of ids or true"
  case actions = "an object of control events and names"
  case booleanOrIdentifiers = "true or false, or a list of ids"
  case identifierOrTrue = "an id or true"
  case pointOrIdentifier = "[x, y] or an id"
  case indexPath = "[section, row]"
  case indexPathOrFalse = "[section, row] or false"
  case texts = "a list of strings"
  case tableStyle = "\"plain\" or \"grouped\""
  case selectionStyle = "\"none\", \"blue\", \"gray\" or \"default\""
  case insetAdjustment = "\"automatic\", \"scrollableAxes\", \"never\" or \"always\""
  case presentationStyle = "a modal presentation style"
  case detent = "\"medium\", \"large\" or a height above 0"
  case detents = "a list of \"medium\", \"large\" or heights above 0"
  case curve = "\"easeInOut\", \"easeIn\", \"easeOut\" or \"linear\""
  case format = "1"
  case screen = "a screen object"
  case view = "a view"
  case views = "a list of views"
  case gestureRecognizer = "a gesture recognizer"
  case gestureRecognizers = "a list of gesture recognizers"
  case sections = "a list of sections"
  case rows = "a whole number from 0 or a list of views"
  case header = "a view or a string"
  case controllerOrName = "a view controller or the name of one"
  case controllers = "a list of view controllers or names of some"
  case namedControllers = "an object of names and view controllers"
  case sheet = "a sheet object"
  case dropDown = "a drop-down object"
  case overlayContainer = "an overlay container object"
  case overlaySheet = "an overlay sheet object"
  case notches = "a list of heights from 0, or of parts of the container's height such as \"1/4\", ascending"
  case naturals = "a list of whole numbers from 0"
  case overlayStyle = "\"flexibleHeight\", \"rigid\" or \"expandableHeight\""
  case overlayVersion = "\"3.5.3\" or \"1.0.0\""
  case changes = "a list of changes"
  case reactions = "an object of action names and lists of changes"
  case properties = "an object of properties"
  case animation = "an animation object"

  /// Whether a value is of this type, seen by itself; what its elements hold is checked where they are read.
  func accepts(_ value: JSONValue) -> Bool {
    switch self {
    case .boolean: value.bool != nil
    case .integer, .format: value.integer != nil
    case .natural: value.integer.map { $0 >= 0 } ?? false
    case .count: value.integer.map { $0 >= 1 } ?? false
    case .number: value.number != nil
    case .nonNegative: value.number.map { $0 >= 0 } ?? false
    case .positive: value.number.map { $0 > 0 } ?? false
    case .fraction: value.number.map { 0 <= $0 && $0 <= 1 } ?? false
    case .text, .identifier: value.string != nil
    case .name: value.string.map { !$0.isEmpty } ?? false
    case .className: value.string.map(Self.isClassName) ?? false
    case .color: value.string.map(Self.isColor) ?? false
    case .point: value.numbers(count: 2) != nil
    case .size: value.numbers(count: 2).map { $0.allSatisfy { $0 >= 0 } } ?? false
    case .screenSize: value.numbers(count: 2).map { $0.allSatisfy { $0 > 0 } } ?? false
    case .rect: value.numbers(count: 4).map { $0[2] >= 0 && $0[3] >= 0 } ?? false
    case .transform: value.numbers(count: 6) != nil
    case .insets: value.numbers(count: 4) != nil
    case .safeAreaInsets: value.numbers(count: 4).map { $0.allSatisfy { $0 >= 0 } } ?? false
    case .decelerationRate: value.decelerationRate != nil
    case .direction: value.swipeDirections != nil
    case .edges: value.screenEdges != nil
    case .identifiers: value.strings != nil
    case .identifiersOrTrue: value.strings != nil || value.bool == true
    case .booleanOrIdentifiers: value.bool != nil || value.strings != nil
    case .identifierOrTrue: value.string != nil || value.bool == true
    case .pointOrIdentifier: value.point != nil || value.string != nil
    case .indexPath: value.rowIndex != nil
    case .indexPathOrFalse: value.rowIndex != nil || value.bool == false
    case .texts: value.strings != nil
    case .tableStyle: (value.named() as TableDescription.Style?) != nil
    case .selectionStyle: (value.named() as CellDescription.SelectionStyle?) != nil
    case .insetAdjustment: (value.named() as ScrollInsetAdjustment?) != nil
    case .presentationStyle: (value.named() as ControllerDescription.PresentationStyle?) != nil
    case .detent: value.detent != nil
    case .detents: value.detents != nil
    case .curve: (value.named() as AnimationDescription.Curve?) != nil
    case .header: value.string != nil || value.object != nil
    case .rows: value.array != nil || value.integer.map { $0 >= 0 } ?? false
    case .actions, .screen, .view, .gestureRecognizer, .sheet, .dropDown, .properties, .animation: value.object != nil
    case .overlayContainer, .overlaySheet: value.object != nil
    case .notches: value.notches != nil
    case .naturals: value.naturals != nil
    case .overlayStyle: (value.named() as OverlayContainerDescription.Style?) != nil
    case .overlayVersion: (value.named() as OverlayContainerDescription.Version?) != nil
    case .namedControllers, .reactions: value.object != nil
    case .controllerOrName: value.object != nil || value.string != nil
    case .views, .gestureRecognizers, .sections, .controllers, .changes: value.array != nil
    }
  }

  /// A class name must not look like a step of a path.
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
