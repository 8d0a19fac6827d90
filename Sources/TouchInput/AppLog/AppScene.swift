import JSONText

/// The windows of the app at one time, back to front.
struct AppScene {
  var windows: [AppView]

  init(_ fields: AppLogFields) throws(TouchFileError) {
    windows = []
    for window in try fields.objects("windows", as: "view") { windows.append(try AppView(window)) }
  }
}

/// A view of a log. The keys are those of `Documentation/TouchCapture.md`.
struct AppView {
  var className: String
  var superclasses: [String]
  var identifier: String?
  var center: [Double]
  var bounds: [Double]
  var anchorPoint: [Double]?
  var transform: [Double]?
  var alpha: Double
  var flags: [(name: String, value: Bool)] = []
  var tag: Int
  var level: Double?
  var isAnimated: Bool
  /// Whether a number of its geometry was infinite or no number in the app.
  var isInexact: Bool
  var isPrivate: Bool
  /// The class whose hit test decides in the place of UIKit's, or `unknown`.
  var override: String?
  var text: String?
  var row: [Int]?
  var control: AppControl?
  var scroll: AppScrollView?
  var recognizers: [AppRecognizer] = []
  var subviews: [AppView] = []

  static let flagKeys = [
    "isHidden", "isUserInteractionEnabled", "isMultipleTouchEnabled", "isExclusiveTouch", "clipsToBounds",
  ]

  init(_ fields: AppLogFields) throws(TouchFileError) {
    className = try fields.requiredText("class")
    superclasses = try fields.texts("superclasses")
    identifier = try fields.text("id")
    guard let center = try fields.numbers("center", 2), let bounds = try fields.numbers("bounds", 4) else {
      throw fields.error("\(className) has no \"center\" or \"bounds\"")
    }
    (self.center, self.bounds) = (center, bounds)
    anchorPoint = try fields.numbers("anchorPoint", 2)
    transform = try fields.numbers("transform", 6)
    isInexact = fields.hasUnknownNumbers("center", "bounds", "anchorPoint", "transform")
    alpha = min(max(try fields.number("alpha") ?? 1, 0), 1)
    for key in Self.flagKeys {
      guard fields.value(key) != nil else { continue }
      flags.append((key, try fields.flag(key, false)))
    }
    tag = try fields.integer("tag") ?? 0
    level = try fields.number("windowLevel")
    isAnimated = try fields.flag("animated", false)
    isPrivate = try fields.flag("private", false)
    let (hitTest, pointInside) = (try fields.text("hitTest"), try fields.text("pointInside"))
    override = hitTest ?? pointInside
    text = try fields.text("text")
    if let numbers = try fields.numbers("row", 2) {
      let row = numbers.compactMap { Int(exactly: $0) }
      guard row.count == 2 else { throw fields.error("\(className) has a \"row\" that is not two whole numbers") }
      self.row = row
    }
    if let control = try fields.object("control", as: "control") { self.control = try AppControl(control) }
    if let scroll = try fields.object("scroll", as: "scroll view") { self.scroll = try AppScrollView(scroll) }
    for recognizer in try fields.objects("recognizers", as: "recognizer") {
      recognizers.append(try AppRecognizer(recognizer))
    }
    for subview in try fields.objects("subviews", as: "view") { subviews.append(try AppView(subview)) }
  }
}

struct AppControl {
  var isEnabled: Bool
  var isSelected: Bool
  var isOn: Bool?
  var values: [Double]?
  var isContinuous: Bool
  var handlers: [(event: String, names: [String])] = []

  init(_ fields: AppLogFields) throws(TouchFileError) {
    isEnabled = try fields.flag("isEnabled", true)
    isSelected = try fields.flag("isSelected", false)
    isOn = fields.value("isOn") == nil ? nil : try fields.flag("isOn", false)
    values = try fields.numbers("values", 3)
    isContinuous = try fields.flag("isContinuous", true)
    guard let events = try fields.object("handlers", as: "control") else { return }
    for member in events.json.object ?? [] { handlers.append((member.key, try events.texts(member.key))) }
  }
}

struct AppScrollView {
  var contentSize: [Double]
  var contentInset: [Double]
  var flags: [(name: String, value: Bool)] = []
  var decelerationRate: Double?
  var zoom: [Double]?
  /// Whether a delegate of the app can change what it does.
  var hasDelegate: Bool

  static let flagKeys = [
    "isScrollEnabled", "bounces", "alwaysBounceVertical", "alwaysBounceHorizontal", "isPagingEnabled",
    "isDirectionalLockEnabled", "delaysContentTouches", "canCancelContentTouches",
  ]

  init(_ fields: AppLogFields) throws(TouchFileError) {
    contentSize = (try fields.numbers("contentSize", 2) ?? [0, 0]).map { max($0, 0) }
    // The inset that is in effect: the safe area's part is a value of the time, and the importer turns the adjustment off.
    let (inset, adjusted) = (try fields.numbers("contentInset", 4), try fields.numbers("adjustedContentInset", 4))
    contentInset = adjusted ?? inset ?? [0, 0, 0, 0]
    for key in Self.flagKeys {
      guard fields.value(key) != nil else { continue }
      flags.append((key, try fields.flag(key, false)))
    }
    decelerationRate = try fields.number("decelerationRate")
    zoom = try fields.numbers("zoom", 3)
    hasDelegate = try fields.flag("delegate", false)
  }
}

struct AppRecognizer {
  var className: String
  var superclasses: [String]
  var name: String?
  var isOwnOfScrollView: Bool
  /// Whether a delegate of the app has a say.
  var hasDelegate: Bool
  var flags: [(name: String, value: Bool)] = []
  var numbers: [(name: String, value: Double)] = []

  /// Whether it is one that every scroll view makes itself.
  var isPartOfScrollView: Bool { isOwnOfScrollView || className.hasPrefix("UIScrollView") }

  /// Whether it is one that UIKit adds itself: to scroll views, and private ones to windows and containers.
  var isOfSystem: Bool { isPartOfScrollView || className.hasPrefix("_UI") }

  static let flagKeys = ["isEnabled", "cancelsTouchesInView", "delaysTouchesBegan", "delaysTouchesEnded"]
  static let numberKeys = [
    "numberOfTapsRequired", "numberOfTouchesRequired", "minimumPressDuration", "allowableMovement", "direction",
    "edges", "minimumNumberOfTouches", "maximumNumberOfTouches",
  ]

  init(_ fields: AppLogFields) throws(TouchFileError) {
    className = try fields.requiredText("class")
    superclasses = try fields.texts("superclasses")
    name = try fields.text("name")
    isOwnOfScrollView = try fields.flag("ofScrollView", false)
    hasDelegate = try fields.flag("delegate", false)
    for key in Self.flagKeys {
      guard fields.value(key) != nil else { continue }
      flags.append((key, try fields.flag(key, false)))
    }
    for key in Self.numberKeys {
      if let number = try fields.number(key) { numbers.append((key, number)) }
    }
  }
}
