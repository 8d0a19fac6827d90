import Foundation

extension Generator {
  /// Moves the content of the first window into a navigation stack and adds pages that may be shown later.
  mutating func addControllers(to scene: inout SceneShape) {
    var root = ViewShape(
      id: "v\(nextViewNumber())", className: "UIView", frame: CGRect(origin: .zero, size: screen), isOfController: true,
      subviews: scene.windows[0].subviews)
    if chance(0.5) { root.recognizers.append(recognizer()) }
    scene.windows[0].subviews = [root]
    for _ in 0..<whole(1...2) {
      var page = view("UIView", frame: CGRect(origin: .zero, size: screen), depth: 2)
      page.isOfController = true
      for key in ["transform", "boundsOrigin", "alpha", "isHidden", "isUserInteractionEnabled"] { page.keys[key] = nil }
      scene.pages.append(page)
    }
  }

  /// A change of the controllers that are shown.
  mutating func change(ofControllersOf scene: SceneShape) -> ReactionShape.Change {
    let page = "page\(whole(0...scene.pages.count - 1))"
    let animated = #""animated": \#(chance(0.7))"#
    switch whole(0...5) {
    case 0, 1: return .init(json: #"{"push": "\#(page)", "in": "stack", \#(animated)}"#, ids: ["stack", page])
    case 2: return .init(json: #"{"pop": true, "in": "stack", \#(animated)}"#, ids: ["stack"])
    case 3, 4: return .init(json: #"{"present": "\#(page)", "from": "root", \#(animated)}"#, ids: ["root", page])
    default: return .init(json: #"{"dismiss": "\#(page)", \#(animated)}"#, ids: [page])
    }
  }
}
