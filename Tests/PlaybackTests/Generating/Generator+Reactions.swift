import Foundation

extension Generator {
  /// Adds changes that some of the scene's actions make.
  mutating func addReactions(to scene: inout SceneShape) {
    let actions = scene.actionNames.sorted()
    guard !actions.isEmpty else { return }
    for _ in 0..<whole(2...8) {
      let action = pick(actions)
      guard !scene.reactions.contains(where: { $0.action == action }) else { continue }
      let changes = (0..<whole(1...2)).compactMap { _ in change(of: scene) }
      if !changes.isEmpty { scene.reactions.append(ReactionShape(action: action, changes: changes)) }
    }
  }

  private mutating func change(of scene: SceneShape) -> ReactionShape.Change? {
    if scene.hasControllers, chance(0.6) { return change(ofControllersOf: scene) }
    let views = scene.views.filter { !$0.id.isEmpty && $0.className != "UIWindow" && !$0.isOfController }
    guard !views.isEmpty else { return nil }
    let view = pick(views)
    switch whole(0...9) {
    case 0:
      return .init(json: #"{"remove": "\#(view.id)"}"#, ids: [view.id])
    case 1:
      return .init(
        json: #"{"add": {"frame": [5, 5, 80, 60]}, "to": "\#(view.id)", "at": 0}"#, ids: [view.id])
    case 2:
      guard let scrollView = views.first(where: { $0.className == "UIScrollView" }) else { return nil }
      return .init(
        json: #"{"scroll": "\#(scrollView.id)", "to": [0, \#(whole(0...60))], "animated": \#(chance(0.5))}"#,
        ids: [scrollView.id], movedIDs: [scrollView.id])
    case 3:
      guard let recognizer = scene.recognizers.randomElement(using: &random) else { return nil }
      let isEnabled = chance(0.3)
      return .init(
        json: #"{"set": {"recognizer": "\#(recognizer.id)", "isEnabled": \#(isEnabled)}}"#, ids: [recognizer.id])
    case 4:
      let inner = value(of: view)
      return .init(
        json: #"{"after": \#(pick([0, 0.05, 0.3, 1])), "do": [\#(inner)]}"#, ids: [view.id])
    case 5, 6:
      let animation = pick([
        #"{"duration": 0.3}"#, #"{"duration": 0.6, "allowUserInteraction": true}"#,
        #"{"duration": 0.4, "dampingRatio": 0.6, "delay": 0.1}"#,
      ])
      let (x, y) = (view.frame.minX + number(-20...20), view.frame.minY + number(-20...20))
      let inner =
        view.keys["transform"] == nil && !["UIScrollView", "UITableView", "UITableViewCell"].contains(view.className)
        ? #"{"set": {"view": "\#(view.id)", "frame": [\#(x), \#(y), \#(view.frame.width), \#(view.frame.height)]}}"#
        : #"{"set": {"view": "\#(view.id)", "alpha": 0.6}}"#
      return .init(json: #"{"animate": \#(animation), "do": [\#(inner)]}"#, ids: [view.id])
    default:
      return .init(json: value(of: view), ids: [view.id])
    }
  }

  private mutating func value(of view: ViewShape) -> String {
    var values = [
      #""isHidden": true"#, #""isHidden": false"#, #""isUserInteractionEnabled": false"#, #""alpha": 0"#,
      #""alpha": 1"#,
      #""isMultipleTouchEnabled": true"#, #""transform": [1, 0, 0, 1, 15, 0]"#,
    ]
    if ["UIButton", "UIControl", "UISwitch", "UISlider"].contains(view.className) {
      values += [#""isEnabled": false"#, #""isEnabled": true"#]
    }
    if ["UIScrollView", "UITableView"].contains(view.className) {
      values += [#""isScrollEnabled": false"#, #""isScrollEnabled": true"#]
    }
    return #"{"set": {"view": "\#(view.id)", \#(pick(values))}}"#
  }
}

extension SceneShape {
  /// The names of all actions that controls and recognizers send.
  var actionNames: Set<String> {
    var names: Set<String> = []
    for view in views {
      // {"touchUpInside": "tapped", …}: every second string is a name.
      let words = (view.keys["actions"] ?? "").split(separator: "\"").map(String.init)
      for index in words.indices where index % 4 == 3 { names.insert(words[index]) }
    }
    for recognizer in recognizers {
      if let action = recognizer.keys["action"] { names.insert(String(action.dropFirst().dropLast())) }
    }
    return names
  }
}
