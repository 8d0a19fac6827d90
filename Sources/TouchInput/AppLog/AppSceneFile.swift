import JSONText

/// A scene of a log as a scene file, and what the file does not contain.
package struct AppSceneFile: Sendable {
  /// The JSON of the scene.
  package private(set) var json = ""
  /// The classes of the app with a hit test of their own, or whose hit test is not known, with the number of their views.
  package private(set) var overrides: [String: Int] = [:]
  /// The classes in the scene of the views in which a rule of the app may decide.
  package private(set) var deciders: Set<String> = []
  /// Why a hit test in which a view of the scene takes part may have another result in the app, by the view's name in the scene.
  package private(set) var unsureHits: [String: String] = [:]
  /// The same for touches in a view or near it.
  package private(set) var unsureNearHits: [String: String] = [:]
  /// Why a touch in a view of the scene may have other consequences in the app, by the view's name in the scene.
  package private(set) var unsureBehaviour: [String: String] = [:]
  /// The views that are plain views of another class in the scene, by class and the class in the scene.
  package private(set) var replaced: [String: String] = [:]
  /// The classes of recognizers that the scene does not contain.
  package private(set) var omittedRecognizers: Set<String> = []
  /// The number of views that were moving, whose frames are those at the end of the movement.
  package private(set) var animatedCount = 0
  /// The number of views with a number that the log does not have, and that is 0 in the scene.
  package private(set) var inexactCount = 0
  /// The number of views with a text.
  package private(set) var textCount = 0
  /// The events and the handlers of each control, by the control's name.
  private(set) var handlers: [String: [(event: String, names: [String])]] = [:]

  /// The names that the views of the log have in the scene.
  private var names = AppSceneNames()
  /// The name that a recognizer of the log has in the scene, by view and name in the log.
  private var recognizers: [String: [String: String]] = [:]
  private var identifierCounts: [String: Int] = [:]
  private var recognizerNameCounts: [String: Int] = [:]
  private let isKnownClass: @Sendable (String) -> Bool
  private let keepsTexts: Bool

  /// The classes of views whose behaviour follows from their properties. A view of another class of UIKit becomes one of the nearest
  /// of these: that class makes subviews of its own, which are in the log already.
  private static let keptClasses: Set<String> = [
    "UIView", "UIWindow", "UILabel", "UIImageView", "UIControl", "UIButton", "UISwitch", "UISlider", "UIScrollView",
    "UITransitionView", "UIDropShadowView", "UILayoutContainerView", "UINavigationTransitionView",
    "UIViewControllerWrapperView",
  ]
  /// Controls that contain nothing but their own parts.
  private static let closedClasses: Set<String> = ["UISwitch", "UISlider"]
  private static let recognizerClasses = [
    "UITapGestureRecognizer", "UILongPressGestureRecognizer", "UIScreenEdgePanGestureRecognizer",
    "UIPanGestureRecognizer", "UISwipeGestureRecognizer", "UIPinchGestureRecognizer", "UIRotationGestureRecognizer",
    "UIHoverGestureRecognizer",
  ]

  init(
    _ scene: AppScene, _ header: AppLogHeader, keepsTexts: Bool, isKnownClass: @escaping @Sendable (String) -> Bool
  ) {
    (self.isKnownClass, self.keepsTexts) = (isKnownClass, keepsTexts)
    for window in scene.windows { count(window) }
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("format", 1)
      writer.member("scene", header.name.isEmpty ? "session" : header.name)
      writer.key("screen")
      writer.object { writer in
        writer.member("size", header.size)
        writer.member("scale", header.scale)
        writer.member("safeAreaInsets", header.safeArea)
      }
      writer.key("windows")
      writer.array { writer in
        var numbers: [String: Int] = [:]
        var steps = AppSceneNames.Steps()
        for window in scene.windows {
          let number = numbers[window.className, default: 0]
          numbers[window.className] = number + 1
          write(window, named: "\(window.className)[\(number)]", isWindow: true, steps: &steps, to: &writer)
        }
      }
      writeSource(to: &writer)
    }
    json = writer.finish()
  }

  /// Writes where the scene comes from, and what it does not contain.
  private func writeSource(to writer: inout JSONWriter) {
    let lacks =
      replaced.keys.sorted().map { "the behaviour of \($0)" }
      + omittedRecognizers.filter { !$0.hasPrefix("_") }.sorted().map { "recognizers \($0)" }
    let inexact = inexactCount + animatedCount
    writer.key("source")
    writer.object { writer in
      writer.member("format", "app")
      writer.member("fidelity", lacks.isEmpty && inexact == 0 ? "exact" : "partial")
      if !lacks.isEmpty { writer.member("lacks", lacks) }
      if inexact > 0 { writer.member("inexactViews", inexact) }
      if !overrides.isEmpty { writer.member("classesWithRules", overrides.keys.sorted()) }
    }
  }

  /// Whether another scene differs in more than what has been scrolled.
  func differs(from other: AppSceneFile) -> Bool {
    let offset = #/,?"boundsOrigin":\[[^\]]*\]/#
    return json != other.json && json.replacing(offset, with: "") != other.json.replacing(offset, with: "")
  }

  /// The name in the scene of a recognizer in the log; `nil` if the scene does not contain it.
  func recognizer(_ name: String, of view: String) -> String? { recognizers[view]?[name] }

  /// The name in the scene of a view in the log.
  func view(_ name: String) -> String { names.ofLog[name] ?? name }

  private mutating func count(_ view: AppView) {
    if let identifier = view.identifier { identifierCounts[identifier, default: 0] += 1 }
    for recognizer in view.recognizers {
      if let name = recognizer.name { recognizerNameCounts[name, default: 0] += 1 }
    }
    for subview in view.subviews { count(subview) }
  }

  /// Writes a view.
  ///
  /// - Parameters:
  ///   - path: Its name in the log, unless an identifier is its name.
  ///   - steps: The steps of paths to the subviews of its superview in the scene.
  private mutating func write(
    _ view: AppView, named path: String, isWindow: Bool, steps: inout AppSceneNames.Steps, to writer: inout JSONWriter
  ) {
    let identifier = view.identifier.flatMap { identifierCounts[$0] == 1 ? $0 : nil }
    let name = identifier ?? path
    let (className, superclass) = sceneClass(of: view, isWindow: isWindow)
    if let override = view.override {
      overrides[override == "unknown" ? view.className : override, default: 0] += 1
      // The other views of a class of UIKit do not have the rule.
      if className == view.className { deciders.insert(className) }
    }
    if view.isAnimated { animatedCount += 1 }
    if view.isInexact { inexactCount += 1 }
    writer.object { writer in
      // Rows have names of their own, and the name of a view of another class would have that class.
      let isNamed = identifier != nil || view.row != nil || className != view.className
      let step = steps.next(className)
      if isNamed { writer.member("id", names.identify(name)) } else { names.ofLog[name] = step }
      noteUnsure(view, as: className, named: names.ofLog[name] ?? name)
      var inner = AppSceneNames.Steps(below: names.ofLog[name])
      writer.member("class", className)
      if let superclass { writer.member("superclass", superclass) }
      writeGeometry(of: view, to: &writer)
      for (flag, value) in view.flags { writer.member(flag, value) }
      if view.alpha != 1 { writer.member("alpha", view.alpha) }
      if view.tag != 0 { writer.member("tag", view.tag) }
      if isWindow, let level = view.level, level != 0 { writer.member("windowLevel", level) }
      if let text = view.text {
        textCount += 1
        if keepsTexts { writer.member("text", text) }
      }
      let kept = superclass ?? className
      if let control = view.control { write(control, of: kept, named: name, to: &writer) }
      if let scroll = view.scroll, kept == "UIScrollView" { write(scroll, to: &writer) }
      writeRecognizers(of: view, named: name, to: &writer)
      guard !view.subviews.isEmpty, !Self.closedClasses.contains(kept) else { return }
      writer.key("subviews")
      writer.array { writer in
        var numbers: [String: Int] = [:]
        for subview in view.subviews {
          let number = numbers[subview.className, default: 0]
          numbers[subview.className] = number + 1
          let step: String
          if let row = subview.row {
            let kind =
              subview.superclasses.contains("UICollectionViewCell") || subview.className == "UICollectionViewCell"
            step = "\(kind ? "item" : "row")[\(row[0]),\(row[1])]"
          } else {
            step = "\(subview.className)[\(number)]"
          }
          write(subview, named: "\(name)/\(step)", isWindow: false, steps: &inner, to: &writer)
        }
      }
    }
  }

  /// The classes of UIKit that become plain views and whose hit test is that of UIView.
  private static let plainClasses: Set<String> = [
    "UITableView", "UITableViewCell", "UITableViewCellContentView", "UICollectionView", "UICollectionViewCell",
    "UICollectionReusableView", "UIStackView",
  ]

  /// Whether a class of UIKit may decide about hits in a way that the scene does not have.
  private static func hasUnknownHitTest(_ className: String, isReplaced: Bool) -> Bool {
    className.hasPrefix("_UI") || isReplaced && className.hasPrefix("UI") && !plainClasses.contains(className)
  }

  /// Notes what the scene does not have of a view.
  private mutating func noteUnsure(_ view: AppView, as className: String, named name: String) {
    if view.isAnimated {
      unsureHits[name] = "was moving when the scene was read"
    } else if view.override != nil, className != view.className {
      unsureHits[name] = "has a hit test of the app's own (\(view.className)), which the scene does not have"
    } else if Self.hasUnknownHitTest(view.className, isReplaced: replaced[view.className] != nil) {
      unsureNearHits[name] = "is a \(view.className) in the app, whose hit test the scene does not have"
    }
    if view.recognizers.contains(where: \.hasDelegate) {
      unsureBehaviour[name] = "has a recognizer with a delegate of the app's own"
    } else if view.recognizers.contains(where: { sceneClass(of: $0) == "UIScreenEdgePanGestureRecognizer" }) {
      unsureBehaviour[name] =
        "has a recognizer for an edge of the screen, and a log does not state which touches come from there"
    } else if view.scroll?.hasDelegate == true {
      unsureBehaviour[name] = "has a delegate of the app's own"
    } else if replaced[view.className] != nil {
      unsureBehaviour[name] = "is a \(view.className) in the app, whose behaviour the scene does not have"
    } else if let recognizer = view.recognizers.first(where: { sceneClass(of: $0) == nil && !$0.isOfSystem }) {
      unsureBehaviour[name] = "has a recognizer that the scene does not have (\(recognizer.className))"
    } else if let recognizer = view.recognizers.first(where: {
      sceneClass(of: $0) != $0.className && !$0.isOfSystem
    }) {
      unsureBehaviour[name] = "has a recognizer of the app's own (\(recognizer.className))"
    }
  }

  /// The class in the scene of a recognizer; `nil` if the scene does not have it.
  private func sceneClass(of recognizer: AppRecognizer) -> String? {
    let candidates = [recognizer.className] + recognizer.superclasses
    guard let className = candidates.first(where: { Self.recognizerClasses.contains($0) }),
      !recognizer.className.hasPrefix("_"), className == recognizer.className || !isPartOfUIKit(recognizer)
    else { return nil }
    return className
  }

  /// The class of a view in the scene, and the superclass of a class that only the app has.
  private mutating func sceneClass(of view: AppView, isWindow: Bool) -> (name: String, superclass: String?) {
    let root = isWindow ? "UIWindow" : "UIView"
    if Self.keptClasses.contains(view.className) { return (view.className, nil) }
    let superclass = view.superclasses.first { Self.keptClasses.contains($0) } ?? root
    guard isKnownClass(view.className) else { return (view.className, superclass == root ? nil : superclass) }
    replaced[view.className] = superclass
    return (superclass, nil)
  }

  private func writeGeometry(of view: AppView, to writer: inout JSONWriter) {
    let (width, height) = (max(view.bounds[2], 0), max(view.bounds[3], 0))
    let anchor = view.anchorPoint ?? [0.5, 0.5]
    let frame = [view.center[0] - width * anchor[0], view.center[1] - height * anchor[1], width, height]
    // A difference of finite numbers can be infinite, which no scene has.
    writer.member("frame", frame.map { $0.isFinite ? $0 : 0 })
    if let anchor = view.anchorPoint { writer.member("anchorPoint", anchor) }
    if let transform = view.transform { writer.member("transform", transform) }
    if view.bounds[0] != 0 || view.bounds[1] != 0 { writer.member("boundsOrigin", [view.bounds[0], view.bounds[1]]) }
  }

  private mutating func write(
    _ control: AppControl, of className: String, named name: String, to writer: inout JSONWriter
  ) {
    handlers[name] = control.handlers
    guard ["UIControl", "UIButton", "UISwitch", "UISlider"].contains(className) else { return }
    if !control.isEnabled { writer.member("isEnabled", false) }
    if control.isSelected { writer.member("isSelected", true) }
    if className == "UISwitch", let isOn = control.isOn { writer.member("isOn", isOn) }
    if className == "UISlider", let values = control.values, values[1] >= values[0] {
      writer.member("minimumValue", values[0])
      writer.member("maximumValue", values[1])
      writer.member("value", min(max(values[2], values[0]), values[1]))
    }
    if className == "UISlider", !control.isContinuous { writer.member("isContinuous", false) }
    let named = control.handlers.filter { !$0.names.isEmpty && AppControlEvents.names.contains($0.event) }
    guard !named.isEmpty else { return }
    writer.key("actions")
    writer.object { writer in
      for (event, names) in named { writer.member(event, names[0].isEmpty ? "action" : names[0]) }
    }
  }

  private func write(_ scroll: AppScrollView, to writer: inout JSONWriter) {
    writer.member("contentSize", scroll.contentSize)
    writer.member("contentInset", scroll.contentInset)
    writer.member("contentInsetAdjustmentBehavior", "never")
    for (flag, value) in scroll.flags { writer.member(flag, value) }
    if let rate = scroll.decelerationRate, (0..<1).contains(rate) { writer.member("decelerationRate", rate) }
  }

  private mutating func writeRecognizers(of view: AppView, named name: String, to writer: inout JSONWriter) {
    var made: [(recognizer: AppRecognizer, className: String, id: String?)] = []
    var (logged, counts) = ([String: Int](), [String: Int]())
    for recognizer in view.recognizers {
      let number = logged[recognizer.className, default: 0]
      logged[recognizer.className] = number + 1
      if recognizer.isPartOfScrollView { continue }
      guard let className = sceneClass(of: recognizer) else {
        omittedRecognizers.insert(recognizer.className)
        continue
      }
      let loggedName = recognizer.name ?? "\(recognizer.className)[\(number)]"
      let sceneNumber = counts[className, default: 0]
      counts[className] = sceneNumber + 1
      let isUnique = recognizer.name.map { recognizerNameCounts[$0] == 1 } ?? false
      let needsID = className != recognizer.className
      let stated = isUnique ? recognizer.name : needsID ? "\(name)/\(loggedName)" : nil
      let id = stated.map { names.legal($0) }
      recognizers[name, default: [:]][loggedName] = id ?? "\(className)[\(sceneNumber)]"
      made.append((recognizer, className, id))
    }
    guard !made.isEmpty else { return }
    writer.member("gestureRecognizers", objects: made) { writer, made in
      if let id = made.id { writer.member("id", id) }
      writer.member("class", made.className)
      for (flag, value) in made.recognizer.flags { writer.member(flag, value) }
      AppRecognizerKeys.write(made.recognizer, as: made.className, to: &writer)
    }
  }

  /// Recognizers of UIKit that are subclasses of its public ones.
  private func isPartOfUIKit(_ recognizer: AppRecognizer) -> Bool {
    recognizer.className.hasPrefix("UI") && recognizer.className.hasSuffix("GestureRecognizer")
  }
}
