import Foundation

extension Generator {
  /// A scene of one to three windows.
  mutating func scene(withControllers: Bool = true) -> SceneShape {
    var windows: [ViewShape] = []
    for index in 0..<weighted([(1, 6), (2, 3), (3, 1)]) {
      // A front window that fills the screen would take all touches from the windows behind it.
      let frame =
        index == 0
        ? CGRect(origin: .zero, size: screen)
        : CGRect(x: number(0...200), y: number(0...600), width: number(60...300), height: number(60...400))
      var window = view("UIWindow", frame: frame, depth: 3)
      window.id = "window\(index)"
      if index > 0, chance(0.2) { window.keys["isHidden"] = "true" }
      if chance(0.1) { window.keys["windowLevel"] = "\(whole(-1...2))" }
      windows.append(window)
    }
    var scene = SceneShape(windows: windows)
    if withControllers, chance(0.3) { addControllers(to: &scene) }
    link(&scene)
    if scene.hasControllers || chance(0.4) { addReactions(to: &scene) }
    return scene
  }

  mutating func view(_ className: String, frame: CGRect, depth: Int) -> ViewShape {
    var view = ViewShape(id: "v\(nextViewNumber())", className: className, frame: frame)
    // Without an id the view is named by its path.
    if chance(0.15) { view.id = "" }
    let isWindow = className == "UIWindow"
    addFlags(to: &view, isWindow: isWindow)
    addControlKeys(to: &view)
    for _ in 0..<weighted([(0, 3), (1, 4), (2, 3), (3, 1)]) { view.recognizers.append(recognizer()) }
    guard depth > 0 else { return view }
    switch className {
    case "UIScrollView": return scrolling(view, depth: depth)
    case "UITableView": return table(view)
    default: break
    }
    for _ in 0..<weighted(isWindow ? [(1, 1), (2, 3), (3, 2)] : [(0, 4), (1, 3), (2, 2), (3, 1)]) {
      view.subviews.append(self.view(randomClass(), frame: frameInside(frame.size), depth: depth - 1))
    }
    return view
  }

  mutating func randomClass() -> String {
    weighted([
      ("UIView", 10), ("UIButton", 4), ("UISwitch", 2), ("UISlider", 2), ("UIControl", 2), ("UILabel", 1),
      ("UIImageView", 1), ("UIScrollView", 4), ("UITableView", 1),
    ])
  }

  mutating func frameInside(_ size: CGSize) -> CGRect {
    // Most frames are well inside, some cross the edge.
    let width = number(30...max(size.width * 0.9, 60))
    let height = number(24...max(size.height * 0.7, 48))
    return CGRect(
      x: number(-10...max(size.width - width, 0) + 10), y: number(-10...max(size.height - height, 0) + 10),
      width: width, height: height)
  }

  private mutating func addFlags(to view: inout ViewShape, isWindow: Bool) {
    if ["UILabel", "UIImageView"].contains(view.className), chance(0.5) {
      view.keys["isUserInteractionEnabled"] = "true"
    }
    if chance(0.35) { view.keys["isMultipleTouchEnabled"] = "true" }
    if chance(0.1) { view.keys["isExclusiveTouch"] = "true" }
    guard !isWindow else { return }
    if chance(0.06) { view.keys["alpha"] = pick(["0", "0.005", "0.01", "0.02", "0.5"]) }
    if chance(0.04) { view.keys["isHidden"] = "true" }
    if chance(0.04) { view.keys["isUserInteractionEnabled"] = "false" }
    if chance(0.08) {
      view.keys["transform"] = pick([
        "[0.5, 0, 0, 0.5, 0, 0]", "[0, 1, -1, 0, 0, 0]", "[1, 0, 0, 1, 20, -30]", "[0.8, 0.3, -0.2, 1.1, 0, 10]",
      ])
    }
    if chance(0.08), !["UISwitch", "UISlider", "UIScrollView", "UITableView"].contains(view.className) {
      view.keys["boundsOrigin"] = "[\(whole(-20...40)), \(whole(-20...40))]"
    }
  }

  private mutating func addControlKeys(to view: inout ViewShape) {
    switch view.className {
    case "UIButton", "UIControl":
      // A control that acts on touchDown may remove views that are being touched.
      let event = pick(["touchUpInside", "touchUpInside", "touchDown", "touchDragInside"])
      view.keys["actions"] = #"{"\#(event)": "fired-\#(view.id)"}"#
    case "UISwitch":
      view.frame.size = CGSize(width: 51, height: 31)
      if chance(0.5) { view.keys["isOn"] = "true" }
    case "UISlider":
      view.frame.size.height = 34
      view.keys["value"] = "\(number(0...1))"
      if chance(0.3) { view.keys["isContinuous"] = "false" }
    default:
      return
    }
    if chance(0.08) { view.keys["isEnabled"] = "false" }
  }
}
